/** The statements of the summary page: the clerk's words about the whole, then the sums of the answers and grades. */
import type { Answer } from '#domain/condition.ts';
import type { ReportDocument } from '../../report-document.ts';
import type { ReportRoom, ScaleRoom, SimplifiedRoom } from '../../report-room.ts';
import { isBadNews, isTrouble } from './answer-tone.ts';
import { answerWord, questionsOf, scaleLabel, scaleSteps, worstStep } from './condition-words.ts';
import type { Fact } from '../report-view.ts';
import { shorten } from './text-parts.ts';

/** More would be a second report. */
const most = 10;
const longest = 260;

/** Lines of an overview that speak of the property and not of a part of it. */
const ofTheWhole =
  /^(overall|general)\b|^(significant findings|review date|follow[ -]?up|next (visit|review)|reason for visit|scope and assessor|cleanliness|condition)$/i;

export function overallStatements({ statements, rooms }: ReportDocument): Fact[] {
  const written = rooms.flatMap((room) => (room.blockType === 'OVERVIEW' ? room.items : []));
  const names = written.map(({ name }) => name.trim());
  // A question of every room speaks of that room.
  const isOnce = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  const found = written.flatMap(({ name, condition }) =>
    ofTheWhole.test(name.trim()) && isOnce(name.trim()) && typeof condition === 'string' && condition.trim() !== ''
      ? [{ label: name, value: shorten(condition, longest) }]
      : [],
  );
  return [...statements, ...found, ...rooms.flatMap(tallyOf)].slice(0, most);
}

function tallyOf(room: ReportRoom): Fact[] {
  if (room.blockType === 'SCALE') return tallyOfScale(room);
  return room.blockType === 'SIMPLIFIED' ? tallyOfQuestions(room) : [];
}

/** `5 As new: 3 · 4 Good: 10 · 2 Poor: 1 (Bathroom)` */
function tallyOfScale(room: ScaleRoom): Fact[] {
  const graded = room.items.filter((item) => item.condition !== null);
  if (graded.length === 0) return [];
  const worst = worstStep(room);
  const isLowWorst = worst === undefined || worst === scaleSteps(room)[0];
  // The worst given grade comes last, with the names of the items that have it.
  const grades = [...new Set(graded.map((item) => item.condition as number))].sort((a, b) =>
    isLowWorst ? b - a : a - b,
  );
  const parts = grades.map((grade, at) => {
    const items = graded.filter((item) => item.condition === grade);
    const label = scaleLabel(room, grade);
    const names = at === grades.length - 1 && grades.length > 1 ? named(items.map(({ name }) => name)) : '';
    return `${label === null ? `Grade ${grade}` : `${grade} ${label}`}: ${items.length}${names}`;
  });
  return [{ label: `${shorten(room.name, 40)}, by grade`, value: parts.join(' · ') }];
}

/** `Kept clean: Yes 4, No 1 (Bathroom)`: the items with the bad answer are named. */
function tallyOfQuestions(room: SimplifiedRoom): Fact[] {
  const lines = questionsOf(room).map((question) => {
    const bad = room.items.filter((item) => isBadNews(question, answerTo(item.condition, question)));
    const counts = ([1, 0, 2, null] as Answer[]).map((answer) => {
      const given = room.items.filter((item) => answerTo(item.condition, question) === answer).length;
      const isBad = answer === (isTrouble(question) ? 1 : 0);
      return given === 0 ? '' : `${answerWord(answer)} ${given}${isBad ? named(bad.map(({ name }) => name)) : ''}`;
    });
    return `${question}: ${counts.filter(Boolean).join(', ')}`;
  });
  return lines.length === 0 || lines.length > 5
    ? []
    : [{ label: `${shorten(room.name, 40)}, by answer`, value: lines.join('\n') }];
}

function answerTo(condition: Record<string, Answer> | null, question: string): Answer {
  return condition?.[question] ?? null;
}

/** Three at most: the rooms have the rest. */
function named(names: string[]): string {
  return names.length === 0 || names.length > 3 ? '' : ` (${names.map((name) => shorten(name, 40)).join(', ')})`;
}

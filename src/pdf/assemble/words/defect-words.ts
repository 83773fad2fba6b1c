/** The fault that an action is for, in the words of the report. */
import type { Answer } from '#domain/condition.ts';
import { saysAsBefore } from '#domain/as-before.ts';
import type { ReportItem, ReportRoom } from '../../report-room.ts';
import { isBadNews } from './answer-tone.ts';
import { answerWord, conditionWords } from './condition-words.ts';
import { shorten } from './text-parts.ts';

type Place = { room: ReportRoom; item: ReportItem<unknown> };

/** The rest stands with the item, to which the action leads. */
const mostLetters = 220;

/** Null where the report records nothing that was found. `before` is its place in the report that it continues. */
export function defectWords({ room, item }: Place, before: Place | undefined): string | null {
  const words = ownWords(room, item);
  const isEarlier = words !== null && before !== undefined && saysAsBefore(words);
  const said = isEarlier ? `${words}: ${conditionWords(before.room, before.item) ?? ''}` : (words ?? item.description);
  return said === null || said.trim() === '' ? null : shorten(said, mostLetters);
}

/** Answers that are no bad news are no reason for an action. */
function ownWords(room: ReportRoom, item: ReportItem<unknown>): string | null {
  if (room.blockType !== 'SIMPLIFIED') return conditionWords(room, item);
  const answers = Object.entries((item.condition ?? {}) as Record<string, Answer>);
  const bad = answers.filter(([question, answer]) => isBadNews(question, answer));
  return bad.map(([question, answer]) => `${question}: ${answerWord(answer)}`).join('; ') || null;
}

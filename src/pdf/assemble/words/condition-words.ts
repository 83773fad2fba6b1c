/** Puts conditions into words, for every kind of room. */
import { answerWords, type Answer } from '#domain/condition.ts';
import type { ReportItem, ReportRoom } from '../../report-room.ts';

export function answerWord(answer: Answer): string {
  return answer === null ? 'Not answered' : answerWords[answer];
}

/** One line for comparisons and lists; null when the condition is empty. */
export function conditionWords(room: ReportRoom, item: ReportItem<unknown>): string | null {
  const { condition } = item;
  switch (room.blockType) {
    case 'SIMPLIFIED': {
      const answers = (condition ?? {}) as Record<string, Answer>;
      // In the order of the questions; the stored answers have none.
      const given = questionsOf({ ...room, items: [item] } as ReportRoom).filter((question) => question in answers);
      return given.map((question) => `${question}: ${answerWord(answers[question] ?? null)}`).join('; ') || null;
    }
    case 'CHECKLIST':
      return condition === null ? null : answerWord(condition as Answer);
    case 'SCALE':
      return condition === null ? null : scaleWords(room, condition as number);
    case 'KEYS':
    case 'MANUALS':
      return null;
    default:
      return printed(condition);
  }
}

/** A condition that no rule covers is shown as it was stored. */
function printed(condition: unknown): string | null {
  if (condition === null || condition === undefined || condition === '') return null;
  return typeof condition === 'string' ? condition : JSON.stringify(condition);
}

/** `4 of 5: Good` when the option set has a label such as `4 Good`, else `4 of 5`. */
export function scaleWords(room: Pick<ReportRoom, 'optionSet'>, value: number): string {
  const label = scaleLabel(room, value);
  const steps = scaleSteps(room);
  const top = steps.at(-1);
  const grade = top === undefined ? String(value) : `${value} of ${top}`;
  return label === null ? grade : `${grade}: ${label}`;
}

/** The steps of the scale in ascending order; empty when its option set does not name them. */
export function scaleSteps(room: Pick<ReportRoom, 'optionSet'>): number[] {
  const steps = (room.optionSet?.options ?? []).map((option) => (typeof option === 'number' ? option : stepOf(option)));
  return steps.filter((step) => step !== null).sort((a, b) => a - b);
}

/** On most scales the lowest step is the worst; on one that grades trouble (`Severity 0 to 10`) it is the highest. */
const gradesTrouble = /\b(likelihood|severity|risk|hazards?|damp|mould|damage|urgency|impact)\b/i;

export function worstStep(room: Pick<ReportRoom, 'name' | 'optionSet'>): number | undefined {
  const steps = scaleSteps(room);
  return gradesTrouble.test(`${room.name} ${room.optionSet?.name ?? ''}`) ? steps.at(-1) : steps[0];
}

export function scaleLabel(room: Pick<ReportRoom, 'optionSet'>, value: number): string | null {
  for (const option of room.optionSet?.options ?? []) {
    if (typeof option === 'string' && stepOf(option) === value) {
      const label = option.replace(/^\s*-?\d+\s*[-–:.=]?\s*/, '');
      if (label !== '') return label;
    }
  }
  return null;
}

/** `4 Good` → 4 */
function stepOf(option: string): number | null {
  const [digits] = /^\s*-?\d+/.exec(option) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The questions of a SIMPLIFIED room: those of its option set, then those that only its items have. */
export function questionsOf(room: ReportRoom): string[] {
  const questions = new Set((room.optionSet?.options ?? []).map(String));
  for (const item of room.items) {
    if (item.condition !== null && typeof item.condition === 'object') {
      for (const question of Object.keys(item.condition)) questions.add(question);
    }
  }
  return [...questions];
}

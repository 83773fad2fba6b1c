/** The conditions that an item may hold, by the block type of its room. */
import { hasCondition } from './block-type.ts';

/** 0 = No, 1 = Yes, 2 = N/A, null = unanswered. */
export type Answer = 0 | 1 | 2 | null;
export type Condition = string | number | Record<string, Answer> | null;
export type OptionSet = { id: number; name: string; editable: boolean; options: (string | number)[] };

export const answerWords = { 0: 'No', 1: 'Yes', 2: 'N/A' } as const;

function isAnswer(value: unknown): value is Answer {
  return value === null || value === 0 || value === 1 || value === 2;
}

/** The reason why a condition does not fit its room, in words; undefined when it fits. */
export function conditionFault(blockType: string, options: OptionSet | null, condition: unknown): string | undefined {
  switch (blockType) {
    case 'DETAILED':
    case 'OVERVIEW':
    case 'METERS':
      return condition === null || typeof condition === 'string' ? undefined : 'must be text or null in this room';
    case 'CHECKLIST':
      return isAnswer(condition) ? undefined : 'must be 0 (No), 1 (Yes), 2 (N/A) or null in a checklist';
    case 'SCALE':
      return scaleFault(options, condition);
    case 'SIMPLIFIED':
      return simplifiedFault(options, condition);
    case 'KEYS':
    case 'MANUALS':
      return condition === null ? undefined : 'must be null: items of this room have no condition';
    default:
      return `cannot be changed: this version does not know block type ${blockType}`;
  }
}

function scaleFault(options: OptionSet | null, condition: unknown): string | undefined {
  if (condition === null) return undefined;
  if (!Number.isInteger(condition)) return 'must be a whole number of the scale, or null';
  const steps = (options?.options ?? []).filter((step) => typeof step === 'number');
  if (steps.length === 0 || steps.includes(condition as number)) return undefined;
  return `must be one of ${steps.join(', ')}`;
}

function simplifiedFault(options: OptionSet | null, condition: unknown): string | undefined {
  if (condition === null) return undefined;
  if (typeof condition !== 'object' || Array.isArray(condition)) return 'must map each question to 0, 1, 2 or null';
  const questions = (options?.options ?? []).map(String);
  const given = Object.entries(condition);
  const misanswered = given.filter(([, answer]) => !isAnswer(answer)).map(([question]) => question);
  const unasked =
    questions.length > 0 ? given.map(([question]) => question).filter((question) => !questions.includes(question)) : [];
  const faults = [
    misanswered.length > 0 &&
      `answers ${quoted(misanswered)} with something other than 0 (No), 1 (Yes), 2 (N/A) or null`,
    unasked.length > 0 && `asks ${quoted(unasked)}, which the room's option set does not have`,
  ];
  return faults.filter(Boolean).join(', and ') || undefined;
}

const quoted = (questions: string[]) => questions.map((question) => `'${question}'`).join(', ');

/** The reason why a room of this block type cannot have the option set, in words; undefined when it can. */
export function optionSetFault(blockType: string, { name, options }: OptionSet): string | undefined {
  const wanted = blockType === 'SCALE' ? 'number' : 'string';
  if (options.every((option) => typeof option === wanted)) return undefined;
  return blockType === 'SCALE'
    ? `A SCALE room needs an option set of whole numbers; '${name}' has words.`
    : `A ${blockType} room needs an option set of questions; '${name}' has numbers.`;
}

/** Puts answers in the order of the option set, as its author wrote it; JSON in the database keeps no order. */
export function inOrderOf(options: OptionSet | null, condition: Condition): Condition {
  if (options === null || condition === null || typeof condition !== 'object') return condition;
  const asked = options.options.map(String).filter((question) => question in condition);
  return Object.fromEntries(
    [...asked, ...Object.keys(condition)].map((question) => [question, condition[question] ?? null]),
  );
}

/** The condition of a new item: questions seeded from the option set, else null. */
export function emptyCondition(blockType: string, options: OptionSet | null): Condition {
  if (blockType !== 'SIMPLIFIED') return null;
  return Object.fromEntries((options?.options ?? []).map((question) => [String(question), null]));
}

/** True when an answer is still missing: used by outlines and checks. */
export function isUnanswered(blockType: string, condition: Condition): boolean {
  if (!hasCondition(blockType)) return false;
  if (condition === null || condition === '') return true;
  return typeof condition === 'object' && Object.values(condition).some((answer) => answer === null);
}

/** A word of a dictation that nobody could make out: the typist marks its place, Submit names it, and the reviewer listens. */
export const unclearMark = '[?]';

export const isUnclear = (text: unknown): boolean => typeof text === 'string' && text.includes(unclearMark);

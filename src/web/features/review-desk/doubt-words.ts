/** The reasons for a stop in words. */
import { findContradiction, contradictionWords } from '#domain/check/contradiction.ts';
import type { Doubt, ReviewedItem } from '#domain/review/doubts.ts';

const words: Record<Doubt, string> = {
  altered: 'Changed since it was handed on',
  grade: 'The grade leaps',
  contradictory: 'Grade and words differ',
  reading: 'Not a reading that can be',
  alarm: 'The alarm did not pass',
  untested: 'No test',
  idle: 'An action without a finding',
  unassigned: 'Nobody responsible',
  unclear: 'Unclear words',
  vague: 'No place or size',
  unanswered: 'Unanswered',
  new: 'New wording',
  unseen: 'No photo',
  unchecked: 'Not confirmed',
};

export const doubtText = (doubt: Doubt): string => words[doubt];

/** With what contradicts what, where that is known. */
export function doubtTextAt(doubt: Doubt, { now }: ReviewedItem, day: string): string {
  const found = doubt === 'contradictory' ? findContradiction(now, day) : undefined;
  return found === undefined ? words[doubt] : contradictionWords[found];
}

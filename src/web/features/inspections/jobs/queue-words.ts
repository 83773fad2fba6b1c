/** A report of the queue in words: how much there is to look at, and until when it is needed. */
import type { QueuedReview } from '#web/queries/generated/types.gen.ts';
import { dateText } from '#web/ui/time/date-text.ts';

/** `9 of 51 items · 2 questions` */
export function doubtText({ changed, items, questions }: QueuedReview): string {
  const open = questions === 1 ? '1 question' : `${questions} questions`;
  return questions === 0 ? `${changed} of ${items} items` : `${changed} of ${items} items · ${open}`;
}

/** `Tue 1 Dec 2026, moving in` */
export const neededText = ({ needed_on: day, needed_for: what }: QueuedReview): string =>
  day === null ? '' : `${dateText(day, { isShort: true })}, ${what === 'tenancy' ? 'moving in' : 'next visit'}`;

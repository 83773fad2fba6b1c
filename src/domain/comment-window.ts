/** How long a finished report takes comments and signatures: from Complete for the account's days, and never beyond Closed. */
import type { InspectionStateCode } from './inspection-state.ts';

/** The usual week of the trade. */
export const standardCommentDays = 7;
export const mostCommentDays = 365;

const DAY = 24 * 3600 * 1000;

export type CommentWindow = {
  open: boolean;
  /** The moment when the window ends or ended. */
  until: string | null;
};
export type Finished = { state: InspectionStateCode; completedAt: string | null; closedAt: string | null };

/** `now` in milliseconds, as `Date.now()` gives them. */
export function commentWindow({ state, completedAt, closedAt }: Finished, days: number, now: number): CommentWindow {
  const until = commentWindowEnd({ state, completedAt, closedAt }, days);
  return { open: state === 400 && until !== null && now < Date.parse(until), until };
}

/** The end without regard to the current time, for print, which must not depend on when it is made. */
export function commentWindowEnd({ state, completedAt, closedAt }: Finished, days: number): string | null {
  if (completedAt === null) return null;
  const byTheClock = Date.parse(completedAt) + days * DAY;
  const end = state === 500 && closedAt !== null ? Math.min(byTheClock, Date.parse(closedAt)) : byTheClock;
  return new Date(end).toISOString().replace('Z', '+00:00');
}

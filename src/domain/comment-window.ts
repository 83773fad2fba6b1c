/** How long a finished report takes comments and signatures: for the account's days from its first completion. */
import { type InspectionStateCode, states } from './inspection-state.ts';

/** The usual week of the trade. */
export const standardCommentDays = 7;
export const mostCommentDays = 365;

const DAY = 24 * 3600 * 1000;

export type CommentWindow = {
  open: boolean;
  /** The moment when the window ends or ended. */
  until: string | null;
};
/** `commentsUntil` is kept when the report is first completed; neither closing nor reopening moves it. */
export type Commented = { state: InspectionStateCode; commentsUntil: string | null };

/** `now` in milliseconds, as `Date.now()` gives them. */
export function commentWindow({ state, commentsUntil }: Commented, now: number): CommentWindow {
  if (state < states.complete || commentsUntil === null) return { open: false, until: null };
  return { open: now < Date.parse(commentsUntil), until: commentsUntil };
}

export function commentWindowEnd(completedAt: string, days: number): string {
  return new Date(Date.parse(completedAt) + days * DAY).toISOString().replace('Z', '+00:00');
}

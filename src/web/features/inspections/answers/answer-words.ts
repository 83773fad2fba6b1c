/** The answer of the clerk to a visit, in words for the office. */
import { states } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant, isInspectionType } from '#domain/inspection-type.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';

type Answered = Pick<Inspection, 'state' | 'type' | 'clerk' | 'clerk_accepted_at'>;

/** `Accepted 12 Nov`; undefined where nobody is asked, it is too late to ask, or the reader is of a client. */
export function answerText({ state, type, clerk, clerk_accepted_at: at }: Answered): string | undefined {
  if (at === undefined || clerk === null || (isInspectionType(type.id) && isCarriedOutByTenant(type.id)))
    return undefined;
  if (at !== null) return `Accepted ${dateText(toWallTime(at).date, { isShort: true })}`;
  return state.id === states.assigned ? 'Not answered yet' : undefined;
}

/** While there is nobody else. */
export function declinedText({ state, declined }: Pick<Inspection, 'state' | 'declined'>): string | undefined {
  if (declined == null || state.id !== states.pending) return undefined;
  return `Declined by ${declined.clerk.name}: ${declined.reason}`;
}

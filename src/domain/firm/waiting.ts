/** Waiting at the door: apart from its price, which few pages need. */
import { states } from '../inspection-state.ts';
import { type InspectionTypeCode, isCarriedOutByTenant } from '../inspection-type.ts';

/** Its clerk, or a manager for them; the state machine's `checkCrew` says until when. */
export function canNoteWaiting(
  visit: { state: number; type: number; clerkId: number | null },
  { userId, isManager }: { userId: number; isManager: boolean },
): boolean {
  if (isCarriedOutByTenant(visit.type as InspectionTypeCode)) return false;
  return isManager || (userId === visit.clerkId && visit.state < states.complete);
}

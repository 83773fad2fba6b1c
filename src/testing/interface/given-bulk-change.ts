/** Bulk changes: one to read, and one to undo; a plan for a clerk who is away, with its inspection; a time that is kept; and offers. */
import { states } from '#domain/inspection-state.ts';
import type { Ids } from '../everything-parts.ts';
import type { Office } from '../everything-office.ts';

/** Nothing else is on it. */
export const plannedDay = '2086-11-05';
export const heldTime = '2086-11-06T10:00:00+00:00';

export async function idsOfBulkChanges({ make, inspectionIn, users }: Office): Promise<Ids> {
  const given = async () =>
    make('/bulk-changes', {
      action: 'assign_clerk',
      staff_id: users.clerk.id,
      inspections: [{ id: await inspectionIn(states.pending) }],
    });
  const offered = async () =>
    make('/offers', {
      inspection_id: await inspectionIn(states.pending),
      staff_ids: [users.clerk.id],
      ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
  const planned = await inspectionIn(states.assigned, { conductAt: `${plannedDay}T10:00:00Z` });
  const day = { from: plannedDay, to: plannedDay };
  return {
    bulkChange: await given(),
    undoableBulkChange: await given(),
    schedulePlan: await make('/schedule/plans', { staff_id: users.clerk.id, ...day }),
    plannedInspection: planned,
    slotHold: await make('/slot-holds', { staff_id: users.clerk.id, conduct_date: heldTime, minutes: 60 }),
    offer: await offered(),
    offerToDecline: await offered(),
    offerToWithdraw: await offered(),
    visitToOffer: await inspectionIn(states.pending),
  };
}

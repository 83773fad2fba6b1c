/** Bulk changes: one to read, and one to undo. */
import { states } from '#domain/inspection-state.ts';
import type { Ids } from '../everything-parts.ts';
import type { Office } from '../everything-office.ts';

export async function idsOfBulkChanges({ make, inspectionIn, users }: Office): Promise<Ids> {
  const given = async () =>
    make('/bulk-changes', {
      action: 'assign_clerk',
      staff_id: users.clerk.id,
      inspections: [{ id: await inspectionIn(states.pending) }],
    });
  return { bulkChange: await given(), undoableBulkChange: await given() };
}

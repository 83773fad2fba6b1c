/** Takes back a start, while nobody has written to the report since. */
import type { Caller } from '#domain/caller.ts';
import { checkUnstart, inspectionStates } from '#domain/inspection-state.ts';
import type { Store } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { inspectionEventData } from './announce.ts';

export async function unstartInspection(
  store: Store,
  caller: Caller,
  id: number,
  check: (current: InspectionRow) => void,
): Promise<InspectionRow> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    const isWritten = await tx.initialization.isWritten(accountId, current.reportId, current.startedAt);
    const state = checkUnstart({ ...current, isWritten }, caller);
    await tx.inspections.change(accountId, id, { state, startedAt: null });
    await tx.audit.add(caller, {
      propertyId: current.propertyId,
      action: 'inspection.unstart',
      subject: { type: 'inspection', id },
      changes: [{ field: 'state', from: current.state, to: state }],
    });
    const row = await tx.inspections.get(caller, id);
    const from = { id: current.state, name: inspectionStates[current.state] };
    await tx.events.add(accountId, 'inspection.state_changed', inspectionEventData(row, { verb: 'unstart', from }));
    return row;
  });
}

/** Takes a completion back while its e-mails wait: nobody outside hears that it was there. */
import type { Caller } from '#domain/caller.ts';
import { checkTakingBack } from '#domain/correction/taking-back.ts';
import { inspectionStates } from '#domain/inspection-state.ts';
import type { Store } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { inspectionEventData } from './announce.ts';

export async function uncompleteInspection(
  store: Store,
  caller: Caller,
  id: number,
  check: (current: InspectionRow) => void,
): Promise<InspectionRow> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    const facts = await tx.reportVersions.findStandingOfCompletion(accountId, id);
    const state = checkTakingBack(current, facts, caller);
    const { stands, isLate } = await tx.reportVersions.takeBack(accountId, id);
    // Its minute ended in between: this refuses, and gives everything back.
    if (isLate) checkTakingBack(current, { isWaiting: false, hasLeft: false }, caller);
    await tx.signatures.takeBack(accountId, id);
    // The parties have not heard of an end that only this completion set.
    const commentsUntil = stands ? current.commentsUntil : null;
    await tx.inspections.change(accountId, id, { state, completedAt: null, sendsAt: null, commentsUntil });
    await tx.audit.add(caller, {
      propertyId: current.propertyId,
      action: 'inspection.uncomplete',
      subject: { type: 'inspection', id },
      changes: [{ field: 'state', from: current.state, to: state }],
    });
    const row = await tx.inspections.get(caller, id);
    const from = { id: current.state, name: inspectionStates[current.state] };
    await tx.events.add(accountId, 'inspection.state_changed', inspectionEventData(row, { verb: 'uncomplete', from }));
    return row;
  });
}

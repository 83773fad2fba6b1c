/** Takes back a cancellation: the inspection is what it was before, and the people are told of it again. */
import type { Caller } from '#domain/caller.ts';
import { checkRestore, inspectionStates } from '#domain/inspection-state.ts';
import { quietMinutes } from '#domain/message/message-wait.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { notifyWriters } from '../../notifications/notify-writers.ts';
import { tellOfChange } from '../../notifications/tell.ts';
import type { TellingServices } from '../../plugins/request-store.ts';
import { pricingChange, pricingOfRestored } from '../fees/visit-charges.ts';
import { inspectionEventData } from './announce.ts';

export async function restoreInspection(
  { store, server }: TellingServices,
  caller: Caller,
  id: number,
  check: (current: InspectionRow) => void,
): Promise<InspectionRow> {
  const { accountId } = caller;
  const { publicUrl } = server.settings;
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    const state = checkRestore(current, await tx.inspections.findCancelledFrom(accountId, id), caller);
    const pricing = pricingOfRestored(current);
    await tx.inspections.change(accountId, id, {
      state,
      pricing,
      closedAt: null,
      cancelledAt: null,
      cancellationReason: null,
      cancelledFrom: null,
    });
    await tx.audit.add(caller, {
      propertyId: current.propertyId,
      action: 'inspection.restore',
      subject: { type: 'inspection', id },
      changes: [
        { field: 'state', from: current.state, to: state },
        ...(current.cancellationReason === null
          ? []
          : [{ field: 'cancellation_reason', from: current.cancellationReason, to: null }]),
        ...pricingChange(current.pricing, pricing),
      ],
    });
    const row = await tx.inspections.get(caller, id);
    const from = { id: current.state, name: inspectionStates[current.state] };
    await tx.events.add(accountId, 'inspection.state_changed', inspectionEventData(row, { verb: 'restore', from }));
    await tellOfChange(tx, caller, { before: current, row }, publicUrl);
    // A slip that is taken back at once has made nobody put the report aside.
    if (!isFresh(current)) await notifyWriters(tx, caller, { before: current, row }, publicUrl);
    return row;
  });
}

const isFresh = ({ cancelledAt }: InspectionRow): boolean =>
  cancelledAt !== null && Date.parse(cancelledAt) > Date.now() - quietMinutes * 60_000;

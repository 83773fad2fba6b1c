/** Its clerk accepts a visit, or declines it: then nobody is assigned, and the office is told why. */
import type { Caller } from '#domain/caller.ts';
import { inspectionStates, stateWithClerk } from '#domain/inspection-state.ts';
import { fillNotification } from '#domain/message/notification-text.ts';
import { checkClerkAnswer } from '#domain/schedule/clerk-answer.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { findOffice } from '../../notifications/find-office.ts';
import { tellOfChange } from '../../notifications/tell.ts';
import { wordsOf } from '../../notifications/words.ts';
import type { TellingServices } from '../../plugins/request-store.ts';
import { inspectionEventData } from './announce.ts';

type Check = (current: InspectionRow) => void;

export async function acceptVisit(store: Store, caller: Caller, id: number, check: Check): Promise<InspectionRow> {
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    checkClerkAnswer(current, caller, Date.now());
    // A second press is the same answer.
    return current.clerkAcceptedAt === null ? writeAcceptance(tx, caller, current) : current;
  });
}

/** `current` is locked, and its clerk may answer. */
async function writeAcceptance(tx: StoreTransaction, caller: Caller, current: InspectionRow): Promise<InspectionRow> {
  const { accountId, id, propertyId } = current;
  await tx.inspections.change(accountId, id, {}, { now: ['clerkAcceptedAt'] });
  await tx.audit.add(caller, {
    propertyId,
    action: 'inspection.accept',
    subject: { type: 'inspection', id },
    changes: [],
  });
  const row = await tx.inspections.get(caller, id);
  await tx.events.add(accountId, 'inspection.updated', inspectionEventData(row, { changed: ['clerk_accepted_at'] }));
  return row;
}

export async function declineVisit(
  { store, server }: TellingServices,
  caller: Caller,
  { id, reason }: { id: number; reason: string },
  check: Check,
): Promise<InspectionRow> {
  const { publicUrl } = server.settings;
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    checkClerkAnswer(current, caller, Date.now());
    const row = await writeDeclination(tx, caller, current, reason);
    await tellOfChange(tx, caller, { before: current, row }, publicUrl);
    await tellOffice(tx, caller, { current, reason }, publicUrl);
    return row;
  });
}

async function writeDeclination(
  tx: StoreTransaction,
  caller: Caller,
  current: InspectionRow,
  reason: string,
): Promise<InspectionRow> {
  const { accountId, id, propertyId, clerkId } = current;
  const state = stateWithClerk(current.state, null);
  const changes = { state, clerkId: null, declinedBy: clerkId, declineReason: reason };
  await tx.inspections.change(accountId, id, changes, { now: ['declinedAt'] });
  await tx.audit.add(caller, {
    propertyId,
    action: 'inspection.decline',
    subject: { type: 'inspection', id },
    changes: [
      { field: 'reason', from: null, to: reason },
      { field: 'clerk', from: clerkId, to: null },
      { field: 'state', from: current.state, to: state },
    ],
  });
  const row = await tx.inspections.get(caller, id);
  const from = { id: current.state, name: inspectionStates[current.state] };
  await tx.events.add(accountId, 'inspection.updated', inspectionEventData(row, { changed: ['clerk', 'state'] }));
  await tx.events.add(accountId, 'inspection.state_changed', inspectionEventData(row, { verb: 'decline', from }));
  return row;
}

/** At once: a visit without anybody does not wait. */
async function tellOffice(
  tx: StoreTransaction,
  caller: Caller,
  { current, reason }: { current: InspectionRow; reason: string },
  publicUrl: string,
): Promise<void> {
  const { accountId, id } = current;
  const account = await tx.people.getAccount(accountId);
  const office = await findOffice(tx, current, account);
  // They know what they have just done.
  if (office === undefined || office.id === caller.userId) return;
  const link = `${publicUrl}/inspections/${id}`;
  const words = wordsOf(current, account, { name: office.name, note: `“${reason}”`, link });
  const message = fillNotification('visit_declined', words, account.settings.notifications);
  await tx.emails.add(accountId, [{ inspectionId: id, recipient: office.email, ...message }]);
}

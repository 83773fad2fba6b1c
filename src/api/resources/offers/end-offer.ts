/** Ends an offer: the first clerk to accept has the visit, clerks say no, or the office withdraws it. */
import type { Caller } from '#domain/caller.ts';
import { inspectionStates, stateWithClerk, states } from '#domain/inspection-state.ts';
import { Refusal } from '#domain/refusal.ts';
import { whyOver } from '#domain/schedule/offer.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { OfferRow } from '#store/inspections/offers.ts';
import { forgetUntold, tellNow } from '../../notifications/tell.ts';
import type { TellingServices } from '../../plugins/request-store.ts';
import { inspectionEventData } from '../inspections/announce.ts';
import { heldForAnother, takesHeldTime } from '../slots/held-time.ts';
import { announceOffer } from './make-offer.ts';

export function acceptOffer({ store, server }: TellingServices, caller: Caller, id: number): Promise<OfferRow> {
  const { accountId, userId: clerkId } = caller;
  return store.inTransaction(async (tx) => {
    const { offer, row } = await lockOffer(tx, caller, id);
    checkIsAsked(offer, clerkId);
    // A second press is the same answer.
    if (offer.acceptedBy?.id === clerkId && row.clerkId === clerkId) return offer;
    checkOpen(offer);
    if (await takesHeldTime(tx, caller, row, { clerk: { id: clerkId } })) throw heldForAnother();
    await tx.offers.accept(accountId, { id, clerkId });
    await giveTo(tx, caller, row, server.settings.publicUrl);
    return tx.offers.get(accountId, id);
  });
}

/** They are asked no longer; the others still are. */
export function declineOffer({ store }: TellingServices, caller: Caller, id: number): Promise<OfferRow> {
  const { accountId, userId: clerkId } = caller;
  return store.inTransaction(async (tx) => {
    const { offer, row } = await lockOffer(tx, caller, id);
    checkIsAsked(offer, clerkId);
    // A second press is the same answer.
    if (offer.declined.some((clerk) => clerk.id === clerkId)) return offer;
    checkOpen(offer);
    await tx.offers.decline(accountId, { id, clerkId });
    await announceOffer(tx, caller, row, { action: 'inspection.offer_declined' });
    await forgetUntold(tx, row);
    return tx.offers.get(accountId, id);
  });
}

export function withdrawOffer({ store }: TellingServices, caller: Caller, id: number): Promise<void> {
  return store.inTransaction(async (tx) => {
    const { offer, row } = await lockOffer(tx, caller, id);
    checkOpen(offer);
    await tx.offers.withdraw(caller.accountId, id);
    const to = offer.clerks.map(({ name }) => name);
    await announceOffer(tx, caller, row, { action: 'inspection.offer_withdrawn', to });
    await forgetUntold(tx, row);
  });
}

/** As it is once nobody else can change the visit. */
async function lockOffer(tx: StoreTransaction, caller: Caller, id: number) {
  const { inspectionId } = await tx.offers.get(caller.accountId, id);
  const row = await tx.inspections.lock(caller, inspectionId);
  return { row, offer: await tx.offers.get(caller.accountId, id) };
}

function checkIsAsked({ clerks }: OfferRow, clerkId: number): void {
  if (!clerks.some(({ id }) => id === clerkId))
    throw new Refusal('role_forbids', 'Only the clerks to whom it is offered may do this.');
}

function checkOpen(offer: OfferRow): void {
  const reason = whyOver({ ...offer, isTaken: offer.state !== states.pending }, Date.now());
  if (reason !== undefined) throw new Refusal('offer_over', reason);
}

/** `current` is locked, and nobody has it. */
async function giveTo(tx: StoreTransaction, caller: Caller, current: InspectionRow, publicUrl: string): Promise<void> {
  const { accountId, userId: clerkId } = caller;
  const { id, propertyId } = current;
  const state = stateWithClerk(current.state, clerkId);
  await tx.inspections.change(accountId, id, { state, clerkId }, { now: ['clerkAcceptedAt'] });
  await tx.audit.add(caller, {
    propertyId,
    action: 'inspection.accept',
    subject: { type: 'inspection', id },
    changes: [
      { field: 'clerk', from: null, to: clerkId },
      { field: 'state', from: current.state, to: state },
    ],
  });
  const row = await tx.inspections.get(caller, id);
  const from = { id: current.state, name: inspectionStates[current.state] };
  const changed = ['clerk', 'clerk_accepted_at', 'state'];
  await tx.events.add(accountId, 'inspection.updated', inspectionEventData(row, { changed }));
  await tx.events.add(accountId, 'inspection.assigned', inspectionEventData(row));
  await tx.events.add(accountId, 'inspection.state_changed', inspectionEventData(row, { verb: 'accept', from }));
  // At once, with the entry for their calendar, and with what waits to be told to others.
  const waiting = await tx.waitingMessages.take(accountId, id);
  const contacts = await tx.inspectionContacts.list(accountId, id);
  const known = waiting ?? { before: current, toldContacts: contacts.map((contact) => contact.id) };
  await tellNow(tx, { ...known, actorId: null, row, contacts }, { publicUrl });
}

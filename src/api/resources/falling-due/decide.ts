/** Takes or drops a proposal: booking it adds the inspection in the same transaction, so that nothing is booked twice. */
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod';
import type { ProposalBooking, ProposalDecision } from '#contract/property/proposal.ts';
import type { Caller } from '#domain/caller.ts';
import { type Fault, invalid } from '#domain/refusal.ts';
import { addDays } from '#domain/schedule/calendar-day.ts';
import { writeDuration } from '#domain/schedule/duration.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { addInspection } from '../inspections/add.ts';
import { findWhere, usualMinutes } from '../slots/find-free.ts';
import { priceOfVisit } from './price-of-visit.ts';
import { everAfter, everBefore, findProposals, type FoundProposal } from './find-proposals.ts';

type Decision = z.output<typeof ProposalDecision>;

/** Days back and ahead in which a visit may be taken. */
const REACH = 400;

export async function todayOf(store: StoreTransaction, accountId: number): Promise<string> {
  return Temporal.Now.plainDateISO(await store.people.getTimeZone(accountId)).toString();
}

export function bookProposal(
  store: Store,
  caller: Caller,
  { key, ...booking }: z.output<typeof ProposalBooking>,
  publicUrl: string,
): Promise<InspectionRow> {
  return store.inTransaction(async (tx) => {
    const proposal = await lockProposal(tx, caller, key);
    if (proposal.decision !== undefined) throw invalid(decided(proposal.decision.outcome));
    if (proposal.type === null) throw invalid(noVisit);
    const { home, type } = proposal;
    const pricing = await priceOfVisit(tx, caller, { propertyId: home.id, type });
    const where = await findWhere(tx, caller, { property_id: home.id });
    const minutes = await usualMinutes(tx, caller, { type_id: type }, where);
    const row = await addInspection(
      tx,
      caller,
      {
        conduct_date_option: 1,
        time_to_complete: writeDuration(minutes),
        ...booking,
        property: { id: proposal.home.id },
        type: { id: proposal.type },
        auto_load_contacts: true,
        pricing,
      },
      publicUrl,
    );
    const decision = { key, propertyId: proposal.home.id, outcome: 'booked' as const, inspectionId: row.id };
    await tx.proposals.decide(caller.accountId, decision);
    return row;
  });
}

export function decideProposal(
  store: Store,
  caller: Caller,
  { key, outcome, reason }: Decision,
): Promise<FoundProposal> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    const proposal = await lockProposal(tx, caller, key);
    if (proposal.decision?.outcome === 'booked') throw invalid(decided('booked'));
    if (proposal.certificate !== null) await checkCertificate(tx, caller, { ...proposal, outcome, reason });
    if (outcome === 'open') {
      await tx.proposals.reopen(accountId, key);
      return { ...proposal, decision: undefined };
    }
    const decision = { key, outcome, inspectionId: null };
    await tx.proposals.decide(accountId, { ...decision, propertyId: proposal.home.id });
    return { ...proposal, decision };
  });
}

/** A new day alone ends what a certificate asks for; somebody who needs none any more says why, in the log of the home. */
async function checkCertificate(
  tx: StoreTransaction,
  caller: Caller,
  { certificate, home, outcome, reason }: Pick<FoundProposal, 'certificate' | 'home'> & Omit<Decision, 'key'>,
): Promise<void> {
  if (certificate === null || outcome === 'open') return;
  if (outcome === 'done') throw invalid(notRenewed);
  if (reason === undefined) throw invalid(noReason);
  await tx.audit.add(caller, {
    propertyId: home.id,
    action: 'certificate.dropped',
    subject: { type: 'certificate', id: certificate.id },
    changes: [{ field: 'reason', from: null, to: reason }],
  });
}

/** With its property locked: of two people who take it, the second one sees what the first has done. */
async function lockProposal(tx: StoreTransaction, caller: Caller, key: string): Promise<FoundProposal> {
  const homeId = (await find(tx, caller, key))?.home.id;
  if (homeId === undefined) throw invalid(unknown(key));
  await tx.properties.lock(caller, homeId);
  const proposal = await find(tx, caller, key, homeId);
  if (proposal === undefined) throw invalid(unknown(key));
  return proposal;
}

async function find(tx: StoreTransaction, caller: Caller, key: string, propertyId?: number) {
  const today = await todayOf(tx, caller.accountId);
  const span = {
    from: addDays(today, -REACH),
    until: addDays(today, REACH),
    certificatesFrom: everBefore,
    noticesUntil: everAfter,
    propertyId,
  };
  return (await findProposals(tx, caller, span)).find((one) => one.key === key);
}

/** Whether there is an open one, when other members of a booking are not valid. */
export async function checkKey(store: StoreTransaction, caller: Caller, key: string | undefined): Promise<void> {
  if (key === undefined) return;
  const proposal = await find(store, caller, key);
  if (proposal === undefined) throw invalid(unknown(key));
}

const pointer = '/key';
const unknown = (key: string): Fault => ({ pointer, code: 'unknown', detail: `Nothing falls due under ${key}.` });
const decided = (outcome: string): Fault => ({ pointer, code: 'decided', detail: `It is ${outcome} already.` });
const noVisit: Fault = { pointer, code: 'no_visit', detail: 'It is no visit: decide it instead.' };
const notRenewed: Fault = {
  pointer: '/outcome',
  code: 'not_renewed',
  detail: 'A certificate is done when it is good until a later day: change the certificate.',
};
const noReason: Fault = {
  pointer: '/reason',
  code: 'required',
  detail: 'A certificate is not dropped without a reason.',
};

/** Offers a visit that nobody has to clerks, who are written to. */
import type * as z from 'zod';
import type { OfferDraft } from '#contract/inspections/offer.ts';
import type { Caller } from '#domain/caller.ts';
import { inspectionStates, states } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant } from '#domain/inspection-type.ts';
import { type Fault, invalid, Refusal } from '#domain/refusal.ts';
import { roles } from '#domain/role.ts';
import { LONGEST_OFFER_DAYS } from '#domain/schedule/offer.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { OfferRow } from '#store/inspections/offers.ts';
import { tellOfOffer } from '../../notifications/tell.ts';
import type { TellingServices } from '../../plugins/request-store.ts';
import type { Members } from '../../validator.ts';
import { inspectionEventData } from '../inspections/announce.ts';

type Draft = z.output<typeof OfferDraft>;

const A_DAY = 86_400_000;
/** More than any firm has. */
const MOST_STAFF = 1000;

export function makeOffer({ store, server }: TellingServices, caller: Caller, draft: Draft): Promise<OfferRow> {
  const { accountId, userId: actorId } = caller;
  return store.inTransaction(async (tx) => {
    const row = await tx.inspections.lock(caller, draft.inspection_id).catch(orAbsent);
    const { clerks, faults } = await findClerks(tx, accountId, draft.staff_ids);
    if (row === undefined) throw invalid(noInspection(draft.inspection_id), ...faults);
    const late = whyNotUntil(draft.ends_at, row, Date.now());
    if (late !== undefined) faults.push({ pointer: '/ends_at', code: 'range', detail: late });
    if (faults.length > 0) throw invalid(...faults);
    checkCanBeOffered(row);
    if (await tx.offers.hasOpen(accountId, row.id))
      throw new Refusal('duplicate', 'It is offered already: withdraw that offer first.');
    const endsAt = new Date(draft.ends_at).toISOString();
    const clerkIds = clerks.map(({ id }) => id);
    const id = await tx.offers.add(accountId, { inspectionId: row.id, actorId, clerkIds, endsAt });
    await announceOffer(tx, caller, row, { action: 'inspection.offered', to: clerks.map(({ name }) => name) });
    await tellOfOffer(tx, caller, { row, endsAt }, server.settings.publicUrl);
    return tx.offers.get(accountId, id);
  });
}

/** The store's faults of an offer whose other members are not valid. */
export async function checkOfferMembers(
  store: Store,
  caller: Caller,
  { inspection_id: id, staff_ids: staffIds = [] }: Members<typeof OfferDraft>,
): Promise<void> {
  const { faults } = await findClerks(store, caller.accountId, staffIds);
  const isThere = id === undefined || (await store.inspections.get(caller, id).catch(orAbsent)) !== undefined;
  if (!isThere) faults.unshift(noInspection(id));
  if (faults.length > 0) throw invalid(...faults);
}

const noInspection = (id: number): Fault => ({
  pointer: '/inspection_id',
  code: 'unknown',
  detail: `There is no inspection ${id}.`,
});

function orAbsent(error: unknown): undefined {
  if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
}

/** An id that cannot be read is undefined, and named already. */
async function findClerks(store: Store, accountId: number, ids: readonly (number | undefined)[]) {
  const { rows } = await store.staff.list(accountId, { archived: false }, { page: 1, perPage: MOST_STAFF });
  const here = new Map(rows.filter(({ role }) => role === roles.clerk).map((one) => [one.id, one]));
  const faults = ids.flatMap((id, at): Fault[] =>
    id === undefined || here.has(id)
      ? []
      : [{ pointer: `/staff_ids/${at}`, code: 'unknown', detail: `There is no clerk ${id}.` }],
  );
  return { clerks: [...new Set(ids)].flatMap((id) => (id === undefined ? [] : (here.get(id) ?? []))), faults };
}

function whyNotUntil(endsAt: string, { conductAt, conductDate }: InspectionRow, now: number): string | undefined {
  const end = Date.parse(endsAt);
  if (end <= now) return 'ends_at must be in the future.';
  if (end > now + LONGEST_OFFER_DAYS * A_DAY) return `ends_at must be within ${LONGEST_OFFER_DAYS} days.`;
  const begins = conductAt === null ? Infinity : Date.parse(conductAt) + (conductDate === null ? 0 : A_DAY);
  return end > begins ? 'ends_at must not be after the visit begins.' : undefined;
}

function checkCanBeOffered({ state, type }: InspectionRow): void {
  const facts = { state };
  if (state !== states.pending)
    throw new Refusal('state_forbids', `Only from Pending; this inspection is in ${inspectionStates[state]}.`, {
      facts,
    });
  if (isCarriedOutByTenant(type))
    throw new Refusal('state_forbids', 'The tenant carries this inspection out, so there is no visit to offer.', {
      facts,
    });
}

type Told =
  | { action: 'inspection.offered' | 'inspection.offer_withdrawn'; to: string[] }
  | { action: 'inspection.offer_declined'; to?: never };

/** On the trail, and to screens that show the offers of a visit. */
export async function announceOffer(
  tx: StoreTransaction,
  caller: Caller,
  row: InspectionRow,
  { action, to }: Told,
): Promise<void> {
  const { accountId, id, propertyId } = row;
  await tx.audit.add(caller, {
    propertyId,
    action,
    subject: { type: 'inspection', id },
    changes: to === undefined ? [] : [{ field: 'offered_to', from: null, to }],
  });
  await tx.events.add(accountId, 'inspection.updated', inspectionEventData(row, { changed: ['offer'] }));
}

/** Adding, changing and removing tenancies: audited and announced in one transaction. */
import type * as z from 'zod';
import { dayOutOfOrder, type TenancyChange, type TenancyDraft } from '#contract/property/tenancy.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import { changesBetween } from '#store/properties/audit.ts';
import type { TenancyFields, TenancyRow } from '#store/properties/tenancies.ts';
import type { AuditChange } from '#store/schema/event.ts';
import { acceptTenancy, presentTenancy } from './present.ts';

type Ids = { propertyId: number; id: number };
type Check = (current: TenancyRow) => void;

const nothingYet = { endsOn: null, noticeGivenOn: null, noticeBy: null, leavesOn: null };

export function addTenancy(
  store: Store,
  caller: Caller,
  propertyId: number,
  body: z.output<typeof TenancyDraft>,
): Promise<TenancyRow> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    await tx.properties.lock(caller, propertyId);
    const fields: TenancyFields = { startsOn: body.starts_on, ...nothingYet, ...acceptTenancy(body) };
    const id = await tx.tenancies.add(accountId, propertyId, fields);
    await putContacts(tx, accountId, { propertyId, id }, body.contact_ids ?? []);
    const row = await tx.tenancies.get(accountId, { propertyId, id });
    const change = { field: 'starts_on', from: null, to: row.startsOn };
    await note(tx, caller, { propertyId, id }, 'tenancy.added', [change]);
    return row;
  });
}

export function changeTenancy(
  store: Store,
  caller: Caller,
  { propertyId, id }: Ids,
  body: z.output<typeof TenancyChange>,
  check: Check,
): Promise<TenancyRow> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    await tx.properties.lock(caller, propertyId);
    const current = await tx.tenancies.lock(accountId, { propertyId, id });
    check(current);
    const wanted = { ...current, ...acceptTenancy(body) };
    checkOrder(wanted);
    const hasOthers = body.contact_ids !== undefined && !isSame(current, body.contact_ids);
    if (changesBetween<Record<string, unknown>>(current, wanted).length === 0 && !hasOthers) return current;
    await tx.tenancies.change(accountId, { propertyId, id }, wanted);
    await putContacts(tx, accountId, { propertyId, id }, body.contact_ids ?? current.contacts.map((one) => one.id));
    const row = await tx.tenancies.get(accountId, { propertyId, id });
    const changes = changesBetween<Record<string, unknown>>(wordsOf(current), wordsOf(row));
    await note(tx, caller, { propertyId, id }, 'tenancy.updated', changes);
    return row;
  });
}

export async function removeTenancy(
  store: Store,
  caller: Caller,
  { propertyId, id }: Ids,
  check: Check,
): Promise<void> {
  const { accountId } = caller;
  await store.inTransaction(async (tx) => {
    await tx.properties.lock(caller, propertyId);
    const current = await tx.tenancies.lock(accountId, { propertyId, id });
    check(current);
    await tx.tenancies.remove(accountId, { propertyId, id });
    const change = { field: 'starts_on', from: current.startsOn, to: null };
    await note(tx, caller, { propertyId, id }, 'tenancy.removed', [change]);
  });
}

/** A contact with days: they live there under the tenancy that begins then, which is added when there is none. */
export async function joinTenancy(
  tx: StoreTransaction,
  caller: Caller,
  propertyId: number,
  contact: { id: number; startsOn: string; endsOn: string | null },
): Promise<void> {
  const found = await tx.tenancies.findBeginning(caller.accountId, propertyId, contact.startsOn);
  if (found === undefined) {
    const days = { starts_on: contact.startsOn, ends_on: contact.endsOn };
    await addTenancy(tx, caller, propertyId, { ...days, contact_ids: [contact.id] });
    return;
  }
  const contactIds = [...new Set([...found.contacts.map(({ id }) => id), contact.id])];
  const end = contact.endsOn === null ? {} : { ends_on: contact.endsOn };
  const ids = { propertyId, id: found.id };
  await changeTenancy(tx, caller, ids, { ...end, contact_ids: contactIds }, () => undefined);
}

async function putContacts(tx: StoreTransaction, accountId: number, ids: Ids, contactIds: number[]): Promise<void> {
  const unknown = await tx.tenancies.putContacts(accountId, ids, contactIds);
  if (unknown.length > 0) throw invalid(...unknownContacts({ wanted: contactIds, unknown }));
  await tx.tenancies.dateContacts(accountId, ids.id);
}

type MaybeIds = readonly (number | undefined)[];
export const unknownContacts = ({ wanted, unknown }: { wanted: MaybeIds; unknown: MaybeIds }) =>
  unknown.map((contactId) => ({
    pointer: `/contact_ids/${wanted.indexOf(contactId)}`,
    code: 'unknown',
    detail: `This property has no contact ${contactId}.`,
  }));

/** With what stays as it was. */
function checkOrder({ startsOn, endsOn, noticeGivenOn, leavesOn }: TenancyFields): void {
  const days = { starts_on: startsOn, ends_on: endsOn, notice_given_on: noticeGivenOn, leaves_on: leavesOn };
  const fault = dayOutOfOrder(days);
  if (fault) throw invalid({ pointer: `/${fault.member}`, code: 'custom', detail: fault.detail });
}

const isSame = ({ contacts }: TenancyRow, ids: number[]): boolean =>
  contacts.length === new Set(ids).size && contacts.every(({ id }) => ids.includes(id));

/** As the trail shows it: people by their names. */
function wordsOf(row: TenancyRow): Record<string, unknown> {
  const { starts_on, ends_on, notice_given_on, notice_by, leaves_on } = presentTenancy(row);
  const contacts = row.contacts.map(({ name }) => name).join(', ') || null;
  return { starts_on, ends_on, notice_given_on, notice_by, leaves_on, contacts };
}

async function note(
  tx: StoreTransaction,
  caller: Caller,
  { propertyId, id }: Ids,
  action: string,
  changes: AuditChange[],
): Promise<void> {
  await tx.audit.add(caller, { propertyId, action, subject: { type: 'tenancy', id }, changes });
  await tx.events.add(caller.accountId, 'property.updated', { property_id: propertyId });
}

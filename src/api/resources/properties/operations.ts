/** Creating and changing a property: checked, stored, audited and announced in one transaction. */
import type * as z from 'zod';
import type { PropertyChange, PropertyDraft } from '#contract/property.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid } from '#domain/refusal.ts';
import { changesBetween } from '#store/properties/audit.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { CustomFieldDefinition } from '#store/account/custom-fields.ts';
import type { PropertyRow } from '#store/properties/property-columns.ts';
import type { CustomFieldValues } from '#store/schema/property.ts';
import type { Members } from '../../validator.ts';
import { acceptCustomFields } from '../custom-fields/present.ts';
import { faultsOf, unknown } from '../inspections/faults.ts';
import { locate, relocate } from './locate.ts';
import { acceptProperty, acceptPropertyChange } from './present.ts';

type Change = z.output<typeof PropertyChange>;
type Result = { row: PropertyRow; definitions: CustomFieldDefinition[] };

/** The store's faults of a draft, or of a change of the property `id`. */
export async function checkPropertyMembers(
  store: StoreTransaction,
  caller: Caller,
  members: Members<typeof PropertyChange>,
  id?: number,
): Promise<void> {
  const definitions = await store.customFields.list(caller.accountId, 'properties');
  const current = id === undefined ? undefined : await store.properties.get(caller, id);
  await checkLinks(store, caller, members, definitions, current);
}

/** It may keep its own client, even one that has been archived meanwhile. */
async function checkLinks(
  tx: StoreTransaction,
  { accountId }: Caller,
  body: Members<typeof PropertyChange>,
  definitions: CustomFieldDefinition[],
  current?: PropertyRow,
): Promise<CustomFieldValues | undefined> {
  const clientId = body.client?.id ?? null;
  const keeps = clientId === null || clientId === current?.clientId;
  const isKnown = keeps || (await tx.people.hasClient(accountId, clientId));
  const clientFaults = isKnown ? [] : [unknown('/client/id', `There is no client ${clientId}.`)];
  const { value, faults } = faultsOf(() => acceptCustomFields(body, definitions, current?.customFields));
  if (clientFaults.length + faults.length > 0) throw invalid(...clientFaults, ...faults);
  return value;
}

export async function addProperty(store: Store, caller: Caller, body: z.output<typeof PropertyDraft>): Promise<Result> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    const [definitions, account] = await Promise.all([
      tx.customFields.list(accountId, 'properties'),
      tx.people.getAccount(accountId),
    ]);
    const customFields = await checkLinks(tx, caller, body, definitions);
    const property = acceptProperty(body);
    const id = await tx.properties.add(accountId, {
      ...property,
      ...(await locate(tx, property.postcode, body.own_geocoords)),
      country: property.country ?? account.country,
      customFields: customFields ?? {},
    });
    await tx.audit.add(caller, { propertyId: id, action: 'property.created', subject: { type: 'property', id } });
    await tx.events.add(accountId, 'property.created', { property_id: id });
    return { row: await tx.properties.get(caller, id), definitions };
  });
}

/** `check` sees the current state before anything is written, for `If-Match`. */
export async function changeProperty(
  store: Store,
  caller: Caller,
  id: number,
  body: Change,
  check: (current: PropertyRow, definitions: CustomFieldDefinition[]) => void,
): Promise<Result> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    const definitions = await tx.customFields.list(accountId, 'properties');
    const current = await tx.properties.lock(caller, id);
    check(current, definitions);
    const customFields = await checkLinks(tx, caller, body, definitions, current);
    const wanted = { ...acceptPropertyChange(body), ...(customFields && { customFields }) };
    if (wanted.country === null) wanted.country = (await tx.people.getAccount(accountId)).country;
    const place = await relocate(tx, current, { postcode: wanted.postcode, given: body.own_geocoords });
    // A place that follows from the postcode is no news beside it.
    const isByHand = place.locatedBy === 'hand' || current.locatedBy === 'hand';
    const told = isByHand ? { ...wanted, ...place } : wanted;
    const changes = changesBetween<Record<string, unknown>>(current, told);
    if (changes.length === 0) return { row: current, definitions };
    await tx.properties.change(accountId, id, { ...wanted, ...place });
    await tx.audit.add(caller, {
      propertyId: id,
      action: 'property.updated',
      subject: { type: 'property', id },
      changes,
    });
    await tx.events.add(accountId, 'property.updated', { property_id: id });
    return { row: await tx.properties.get(caller, id), definitions };
  });
}

/** Adding, changing and removing contacts: audited and announced in one transaction. */
import type * as z from 'zod';
import type { ContactChange, ContactDraft } from '#contract/contact.ts';
import type { Caller } from '#domain/caller.ts';
import { type AuditAddition, changesBetween } from '#store/properties/audit.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import type { AuditChange } from '#store/schema/event.ts';
import type { TellingServices } from '../../plugins/request-store.ts';
import type { ContactHomeRules } from './homes.ts';

type Ids = { homeId: number; id: number };
type Check = (current: ContactRow) => void;

export async function addContact(
  { store, server }: TellingServices,
  caller: Caller,
  home: ContactHomeRules,
  homeId: number,
  {
    email = null,
    phone = null,
    starts_on: startsOn = null,
    ends_on: endsOn = null,
    ...body
  }: z.output<typeof ContactDraft>,
): Promise<ContactRow> {
  return store.inTransaction(async (tx) => {
    const { propertyId } = await home.lock(tx, caller, homeId);
    const row = await home.contacts(tx).add(caller.accountId, homeId, { ...body, email, phone, startsOn, endsOn });
    const subject = { type: `${home.type}_contact`, id: row.id };
    await note(tx, caller, home, homeId, {
      propertyId,
      action: 'contact.added',
      subject,
      changes: [nameChange(null, row.name)],
    });
    await home.welcome(tx, caller, homeId, row, server.settings.publicUrl);
    return row;
  });
}

export async function changeContact(
  { store, server }: TellingServices,
  caller: Caller,
  home: ContactHomeRules,
  { homeId, id }: Ids,
  { starts_on, ends_on, ...body }: z.output<typeof ContactChange>,
  check: Check,
): Promise<ContactRow> {
  return store.inTransaction(async (tx) => {
    const { propertyId } = await home.lock(tx, caller, homeId);
    const contacts = home.contacts(tx);
    const current = await contacts.lock(caller.accountId, { homeId, id });
    check(current);
    const wanted = {
      ...body,
      ...(starts_on !== undefined && { startsOn: starts_on }),
      ...(ends_on !== undefined && { endsOn: ends_on }),
    };
    const changes = changesBetween<Record<string, unknown>>(current, wanted);
    if (changes.length === 0) return current;
    const row = await contacts.change(caller.accountId, { homeId, id }, { ...current, ...wanted });
    if (isElsewhere(current, row)) await home.closeLinks(tx, caller.accountId, id);
    const subject = { type: `${home.type}_contact`, id };
    await note(tx, caller, home, homeId, { propertyId, action: 'contact.updated', subject, changes });
    await home.welcome(tx, caller, homeId, newlyReached(current, row), server.settings.publicUrl);
    return row;
  });
}

export async function removeContact(
  store: Store,
  caller: Caller,
  home: ContactHomeRules,
  { homeId, id }: Ids,
  check: Check,
): Promise<ContactRow> {
  return store.inTransaction(async (tx) => {
    const { propertyId } = await home.lock(tx, caller, homeId);
    const contacts = home.contacts(tx);
    check(await contacts.lock(caller.accountId, { homeId, id }));
    const row = await contacts.remove(caller.accountId, { homeId, id });
    await note(tx, caller, home, homeId, {
      propertyId,
      action: 'contact.removed',
      // Found by whose it was, since it is gone itself.
      subject: { type: home.type, id: homeId },
      changes: [nameChange(row.name, null)],
    });
    return row;
  });
}

/** The contact, to be told only what did not go to this address before. */
function newlyReached(before: ContactRow, now: ContactRow): ContactRow {
  const isNew = isElsewhere(before, now);
  return {
    ...now,
    notify: now.notify && (isNew || !before.notify),
    deliver: now.deliver && (isNew || !before.deliver),
  };
}

const isElsewhere = (before: ContactRow, now: ContactRow): boolean =>
  before.email?.toLowerCase() !== now.email?.toLowerCase();

function nameChange(from: string | null, to: string | null): AuditChange {
  return { field: 'name', from, to };
}

async function note(
  tx: StoreTransaction,
  caller: Caller,
  { announce }: ContactHomeRules,
  homeId: number,
  addition: AuditAddition,
): Promise<void> {
  await tx.audit.add(caller, addition);
  await announce(tx, caller, homeId);
}

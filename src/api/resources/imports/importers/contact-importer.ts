/** Contacts of properties, and tenancies, which are tenants with dates: the same e-mail address, or without one the same name, is the same person. */
import { ContactChange, ContactDraft } from '#contract/contact.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import { contactHomes } from '../../contacts/homes.ts';
import { addContact, changeContact, removeContact } from '../../contacts/operations.ts';
import { presentContact } from '../../contacts/present.ts';
import { findHomes } from './find-home.ts';
import {
  type Body,
  changedSince,
  type Importer,
  type Job,
  type Left,
  type LookedRow,
  membersBefore,
  type Written,
} from './importer.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import { joinTenancy } from '../../tenancies/operations.ts';

const home = contactHomes.property;
/** Told of appointments, like contacts that are typed in; what they sign and are sent is somebody's decision. */
const unlessSaid = { signee: false, notify: true, deliver: false };

export const contactImporter: Importer = buildContactImporter(unlessSaid);
const tenantImporter = buildContactImporter({ ...unlessSaid, type: contactCodes.tenant });

/** A contact with days lives there under a tenancy, which those with the same first day share. */
export const tenancyImporter: Importer = {
  ...tenantImporter,
  add: async (tx, job, row) => joined(tx, job, row, await tenantImporter.add(tx, job, row)),
  change: async (tx, job, id, row) => joined(tx, job, row, await tenantImporter.change(tx, job, id, row)),
  takeBack: async (tx, job, left) => {
    const { accountId } = job.caller;
    const homeId = await tx.thingsThere.getHomeOfContact(accountId, left.id);
    const { startsOn } = await tx.propertyContacts.lock(accountId, { homeId, id: left.id });
    const reason = await tenantImporter.takeBack(tx, job, left);
    if (reason === undefined && startsOn !== null) await tx.tenancies.removeUnused(accountId, homeId, startsOn);
    return reason;
  },
};

async function joined(
  tx: StoreTransaction,
  { caller }: Job,
  { homeId = 0 }: LookedRow,
  written: Written,
): Promise<Written> {
  const { accountId } = caller;
  const contact = await tx.propertyContacts.lock(accountId, { homeId, id: written.id });
  if (contact.startsOn === null) return written;
  await joinTenancy(tx, caller, homeId, { ...contact, startsOn: contact.startsOn });
  const { version } = await tx.propertyContacts.lock(accountId, { homeId, id: written.id });
  return { ...written, version };
}

function buildContactImporter(standard: Body): Importer {
  return {
    draft: ContactDraft,
    standard,

    look: async (store, accountId, rows) => {
      const housed = await findHomes(store, accountId, rows);
      const homeIds = housed.flatMap(({ homeId }) => homeId ?? []);
      const there =
        homeIds.length === 0 ? [] : await store.thingsThere.listContactsOf(accountId, [...new Set(homeIds)]);
      return housed.map((row) => {
        const [name, email] = ['name', 'email'].map((field) => row.cells[field]?.trim().toLowerCase());
        const word = email ?? name;
        const isThem = (one: (typeof there)[number]) =>
          one.homeId === row.homeId && (email === undefined ? one.name : one.email)?.toLowerCase() === word;
        const found = there.find(isThem);
        const duplicate = found === undefined ? null : { id: found.id, label: `${found.name} at ${row.home?.line1}` };
        const key = row.homeId === undefined || word === undefined ? null : `${row.homeId} ${word}`;
        return { ...row, key, duplicate };
      });
    },

    add: async (tx, { caller, inviter }, { body, homeId = 0 }) =>
      addContact(servicesOf(tx, inviter), caller, home, homeId, ContactDraft.parse({ ...standard, ...body })),

    change: async (tx, { caller, inviter }, id, { body, homeId = 0 }) => {
      let before: Body = {};
      const row = await changeContact(
        servicesOf(tx, inviter),
        caller,
        home,
        { homeId, id },
        ContactChange.parse(body),
        (current) => {
          before = membersBefore(presentContact(current), body);
        },
      );
      return { ...row, before };
    },

    takeBack: async (tx, { caller }, left) => {
      const { homeId, isChanged } = await placeOf(tx, caller.accountId, left);
      if (isChanged) return changedSince;
      await removeContact(tx, caller, home, { homeId, id: left.id }, () => undefined);
      return undefined;
    },

    putBack: async (tx, { caller, inviter }, left, before) => {
      const { homeId, isChanged } = await placeOf(tx, caller.accountId, left);
      if (isChanged) return changedSince;
      const change = ContactChange.parse(before);
      await changeContact(servicesOf(tx, inviter), caller, home, { homeId, id: left.id }, change, () => undefined);
      return undefined;
    },
  };
}

const servicesOf = (store: StoreTransaction, { settings }: Job['inviter']) => ({ store, server: { settings } });

async function placeOf(tx: StoreTransaction, accountId: number, { id, version }: Left) {
  const homeId = await tx.thingsThere.getHomeOfContact(accountId, id);
  const current = await tx.propertyContacts.lock(accountId, { homeId, id });
  return { homeId, isChanged: current.version !== version };
}

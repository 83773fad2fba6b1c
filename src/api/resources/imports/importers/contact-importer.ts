/** Contacts of properties, and tenancies, which are tenants with dates: the same e-mail address, or without one the same name, is the same person. */
import { ContactChange, ContactDraft } from '#contract/contact.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import { contactHomes } from '../../contacts/homes.ts';
import { addContact, changeContact, removeContact } from '../../contacts/operations.ts';
import { presentContact } from '../../contacts/present.ts';
import { findHomes } from './find-home.ts';
import { type Body, changedSince, type Importer, type Job, type Left, membersBefore } from './importer.ts';
import type { StoreTransaction } from '#store/build-store.ts';

const home = contactHomes.property;
const nothingAsked = { signee: false, notify: false, deliver: false };

export const contactImporter: Importer = buildContactImporter(nothingAsked);
export const tenancyImporter: Importer = buildContactImporter({ ...nothingAsked, type: contactCodes.tenant });

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

/** Contacts: /properties/:property_id/contacts and /inspections/:inspection_id/contacts, plain arrays. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Contact, ContactChange, ContactDraft, InspectionContactPath, PropertyContactPath } from '#contract/contact.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import { InspectionPath } from '#contract/inspection.ts';
import { PropertyPath } from '#contract/property.ts';
import { checkVersion } from '../../entity-tag.ts';
import { addListRoutes } from '../account-list.ts';
import { addUpsertRoute } from '../external-ids.ts';
import { answerRoutes } from './answers.ts';
import { contactHomes } from './homes.ts';
import { addContact, changeContact, removeContact } from './operations.ts';
import { presentContact } from './present.ts';

const lists = [
  {
    home: contactHomes.property,
    path: '/properties/:property_id/contacts',
    listParams: PropertyPath,
    params: PropertyContactPath,
    noun: 'PropertyContact',
    of: 'a property',
  },
  {
    home: contactHomes.inspection,
    path: '/inspections/:inspection_id/contacts',
    listParams: InspectionPath,
    params: InspectionContactPath,
    noun: 'InspectionContact',
    of: 'an inspection',
  },
] as const;

export const contactRoutes: FastifyPluginAsync = async (api) => {
  await api.register(answerRoutes);
  for (const { home, noun, of, ...list } of lists) {
    const homeIdOf = ({ params }: FastifyRequest) => (params as Record<string, number>)[`${home.type}_id`] ?? 0;
    addListRoutes(api, {
      ...list,
      parameter: 'contact_id',
      many: `${noun}s`,
      one: noun,
      record: Contact,
      present: presentContact,
      list: {
        summary: `Contacts of ${of}`,
        table: `${home.type}_contacts`,
        readAll: async (request) => {
          const { store, caller } = request;
          await home.check(store, caller, homeIdOf(request));
          return home.contacts(store).list(caller.accountId, homeIdOf(request));
        },
      },
      create: {
        summary: `Add a contact to ${of}`,
        body: ContactDraft,
        write: (request, body) => addContact(request, request.caller, home, homeIdOf(request), body),
      },
      update: {
        summary: `Change a contact of ${of}; members left out are kept`,
        body: ContactChange,
        write: (request, id, body, check) =>
          changeContact(request, request.caller, home, { homeId: homeIdOf(request), id }, body, check),
      },
      delete: {
        summary: `Remove a contact of ${of}; the answer is the removed contact`,
        answersRemoved: true,
        write: (request, id, check) =>
          removeContact(request.store, request.caller, home, { homeId: homeIdOf(request), id }, check),
      },
    });
    addUpsertRoute<ContactRow, typeof ContactDraft>(api, {
      path: list.path,
      kind: `${home.type}_contact`,
      operationId: `upsert${noun}`,
      summary: `Add a contact to ${of} under the id that your system has for them, or change it`,
      params: list.listParams,
      body: ContactDraft,
      record: Contact,
      add: (request, tx, body) =>
        addContact({ store: tx, server: request.server }, request.caller, home, homeIdOf(request), body),
      change: (request, tx, id, body, check) => {
        const ids = { homeId: homeIdOf(request), id };
        return changeContact({ store: tx, server: request.server }, request.caller, home, ids, body, check);
      },
      check: (request, current) => checkVersion(request, current.version, () => presentContact(current)),
      present: (_, row) => presentContact(row),
    });
  }
};

/** Contacts: /properties/:property_id/contacts and /inspections/:inspection_id/contacts. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Contact, ContactChange, ContactDraft, InspectionContactPath, PropertyContactPath } from '#contract/contact.ts';
import { InspectionPath } from '#contract/inspection.ts';
import { PropertyPath } from '#contract/property.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { contactHomes } from './homes.ts';
import { addContact, changeContact, removeContact } from './operations.ts';

function presentContact({ id, type, name, email, phone, signee, notify, deliver }: ContactRow) {
  return { id, type, name, email, phone, signee, notify, deliver };
}

const check = (request: FastifyRequest) => (current: ContactRow) =>
  checkVersion(request, current.version, () => presentContact(current));

function send(request: FastifyRequest, reply: FastifyReply, row: ContactRow) {
  return sendVersioned(request, reply, row.version, presentContact(row));
}

export const contactRoutes: FastifyPluginAsyncZod = async (api) => {
  const tags = ['Contacts'];
  const { property, inspection } = contactHomes;

  api.get('/properties/:property_id/contacts', {
    schema: {
      operationId: 'listPropertyContacts',
      tags,
      summary: 'Contacts of a property',
      params: PropertyPath,
      response: { 200: z.array(Contact) },
    },
    handler: async ({ caller, params, store }) => {
      await property.check(store, caller, params.property_id);
      return (await store.propertyContacts.list(caller.accountId, params.property_id)).map(presentContact);
    },
  });

  api.post('/properties/:property_id/contacts', {
    schema: {
      operationId: 'createPropertyContact',
      tags,
      summary: 'Add a contact to a property',
      params: PropertyPath,
      body: ContactDraft,
      response: { 200: Contact },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      return send(request, reply, await addContact(request, caller, property, params.property_id, body));
    },
  });

  api.put('/properties/:property_id/contacts/:contact_id', {
    schema: {
      operationId: 'updatePropertyContact',
      tags,
      summary: 'Change a contact of a property; members left out are kept',
      params: PropertyContactPath,
      body: ContactChange,
      response: { 200: Contact },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const ids = { homeId: params.property_id, id: params.contact_id };
      return send(request, reply, await changeContact(request, caller, property, ids, body, check(request)));
    },
  });

  api.delete('/properties/:property_id/contacts/:contact_id', {
    schema: {
      operationId: 'deletePropertyContact',
      tags,
      summary: 'Remove a contact of a property; the answer is the removed contact',
      params: PropertyContactPath,
      response: { 200: Contact },
    },
    handler: async (request) => {
      const { caller, params } = request;
      const ids = { homeId: params.property_id, id: params.contact_id };
      return presentContact(await removeContact(request.store, caller, property, ids, check(request)));
    },
  });

  api.get('/inspections/:inspection_id/contacts', {
    schema: {
      operationId: 'listInspectionContacts',
      tags,
      summary: 'Contacts of an inspection',
      params: InspectionPath,
      response: { 200: z.array(Contact) },
    },
    handler: async ({ caller, params, store }) => {
      await inspection.check(store, caller, params.inspection_id);
      return (await store.inspectionContacts.list(caller.accountId, params.inspection_id)).map(presentContact);
    },
  });

  api.post('/inspections/:inspection_id/contacts', {
    schema: {
      operationId: 'createInspectionContact',
      tags,
      summary: 'Add a contact to an inspection',
      params: InspectionPath,
      body: ContactDraft,
      response: { 200: Contact },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      return send(request, reply, await addContact(request, caller, inspection, params.inspection_id, body));
    },
  });

  api.put('/inspections/:inspection_id/contacts/:contact_id', {
    schema: {
      operationId: 'updateInspectionContact',
      tags,
      summary: 'Change a contact of an inspection; members left out are kept',
      params: InspectionContactPath,
      body: ContactChange,
      response: { 200: Contact },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const ids = { homeId: params.inspection_id, id: params.contact_id };
      return send(request, reply, await changeContact(request, caller, inspection, ids, body, check(request)));
    },
  });

  api.delete('/inspections/:inspection_id/contacts/:contact_id', {
    schema: {
      operationId: 'deleteInspectionContact',
      tags,
      summary: 'Remove a contact of an inspection; the answer is the removed contact',
      params: InspectionContactPath,
      response: { 200: Contact },
    },
    handler: async (request) => {
      const { caller, params } = request;
      const ids = { homeId: params.inspection_id, id: params.contact_id };
      return presentContact(await removeContact(request.store, caller, inspection, ids, check(request)));
    },
  });
};

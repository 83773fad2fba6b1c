/** The ids that other systems have for a thing: an application sees its own, the back office all (decision 049). */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ClientPath } from '#contract/account/client.ts';
import { ExternalId } from '#contract/application.ts';
import { InspectionPath } from '#contract/inspection.ts';
import { PropertyPath } from '#contract/property.ts';
import type { ExternalIdRow, NamedThing } from '#store/account/external-ids.ts';
import { backOffice } from '#store/directory/registrations.ts';

export const externalIdRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/properties/:property_id/external-ids', {
    schema: {
      tags: ['Properties'],
      operationId: 'listPropertyExternalIds',
      summary: 'The ids that other systems have for a property and its contacts',
      params: PropertyPath,
      response: { 200: z.array(ExternalId) },
    },
    handler: async (request) => {
      const { id } = await request.store.properties.get(request.caller, request.params.property_id);
      return listNames(request, { kind: 'property', id });
    },
  });

  api.get('/inspections/:inspection_id/external-ids', {
    schema: {
      tags: ['Inspections'],
      operationId: 'listInspectionExternalIds',
      summary: 'The ids that other systems have for an inspection and its contacts',
      params: InspectionPath,
      response: { 200: z.array(ExternalId) },
    },
    handler: async (request) => {
      const { id } = await request.store.inspections.get(request.caller, request.params.inspection_id);
      return listNames(request, { kind: 'inspection', id });
    },
  });

  api.get('/clients/:client_id/external-ids', {
    schema: {
      tags: ['Clients'],
      operationId: 'listClientExternalIds',
      summary: 'The ids that other systems have for a client',
      params: ClientPath,
      response: { 200: z.array(ExternalId) },
    },
    handler: async (request) => {
      const { id } = await request.store.clients.get(request.caller.accountId, request.params.client_id);
      return listNames(request, { kind: 'client', id });
    },
  });
};

async function listNames({ caller, store }: FastifyRequest, thing: NamedThing) {
  const { accountId, isFirstParty, applicationId } = caller;
  const ofApplication = isFirstParty ? undefined : applicationId;
  return (await store.externalIds.list(accountId, { ...thing, ofApplication })).map(presentName);
}

function presentName(row: ExternalIdRow) {
  return {
    application: { id: row.applicationId, name: row.applicationName ?? backOffice.name },
    type: row.kind.endsWith('_contact') ? 'contact' : row.kind,
    id: row.id,
    name: row.contactName,
    value: row.value,
    created_at: row.createdAt,
  };
}

/** Properties: /properties. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { AuditEntry, AuditQuery } from '#contract/audit.ts';
import { Property, PropertyChange, PropertyDraft, PropertyPath, PropertyQuery } from '#contract/property.ts';
import { envelope } from '#contract/wire.ts';
import { areaPattern } from '#domain/property/postcode-area.ts';
import type { CustomFieldDefinition } from '#store/account/custom-fields.ts';
import type { PropertyRow } from '#store/properties/property-columns.ts';
import type { RouteApi } from '../../route-api.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { daySpan } from '../../day-span.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import type { Members } from '../../validator.ts';
import { addUpsertRoute } from '../external-ids.ts';
import { presentAuditEntry } from './audit.ts';
import { addProperty, changeProperty, checkPropertyMembers } from './operations.ts';
import { presentProperty } from './present.ts';

export const propertyRoutes: FastifyPluginAsyncZod = async (api) => {
  listPropertiesRoute(api);
  getPropertyRoute(api);
  createPropertyRoute(api);
  updatePropertyRoute(api);
  listPropertyAuditRoute(api);
  upsertPropertyRoute(api);
};

function listPropertiesRoute(api: RouteApi): void {
  api.get('/properties', {
    schema: {
      operationId: 'listProperties',
      summary: 'Properties, most recent first',
      querystring: PropertyQuery,
      response: { 200: envelope(Property) },
    },
    handler: async (request) => {
      const { caller, query } = request;
      const page = pageOf(request);
      const filter = {
        ...(query.client_id && { clientIds: query.client_id }),
        ...(query.tag && { tags: query.tag }),
        ...(query.address && { address: query.address }),
        ...(query.postcode !== undefined && { areaPattern: areaPattern(query.postcode) }),
        ...(query.ref !== undefined && { ref: query.ref }),
        sort: query.sort,
      };
      const [list, definitions] = await Promise.all([
        request.store.properties.list(caller, filter, page),
        request.store.customFields.list(caller.accountId, 'properties'),
      ]);
      return listAnswer(request, page, list, (row) => presentProperty(row, definitions));
    },
  });
}

function getPropertyRoute(api: RouteApi): void {
  api.get('/properties/:property_id', {
    schema: {
      operationId: 'getProperty',
      summary: 'A property',
      params: PropertyPath,
      response: { 200: Property },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const [row, definitions] = await Promise.all([
        request.store.properties.get(caller, params.property_id),
        request.store.customFields.list(caller.accountId, 'properties'),
      ]);
      return sendVersioned(request, reply, row.version, presentProperty(row, definitions));
    },
  });
}

function createPropertyRoute(api: RouteApi): void {
  api.post('/properties', {
    schema: {
      operationId: 'createProperty',
      summary: 'Create a property',
      body: PropertyDraft,
      response: { 200: Property },
    },
    config: {
      checkMembers: ({ caller, store }, members: Members<typeof PropertyDraft>) =>
        checkPropertyMembers(store, caller, members),
    },
    handler: async (request, reply) => {
      const { row, definitions } = await addProperty(request.store, request.caller, request.body);
      return sendVersioned(request, reply, row.version, presentProperty(row, definitions));
    },
  });
}

function updatePropertyRoute(api: RouteApi): void {
  api.put('/properties/:property_id', {
    schema: {
      operationId: 'updateProperty',
      summary: 'Change a property; members left out are kept',
      params: PropertyPath,
      body: PropertyChange,
      response: { 200: Property },
    },
    config: {
      checkMembers: ({ caller, store }, members: Members<typeof PropertyChange>, path: z.output<typeof PropertyPath>) =>
        checkPropertyMembers(store, caller, members, path.property_id),
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const { row, definitions } = await changeProperty(
        request.store,
        caller,
        params.property_id,
        body,
        (current, known) => checkVersion(request, current.version, () => presentProperty(current, known)),
      );
      return sendVersioned(request, reply, row.version, presentProperty(row, definitions));
    },
  });
}

function listPropertyAuditRoute(api: RouteApi): void {
  api.get('/properties/:property_id/audit', {
    schema: {
      operationId: 'listPropertyAudit',
      summary: 'The audit trail of a property, newest first',
      params: PropertyPath,
      querystring: AuditQuery,
      response: { 200: envelope(AuditEntry) },
    },
    handler: async (request) => {
      const { caller, params, query } = request;
      await request.store.properties.get(caller, params.property_id);
      const page = pageOf(request);
      const filter = {
        propertyId: params.property_id,
        inspectionId: query.inspection_id,
        actorId: query.person_id,
        topics: query.topic,
        kinds: query.kind,
        ...daySpan(query, await request.store.people.getTimeZone(caller.accountId)),
      };
      const list = await request.store.audit.list(caller.accountId, filter, page);
      return listAnswer(request, page, list, (entry) => presentAuditEntry(entry, caller.role));
    },
  });
}

function upsertPropertyRoute(api: RouteApi): void {
  type Named = PropertyRow & { definitions: CustomFieldDefinition[] };
  const named = ({ row, definitions }: { row: PropertyRow; definitions: CustomFieldDefinition[] }): Named => ({
    ...row,
    definitions,
  });
  addUpsertRoute<Named, typeof PropertyDraft>(api, {
    path: '/properties',
    kind: 'property',
    operationId: 'upsertProperty',
    summary: 'Create a property under the id that your system has for it, or change it',
    body: PropertyDraft,
    record: Property,
    checkMembers: ({ caller, store }, members) => checkPropertyMembers(store, caller, members),
    add: async ({ caller }, tx, body) => named(await addProperty(tx, caller, body)),
    change: async ({ caller }, tx, id, body, check) =>
      named(await changeProperty(tx, caller, id, body, (row, definitions) => check({ ...row, definitions }))),
    check: (request, current) => checkVersion(request, current.version, () => presentNamed(current)),
    present: (_, row) => presentNamed(row),
  });

  function presentNamed({ definitions, ...row }: Named) {
    return presentProperty(row, definitions);
  }
}

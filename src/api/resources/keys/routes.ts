/** Sets of keys: /key-sets, the log of each, and what a property has for a visit. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  KeyMovement,
  KeyMovementDraft,
  KeySet,
  KeySetChange,
  KeySetDraft,
  KeySetPath,
  KeySetQuery,
  PropertyKeys,
  PropertyKeysPath,
  PropertyKeysQuery,
} from '#contract/property/keys.ts';
import { ArrayQuery } from '#contract/wire.ts';
import { invalid } from '#domain/refusal.ts';
import type { KeySetRow } from '#store/properties/key-sets.ts';
import { checkVersion } from '../../entity-tag.ts';
import { stepOf } from '../../list-answer.ts';
import type { Members } from '../../validator.ts';
import { addListRoutes } from '../account-list.ts';
import { todayOf } from '../falling-due/decide.ts';
import { findKeysOfVisit } from './find-keys.ts';
import { addKeySet, changeKeySet, moveKeySet, removeKeySet } from './operations.ts';
import { type DatedSet, presentKeySet, presentMovement } from './present.ts';

export const keyRoutes: FastifyPluginAsync = async (api) => {
  addListRoutes(api, {
    path: '/key-sets',
    parameter: 'key_set_id',
    many: 'KeySets',
    one: 'KeySet',
    record: KeySet,
    present: presentKeySet,
    params: KeySetPath,
    list: {
      summary: 'Sets of keys, by tag',
      query: KeySetQuery,
      read: async (request, { q, state, sort, property_id: propertyId }, page) => {
        const { store, caller } = request;
        const today = await todayOf(store, caller.accountId);
        const found = await store.keySets.list(caller.accountId, { q, state, sort, propertyId, today }, page);
        return { ...found, rows: found.rows.map((row) => ({ ...row, today })) };
      },
    },
    get: {
      summary: 'A set of keys',
      read: async (request, id) => dated(request, await request.store.keySets.get(request.caller.accountId, id)),
    },
    create: {
      summary: 'Add a set of keys to a property; it is in the office',
      body: KeySetDraft,
      checkMembers: checkProperty,
      write: async (request, body) => {
        await checkProperty(request, body);
        return dated(request, await addKeySet(request.store, request.caller, body));
      },
    },
    update: {
      summary: 'Change what a set of keys is; members left out are kept',
      body: KeySetChange,
      write: async (request, id, body, check) => {
        const today = await todayOf(request.store, request.caller.accountId);
        const see = (row: KeySetRow) => check({ ...row, today });
        return { ...(await changeKeySet(request.store, request.caller, id, body, see)), today };
      },
    },
    delete: {
      summary: 'Delete a set of keys, with its log',
      write: async (request, id, check) => {
        const today = await todayOf(request.store, request.caller.accountId);
        await removeKeySet(request.store, request.caller, id, (row) => check({ ...row, today }));
      },
    },
  });
  await api.register(movementRoutes);
};

const movementRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/key-sets/:key_set_id/movements', {
    schema: {
      operationId: 'listKeyMovements',
      summary: 'The log of a set of keys, the latest step first',
      params: KeySetPath,
      querystring: ArrayQuery,
      response: { 200: z.array(KeyMovement) },
    },
    handler: async (request) => {
      const { store, caller, params } = request;
      await store.keySets.get(caller.accountId, params.key_set_id);
      const rows = await store.keySets.listMovements(caller.accountId, params.key_set_id);
      return (await stepOf(request, 'key_movements', rows)).map(presentMovement);
    },
  });

  api.post('/key-sets/:key_set_id/movements', {
    schema: {
      operationId: 'createKeyMovement',
      summary: 'Hand a set of keys out, or take it back',
      params: KeySetPath,
      body: KeyMovementDraft,
      response: { 200: KeyMovement },
    },
    config: { checkMembers: checkStaff },
    handler: async (request) => {
      const { store, caller, params, body } = request;
      await checkStaff(request, body);
      const today = await todayOf(store, caller.accountId);
      const check = (row: KeySetRow) => checkVersion(request, row.version, () => presentKeySet({ ...row, today }));
      return presentMovement(await moveKeySet(store, caller, params.key_set_id, body, check));
    },
  });

  api.get('/properties/:property_id/keys', {
    schema: {
      operationId: 'findPropertyKeys',
      summary: 'Where the keys of a property are for a visit, and whether they will be there',
      params: PropertyKeysPath,
      querystring: PropertyKeysQuery,
      response: { 200: PropertyKeys },
    },
    handler: async ({ store, caller, params, query }) => {
      const { accountId } = caller;
      await store.properties.get(caller, params.property_id);
      const today = await todayOf(store, accountId);
      const { on = today, inspection_id: inspectionId, staff_id: clerkId } = query;
      const asked = { propertyId: params.property_id, on, today, inspectionId, clerkId };
      const { count, set, where = null, clash = null } = await findKeysOfVisit(store, accountId, asked);
      return { on, count, key_set: set === undefined ? null : presentKeySet({ ...set, today }), where, clash };
    },
  });
};

async function dated({ store, caller }: FastifyRequest, row: KeySetRow): Promise<DatedSet> {
  return { ...row, today: await todayOf(store, caller.accountId) };
}

/** Whether there is such a property, when other members are not valid. */
async function checkProperty(
  { store, caller }: FastifyRequest,
  { property_id: propertyId }: { property_id?: number | undefined },
): Promise<void> {
  if (propertyId === undefined) return;
  const links = { propertyId, clerkId: null, typistId: null, clientId: null };
  if (!(await store.inspections.findUnknown(caller.accountId, links)).includes('property')) return;
  throw invalid({ pointer: '/property_id', code: 'unknown', detail: `There is no property ${propertyId}.` });
}

async function checkStaff(
  { store, caller }: FastifyRequest,
  { staff_id: clerkId }: Members<typeof KeyMovementDraft>,
): Promise<void> {
  if (clerkId == null) return;
  const links = { propertyId: 0, clerkId, typistId: null, clientId: null };
  if (!(await store.inspections.findUnknown(caller.accountId, links)).includes('clerk')) return;
  throw invalid({ pointer: '/staff_id', code: 'unknown', detail: `There is no clerk ${clerkId}.` });
}

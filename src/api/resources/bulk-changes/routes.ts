/** Changes of many inspections at once: /bulk-changes, their outcomes and their undoing. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  BulkChange,
  BulkChangeDraft,
  BulkChangeItem,
  BulkChangeItemQuery,
  BulkChangePath,
  BulkChangeQuery,
  BulkChangeSummary,
} from '#contract/inspections/bulk-change.ts';
import { envelope } from '#contract/wire.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import type { RouteApi } from '../../route-api.ts';
import { rehearse, startBulkChange, undoBulkChange } from './operations.ts';
import { presentBulkChange, presentItem, presentRehearsal, presentSummary, withProperties } from './present.ts';

export const bulkChangeRoutes: FastifyPluginAsyncZod = async (api) => {
  addWriting(api);
  addReading(api);
};

function addWriting(api: RouteApi): void {
  api.post('/bulk-changes', {
    schema: {
      operationId: 'createBulkChange',
      summary: 'Change many inspections at once, or only rehearse it',
      description:
        'Each is changed by the rules of a single change: rights, events, e-mails and the trail are the same. One that ' +
        'cannot be changed is left and named; the others are changed.',
      body: BulkChangeDraft,
      response: { 200: BulkChange },
    },
    handler: async (request) => {
      const { caller, body, store } = request;
      if (body.dry_run) return presentRehearsal(await rehearse(store, caller, body));
      return presentBulkChange(store, await startBulkChange(request, caller, body));
    },
  });

  api.post('/bulk-changes/:bulk_change_id/undo', {
    schema: {
      operationId: 'undoBulkChange',
      summary: 'Take back everything that a bulk change has changed, within a day',
      description:
        'Inspections that somebody has changed since stay as they are, and are named. One that is still under way stops.',
      params: BulkChangePath,
      response: { 200: BulkChange },
    },
    handler: async (request) => {
      const { caller, params, store } = request;
      return presentBulkChange(store, await undoBulkChange(request, caller, params.bulk_change_id));
    },
  });
}

function addReading(api: RouteApi): void {
  api.get('/bulk-changes', {
    schema: {
      operationId: 'listBulkChanges',
      summary: 'Bulk changes of the last thirty days, newest first',
      querystring: BulkChangeQuery,
      response: { 200: envelope(BulkChangeSummary) },
    },
    handler: async (request) => {
      const { caller, store } = request;
      const page = pageOf(request);
      return listAnswer(request, page, await store.bulkChanges.list(caller.accountId, page), presentSummary);
    },
  });

  api.get('/bulk-changes/:bulk_change_id', {
    schema: {
      operationId: 'getBulkChange',
      summary: 'A bulk change: how far it is, and what could not be changed',
      params: BulkChangePath,
      response: { 200: BulkChange },
    },
    handler: async ({ caller, params, store }) =>
      presentBulkChange(store, await store.bulkChanges.get(caller.accountId, params.bulk_change_id)),
  });

  api.get('/bulk-changes/:bulk_change_id/items', {
    schema: {
      operationId: 'listBulkChangeItems',
      summary: 'What has become of each inspection of a bulk change',
      params: BulkChangePath,
      querystring: BulkChangeItemQuery,
      response: { 200: envelope(BulkChangeItem) },
    },
    handler: async (request) => {
      const { caller, params, query, store } = request;
      const page = pageOf(request);
      const one = await store.bulkChanges.get(caller.accountId, params.bulk_change_id);
      const { rows, ...rest } = await store.bulkChanges.listRows(one, query.outcome, page);
      const items = await withProperties(store, caller.accountId, rows);
      return listAnswer(request, page, { ...rest, rows: items }, presentItem);
    },
  });
}

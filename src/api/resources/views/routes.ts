/** Saved views of the list of inspections: /views. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { SavedViews, SavedViewsDraft } from '#contract/inspections/saved-views.ts';
import type { Caller } from '#domain/caller.ts';
import { type Fault, invalid } from '#domain/refusal.ts';
import { FIRM } from '#store/inspections/saved-views.ts';
import type { RouteApi } from '../../route-api.ts';
import { presentViews } from './present.ts';

export const viewRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/views', {
    schema: {
      operationId: 'getViews',
      summary: 'Saved views of the list of inspections, with how many match',
      response: { 200: SavedViews },
    },
    handler: ({ caller, store }) => presentViews(store, caller),
  });

  addPut(api, {
    path: '/views/own',
    operationId: 'putOwnViews',
    summary: 'Put your own saved views: all of them, in their order',
    ownerOf: ({ userId }) => userId,
  });
  addPut(api, {
    path: '/views/firm',
    operationId: 'putFirmViews',
    summary: 'Put the saved views of the firm: all of them, in their order',
    ownerOf: () => FIRM,
  });
};

type Put = {
  path: string;
  operationId: 'putOwnViews' | 'putFirmViews';
  summary: string;
  ownerOf: (caller: Caller) => number;
};

function addPut(api: RouteApi, { path, operationId, summary, ownerOf }: Put): void {
  api.put(path, {
    schema: { operationId, summary, body: SavedViewsDraft, response: { 200: SavedViews } },
    handler: async (request) => {
      const { caller, body, store } = request;
      const owner = ownerOf(caller);
      checkNames(body);
      await store.inTransaction(async (tx) => {
        const current = await tx.savedViews.lock(caller.accountId, owner);
        if (body.version !== undefined && body.version !== current.version) throw invalid(changedSince);
        await tx.savedViews.put(caller.accountId, owner, body.views);
      });
      return presentViews(store, caller);
    },
  });
}

const changedSince: Fault = {
  pointer: '/version',
  code: 'changed',
  detail: 'Somebody has changed the views since they were read.',
};

/** In the navigation two of one name would be one. */
function checkNames({ views }: z.output<typeof SavedViewsDraft>): void {
  const names = views.map(({ name }) => name.trim().toLowerCase());
  const faults = names.flatMap((name, at): Fault[] =>
    names.indexOf(name) === at
      ? []
      : [{ pointer: `/views/${at}/name`, code: 'duplicate', detail: 'There is a view of this name already.' }],
  );
  if (faults.length > 0) throw invalid(...faults);
}

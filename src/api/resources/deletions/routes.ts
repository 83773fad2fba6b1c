/** Tombstones, for systems that keep in step: /deletions. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Deletion, DeletionQuery } from '#contract/change.ts';
import { envelope } from '#contract/wire.ts';
import type { Caller } from '#domain/caller.ts';
import { deletedKinds } from '#domain/message/deleted-kind.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import type { DeletionRow, DeletionsTold } from '#store/lists/deletions.ts';
import type { Since } from '#store/lists/step.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { checkLine, sinceOf } from '../../plugins/keep-step.ts';

function presentDeletion({ kind, rowId, version, createdAt, deletedFrom }: DeletionRow) {
  return { type: kind, id: rowId, version, deleted_at: createdAt, of: deletedFrom };
}

/** Nobody is told of a thing that they could not have read. */
function toldTo({ scopes }: Caller): DeletionsTold {
  return {
    kinds: Object.entries(deletedKinds).flatMap(([kind, scope]) => (scopes.has(scope) ? [kind] : [])),
    reports: scopes.has('reports.read'),
    templates: scopes.has('templates.read'),
    meters: scopes.has('properties.read'),
  };
}

export const deletionRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/deletions', {
    schema: {
      operationId: 'listDeletions',
      summary: 'Deletions since a number or moment, in their order, of all that the token may read',
      querystring: DeletionQuery,
      response: { 200: envelope(Deletion) },
    },
    config: { keepsStep: true },
    handler: async (request) => {
      const { store, caller, query } = request;
      const page = pageOf(request);
      const since = query.since === undefined ? undefined : sinceOf(query.since);
      const list = await store.deletions.list(
        caller.accountId,
        toldTo(caller),
        await findKnown(store, caller.accountId, since),
        page,
      );
      return listAnswer(request, page, list, presentDeletion);
    },
  });
};

/** The number from which on to tell. An account that began within what is known has nothing from before to forget. */
async function findKnown({ changeLine, people }: Store, accountId: number, since: Since | undefined): Promise<number> {
  const line = await changeLine.look();
  const { deletionsSince } = line;
  if (since === undefined) return deletionsSince;
  checkLine(since, line, 'since');
  const number = (await changeLine.findNumber(since)) ?? 0;
  if (number >= deletionsSince) return number;
  const { firstChange } = await people.getAccount(accountId);
  if (firstChange === null || firstChange < deletionsSince) throw forgotten;
  return deletionsSince;
}

const forgotten = new Refusal(
  'changes_forgotten',
  'Deletions since then are not known any more: they are kept for 90 days. Read everything afresh, and go on from the Keyturn-Changed-Until of the first answer.',
);

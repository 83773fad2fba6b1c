/** The security log of the account: /security-log, and the whole of it as a table. */
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { SecurityEvent, SecurityLogFilter, SecurityLogQuery } from '#contract/security-event.ts';
import { envelope } from '#contract/wire.ts';
import { kindsOfArea } from '#domain/security-event.ts';
import type { SecurityEventRow, SecurityFilter } from '#store/access/security-log.ts';
import type { Store } from '#store/build-store.ts';
import { daySpan } from '../../day-span.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { buildEventPresenter, csvHeading, csvLineOf } from './present.ts';

/** Rows of a table that are read at once. */
const BATCH = 1000;

export const securityLogRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/security-log', {
    schema: {
      operationId: 'listSecurityLog',
      summary: 'Sign-ins, changes of access and downloads, newest first',
      querystring: SecurityLogQuery,
      response: { 200: envelope(SecurityEvent) },
    },
    handler: async (request) => {
      const { caller, query, store } = request;
      const page = pageOf(request);
      const list = await store.securityLog.list(
        caller.accountId,
        { ...(await filterOf(store, caller.accountId, query)), sort: query.sort },
        page,
      );
      return listAnswer(request, page, list, await buildEventPresenter(store, caller.accountId, list.rows));
    },
  });

  api.get('/security-log.csv', {
    schema: {
      operationId: 'exportSecurityLog',
      summary: 'The same as comma-separated values, oldest first; the log notes that somebody took it',
      querystring: SecurityLogFilter,
    },
    handler: async ({ caller, query, store }, reply) => {
      const filter = await filterOf(store, caller.accountId, query);
      await store.securityLog.add(caller, { kind: 'log.exported' });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="security-log.csv"')
        .send(Readable.from(csvLines(store, caller.accountId, filter)));
    },
  });
};

async function* csvLines(store: Store, accountId: number, filter: SecurityFilter): AsyncGenerator<string> {
  yield csvHeading;
  let last: SecurityEventRow | undefined;
  do {
    const rows: SecurityEventRow[] = await store.securityLog.listOn(accountId, filter, last, BATCH);
    const present = await buildEventPresenter(store, accountId, rows);
    yield rows.map((row) => csvLineOf(present(row))).join('');
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last !== undefined);
}

async function filterOf(
  store: Store,
  accountId: number,
  { kind, area, person_id: personId, q, from, until }: z.output<typeof SecurityLogFilter>,
): Promise<SecurityFilter> {
  const timeZone = await store.people.getTimeZone(accountId);
  const ofAreas = area?.flatMap(kindsOfArea);
  return {
    kinds: kind && ofAreas ? kind.filter((one) => ofAreas.includes(one)) : (kind ?? ofAreas),
    personId,
    q,
    ...daySpan({ from, until }, timeZone),
  };
}

/** Fees by client and month: /fees. */
import { Temporal } from 'temporal-polyfill';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Fee, FeeQuery } from '#contract/inspections/fee.ts';
import type { FeeRow } from '#store/inspections/fees.ts';

/** With this one, a year. */
const MONTHS_BACK = 11;

export const feeRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/fees', {
    schema: {
      operationId: 'listFees',
      summary:
        'Fees of visits whose report is complete, and of aborted ones, by client and month, the latest month first',
      querystring: FeeQuery,
      response: { 200: z.array(Fee) },
    },
    handler: async ({ store, caller, query }) => {
      const now = Temporal.Now.plainDateISO(await store.people.getTimeZone(caller.accountId)).toPlainYearMonth();
      const until = query.until ?? latest(now.toString(), query.from);
      const from = query.from ?? Temporal.PlainYearMonth.from(until).subtract({ months: MONTHS_BACK }).toString();
      return (await store.fees.list(caller.accountId, { from, until, clientId: query.client_id })).map(presentFee);
    },
  });
};

const latest = (now: string, from: string | undefined): string => (from !== undefined && from > now ? from : now);

const presentFee = ({ clientId, clientName, ...row }: FeeRow) => ({
  ...row,
  client: clientId === null ? null : { id: clientId, name: clientName ?? '' },
});

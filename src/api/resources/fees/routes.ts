/** Fees by client and month: /fees, and the charges beside the prices. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Fee, FeeQuery } from '#contract/inspections/fee.ts';
import { chargeRoutes } from './charge-routes.ts';
import { monthsAsked } from './months-asked.ts';
import { presentFee } from './present.ts';

export const feeRoutes: FastifyPluginAsyncZod = async (api, options) => {
  await chargeRoutes(api, options);
  api.get('/fees', {
    schema: {
      operationId: 'listFees',
      summary:
        'Fees of visits whose report is complete, and of aborted ones, by client and month, the latest month first',
      querystring: FeeQuery,
      response: { 200: z.array(Fee) },
    },
    handler: async ({ store, caller, query }) => {
      const months = await monthsAsked(store, caller, query);
      return (await store.fees.list(caller.accountId, { ...months, clientId: query.client_id })).map(presentFee);
    },
  });
};

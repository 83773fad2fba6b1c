/** Charges of visits beside their prices: /charges, and what is said about those of one visit. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Inspection, InspectionPath } from '#contract/inspection.ts';
import { Charge, ChargeQuery, Waiting, Waiver } from '#contract/inspections/charge.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { coverLinks } from '../inspections/cover-link.ts';
import { presentInspection } from '../inspections/present.ts';
import { noteWaiting, waiveCharge } from './visit-charges.ts';
import { monthsAsked } from './months-asked.ts';
import { presentListedCharge } from './present.ts';

export const chargeRoutes: FastifyPluginAsyncZod = async (api) => {
  const coverLink = coverLinks(api);
  const check = (request: FastifyRequest) => (current: InspectionRow) =>
    checkVersion(request, current.version, () => presentInspection(current, request.caller, coverLink));

  api.get('/charges', {
    schema: {
      operationId: 'listCharges',
      summary: 'Charges for aborted visits and for waiting, the latest visit first, waived ones too',
      querystring: ChargeQuery,
      response: { 200: z.array(Charge) },
    },
    handler: async ({ store, caller, query }) => {
      const months = await monthsAsked(store, caller, query);
      const { client_id: clientId, kind } = query;
      return (await store.fees.listCharges(caller.accountId, { ...months, clientId, kind })).map(presentListedCharge);
    },
  });

  api.post('/inspections/:inspection_id/waiting', {
    schema: {
      operationId: 'noteWaiting',
      summary: 'Say how long the clerk waited at the door',
      params: InspectionPath,
      body: Waiting,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params, body, store } = request;
      const noted = { id: params.inspection_id, minutes: body.minutes };
      const row = await noteWaiting(store, caller, noted, check(request));
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });

  api.post('/inspections/:inspection_id/waive', {
    schema: {
      operationId: 'waiveCharge',
      summary: 'Waive a charge of a visit, or charge it again',
      params: InspectionPath,
      body: Waiver,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params, body, store } = request;
      const row = await waiveCharge(store, caller, { id: params.inspection_id, ...body }, check(request));
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });
};

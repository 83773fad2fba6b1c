/** Visits that are offered to several clerks, of whom the first to accept has it: /offers. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { InspectionPath } from '#contract/inspection.ts';
import { Offer, OfferDraft, OfferPath, OfferQuery, Offers, RankedClerks } from '#contract/inspections/offer.ts';
import { Empty } from '#contract/wire.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { states } from '#domain/inspection-state.ts';
import { isManager } from '#domain/role.ts';
import { whyOver } from '#domain/schedule/offer.ts';
import type { OfferRow } from '#store/inspections/offers.ts';
import { sendNothing } from '../../no-body.ts';
import type { Members } from '../../validator.ts';
import { acceptOffer, declineOffer, withdrawOffer } from './end-offer.ts';
import { checkOfferMembers, makeOffer } from './make-offer.ts';
import { rankForVisit } from './rank.ts';

export const offerRoutes: FastifyPluginAsyncZod = async (api) => {
  await api.register(answerRoutes);

  api.get('/offers', {
    schema: {
      operationId: 'listOffers',
      summary: 'Visits that are offered to clerks at present; 200 at most, the soonest to end first',
      querystring: OfferQuery,
      response: { 200: Offers },
    },
    handler: async ({ store, caller, query }) => {
      const clerkId = isManager(caller.role) ? undefined : caller.userId;
      const { inspection_id: inspectionId, lapsed } = query;
      const rows = await store.offers.list(caller.accountId, { inspectionId, clerkId, isLapsed: lapsed === 'true' });
      return { offers: rows.map(presentOffer) };
    },
  });

  api.post('/offers', {
    schema: {
      operationId: 'createOffer',
      summary: 'Offer a visit that nobody has to clerks: the first to accept has it',
      description:
        'The inspection stays Pending meanwhile. The clerks are written to, and may accept until `ends_at`, as long as ' +
        'nobody has the visit. A visit has one open offer at a time.',
      body: OfferDraft,
      response: { 200: Offer },
    },
    config: {
      checkMembers: ({ store, caller }, members: Members<typeof OfferDraft>) =>
        checkOfferMembers(store, caller, members),
    },
    handler: async (request) => presentOffer(await makeOffer(request, request.caller, request.body)),
  });

  api.delete('/offers/:offer_id', {
    schema: {
      operationId: 'withdrawOffer',
      summary: 'Withdraw an offer that nobody has accepted',
      params: OfferPath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      await withdrawOffer(request, request.caller, request.params.offer_id);
      return sendNothing(reply);
    },
  });

  api.get('/inspections/:inspection_id/clerks', {
    schema: {
      operationId: 'rankClerks',
      summary: 'Clerks who could take a visit as it is agreed, the best first',
      description: 'By hours, leave, remit, bookings and the ways between them, as on the board.',
      params: InspectionPath,
      response: { 200: RankedClerks },
    },
    handler: async ({ store, caller, params }) => ({
      clerks: (await rankForVisit(store, caller, params.inspection_id)).map((one) => ({
        staff_id: one.clerkId,
        staff_name: one.name,
        clashes: one.clashes,
        detour_minutes: one.detourMinutes,
        knows_property: one.knowsProperty,
        visits: one.visits,
      })),
    }),
  });
};

const answerRoutes: FastifyPluginAsyncZod = async (api) => {
  api.post('/offers/:offer_id/accept', {
    schema: {
      operationId: 'acceptOffer',
      summary: 'Accept a visit that is offered to you: Pending to Assigned',
      description:
        'The first to accept has it, and has accepted the visit by that. Everybody after answers `offer_over`.',
      params: OfferPath,
      response: { 200: Offer },
    },
    handler: async (request) => presentOffer(await acceptOffer(request, request.caller, request.params.offer_id)),
  });

  api.post('/offers/:offer_id/decline', {
    schema: {
      operationId: 'declineOffer',
      summary: 'Say no to a visit that is offered to you',
      description: 'The others may still accept it. An offer to which all have said no is over.',
      params: OfferPath,
      response: { 200: Offer },
    },
    handler: async (request) => presentOffer(await declineOffer(request, request.caller, request.params.offer_id)),
  });
};

function presentOffer(row: OfferRow) {
  const { line1, line2, city, postcode } = row;
  return {
    id: row.id,
    inspection: {
      id: row.inspectionId,
      type: { id: row.type, name: inspectionTypes[row.type] },
      property: { id: row.propertyId, address: { line1, line2, city, postcode } },
      conduct_date: row.conductDate,
    },
    staff: row.clerks,
    declined_by: row.declined,
    ends_at: row.endsAt,
    is_open: whyOver({ ...row, isTaken: row.state !== states.pending }, Date.now()) === undefined,
    offered_by: row.offeredBy,
    created_at: row.createdAt,
    accepted_by: row.acceptedBy,
    accepted_at: row.acceptedAt,
    withdrawn_at: row.withdrawnAt,
  };
}

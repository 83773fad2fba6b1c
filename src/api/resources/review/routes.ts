/** The facts that a reviewer's desk compares a report with: /inspections/:inspection_id/review. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { InspectionPath } from '#contract/inspection.ts';
import { Review, ReviewTick, ReviewTicks } from '#contract/inspections/review.ts';
import { gatherApproved } from '#domain/review/approved.ts';
import { getReviewQueueRoute } from './queue.ts';
import { questionRoutes } from './questions.ts';
import { getReviewReturnsRoute } from './returns.ts';

export const reviewRoutes: FastifyPluginAsyncZod = async (api) => {
  await api.register(questionRoutes);
  getReviewQueueRoute(api);
  getReviewReturnsRoute(api);

  api.get('/inspections/:inspection_id/review', {
    schema: {
      operationId: 'getReview',
      summary:
        'What a reviewer compares the report with: sentences approved many times, and words as they were handed on',
      params: InspectionPath,
      response: { 200: Review },
    },
    handler: async ({ caller, params, store }) => {
      const { accountId } = caller;
      const { id, reportId, type: typeId } = await store.inspections.get(caller, params.inspection_id);
      const inspected = { inspectionId: id, reportId, typeId };
      const [finished, handedOn, ticks] = await Promise.all([
        store.reviews.listFinishedItems(accountId, inspected),
        store.reviews.listHandedOn(accountId, inspected),
        store.reviews.getTicks(accountId, { inspectionId: id, personId: caller.userId }),
      ]);
      return {
        approved: gatherApproved(finished),
        handed_on: handedOn.map(({ itemId, field, value }) => ({ item_id: itemId, field, value: value ?? null })),
        ticks,
      };
    },
  });

  api.put('/inspections/:inspection_id/review/ticks', {
    schema: {
      operationId: 'tickReviewStop',
      summary: 'Tick a stop of a review as seen by you, or take the tick away',
      params: InspectionPath,
      body: ReviewTick,
      response: { 200: ReviewTicks },
    },
    handler: async ({ caller, params, body, store }) => {
      const { id } = await store.inspections.get(caller, params.inspection_id);
      const of = { inspectionId: id, personId: caller.userId };
      return { ticks: await store.reviews.tick(caller.accountId, of, body) };
    },
  });
};

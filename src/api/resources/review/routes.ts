/** The facts that a reviewer's desk compares a report with: /inspections/:inspection_id/review. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { InspectionPath } from '#contract/inspection.ts';
import { Review } from '#contract/inspections/review.ts';
import { gatherApproved } from '#domain/review/approved.ts';

export const reviewRoutes: FastifyPluginAsyncZod = async (api) => {
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
      const [finished, handedOn] = await Promise.all([
        store.reviews.listFinishedItems(accountId, inspected),
        store.reviews.listHandedOn(accountId, inspected),
      ]);
      return {
        approved: gatherApproved(finished),
        handed_on: handedOn.map(({ itemId, field, value }) => ({ item_id: itemId, field, value: value ?? null })),
      };
    },
  });
};

/** GET /review-queue: the facts by which a reviewer chooses the next report. */
import { ReviewQueue } from '#contract/inspections/review-queue.ts';
import { isChanged } from '#domain/review/doubts.ts';
import type { RouteApi } from '../../route-api.ts';

export function getReviewQueueRoute(api: RouteApi): void {
  api.get('/review-queue', {
    schema: {
      operationId: 'getReviewQueue',
      summary: 'Reports that wait for review: how much was changed in each, who is at it, and until when it is needed',
      response: { 200: ReviewQueue },
    },
    handler: async ({ caller: { accountId }, store: { reviewQueue } }) => {
      const [reports, items] = await Promise.all([reviewQueue.list(accountId), reviewQueue.listOtherItems(accountId)]);
      const changed = Map.groupBy(items.filter(isChanged), ({ reportId }) => reportId);
      return {
        reports: reports.map(({ inspectionId, reportId, items: all, questions, reviewing, neededOn, neededFor }) => ({
          inspection_id: inspectionId,
          items: all,
          changed: changed.get(reportId)?.length ?? 0,
          questions,
          reviewing,
          needed_on: neededOn,
          needed_for: neededFor,
        })),
      };
    },
  });
}

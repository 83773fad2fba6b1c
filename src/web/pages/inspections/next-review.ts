/** The report that comes after one that was approved or returned, in the order of the queue. */
import { joinQueue, nextReview } from '#web/features/inspections/jobs/review-queue.ts';
import { getReviewQueueOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';

export { deskPath } from '#web/features/inspections/jobs/review-queue.ts';

/** Without the facts of the queue, the longest waiting. */
export async function findNextReview(waiting: readonly Inspection[], going: Parameters<typeof nextReview>[1]) {
  const queue = await queryClient.fetchQuery({ ...getReviewQueueOptions(), staleTime: 0 }).catch(() => undefined);
  return nextReview(joinQueue(waiting, queue?.reports), going);
}

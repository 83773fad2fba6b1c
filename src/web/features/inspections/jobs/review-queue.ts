/** Reports in review with what is known of each, and the order in which somebody goes through them. */
import { paths } from '#web/paths.ts';
import type { Inspection, QueuedReview } from '#web/queries/generated/types.gen.ts';
import { findRows, type WholeList } from '#web/ui/table/whole-answer.ts';

export type ReviewJob = Inspection & { queued?: QueuedReview | undefined };

export function joinQueue(jobs: readonly Inspection[], queue: readonly QueuedReview[] = []): ReviewJob[] {
  const byId = new Map(queue.map((queued) => [queued.inspection_id, queued]));
  return jobs.map((job) => ({ ...job, queued: byId.get(job.id) }));
}

/** The desk of a report, with the order in which it was chosen; the longest waiting are first unless it is said otherwise. */
export const deskPath = (id: number, sort: string | undefined): string =>
  sort === undefined || sort === '-since' ? paths.reviewDesk(id) : `${paths.reviewDesk(id)}?sort=${sort}`;

/** Beside those that every list of jobs has. */
export const reviewOrders = {
  doubt: ({ queued }) => queued && queued.changed + queued.questions,
  needed: ({ queued }) => queued?.needed_on,
  reviewing: ({ queued }) => queued?.reviewing?.name,
} satisfies NonNullable<WholeList<ReviewJob>['orders']>;

const orders: NonNullable<WholeList<ReviewJob>['orders']> = {
  ...reviewOrders,
  // Downwards the longest waiting come first, as in the list.
  since: ({ submitted_at: at }) => (at == null ? undefined : -Date.parse(at)),
};

type Going = { sort: string | undefined; openId: number; personId: number };

/** The first of the others in that order at which nobody else is. */
export function nextReview(jobs: readonly ReviewJob[], { sort, openId, personId }: Going): ReviewJob | undefined {
  const isFree = ({ id, queued }: ReviewJob) =>
    id !== openId && (queued?.reviewing == null || queued.reviewing.id === personId);
  const isKnown = sort !== undefined && sort.replace(/^-/, '') in orders;
  return findRows(jobs.filter(isFree), { sort: isKnown ? sort : '-since' }, { orders })[0];
}

/** GET /review-returns: how many of the reports that were reviewed were given back, for which reasons, and whose they were. */
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod';
import { ReviewReturnQuery, ReviewReturns } from '#contract/inspections/review-returns.ts';
import type { Caller } from '#domain/caller.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { invalid } from '#domain/refusal.ts';
import { LONGEST_SPAN, sumByPerson, sumByReason } from '#domain/review/returns.ts';
import { addDays } from '#domain/schedule/calendar-day.ts';
import type { Store } from '#store/build-store.ts';
import type { Days } from '#store/reviews/review-returns.ts';
import type { RouteApi } from '../../route-api.ts';

const DAYS_BACK = 30;

export function getReviewReturnsRoute(api: RouteApi): void {
  api.get('/review-returns', {
    schema: {
      operationId: 'getReviewReturns',
      summary: 'Reports that were reviewed and returned, by reason, clerk and typist, with each return',
      querystring: ReviewReturnQuery,
      response: { 200: ReviewReturns },
    },
    handler: async ({ store, caller, query }) => {
      const { accountId } = caller;
      const days = await daysAsked(store, caller, query);
      const [rows, returns] = await Promise.all([
        store.reviewReturns.sum(accountId, days),
        store.reviewReturns.list(accountId, days),
      ]);
      const total = (of: 'reviewed' | 'returned') => rows.reduce((sum, row) => sum + row[of], 0);
      return {
        ...days,
        reviewed: total('reviewed'),
        returned: total('returned'),
        reasons: sumByReason(returns),
        clerks: sumByPerson(rows, 'clerk'),
        typists: sumByPerson(rows, 'typist'),
        returns: returns.map(({ inspectionId, type, ...row }, at) => ({
          id: at + 1,
          inspection_id: inspectionId,
          type: { id: type, name: inspectionTypes[type] },
          ...row,
        })),
      };
    },
  });
}

async function daysAsked(
  store: Store,
  { accountId }: Caller,
  asked: z.output<typeof ReviewReturnQuery>,
): Promise<Days> {
  const today = Temporal.Now.plainDateISO(await store.people.getTimeZone(accountId)).toString();
  const until = asked.until ?? (asked.from !== undefined && asked.from > today ? asked.from : today);
  const from = asked.from ?? addDays(until, -DAYS_BACK);
  if (addDays(from, LONGEST_SPAN) < until) {
    const detail = `until must be within ${LONGEST_SPAN} days of from.`;
    throw invalid({ parameter: 'until', code: 'too_big', detail });
  }
  return { from, until };
}

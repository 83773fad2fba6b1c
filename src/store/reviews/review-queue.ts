/** The facts by which a reviewer chooses the next report: how much was changed in it, who is at it, and until when it is needed. */
import type { Condition } from '#domain/condition.ts';
import { states } from '#domain/inspection-state.ts';
import type { Executor } from '../database/database.ts';
import { isoInstant } from '../schema/columns.ts';

/** A reviewer who has ticked nothing for so long is elsewhere. */
const AT_IT = '30 minutes';

type QueuedReport = {
  inspectionId: number;
  reportId: number;
  items: number;
  questions: number;
  /** The last who ticked a stop lately. */
  reviewing: { id: number; name: string; at: string; viewed: number } | null;
  neededOn: string | null;
  neededFor: 'tenancy' | 'visit' | null;
};
type ComparedItem = { reportId: number; before: Condition | undefined; now: Condition };

/** `$1` account. */
const waiting = `select i.id, i.report_id, i.property_id, i.conduct_at, (i.conduct_at at time zone a.time_zone)::date as day, a.time_zone
  from inspections i join accounts a on a.id = i.account_id
  where i.account_id = $1 and i.state = ${states.review} and i.cancelled_at is null`;

export const buildReviewQueueStore = (db: Executor) => ({
  list: async (accountId: number): Promise<QueuedReport[]> => {
    const rows = await db.rows<QueuedReport>(
      'review-queue.list',
      `with waiting as materialized (${waiting})
       select w.id as "inspectionId", w.report_id as "reportId",
         (select count(*)::int from items it where it.account_id = $1 and it.report_id = w.report_id) as items,
         (select count(*)::int from review_questions q
          where q.account_id = $1 and q.inspection_id = w.id and q.resolved_at is null) as questions,
         reviewing.one as reviewing, needed.day::text as "neededOn", needed.what as "neededFor"
       from waiting w
       left join lateral (
         select json_build_object('id', u.id, 'name', u.name, 'at', t.updated_at::text,
           'viewed', (select count(*) from jsonb_object_keys(t.ticks))) as one
         from review_ticks t join users u on u.account_id = $1 and u.id = t.person_id
         where t.account_id = $1 and t.inspection_id = w.id and t.updated_at > now() - interval '${AT_IT}'
         order by t.updated_at desc limit 1
       ) reviewing on true
       left join lateral (
         select day, what from (
           (select n.starts_on as day, 'tenancy' as what from tenancies n
            where n.account_id = $1 and n.property_id = w.property_id and n.starts_on >= w.day order by n.starts_on limit 1)
           union all
           (select (v.conduct_at at time zone w.time_zone)::date, 'visit' from inspections v
            where v.account_id = $1 and v.property_id = w.property_id and v.id <> w.id and v.conduct_at > w.conduct_at
              and v.state < ${states.review} and v.cancelled_at is null
            order by v.conduct_at limit 1)
         ) either order by day, what limit 1
       ) needed on true
       order by w.id`,
      [accountId],
    );
    return rows.map((row) => ({
      ...row,
      reviewing: row.reviewing && { ...row.reviewing, at: isoInstant(row.reviewing.at) },
    }));
  },

  /** Items of these reports that say something else than those that they began as, or began as none. */
  listOtherItems: async (accountId: number): Promise<ComparedItem[]> => {
    const tuples = await db.tuples<[number, Condition, boolean, Condition]>(
      'review-queue.items',
      `with waiting as materialized (${waiting})
       select it.report_id, o.condition, o.id is not null, it.condition
       from waiting w
       join items it on it.account_id = $1 and it.report_id = w.report_id
       left join items o on o.account_id = $1 and o.id = it.origin_id
       where o.id is null or it.condition is distinct from o.condition`,
      [accountId],
    );
    return tuples.map(([reportId, before, hasBefore, now]) => ({
      reportId,
      before: hasBefore ? before : undefined,
      now,
    }));
  },
});

/** Reports that were reviewed within some days, and each that was given back, with the reasons. */
import { states } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { ReviewedReports } from '#domain/review/returns.ts';
import type { Executor } from '../database/database.ts';
import { isoInstant } from '../schema/columns.ts';

/** Both days belong to it, in the time zone of the account. */
export type Days = { from: string; until: string };

type Person = { id: number; name: string };
export type ReturnRow = {
  inspectionId: number;
  type: InspectionTypeCode;
  ref: string | null;
  address: string;
  at: string;
  by: string;
  reasons: string[];
  note: string | null;
  clerk: Person | null;
  typist: Person | null;
};

const said = (field: string) => `jsonb_path_query_first(e.changes, '$[*] ? (@.field == "${field}").to')`;

/** `$1` account, `$2` and `$3` days. Each end of a review by the trail, without approvals that were taken back. */
const ends = `span as (
    select $2::date::timestamp at time zone time_zone as since, ($3::date + 1)::timestamp at time zone time_zone as before
    from accounts where id = $1
  ),
  ends as (
    select i.id, i.property_id, i.type, i.ref, i.clerk_id, i.typist_id, e.created_at as at, e.actor_name, e.changes,
      e.action = 'inspection.reopen' as is_return
    from span
    join audit_entries e on e.account_id = $1 and e.created_at >= span.since and e.created_at < span.before
      and e.action in ('inspection.complete', 'inspection.reopen')
    join inspections i on i.account_id = $1 and i.id = e.subject_id
    where case e.action when 'inspection.reopen' then e.changes @> '[{"field": "state", "from": ${states.review}}]'
      else (
        select next.action from audit_entries next
        where next.account_id = $1 and next.subject_type = 'inspection' and next.subject_id = e.subject_id
          and (next.created_at, next.id) > (e.created_at, e.id)
          and next.action in ('inspection.complete', 'inspection.uncomplete', 'inspection.reopen')
        order by next.created_at, next.id limit 1
      ) is distinct from 'inspection.uncomplete' end
  )`;
const personOf = (role: 'clerk' | 'typist') =>
  `case when ${role}.id is not null then json_build_object('id', ${role}.id, 'name', ${role}.name) end as ${role}`;
const people = (from: string) => `left join users clerk on clerk.account_id = $1 and clerk.id = ${from}.clerk_id
  left join users typist on typist.account_id = $1 and typist.id = ${from}.typist_id`;

export const buildReviewReturnStore = (db: Executor) => ({
  /** Reports by who wrote and who typed them. */
  sum: (accountId: number, { from, until }: Days): Promise<ReviewedReports[]> =>
    db.rows<ReviewedReports>(
      'review-returns.sum',
      `with ${ends},
       reports as (select id, clerk_id, typist_id, bool_or(is_return) as is_returned from ends group by id, clerk_id, typist_id),
       sums as (
         select clerk_id, typist_id, count(*)::int as reviewed, count(*) filter (where is_returned)::int as returned
         from reports group by clerk_id, typist_id
       )
       select ${personOf('clerk')}, ${personOf('typist')}, s.reviewed, s.returned from sums s ${people('s')}`,
      [accountId, from, until],
    ),

  /** The latest first. */
  list: async (accountId: number, { from, until }: Days): Promise<ReturnRow[]> => {
    const rows = await db.rows<ReturnRow>(
      'review-returns.list',
      `with ${ends}
       select e.id as "inspectionId", e.type, e.ref, concat_ws(', ', p.line1, nullif(p.line2, ''), p.city, p.postcode) as address,
         e.at::text as at, e.actor_name as by, coalesce(${said('reasons')}, '[]') as reasons, ${said('note')} #>> '{}' as note,
         ${personOf('clerk')}, ${personOf('typist')}
       from ends e
       join properties p on p.account_id = $1 and p.id = e.property_id
       ${people('e')}
       where e.is_return
       order by e.at desc, e.id desc`,
      [accountId, from, until],
    );
    return rows.map((row) => ({ ...row, at: isoInstant(row.at) }));
  },
});

/** The facts that a review compares a report with: the firm's finished reports, and the words that it was handed on with. */
import type { Condition } from '#domain/condition.ts';
import { states } from '#domain/inspection-state.ts';
import type { FinishedItem, Outcome } from '#domain/review/approved.ts';
import type { Executor } from '../database/database.ts';
import type { AuditChange } from '../schema/event.ts';

/** Reports, the newest first: what was approved years ago may be nobody's words any more. */
const LATEST = 200;

type Inspected = { inspectionId: number; reportId: number; typeId: number };

/** `$1` account, `$2` type, `$3` the inspection that is reviewed. */
const finished = `select report_id from inspections
  where account_id = $1 and state in (${states.complete}, ${states.closed}) and cancelled_at is null and type = $2 and id <> $3
  order by created_at desc, id desc limit ${LATEST}`;

type FinishedTuple = [reportId: number, name: string, condition: Condition, actions: [string, string][] | null];

export type HandedOn = { itemId: number; field: string; value: unknown };

export const buildReviewStore = (db: Executor) => ({
  /** Items of finished inspections of this type, by the names that the report has. */
  listFinishedItems: async (
    accountId: number,
    { inspectionId, reportId, typeId }: Inspected,
  ): Promise<FinishedItem[]> => {
    const tuples = await db.tuples<FinishedTuple>(
      'reviews.finished',
      `with finished as materialized (${finished}),
         names as materialized (select distinct lower(btrim(name)) as name from items where account_id = $1 and report_id = $4),
         done as materialized (
           select item_id, json_agg(json_build_array(action, responsibility)) as actions
           from actions where account_id = $1 and report_id in (select report_id from finished) group by item_id
         )
       select it.report_id, it.name, it.condition, done.actions
       from finished f
       join items it on it.account_id = $1 and it.report_id = f.report_id
       join names n on n.name = lower(btrim(it.name))
       left join done on done.item_id = it.id
       where jsonb_typeof(it.condition) in ('string', 'number')`,
      [accountId, typeId, inspectionId, reportId],
    );
    return tuples.map(([from, name, condition, actions]) => ({
      reportId: from,
      name,
      condition,
      actions: (actions ?? []).map(([action, responsibility]): Outcome => ({ action, responsibility })),
    }));
  },

  /**
   * The words of then, of all that was changed since its clerk, or without a typist whoever submitted it, handed the report on. An entry
   * that was open at that moment tells of both sides of it as one, and is left out.
   */
  listHandedOn: async (
    accountId: number,
    { inspectionId, reportId }: Pick<Inspected, 'inspectionId' | 'reportId'>,
  ): Promise<HandedOn[]> => {
    const rows = await db.rows<{ itemId: number; changes: AuditChange[] }>(
      'reviews.handed-on',
      `with steps as materialized (
         select action, created_at from audit_entries
         where account_id = $1 and subject_type = 'inspection' and subject_id = $2
           and action in ('inspection.process', 'inspection.submit', 'inspection.reopen')
       ), moment as materialized (
         select coalesce(
           (select max(created_at) from steps where action = 'inspection.process'
              and created_at > coalesce((select max(created_at) from steps where action = 'inspection.reopen'), '-infinity')),
           (select max(created_at) from steps where action = 'inspection.submit')) as at
       )
       select ae.subject_id as "itemId", ae.changes from items it
       join audit_entries ae on ae.account_id = $1 and ae.subject_type = 'item' and ae.subject_id = it.id
         and ae.created_at > (select at from moment) and ae.action = 'report.item_changed'
       where it.account_id = $1 and it.report_id = $3
       order by ae.created_at, ae.id`,
      [accountId, inspectionId, reportId],
    );
    const first = new Map<string, HandedOn>();
    for (const { itemId, changes } of rows)
      for (const { field, from } of changes) {
        const key = `${itemId} ${field}`;
        if (!first.has(key)) first.set(key, { itemId, field, value: from });
      }
    return [...first.values()];
  },

  ...ticksOf(db),
});

type OfReviewer = { inspectionId: number; personId: number };
type Ticks = Record<string, string>;

const ticksOf = (db: Executor) => ({
  getTicks: async (accountId: number, { inspectionId, personId }: OfReviewer): Promise<Ticks> => {
    const [row] = await db.rows<{ ticks: Ticks }>(
      'reviews.ticks',
      'select ticks from review_ticks where account_id = $1 and inspection_id = $2 and person_id = $3',
      [accountId, inspectionId, personId],
    );
    return row?.ticks ?? {};
  },

  /** Null takes the tick away. Two at once are both kept. */
  tick: async (
    accountId: number,
    { inspectionId, personId }: OfReviewer,
    { stop, seen }: { stop: string; seen: string | null },
  ): Promise<Ticks> => {
    const [row] = await db.rows<{ ticks: Ticks }>(
      'reviews.tick',
      `insert into review_ticks as t (account_id, inspection_id, person_id, ticks)
       values ($1, $2, $3, jsonb_strip_nulls(jsonb_build_object($4::text, $5::text)))
       on conflict (account_id, inspection_id, person_id) do update
         set ticks = jsonb_strip_nulls(t.ticks || jsonb_build_object($4::text, $5::text)), updated_at = now()
       returning ticks`,
      [accountId, inspectionId, personId, stop, seen],
    );
    return row?.ticks ?? {};
  },
});

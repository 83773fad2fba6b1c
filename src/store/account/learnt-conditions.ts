/**
 * Conditions in the newest finished reports of an account, and the names and addresses that stand around them. Reports of
 * tenants are left out, since those are their own words.
 */
import { states } from '#domain/inspection-state.ts';
import type { Finished } from '#domain/typing/learn-phrases.ts';
import type { Executor } from '../database/database.ts';

/** Some 20,000 conditions. */
const MOST_REPORTS = 200;
const MOST_CONDITIONS = 30_000;

const newestIn = (state: string) => `
  (select id, report_id, property_id, client_id, created_at from inspections
   where account_id = $1 and state = ${state} and cancelled_at is null and self_servicer is null
   order by created_at desc, id desc limit ${MOST_REPORTS})`;

const finished = `
  finished as (
    select * from (${newestIn('$2')} union all ${newestIn('$3')}) each
    order by created_at desc, id desc limit ${MOST_REPORTS})`;

export const buildLearntConditionStore = (db: Pick<Executor, 'rows' | 'tuples'>) => ({
  /** Another text as soon as one of the reports, or who is named around them, changes. */
  stamp: async (accountId: number): Promise<string> => {
    const [row] = await db.rows<{ stamp: string }>('learnt-conditions.stamp', stampOf, valuesOf(accountId));
    return row?.stamp ?? '';
  },

  list: async (accountId: number): Promise<Finished[]> => {
    const tuples = await db.tuples<[number, string, string]>('learnt-conditions.list', listed, valuesOf(accountId));
    return tuples.map(([home, name, text]) => ({ home, name, text }));
  },

  /** People, firms and streets. */
  names: async (accountId: number): Promise<string[]> => {
    const tuples = await db.tuples<[string]>('learnt-conditions.names', named, valuesOf(accountId));
    return tuples.map(([name]) => name);
  },
});

const valuesOf = (accountId: number) => [accountId, states.complete, states.closed];

/** Meters and keys have numbers for conditions, which are the home's. */
const listed = `
  with ${finished}
  select distinct f.property_id, i.name, i.condition #>> '{}'
  from finished f
  join rooms r on r.account_id = $1 and r.report_id = f.report_id and r.block_type in ('DETAILED', 'OVERVIEW')
  join items i on i.account_id = $1 and i.room_id = r.id and jsonb_typeof(i.condition) = 'string'
  limit ${MOST_CONDITIONS}`;

const namesOf = `
  names as (
    select c.name from finished f join inspection_contacts c on c.account_id = $1 and c.inspection_id = f.id
    union select c.name from finished f join property_contacts c on c.account_id = $1 and c.property_id = f.property_id
    union select c.name from finished f join clients c on c.account_id = $1 and c.id = f.client_id
    union select c.name from properties p join clients c on c.account_id = $1 and c.id = p.client_id
      where p.account_id = $1 and p.id in (select property_id from finished)
    union select unnest(array[name, printed_name]) from users where account_id = $1
    union select unnest(array[p.line1, p.line2, p.city]) from properties p
      where p.account_id = $1 and p.id in (select property_id from finished))`;

const named = `with ${finished}, ${namesOf} select name from names where name is not null`;

const stampOf = `
  with ${finished}, ${namesOf}
  select md5(
    coalesce((select string_agg(f.report_id || '.' || r.version, ',' order by f.report_id)
      from finished f join reports r on r.account_id = $1 and r.id = f.report_id), '') || '|' ||
    coalesce((select string_agg(name, '|' order by name) from names), '')) as stamp`;

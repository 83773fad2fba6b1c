/**
 * Creates an inspection: its report, its entry in the trail and its events in one statement, hence one round trip.
 * Separate statements cost three times as much.
 */
import type { Caller } from '#domain/caller.ts';
import type { Executor } from '../database/database.ts';
import type { IdKind } from '../database/id-leases.ts';
import type { PackedRow } from '../database/json-array.ts';
import {
  additionColumns,
  type InspectionAddition,
  type InspectionLinks,
  linkColumns,
  type NumberedInspection,
  rowOf,
} from './inspection-addition.ts';
import { inspectionRow, type InspectionRow } from './inspection-columns.ts';
import { isInTheWay } from './slot-holds.ts';

/** The things to link it to that exist, belong to this account, and are not archived. */
type Known = { knowsProperty: boolean; knowsClerk: boolean; knowsTypist: boolean; knowsClient: boolean };
export type UnknownLink = 'property' | 'clerk' | 'typist' | 'client';

/** People who may carry out an inspection or type it. */
const isStaff = 'account_id = $1 and role <> 6 and application_id is null and archived_at is null';
const known = '"knowsProperty", "knowsClerk", "knowsTypist", "knowsClient"';
const knowsAll = '"knowsProperty" and "knowsClerk" and "knowsTypist" and "knowsClient"';

/**
 * The things to link the new one to, in one row of the property, as far as they exist. $1 is the account. A `limit 1`
 * tells the planner that there is one of each.
 */
const readLinks = (more = '') => `
    select p.*, account.time_zone, clerk.name as clerk_name, clerk.role as clerk_role,
      typist.name as typist_name, typist.role as typist_role, ${known}${more}
    from wanted
    join accounts account on account.id = $1
    left join lateral (
      select p.*, (select name from clients where account_id = $1 and id = p.client_id) as client_name
      from properties p where p.account_id = $1 and p.id = wanted.property_id limit 1) p on true
    left join lateral (select * from users where id = wanted.clerk_id and ${isStaff} limit 1) clerk on true
    left join lateral (select * from users where id = wanted.typist_id and ${isStaff} limit 1) typist on true
    cross join lateral (select p.id is not null as "knowsProperty",
      wanted.clerk_id is null or clerk.id is not null as "knowsClerk",
      wanted.typist_id is null or typist.id is not null as "knowsTypist",
      wanted.takes_client or wanted.client_id is null or exists (
        select from clients where account_id = $1 and id = wanted.client_id and archived_at is null) as "knowsClient"
    ) known`;

/**
 * The values that `links` has read, by the names that `inspectionRow` uses. Through joins of their tables, as
 * `inspectionJoins` has them, all seventy columns of the new row would be carried six times: a seventh of the whole
 * statement.
 */
const linked = `links p left join added i on i.report_id = p.new_report_id
  cross join lateral (select p.client_name as name) c
  cross join lateral (select p.clerk_name as name, null::text as printed_name, p.clerk_role as role) clerk
  cross join lateral (select p.typist_name as name, null::text as printed_name, p.typist_role as role) typist
  cross join lateral (select p.time_zone, null::jsonb as settings) account
  cross join lateral (select null::int as file_id, null::int as rotation) cover`;

const wantedTime = {
  clerk: 'wanted.clerk_id',
  actor: 'wanted.actor_id',
  at: 'wanted.conduct::timestamptz',
  minutes: 'wanted.time_to_complete',
};

/** Writes nothing for an inspection that cannot be linked, nor for one whose time is kept for somebody else. */
const statement = `with wanted as (${rowOf(additionColumns)}
  ), held as (
    select not wanted.is_day and exists (select from slot_holds h where ${isInTheWay(wantedTime)}) as "isHeld" from wanted
  ), links as (${readLinks(`, case when ${knowsAll} and not held."isHeld" then wanted.new_report_id end as new_report_id,
      held."isHeld"`)}
    cross join held
  ), report as (
    insert into reports (account_id, id)
    select $1, new_report_id from links where new_report_id is not null
  ), added as (
    insert into inspections (account_id, id, property_id, report_id, actor_id, type, state, clerk_id, typist_id, client_id,
      ref, title, report_key, location_of_keys, return_key, notes_report, notes_internal, notes_client, pricing,
      time_to_complete, conduct_at, conduct_date_only, conduct_date_option, custom_fields, self_servicer,
      tenant_token_hash, tenant_token_expires_at)
    select $1, wanted.new_id, wanted.property_id, links.new_report_id, wanted.actor_id, wanted.type, wanted.state, wanted.clerk_id,
      wanted.typist_id, case when wanted.takes_client then links.client_id else wanted.client_id end,
      wanted.ref, wanted.title, wanted.report_key, wanted.location_of_keys, wanted.return_key, wanted.notes_report,
      wanted.notes_internal, wanted.notes_client, wanted.pricing, wanted.time_to_complete,
      begins.at, is_day, wanted.conduct_date_option, wanted.custom_fields, wanted.self_servicer, wanted.tenant_token_hash,
      case when wanted.tenant_token_hash is not null then begins.at + interval '14 days' end
    from links cross join wanted cross join lateral (
      select case when is_day then conduct::date::timestamp at time zone links.time_zone else conduct::timestamptz end as at
    ) begins where links.new_report_id is not null
    returning *
  ), told as (
    select added.id, wanted.* from added cross join wanted
  ), audited as (
    insert into audit_entries (account_id, id, property_id, actor_id, actor_name, application, action, subject_type, subject_id)
    select $1, entry_id, property_id, actor_id, actor_name, application, 'inspection.created', 'inspection', id from told
  ), announced as (
    insert into events (account_id, kind, data)
    select $1, kind, jsonb_build_object('inspection_id', id) || event_data from told, jsonb_array_elements_text(events) kind
  ), released as (
    delete from slot_holds h using told where h.account_id = $1 and h.clerk_id = told.clerk_id
      and h.actor_id = told.actor_id and not told.is_day and h.starts_at = told.conduct::timestamptz
  )
  select p."isHeld", ${known}, ${inspectionRow.sql} from ${linked}`;

/** `isHeld`: the time is kept for somebody else. */
export type Added = { row: InspectionRow } | { unknown: UnknownLink[] } | { isHeld: true };

export async function addInspectionRow(db: Executor, caller: Caller, addition: InspectionAddition): Promise<Added> {
  const numbered = await numberIt(db, caller, addition);
  const values = additionColumns.map(([, , of]) => of(numbered));
  const [row] = await db.rows<Known & { isHeld: boolean } & PackedRow>('inspections.add', statement, [
    caller.accountId,
    ...values,
  ]);
  if (row === undefined) throw new Error('insert returned no row');
  const unknown = unknownIn(row);
  if (unknown.length > 0) return { unknown };
  return row.isHeld ? { isHeld: true } : { row: inspectionRow.unpack(row) };
}

async function numberIt(db: Executor, caller: Caller, addition: InspectionAddition): Promise<NumberedInspection> {
  const takeOne = (kind: IdKind) => db.ids.takeOne(kind, caller.accountId);
  const [id, reportId, entryId] = await Promise.all([
    takeOne('inspections'),
    takeOne('reports'),
    takeOne('audit_entries'),
  ]);
  return { caller, addition, id, reportId, entryId };
}

export async function findUnknownLinks(
  db: Executor,
  accountId: number,
  links: InspectionLinks,
): Promise<UnknownLink[]> {
  const text = `with wanted as (${rowOf(linkColumns)}), links as (${readLinks()}) select ${known} from links`;
  const values = [accountId, ...linkColumns.map(([, , of]) => of(links))];
  const [row] = await db.rows<Known>('inspections.known-links', text, values);
  return row === undefined ? [] : unknownIn(row);
}

function unknownIn(known: Known): UnknownLink[] {
  const unknown: UnknownLink[] = [];
  if (!known.knowsProperty) unknown.push('property');
  if (!known.knowsClerk) unknown.push('clerk');
  if (!known.knowsTypist) unknown.push('typist');
  if (!known.knowsClient) unknown.push('client');
  return unknown;
}

/**
 * Creating an inspection: its report, the audit entry and the events in one statement, hence one transaction and one
 * round trip. As single statements the same costs three times as much.
 */
import type { Caller } from '#domain/caller.ts';
import type { EventKind } from '#domain/event-kind.ts';
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { Executor } from '../database/database.ts';
import type { PackedRow } from '../database/json-array.ts';
import { inspectionRow, type InspectionRow } from './inspection-columns.ts';
import { buildToken, hashToken } from '../secrets/random-token.ts';
import type { Pricing, SelfServicer } from '../schema/inspection.ts';
import type { CustomFieldValues } from '../schema/property.ts';

export type InspectionLinks = {
  propertyId: number;
  clerkId: number | null;
  typistId: number | null;
  /** Undefined: the client of the property. */
  clientId: number | null | undefined;
};

export type InspectionAddition = InspectionLinks & {
  type: InspectionTypeCode;
  state: InspectionStateCode;
  ref: string | null;
  title: string;
  locationOfKeys: string;
  returnKey: string | null;
  notesReport: string | null;
  notesInternal: string | null;
  notesClient: string | null;
  pricing: Pricing | null;
  timeToComplete: number | null;
  /** A day (`2027-02-03`, in the account's time zone) or an instant. */
  conduct: string | null;
  conductDateOption: number;
  customFields: CustomFieldValues;
  selfServicer: SelfServicer | null;
  tenantToken: string | null;
  events: EventKind[];
  eventData: Record<string, unknown>;
};

/** Which of the things it is to be linked to are there, of this account, and not archived. */
type Known = { knowsProperty: boolean; knowsClerk: boolean; knowsTypist: boolean; knowsClient: boolean };
export type UnknownLink = 'property' | 'clerk' | 'typist' | 'client';

/** Of those who may carry out an inspection or type it. */
const staff = (who: string) => `${who}.account_id = $1 and ${who}.role <> 6 and ${who}.archived_at is null`;

/**
 * What it is to be linked to, in one row of the property, whatever of it is there. $1 account, $2 property, $3 clerk,
 * $4 typist, $5 whether the client is the property's, $6 client.
 */
const readLinks = `
  with links as (
    select p.*, (select name from clients where account_id = $1 and id = p.client_id) as client_name,
      account.time_zone, clerk.name as clerk_name, clerk.role as clerk_role, typist.name as typist_name, typist.role as typist_role,
      p.id is not null as "knowsProperty",
      $3::int is null or clerk.id is not null as "knowsClerk",
      $4::int is null or typist.id is not null as "knowsTypist",
      $5 or $6::int is null or exists (
        select from clients where account_id = $1 and id = $6 and archived_at is null) as "knowsClient"
    from accounts account
    left join properties p on p.account_id = $1 and p.id = $2
    left join users clerk on clerk.id = $3 and ${staff('clerk')}
    left join users typist on typist.id = $4 and ${staff('typist')}
    where account.id = $1
  )`;
const known = '"knowsProperty", "knowsClerk", "knowsTypist", "knowsClient"';

/**
 * What `links` has read, by the names that `inspectionRow` asks for. Through joins of their tables, as `inspectionJoins`
 * has them, all seventy columns of the new row would be carried six times: a seventh of the whole statement.
 */
const linked = `links p left join added i on true
  cross join lateral (select p.client_name as name) c
  cross join lateral (select p.clerk_name as name, p.clerk_role as role) clerk
  cross join lateral (select p.typist_name as name, p.typist_role as role) typist
  cross join lateral (select p.time_zone) account
  cross join lateral (select null::int as file_id, null::int as rotation) cover`;

const statement = `${readLinks}, report as (
    insert into reports (account_id)
    select $1 from links where "knowsProperty" and "knowsClerk" and "knowsTypist" and "knowsClient" returning id
  ), added as (
    insert into inspections (account_id, property_id, report_id, actor_id, type, state, clerk_id, typist_id, client_id,
      ref, title, report_key, location_of_keys, return_key, notes_report, notes_internal, notes_client, pricing,
      time_to_complete, conduct_at, conduct_date_only, conduct_date_option, custom_fields, self_servicer,
      tenant_token_hash, tenant_token_expires_at)
    select $1, links.id, report.id, $25, $7, $8, $3, $4, case when $5 then links.client_id else $6 end,
      $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
      begins.at, $20, $21, $22, $23, $24, case when $24::bytea is not null then begins.at + interval '14 days' end
    from report, links cross join lateral (
      select case when $20 then $19::text::date::timestamp at time zone links.time_zone else $19::text::timestamptz end as at
    ) begins
    returning *
  ), audited as (
    insert into audit_entries (account_id, property_id, actor_id, actor_name, application, action, subject_type, subject_id)
    select $1, $2, $25, $26, $27, 'inspection.created', 'inspection', added.id from added
  ), announced as (
    insert into events (account_id, kind, data)
    select $1, kind, jsonb_build_object('inspection_id', added.id) || $29 from added cross join unnest($28::text[]) kind
  )
  select ${known}, ${inspectionRow.sql} from ${linked}`;

export async function addInspectionRow(
  db: Executor,
  caller: Caller,
  addition: InspectionAddition,
): Promise<{ row: InspectionRow } | { unknown: UnknownLink[] }> {
  const { tenantToken, conduct } = addition;
  const [row] = await db.rows<Known & PackedRow>('inspections.add', statement, [
    caller.accountId,
    ...linkValues(addition),
    addition.type,
    addition.state,
    addition.ref,
    addition.title,
    buildToken().slice(0, 24),
    addition.locationOfKeys,
    addition.returnKey,
    addition.notesReport,
    addition.notesInternal,
    addition.notesClient,
    json(addition.pricing),
    addition.timeToComplete,
    conduct,
    isDay(conduct),
    addition.conductDateOption,
    json(addition.customFields),
    json(addition.selfServicer),
    tenantToken === null ? null : hashToken(tenantToken),
    caller.userId,
    caller.userName,
    caller.applicationName,
    addition.events,
    json(addition.eventData),
  ]);
  if (row === undefined) throw new Error('insert returned no row');
  const unknown = unknownIn(row);
  return unknown.length > 0 ? { unknown } : { row: inspectionRow.unpack(row) };
}

export async function findUnknownLinks(
  db: Executor,
  accountId: number,
  links: InspectionLinks,
): Promise<UnknownLink[]> {
  const values = [accountId, ...linkValues(links)];
  const [row] = await db.rows<Known>('inspections.known-links', `${readLinks} select ${known} from links`, values);
  return row === undefined ? [] : unknownIn(row);
}

function linkValues({ propertyId, clerkId, typistId, clientId }: InspectionLinks) {
  return [propertyId, clerkId, typistId, clientId === undefined, clientId ?? null];
}

function unknownIn(known: Known): UnknownLink[] {
  const unknown: UnknownLink[] = [];
  if (!known.knowsProperty) unknown.push('property');
  if (!known.knowsClerk) unknown.push('clerk');
  if (!known.knowsTypist) unknown.push('typist');
  if (!known.knowsClient) unknown.push('client');
  return unknown;
}

/** The driver would send null as the JSON value `null`, which is not SQL's. */
function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

export function isDay(conduct: string | null): boolean {
  return conduct !== null && conduct.length === 10;
}

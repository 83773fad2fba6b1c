/**
 * Creating an inspection: its report, its contacts, the audit entry and the events in one statement, hence one
 * transaction and one round trip. As single statements the same costs three times as much.
 */
import type { Caller } from '#domain/caller.ts';
import type { EventKind } from '#domain/event-kind.ts';
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { Executor } from '../database/database.ts';
import type { PackedRow } from '../database/json-array.ts';
import { inspectionJoins, inspectionRow, type InspectionRow } from './inspection-columns.ts';
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
  autoLoadContacts: boolean;
  events: EventKind[];
  eventData: Record<string, unknown>;
};

/** Which of the things it is to be linked to are there, of this account, and not archived. */
type Known = { knowsProperty: boolean; knowsClerk: boolean; knowsTypist: boolean; knowsClient: boolean };
export type UnknownLink = 'property' | 'clerk' | 'typist' | 'client';

/** $1 account, $2 property, $3 clerk, $4 typist, $5 whether the client is the property's, $6 client. */
const knownLinks = `
  with property as (
    select id, client_id from properties where account_id = $1 and id = $2
  ), staff as (
    select id from users where account_id = $1 and id in ($3::int, $4::int) and role <> 6 and archived_at is null
  ), known as (
    select exists (select from property) as "knowsProperty",
      $3::int is null or exists (select from staff where id = $3) as "knowsClerk",
      $4::int is null or exists (select from staff where id = $4) as "knowsTypist",
      $5 or $6::int is null or exists (
        select from clients where account_id = $1 and id = $6 and archived_at is null) as "knowsClient"
  )`;

const statement = `${knownLinks}, report as (
    insert into reports (account_id)
    select $1 from known where "knowsProperty" and "knowsClerk" and "knowsTypist" and "knowsClient" returning id
  ), added as (
    insert into inspections (account_id, property_id, report_id, actor_id, type, state, clerk_id, typist_id, client_id,
      ref, title, report_key, location_of_keys, return_key, notes_report, notes_internal, notes_client, pricing,
      time_to_complete, conduct_at, conduct_date_only, conduct_date_option, custom_fields, self_servicer,
      tenant_token_hash, tenant_token_expires_at)
    select $1, property.id, report.id, $26, $7, $8, $3, $4, case when $5 then property.client_id else $6 end,
      $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
      case when $20 then $19::text::date::timestamp at time zone account.time_zone else $19::text::timestamptz end, $20, $21, $22,
      $23, $24, case when $24::bytea is not null then $19::text::timestamptz + interval '14 days' end
    from report, property, accounts account where account.id = $1
    returning *
  ), loaded as (
    insert into inspection_contacts (account_id, inspection_id, type, name, email, phone, signee, notify, deliver)
    select $1, added.id, contact.type, contact.name, contact.email, contact.phone, contact.signee, contact.notify, contact.deliver
    from added join property_contacts contact on contact.account_id = $1 and contact.property_id = $2
    where $25 order by contact.id
  ), audited as (
    insert into audit_entries (account_id, property_id, actor_id, actor_name, application, action, subject_type, subject_id)
    select $1, $2, $26, $27, $28, 'inspection.created', 'inspection', added.id from added
  ), announced as (
    insert into events (account_id, kind, data)
    select $1, kind, jsonb_build_object('inspection_id', added.id) || $30 from added cross join unnest($29::text[]) kind
  )
  select known.*, ${inspectionRow.sql} from known left join (added i ${inspectionJoins}) on true`;

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
    addition.autoLoadContacts,
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
  const [row] = await db.rows<Known>('inspections.known-links', `${knownLinks} select * from known`, values);
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

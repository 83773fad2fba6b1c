/** The given members of a new inspection, as columns of the statement that creates it. */
import type { Caller } from '#domain/caller.ts';
import type { Pricing } from '#domain/firm/charges.ts';
import type { WrittenKind } from '#domain/message/event-kind.ts';
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { SelfServicer } from '../schema/inspection.ts';
import type { CustomFieldValues } from '../schema/property.ts';
import { buildReportKey, hashToken } from '../secrets/random-token.ts';

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
  events: WrittenKind[];
  eventData: Record<string, unknown>;
};

/** With the ids of the rows written for it. */
export type NumberedInspection = {
  caller: Caller;
  addition: InspectionAddition;
  id: number;
  reportId: number;
  entryId: number;
};

type Column<Row> = [name: string, type: string, of: (row: Row) => unknown];

export const linkColumns: Column<InspectionLinks>[] = [
  ['property_id', 'int', ({ propertyId }) => propertyId],
  ['clerk_id', 'int', ({ clerkId }) => clerkId],
  ['typist_id', 'int', ({ typistId }) => typistId],
  ['takes_client', 'boolean', ({ clientId }) => clientId === undefined],
  ['client_id', 'int', ({ clientId }) => clientId ?? null],
];

export const additionColumns: Column<NumberedInspection>[] = [
  ['new_id', 'int', ({ id }) => id],
  ['new_report_id', 'int', ({ reportId }) => reportId],
  ['entry_id', 'int', ({ entryId }) => entryId],
  ...linkColumns.map(([name, type, of]): Column<NumberedInspection> => [name, type, ({ addition }) => of(addition)]),
  ['type', 'int', ({ addition }) => addition.type],
  ['state', 'int', ({ addition }) => addition.state],
  ['ref', 'text', ({ addition }) => addition.ref],
  ['title', 'text', ({ addition }) => addition.title],
  ['report_key', 'text', ({ caller }) => buildReportKey(caller.accountId)],
  ['location_of_keys', 'text', ({ addition }) => addition.locationOfKeys],
  ['return_key', 'text', ({ addition }) => addition.returnKey],
  ['notes_report', 'text', ({ addition }) => addition.notesReport],
  ['notes_internal', 'text', ({ addition }) => addition.notesInternal],
  ['notes_client', 'text', ({ addition }) => addition.notesClient],
  ['pricing', 'jsonb', ({ addition }) => json(addition.pricing)],
  ['time_to_complete', 'int', ({ addition }) => addition.timeToComplete],
  ['conduct', 'text', ({ addition }) => addition.conduct],
  ['is_day', 'boolean', ({ addition }) => isDay(addition.conduct)],
  ['conduct_date_option', 'int', ({ addition }) => addition.conductDateOption],
  ['custom_fields', 'jsonb', ({ addition }) => json(addition.customFields)],
  ['self_servicer', 'jsonb', ({ addition }) => json(addition.selfServicer)],
  [
    'tenant_token_hash',
    'bytea',
    ({ addition: { tenantToken } }) => (tenantToken === null ? null : hashToken(tenantToken)),
  ],
  ['actor_id', 'int', ({ caller }) => caller.userId],
  ['actor_name', 'text', ({ caller }) => caller.userName],
  ['application', 'text', ({ caller }) => caller.applicationName],
  ['events', 'jsonb', ({ addition }) => json(addition.events)],
  ['event_data', 'jsonb', ({ addition }) => json(addition.eventData)],
];

/** One row of the values from $2 on. */
export const rowOf = <Row>(columns: Column<Row>[]): string =>
  `select ${columns.map(([name, type], at) => `$${at + 2}::${type} as ${name}`).join(', ')}`;

/** The driver would send null as the JSON value `null`, which is not SQL's. */
function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

export function isDay(conduct: string | null): boolean {
  return conduct !== null && conduct.length === 10;
}

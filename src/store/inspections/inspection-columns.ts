/** An inspection as it is read: one row with its property, people and cover picture, so that no list asks again per row. */
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { Role } from '#domain/role.ts';
import type { Rotation } from '../files/files.ts';
import type { PropertyRow } from '../properties/properties.ts';
import type { Pricing, SelfServicer } from '../schema/inspection.ts';
import type { CustomFieldValues } from '../schema/property.ts';

/** Custom field values with the names and the `required` of their definitions, as they are shown. */
export type ShownCustomFields = Record<string, { name: string; value: string; required: boolean }>;

/** Its own fields, without the property. */
export type InspectionFields = {
  id: number;
  accountId: number;
  reportId: number;
  propertyId: number;
  actorId: number | null;
  clerkId: number | null;
  clerkName: string | null;
  clerkRole: Role | null;
  typistId: number | null;
  typistName: string | null;
  typistRole: Role | null;
  state: InspectionStateCode;
  type: InspectionTypeCode;
  ref: string | null;
  title: string;
  clientId: number | null;
  reportKey: string;
  locationOfKeys: string;
  returnKey: string | null;
  coverAttachmentId: number | null;
  coverFileId: number | null;
  coverRotation: Rotation | null;
  notesReport: string | null;
  notesInternal: string | null;
  notesClient: string | null;
  pricing: Pricing | null;
  timeToComplete: number | null;
  conductAt: string | null;
  /** Set when the appointment is a whole day: that day in the account's time zone. */
  conductDate: string | null;
  conductDateOption: number;
  customFields: CustomFieldValues;
  shownCustomFields: ShownCustomFields;
  selfServicer: SelfServicer | null;
  initializationType: number | null;
  initializationFrom: number | null;
  initializationDate: string | null;
  startedAt: string | null;
  submittedAt: string | null;
  reopenedFromReviewAt: string | null;
  reopenedAt: string | null;
  completedAt: string | null;
  closedAt: string | null;
  cancelledAt: string | null;
  cancellationReason: string | null;
  tenantLinkExpiresAt: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};

export type InspectionRow = InspectionFields & { property: PropertyRow; propertyShownCustomFields: ShownCustomFields };

/** Values joined with their definitions; most rows have none, and pay nothing. */
function shownCustomFields(table: 'i' | 'p', subject: 'inspections' | 'properties'): string {
  return `case when ${table}.custom_fields = '{}' then '{}'::jsonb else coalesce((
    select jsonb_object_agg(f.id, jsonb_build_object('name', f.name, 'value', ${table}.custom_fields ->> f.id::text, 'required', f.required))
    from custom_fields f
    where f.account_id = ${table}.account_id and f.subject = '${subject}' and f.archived_at is null
      and ${table}.custom_fields ? f.id::text), '{}') end`;
}

/**
 * A row as one JSON array, from `… i` and `inspectionJoins`, in the order `inspection-tuple.ts` takes it apart in.
 * Seventy columns cost the driver twice as much as the one, and PostgreSQL no less.
 */
export const inspectionRow = `json_build_array(
  i.id, i.account_id, i.report_id, i.property_id, i.actor_id, i.clerk_id, clerk.name, clerk.role, i.typist_id,
  typist.name, typist.role, i.state, i.type, i.ref, i.title, i.client_id, i.report_key, i.location_of_keys,
  i.return_key, i.cover_attachment_id, cover.file_id, cover.rotation, i.notes_report, i.notes_internal,
  i.notes_client, i.pricing, i.time_to_complete, i.conduct_at,
  case when i.conduct_date_only then (i.conduct_at at time zone account.time_zone)::date end, i.conduct_date_option,
  i.custom_fields, ${shownCustomFields('i', 'inspections')}, i.self_servicer, i.initialization_type,
  i.initialization_from, i.initialization_date, i.started_at, i.submitted_at, i.reopened_from_review_at,
  i.reopened_at, i.completed_at, i.closed_at, i.cancelled_at, i.cancellation_reason, i.tenant_token_expires_at, i.version, i.created_at,
  i.updated_at,
  p.ref, p.line1, p.line2, p.city, p.county, p.postcode, p.country, p.lat, p.lng, p.furnished, p.type, p.detachment,
  p.no_of_beds, p.no_of_baths, p.no_of_garages, p.parking, p.garden, p.notes, p.uprn, p.client_id, c.name, p.tags,
  p.custom_fields, ${shownCustomFields('p', 'properties')}, p.version, p.created_at, p.updated_at) as row`;

export const inspectionJoins = `join accounts account on account.id = i.account_id
  join properties p on p.account_id = i.account_id and p.id = i.property_id
  left join clients c on c.account_id = p.account_id and c.id = p.client_id
  left join users clerk on clerk.account_id = i.account_id and clerk.id = i.clerk_id
  left join users typist on typist.account_id = i.account_id and typist.id = i.typist_id
  left join attachments cover on cover.account_id = i.account_id and cover.id = i.cover_attachment_id`;

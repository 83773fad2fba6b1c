/** An inspection as it is read: one row with its property, people and cover picture, so that no list asks again per row. */
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { Role } from '#domain/role.ts';
import type { Rotation } from './files.ts';
import type { PropertyRow } from './properties.ts';
import type { Pricing, SelfServicer } from './schema/inspection.ts';
import type { CustomFieldValues } from './schema/property.ts';

/** Custom field values with the names and the `required` of their definitions, as they are shown. */
export type ShownCustomFields = Record<string, { name: string; value: string; required: boolean }>;

type Own = {
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
  version: number;
  createdAt: string;
  updatedAt: string;
};

export type InspectionRow = Own & { property: PropertyRow; propertyShownCustomFields: ShownCustomFields };

/** Values joined with their definitions; most rows have none, and pay nothing. */
function shownCustomFields(table: 'i' | 'p', subject: 'inspections' | 'properties'): string {
  return `case when ${table}.custom_fields = '{}' then '{}'::jsonb else coalesce((
    select jsonb_object_agg(f.id, jsonb_build_object('name', f.name, 'value', ${table}.custom_fields ->> f.id::text, 'required', f.required))
    from custom_fields f
    where f.account_id = ${table}.account_id and f.subject = '${subject}' and f.archived_at is null
      and ${table}.custom_fields ? f.id::text), '{}') end`;
}

/** The columns of a row, from `… i` and `inspectionJoins`. */
export const inspectionColumns = `i.id, i.account_id as "accountId", i.report_id as "reportId",
  i.property_id as "propertyId", i.actor_id as "actorId",
  i.clerk_id as "clerkId", clerk.name as "clerkName", clerk.role as "clerkRole",
  i.typist_id as "typistId", typist.name as "typistName", typist.role as "typistRole",
  i.state, i.type, i.ref, i.title, i.client_id as "clientId", i.report_key as "reportKey",
  i.location_of_keys as "locationOfKeys", i.return_key as "returnKey",
  i.cover_attachment_id as "coverAttachmentId", cover.file_id as "coverFileId", cover.rotation as "coverRotation",
  i.notes_report as "notesReport", i.notes_internal as "notesInternal", i.notes_client as "notesClient",
  i.pricing, i.time_to_complete as "timeToComplete", i.conduct_at as "conductAt",
  case when i.conduct_date_only then (i.conduct_at at time zone account.time_zone)::date end as "conductDate",
  i.conduct_date_option as "conductDateOption", i.custom_fields as "customFields",
  ${shownCustomFields('i', 'inspections')} as "shownCustomFields", i.self_servicer as "selfServicer",
  i.initialization_type as "initializationType", i.initialization_from as "initializationFrom",
  i.initialization_date as "initializationDate",
  i.started_at as "startedAt", i.submitted_at as "submittedAt", i.reopened_from_review_at as "reopenedFromReviewAt",
  i.reopened_at as "reopenedAt", i.completed_at as "completedAt", i.closed_at as "closedAt",
  i.cancelled_at as "cancelledAt", i.cancellation_reason as "cancellationReason",
  i.version, i.created_at as "createdAt", i.updated_at as "updatedAt",
  p.ref as "pRef", p.line1 as "pLine1", p.line2 as "pLine2", p.city as "pCity", p.county as "pCounty",
  p.postcode as "pPostcode", p.country as "pCountry", p.lat as "pLat", p.lng as "pLng", p.furnished as "pFurnished",
  p.type as "pType", p.detachment as "pDetachment", p.no_of_beds as "pBeds", p.no_of_baths as "pBaths",
  p.no_of_garages as "pGarages", p.parking as "pParking", p.garden as "pGarden", p.notes as "pNotes", p.uprn as "pUprn",
  p.client_id as "pClientId", c.name as "pClientName", p.tags as "pTags", p.custom_fields as "pCustomFields",
  ${shownCustomFields('p', 'properties')} as "propertyShownCustomFields",
  p.version as "pVersion", p.created_at as "pCreatedAt", p.updated_at as "pUpdatedAt"`;

export const inspectionJoins = `join accounts account on account.id = i.account_id
  join properties p on p.account_id = i.account_id and p.id = i.property_id
  left join clients c on c.account_id = p.account_id and c.id = p.client_id
  left join users clerk on clerk.account_id = i.account_id and clerk.id = i.clerk_id
  left join users typist on typist.account_id = i.account_id and typist.id = i.typist_id
  left join attachments cover on cover.account_id = i.account_id and cover.id = i.cover_attachment_id`;

/** What the statement gives: the property's columns beside the inspection's own, under names of their own. */
export type FlatInspection = Own & {
  pRef: string | null;
  pLine1: string;
  pLine2: string | null;
  pCity: string;
  pCounty: string | null;
  pPostcode: string;
  pCountry: string | null;
  pLat: number | null;
  pLng: number | null;
  pFurnished: string | null;
  pType: string | null;
  pDetachment: string | null;
  pBeds: number;
  pBaths: number;
  pGarages: number | null;
  pParking: boolean;
  pGarden: boolean;
  pNotes: string | null;
  pUprn: string | null;
  pClientId: number | null;
  pClientName: string | null;
  pTags: string[];
  pCustomFields: CustomFieldValues;
  propertyShownCustomFields: ShownCustomFields;
  pVersion: number;
  pCreatedAt: string;
  pUpdatedAt: string;
};

/** The same row with its property folded in; it is the driver's own object, so nothing is copied. */
export function foldProperty(flat: FlatInspection): InspectionRow {
  const row = flat as FlatInspection & { property: PropertyRow };
  row.property = {
    id: flat.propertyId,
    ref: flat.pRef,
    line1: flat.pLine1,
    line2: flat.pLine2,
    city: flat.pCity,
    county: flat.pCounty,
    postcode: flat.pPostcode,
    country: flat.pCountry,
    lat: flat.pLat,
    lng: flat.pLng,
    furnished: flat.pFurnished,
    type: flat.pType,
    detachment: flat.pDetachment,
    noOfBeds: flat.pBeds,
    noOfBaths: flat.pBaths,
    noOfGarages: flat.pGarages,
    parking: flat.pParking,
    garden: flat.pGarden,
    notes: flat.pNotes,
    uprn: flat.pUprn,
    clientId: flat.pClientId,
    clientName: flat.pClientName,
    tags: flat.pTags,
    customFields: flat.pCustomFields,
    version: flat.pVersion,
    createdAt: flat.pCreatedAt,
    updatedAt: flat.pUpdatedAt,
  };
  return row;
}

/** An inspection as it is read: one row with its property, people and cover picture, so that no list asks again per row. */
import { standardCommentDays } from '#domain/comment-window.ts';
import type { Pricing } from '#domain/firm/charges.ts';
import { type InspectionStateCode, states } from '#domain/inspection-state.ts';
import { type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import type { Role } from '#domain/role.ts';
import type { KeptKeys, Told } from '#domain/schedule/readiness.ts';
import { heldInspection } from '../privacy/held.ts';
import { describeRow, instant, type NextColumn } from '../database/json-array.ts';
import type { Rotation } from '../files/files.ts';
import { buildProperty } from '../properties/property-columns.ts';
import type { SelfServicer } from '../schema/inspection.ts';
import type { CustomFieldValues } from '../schema/property.ts';

/** Custom field values with the names and the `required` of their definitions, as they are shown. */
type ShownCustomFields = Record<string, { name: string; value: string; required: boolean }>;

const shownOfInspection = shownCustomFields('i', 'inspections');
const shownOfProperty = shownCustomFields('p', 'properties');
/** An erased person keeps their name where a report prints it that is finished or held. $1 is the account. */
const nameOf = (table: 'clerk' | 'typist') =>
  `case when ${table}.printed_name is not null and (i.completed_at is not null or ${heldInspection('i')})
   then ${table}.printed_name else ${table}.name end`;

/** Few visits are declined, so the others pay for no join. */
const nameOfDecliner = `case when i.declined_by is not null then
   (select name from users where account_id = $1 and id = i.declined_by) end`;

/** The lists ask these of visits ahead alone. $1 is the account. */
const isAhead = `i.state < ${states.active} and i.cancelled_at is null`;
const hasEarlierReport = `case when i.type = ${types.checkOut} and ${isAhead} then exists (
    select from inspections earlier where earlier.account_id = $1 and earlier.property_id = i.property_id
      and earlier.id <> i.id and earlier.type in (${types.inventory}, ${types.checkIn}, ${types.inventoryAndCheckIn})
      and earlier.completed_at is not null and earlier.cancelled_at is null) end`;
const keptKeys = `case when ${isAhead} then (
    select jsonb_build_object('day', (i.conduct_at at time zone account.time_zone)::date,
      'today', (now() at time zone account.time_zone)::date,
      'sets', jsonb_agg(jsonb_build_object('id', held.id, 'tag', held.tag, 'place', held.place, 'holder', held.holder,
        'staffId', held.staff_id, 'holderName', held.holder_name, 'dueBackOn', held.due_back_on) order by held.tag, held.id))
    from key_sets held where held.account_id = $1 and held.property_id = i.property_id having count(*) > 0) end`;
const toldContacts = `case when ${isAhead} then (
    select jsonb_build_object('told', count(*),
      'confirmed', count(*) filter (where told.answer = 'confirmed' and told.answered_for = i.conduct_at),
      'asking', count(*) filter (where told.answer = 'another_time' and told.answered_for = i.conduct_at),
      'tenants', count(*) filter (where told.type = ${contactCodes.tenant}),
      'tenantsConfirmed', count(*) filter (where told.type = ${contactCodes.tenant} and told.answer = 'confirmed'
        and told.answered_for = i.conduct_at))
    from inspection_contacts told
    where told.account_id = $1 and told.inspection_id = i.id and told.notify and told.email is not null) end`;

const conductDate = 'case when i.conduct_date_only then (i.conduct_at at time zone account.time_zone)::date end';

/** A report that was finished before its end was kept has the one that it was told: the account's days, and never beyond Closed. */
const commentsUntil = `coalesce(i.comments_until,
  case when i.state >= ${states.complete} and i.cancelled_at is null then least(
    i.completed_at + coalesce((account.settings ->> 'commentDays')::int, ${standardCommentDays}) * interval '1 day',
    case when i.state = ${states.closed} then i.closed_at end) end)`;

/** From `inspections i` and `inspectionJoins`. */
const buildInspection = (next: NextColumn) => ({
  id: next<number>('i.id'),
  accountId: next<number>('i.account_id'),
  reportId: next<number>('i.report_id'),
  propertyId: next<number>('i.property_id'),
  actorId: next<number | null>('i.actor_id'),
  clerkId: next<number | null>('i.clerk_id'),
  clerkName: next<string | null>(nameOf('clerk')),
  clerkRole: next<Role | null>('clerk.role'),
  typistId: next<number | null>('i.typist_id'),
  typistName: next<string | null>(nameOf('typist')),
  typistRole: next<Role | null>('typist.role'),
  state: next<InspectionStateCode>('i.state'),
  type: next<InspectionTypeCode>('i.type'),
  ref: next<string | null>('i.ref'),
  title: next<string>('i.title'),
  clientId: next<number | null>('i.client_id'),
  reportKey: next<string>('i.report_key'),
  locationOfKeys: next<string>('i.location_of_keys'),
  returnKey: next<string | null>('i.return_key'),
  coverAttachmentId: next<number | null>('i.cover_attachment_id'),
  coverFileId: next<number | null>('cover.file_id'),
  coverRotation: next<Rotation | null>('cover.rotation'),
  notesReport: next<string | null>('i.notes_report'),
  notesInternal: next<string | null>('i.notes_internal'),
  notesClient: next<string | null>('i.notes_client'),
  pricing: next<Pricing | null>('i.pricing'),
  timeToComplete: next<number | null>('i.time_to_complete'),
  conductAt: instant(next<string | null>('i.conduct_at')),
  /** Set when the appointment is a whole day: that day in the account's time zone. */
  conductDate: next<string | null>(conductDate),
  conductDateOption: next<number>('i.conduct_date_option'),
  customFields: next<CustomFieldValues>('i.custom_fields'),
  shownCustomFields: next<ShownCustomFields>(shownOfInspection),
  selfServicer: next<SelfServicer | null>('i.self_servicer'),
  initializationType: next<number | null>('i.initialization_type'),
  initializationFrom: next<number | null>('i.initialization_from'),
  initializationDate: instant(next<string | null>('i.initialization_date')),
  startedAt: instant(next<string | null>('i.started_at')),
  submittedAt: instant(next<string | null>('i.submitted_at')),
  reopenedFromReviewAt: instant(next<string | null>('i.reopened_from_review_at')),
  reopenedAt: instant(next<string | null>('i.reopened_at')),
  completedAt: instant(next<string | null>('i.completed_at')),
  sendsAt: instant(next<string | null>('i.sends_at')),
  closedAt: instant(next<string | null>('i.closed_at')),
  cancelledAt: instant(next<string | null>('i.cancelled_at')),
  /** A finished report takes comments and signatures until then, from its first completion on. */
  commentsUntil: instant(next<string | null>(commentsUntil)),
  cancellationReason: next<string | null>('i.cancellation_reason'),
  clerkAcceptedAt: instant(next<string | null>('i.clerk_accepted_at')),
  declinedBy: next<number | null>('i.declined_by'),
  declinedName: next<string | null>(nameOfDecliner),
  declinedAt: instant(next<string | null>('i.declined_at')),
  declineReason: next<string | null>('i.decline_reason'),
  hasEarlierReport: next<boolean | null>(hasEarlierReport),
  keptKeys: next<KeptKeys | null>(keptKeys),
  told: next<Told | null>(toldContacts),
  tenantLinkExpiresAt: instant(next<string | null>('i.tenant_token_expires_at')),
  version: next<number>('i.version'),
  createdAt: instant(next<string>('i.created_at')),
  updatedAt: instant(next<string>('i.updated_at')),
  property: buildProperty(next),
  propertyShownCustomFields: next<ShownCustomFields>(shownOfProperty),
});

export type InspectionRow = ReturnType<typeof buildInspection>;
export const inspectionRow = describeRow(buildInspection);

export const inspectionJoins = `join accounts account on account.id = i.account_id
  join properties p on p.account_id = i.account_id and p.id = i.property_id
  left join clients c on c.account_id = p.account_id and c.id = p.client_id
  left join users clerk on clerk.account_id = i.account_id and clerk.id = i.clerk_id
  left join users typist on typist.account_id = i.account_id and typist.id = i.typist_id
  left join attachments cover on cover.account_id = i.account_id and cover.id = i.cover_attachment_id`;

/** Values joined with their definitions; most rows have none, and pay nothing. $1 is the account. */
function shownCustomFields(table: 'i' | 'p', subject: 'inspections' | 'properties'): string {
  return `case when ${table}.custom_fields = '{}' then '{}'::jsonb else coalesce((
    select jsonb_object_agg(f.id, jsonb_build_object('name', f.name, 'value', ${table}.custom_fields ->> f.id::text, 'required', f.required))
    from custom_fields f
    where f.account_id = $1 and f.subject = '${subject}' and f.archived_at is null
      and ${table}.custom_fields ? f.id::text), '{}') end`;
}

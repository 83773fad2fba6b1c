/** Inspections: appointments to produce a report, from Pending to Closed. */
import * as z from 'zod';
import { inspectionTypeCodes, isInspectionType } from '#domain/inspection-type.ts';
import { isDuration } from '#domain/schedule/duration.ts';
import { CustomFieldValues, customFieldInputs } from './custom-field.ts';
import { Property } from './property.ts';
import {
  DateOrLocalTime,
  EmailAddress,
  filter,
  Id,
  IdList,
  IdParameter,
  Instant,
  leftEmpty,
  LINE,
  open,
  PARAGRAPH,
  Page,
  perPage,
  RequiredText,
  Text,
} from './wire.ts';

export const StaffRef = open({ id: Id, name: z.string(), is_manager: z.boolean() });
export const CodeName = open({ id: z.int(), name: z.string() });
const moment = Instant.nullable();

export const Inspection = open({
  id: Id,
  account_id: Id,
  actor_id: Id.nullable(),
  property: Property,
  clerk: StaffRef.nullable(),
  typist: StaffRef.nullable(),
  state: CodeName,
  type: CodeName,
  ref: z.string().nullable(),
  title: z.string(),
  client_id: Id.nullable(),
  report_key: z.string(),
  location_of_keys: z.string(),
  return_key: z.string().nullable(),
  cover_image: open({ id: Id, url: z.string() }).nullable(),
  notes: open({ report: z.string().nullable(), internal: z.string().nullable(), client: z.string().nullable() }),
  pricing: open({
    price: z.string().nullable(),
    additional: z.string().nullable(),
    margin: z.string().nullable(),
  }).nullable(),
  time_to_complete: z
    .string()
    .nullable()
    .meta({ description: 'ISO 8601 duration', examples: ['PT1H30M'] }),
  conduct_date: z.string().nullable().meta({ description: 'A date, or a date-time with offset' }),
  conduct_date_option: z.int().meta({ description: '0 confirmed, 1 not confirmed' }),
  start_date: moment.meta({ deprecated: true, description: 'Deprecated; use started_at' }),
  started_at: moment,
  submitted_at: moment,
  updated_at: moment,
  reopened_from_review_at: moment,
  completed_at: moment,
  closed_at: moment,
  customFields: CustomFieldValues,
  created_at: Instant.optional(),
  reopened_at: moment.optional(),
  cancelled_at: moment.optional(),
  cancellation_reason: z.string().nullable().optional(),
  initialized: z.boolean().optional(),
  initialization: open({ type: z.int(), id: Id, date: Instant }).nullable().optional(),
  allowed: z.array(z.string()).optional().meta({ description: 'Lifecycle verbs the caller may use now' }),
  self_servicer: open({ name: z.string(), email: z.string(), template_id: Id.nullable() })
    .nullable()
    .optional()
    .meta({ description: 'Who carries out a self-service or live inspection' }),
  tenant_link_expires_at: moment
    .optional()
    .meta({ description: 'Until when the link of the `self_servicer` opens the report' }),
  report_editable: z.boolean().optional().meta({ description: 'Whether the caller may write the report now' }),
}).meta({ id: 'Inspection' });

const Money = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, { error: 'must be a decimal with at most two places' })
  .nullable();
const Person = z.object({ id: Id.nullable() }).nullable().optional();

const inspectionFields = {
  title: Text(LINE).nullable().optional(),
  location_of_keys: Text(PARAGRAPH).optional(),
  return_key: Text(PARAGRAPH).nullable().optional(),
  time_to_complete: z
    .string()
    .refine(isDuration, { error: 'must be an ISO 8601 duration of at least one minute, without years and months' })
    .nullable()
    .optional()
    .meta({ examples: ['PT1H30M'] }),
  ref: Text(LINE).nullable().optional(),
  pricing: z.object({ price: Money, additional: Money, margin: Money }).partial().nullable().optional(),
  notes: z
    .object({
      report: Text(PARAGRAPH).nullable(),
      internal: Text(PARAGRAPH).nullable(),
      client: Text(PARAGRAPH).nullable(),
    })
    .partial()
    .nullable()
    .optional(),
  clerk: Person,
  typist: Person,
  client_id: Id.nullable().optional(),
  conduct_date_option: z.literal([0, 1]).optional(),
  cover_image: z.object({ id: Id }).nullable().optional(),
  preload_template_id: Id.nullable().optional(),
  auto_load_contacts: z.boolean().nullable().optional().meta({ description: 'Include the contacts of the property' }),
  self_servicer: z
    .object({ name: RequiredText(LINE), email: EmailAddress, template_id: Id.nullable().optional() })
    .nullable()
    .optional()
    .meta({ description: 'Who carries out a self-service (150) or live (231) inspection; required for these types' }),
  ...customFieldInputs,
};

const TypeInput = z.object({
  id: z.int().refine(isInspectionType, { error: `must be one of ${inspectionTypeCodes.join(', ')}` }),
});

export const InspectionDraft = z
  .object({
    property: z.object({ id: Id }),
    type: TypeInput,
    conduct_date: DateOrLocalTime,
    ...inspectionFields,
  })
  .meta({ id: 'InspectionDraft' });

export const InspectionChange = z
  .object({
    property: z.object({ id: Id }).optional(),
    type: TypeInput.optional(),
    conduct_date: DateOrLocalTime.nullable().optional(),
    ...inspectionFields,
  })
  .meta({ id: 'InspectionChange' });

export const inspectionSorts = ['created', 'conduct_date', 'address', 'state'] as const;
const sorts = inspectionSorts.flatMap((sort) => [sort, `-${sort}` as const]);

export const InspectionQuery = z.object({
  page: Page,
  per_page: perPage(10),
  client_id: IdList.meta({ description: 'On whose behalf: any of these clients' }),
  clerk_id: IdList.meta({ description: 'Any of these clerks' }),
  typist_id: IdList.meta({ description: 'Any of these typists' }),
  property_id: IdList.meta({ description: 'Of any of these properties' }),
  state_id: IdList.meta({ description: 'In any of these states, by code: 100 to 500' }),
  type_id: IdList.meta({ description: 'Of any of these types, by code' }),
  address: Text(LINE).optional().meta({ description: 'Every word must occur in the full address, in any order' }),
  conduct_date: filter(
    Text(LINE).meta({ description: 'ISO 8601 interval, or one day', examples: ['2027-02-01/2027-02-07'] }),
  ),
  ref: filter(Text(LINE)).meta({ description: 'Exactly this reference' }),
  unassigned: filter(z.enum(['true', 'false'])).meta({ description: 'Those without a clerk, or with one' }),
  q: Text(LINE).optional().meta({ description: 'Address, ref, title or contact name' }),
  sort: leftEmpty(z.enum(sorts).default('-created')).meta({
    description: 'Order of the list, descending with a leading minus',
  }),
});

export const InspectionPath = z.object({ inspection_id: IdParameter });
export const Cancellation = z.object({ reason: Text(PARAGRAPH).nullable().optional() }).nullish();

export const InitializationChange = z.object({
  type: z.literal([3, 6], { error: 'must be 6 (from an inspection) or 3 (from a template)' }).nullable().optional(),
  init_from: Id.nullable().meta({
    description: 'Id of the inspection or template; null removes the current initialization',
  }),
});

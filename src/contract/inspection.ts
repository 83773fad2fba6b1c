/** Inspections: appointments to produce a report, from Pending to Closed. */
import * as z from 'zod';
import { initializationCodes, initializationTypes } from '#domain/initialization.ts';
import { inspectionStates } from '#domain/inspection-state.ts';
import {
  inspectionTypeCodes,
  inspectionTypes,
  isInspectionType,
  MOST_PHOTOS_ASKED,
  USUAL_PHOTOS,
} from '#domain/inspection-type.ts';
import { conductDateOptionCodes, conductDateOptions } from '#domain/schedule/conduct-date-option.ts';
import { isDuration } from '#domain/schedule/duration.ts';
import { CustomFieldValues, customFieldInputs } from './custom-field.ts';
import { ShownPricing, waited } from './inspections/pricing.ts';
import { Readiness } from './inspections/readiness.ts';
import { Property, PostcodeAreas } from './property.ts';
import {
  Amount,
  Bounded,
  codesOf,
  codeWords,
  DateOrLocalTime,
  EmailAddress,
  filter,
  Id,
  IdList,
  IdParameter,
  Instant,
  leftEmpty,
  LINE,
  listQuery,
  open,
  PARAGRAPH,
  RequiredText,
  Text,
  Version,
} from './wire.ts';

export const StaffRef = open({
  id: Id.describe('Id of the member of staff'),
  name: z.string().describe('Name'),
  is_manager: z.boolean().describe('Whether they are a manager or an administrator'),
}).meta({ id: 'StaffRef' });
export const InspectionState = open({
  id: z.int().meta(codesOf(inspectionStates)),
  name: z.string().describe('The state in words, such as Assigned'),
}).meta({ id: 'InspectionState' });
export const InspectionType = open({
  id: z.int().meta(codesOf(inspectionTypes)),
  name: z.string().describe('The type in words, such as Inventory'),
}).meta({ id: 'InspectionType' });
const moment = Instant.nullable();

export const Inspection = open({
  id: Id,
  account_id: Id.describe('The account it belongs to'),
  actor_id: Id.nullable().describe('The person who created it; null for the service itself'),
  property: Property.describe('The property that is inspected'),
  clerk: StaffRef.nullable().describe('The person who carries it out; null while nobody is assigned'),
  typist: StaffRef.nullable().describe('The person who transcribes it; null when nobody does'),
  state: InspectionState.describe('Where it is in its life'),
  type: InspectionType.describe('Its purpose'),
  ref: z.string().nullable().describe('Reference of your own, which need not be unique; null when not given'),
  title: z.string().describe('Title of the report; the name of its type unless given'),
  client_id: Id.nullable().describe('On whose behalf it is done; null for nobody'),
  report_key: z
    .string()
    .describe(
      'Random key that opens the completed report without signing in; keep it as a secret. Empty without `inspections.read`',
    ),
  location_of_keys: z.string().describe('Where the clerk finds the keys; empty when not given'),
  return_key: z.string().nullable().describe('Where the keys go back to; null when not given'),
  cover_image: open({ id: Id.describe('The attachment'), url: z.string().describe('Signed link to the picture') })
    .nullable()
    .describe('The picture on the cover of the report; null when there is none'),
  notes: open({
    report: z.string().nullable().describe('Printed on the notes page of the report; null when there is none'),
    internal: z.string().nullable().describe('For staff only; null for others, and when there is none'),
    client: z.string().nullable().describe('Shared with the client; null when there is none'),
  }).describe('Texts beside the report, each for other readers'),
  pricing: ShownPricing,
  time_to_complete: z
    .string()
    .nullable()
    .meta({ description: 'How long it takes, as an ISO 8601 duration; null when not given', examples: ['PT1H30M'] }),
  conduct_date: z
    .string()
    .nullable()
    .meta({ description: 'When it is carried out: a date, or a date-time with offset; null when not given' }),
  conduct_date_option: z.int().meta({
    ...codesOf(conductDateOptions),
    description: `Whether the day is agreed: ${codeWords(conductDateOptions)}`,
  }),
  start_date: moment.meta({ deprecated: true, description: 'Deprecated; the same as `started_at`' }),
  started_at: moment.describe('When it became Active; null before'),
  submitted_at: moment.describe('When it was submitted for review; null before'),
  updated_at: moment.describe('When it or its report last changed'),
  reopened_from_review_at: moment.describe('When it was last given back from review; null if never'),
  completed_at: moment.describe('When it became Complete; null before, and once it is reopened'),
  closed_at: moment.describe('When it was closed or cancelled; null before'),
  customFields: CustomFieldValues,
  created_at: Instant.optional().describe('When it was created'),
  reopened_at: moment.optional().describe('When it was last reopened from Complete; null if never'),
  comments_until: moment
    .optional()
    .describe('Until when its finished report takes comments and signatures; null before its first completion'),
  cancelled_at: moment.optional().describe('When it was cancelled; null if it was not'),
  cancellation_reason: z.string().nullable().optional().describe('Why it was cancelled; null when nobody said'),
  waited_minutes: waited,
  initialized: z
    .boolean()
    .optional()
    .describe('Whether the report starts from another one; only in the answer to the initialization'),
  initialization: open({
    type: z.int().meta(codesOf(initializationTypes)),
    id: Id.describe('The inspection or the template'),
    date: Instant.describe('When it was initialized'),
  })
    .nullable()
    .optional()
    .describe('The start of the report; null when it starts from nothing'),
  allowed: z.array(z.string()).optional().meta({ description: 'Lifecycle verbs the caller may use now' }),
  self_servicer: open({
    name: z.string().describe('Name of the tenant'),
    email: z.string().describe('Where the link is sent'),
    template_id: Id.nullable().describe('The template the report starts from; null for the one of the service'),
    photos_per_room: z.int().optional().meta({
      description: 'Photos that the tenant is asked for in each room; 0 for none',
      'x-keyturn-extension': true,
    }),
  })
    .nullable()
    .optional()
    .meta({ description: 'The tenant who carries out a self-service or live inspection; null for other types' }),
  tenant_link_expires_at: moment
    .optional()
    .meta({ description: 'When the link of the `self_servicer` ends; null when there is no link' }),
  sends_at: moment.optional().meta({
    description:
      'When the e-mails of a report that was completed in the back office go; until then the completion can be taken back. Null where they went at once; absent for people of clients',
    'x-keyturn-extension': true,
  }),
  clerk_accepted_at: moment.optional().meta({
    description:
      'When the clerk said that they come; null until then, and again with another clerk or date; absent for people of clients',
    'x-keyturn-extension': true,
  }),
  declined: open({
    clerk: open({ id: Id, name: z.string().describe('Name') }).describe('The clerk who would not come'),
    reason: z.string().describe('Why'),
    at: Instant.describe('When they said so'),
  })
    .nullable()
    .optional()
    .meta({
      description: 'The last clerk who declined, until there is another; null for nobody, absent for people of clients',
      'x-keyturn-extension': true,
    }),
  readiness: Readiness,
  report_editable: z.boolean().optional().meta({ description: 'Whether the caller may write the report now' }),
  version: Version.optional(),
}).meta({ id: 'Inspection' });

const Money = Amount.nullable();
const Person = z
  .object({ id: Id.nullable().describe('Id of the member of staff; null for nobody') })
  .nullable()
  .optional();

const inspectionFields = {
  title: Text(LINE).nullable().optional(),
  location_of_keys: Text(PARAGRAPH).optional(),
  return_key: Text(PARAGRAPH).nullable().optional(),
  time_to_complete: Bounded(LINE)
    .refine(isDuration, { error: 'must be an ISO 8601 duration of at least one minute, without years and months' })
    .nullable()
    .optional()
    .meta({ description: 'How long it takes, as an ISO 8601 duration of one minute at least', examples: ['PT1H30M'] }),
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
  conduct_date_option: z.literal(conductDateOptionCodes).optional(),
  cover_image: z
    .object({ id: Id.describe('A picture among the attachments of this report') })
    .nullable()
    .optional(),
  preload_template_id: Id.nullable().optional().describe('Id of a template that the report starts from; null for none'),
  auto_load_contacts: z.boolean().nullable().optional().meta({ description: 'Include the contacts of the property' }),
  self_servicer: z
    .object({
      name: RequiredText(LINE),
      email: EmailAddress,
      template_id: Id.nullable().optional(),
      photos_per_room: z
        .int()
        .min(0)
        .max(MOST_PHOTOS_ASKED)
        .nullable()
        .optional()
        .meta({
          'x-keyturn-extension': true,
          description: `Photos that the tenant is asked for in each room, of its items or of the whole; 0 for none, null for the usual ${USUAL_PHOTOS}. Meters, keys and alarms are asked for one by one in any case`,
        }),
    })
    .nullable()
    .optional()
    .meta({
      description: 'The person who carries out a self-service (150) or live (231) inspection; required for these types',
    }),
  ...customFieldInputs,
};

const TypeInput = z.object({
  id: z
    .int()
    .refine(isInspectionType, { error: `must be one of ${inspectionTypeCodes.join(', ')}` })
    .meta(codesOf(inspectionTypes)),
});

export const InspectionDraft = z
  .object({
    property: z.object({ id: Id.describe('Id of the property') }),
    type: TypeInput,
    conduct_date: DateOrLocalTime,
    numbered: z
      .boolean()
      .nullable()
      .optional()
      .describe("Gives it the next reference of the account's `ref_numbering`, where `ref` is left out or null"),
    ...inspectionFields,
  })
  .meta({ id: 'InspectionDraft' });

export const InspectionChange = z
  .object({
    property: z.object({ id: Id.describe('Id of the property') }).optional(),
    type: TypeInput.optional(),
    conduct_date: DateOrLocalTime.nullable().optional(),
    ...inspectionFields,
  })
  .meta({ id: 'InspectionChange' });

export const inspectionSorts = ['created', 'conduct_date', 'address', 'state', 'updated'] as const;
export const inspectionOrders = inspectionSorts.flatMap((sort) => [sort, `-${sort}` as const]);

export const InspectionQuery = z.object({
  ...listQuery(10),
  client_id: IdList.meta({ description: 'On whose behalf: any of these clients' }),
  clerk_id: IdList.meta({ description: 'Any of these clerks' }),
  typist_id: IdList.meta({ description: 'Any of these typists' }),
  property_id: IdList.meta({ description: 'Inspections of any of these properties' }),
  state_id: IdList.meta({ description: `In any of these states: ${codeWords(inspectionStates)}` }),
  type_id: IdList.meta({ description: `Inspections of any of these types: ${codeWords(inspectionTypes)}` }),
  template_id: IdList.meta({ description: 'Whose report began with any of these templates' }),
  address: Text(LINE).optional().meta({ description: 'Every word must occur in the full address, in any order' }),
  postcode: filter(PostcodeAreas),
  conduct_date: filter(
    Text(LINE).meta({ description: 'ISO 8601 interval, or one day', examples: ['2027-02-01/2027-02-07'] }),
  ),
  ref: filter(Text(LINE)).meta({ description: 'Exactly this reference' }),
  unassigned: filter(z.enum(['true', 'false'])).meta({ description: 'Those without a clerk, or with one' }),
  declined: filter(z.enum(['true', 'false'])).meta({
    description: 'Those that a clerk declined and nobody has had since, or the others',
  }),
  q: Text(LINE)
    .optional()
    .meta({ description: 'Address, ref, title or contact name; two letters as the beginning of a word' }),
  sort: leftEmpty(z.enum(inspectionOrders).default('-created')).meta({
    description: 'Order of the list, descending with a leading minus',
  }),
});

export const InspectionPath = z.object({ inspection_id: IdParameter });
export const Declination = z
  .object({ reason: RequiredText(PARAGRAPH).describe('Why, for the managers') })
  .meta({ id: 'Declination' });

export const InitializationChange = z.object({
  type: z
    .literal(initializationCodes, { error: 'must be 6 (from an inspection) or 3 (from a template)' })
    .nullable()
    .optional()
    .describe(`The kind of thing that \`init_from\` names: ${codeWords(initializationTypes)}`),
  init_from: Id.nullable().meta({
    description: 'Id of the inspection or template; null removes the current initialization',
  }),
});

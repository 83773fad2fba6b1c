/** Templates that reports start from, and option sets that rooms answer. */
import * as z from 'zod';
import { inspectionTypes } from '#domain/inspection-type.ts';
import {
  codeWords,
  filter,
  Id,
  IdParameter,
  Instant,
  LINE,
  listQuery,
  open,
  RequiredText,
  searchOf,
  sortBy,
  Version,
} from './wire.ts';

export const Template = open({
  id: Id,
  name: z.string().describe('Its name'),
  system: z.boolean().describe('Whether it belongs to the service and cannot be changed'),
  type_ids: z
    .array(z.int())
    .describe(`Types of inspection it is offered for: ${codeWords(inspectionTypes)}; empty for all`),
  self_service: z.boolean().describe('Whether a tenant can fill it in'),
  from_keyturn: z.boolean().optional().describe('Whether it came with Keyturn, and nobody has changed it since'),
  archived_at: Instant.nullable().optional().describe('When it was archived; null while in use'),
  version: z.int().optional().meta({ description: 'The version that `If-Match` compares' }),
  created_at: Instant.optional().describe('When it was created'),
  updated_at: Instant.optional().describe('When it last changed'),
}).meta({ id: 'Template' });

export const TemplateDraft = z
  .object({
    name: RequiredText(LINE),
    type_ids: z.array(z.int()).max(20).default([]),
    self_service: z.boolean().default(false),
    copy_of: Id.nullable().optional().meta({ description: 'A template whose rooms it starts with' }),
  })
  .meta({ id: 'TemplateDraft' });
export const TemplateChange = z
  .object({ name: RequiredText(LINE), type_ids: z.array(z.int()).max(20), self_service: z.boolean() })
  .partial()
  .meta({ id: 'TemplateChange' });
export const TemplatePath = z.object({ template_id: IdParameter });
const flag = z.enum(['true', 'false']).transform((word) => word === 'true');
export const TemplateQuery = z.object({
  ...listQuery(30),
  q: searchOf('the name'),
  sort: sortBy('name'),
  archived: filter(flag.default(false)).meta({ description: 'Archived ones too' }),
  type_id: filter(IdParameter).meta({ description: 'For this inspection type', type: 'integer', minimum: 1 }),
  self_service: filter(flag).meta({ description: 'Those that a tenant fills in, or the others' }),
});

const Counts = open({
  added: z.int().describe('Rooms and items that were added'),
  removed: z.int().describe('Rooms and items that were removed'),
  changed: z.int().describe('Rooms and items that were changed, and the template itself'),
});
const versionFields = {
  id: Id,
  number: z.int().describe('Its number in the template, from 1; the newest hundred are kept'),
  is_current: z.boolean().describe('Whether it is the template as it is now'),
  person: open({ id: Id, name: z.string().describe('Their name') })
    .nullable()
    .describe('Who made the changes; null for what was there before anybody changed it'),
  began_at: Instant.describe('When the first of its changes was made'),
  ended_at: Instant.describe('When the last of its changes was made'),
  restored_from: z.int().nullable().describe('The number of the version that came back with it; null otherwise'),
  counts: Counts.nullable().describe('What differs from the version before; null where that one is not kept'),
};
export const TemplateVersion = open(versionFields).meta({ id: 'TemplateVersion' });

const VersionItem = open({
  id: Id,
  name: z.string().describe('The name of the item'),
  description: z.string().nullable().describe('Its description; null when there is none'),
  condition: z.unknown().describe('Its condition, by the block type of the room'),
  actions: z
    .array(
      open({
        action: z.string().describe('The work to be done'),
        responsibility: z.string().describe('The person responsible, such as Tenant'),
        comments: z.string().nullable().describe('Comments; null when there are none'),
      }),
    )
    .describe('Its actions'),
}).meta({ id: 'TemplateVersionItem' });
const VersionRoom = open({
  id: Id,
  name: z.string().describe('The name of the room'),
  block_type: z.string().describe('Kind of room'),
  option_set: open({ id: Id, name: z.string().describe('Its name') })
    .nullable()
    .describe('Questions or scale that its items are answered by'),
  items: z.array(VersionItem).describe('Its items, in order'),
}).meta({ id: 'TemplateVersionRoom' });
const Difference = open({
  subject: z.string().describe('What differs: template, room or item'),
  change: z.string().describe('How it differs: added, removed or changed'),
  room: z.string().nullable().describe('The name of the room; null for the template itself'),
  item: z.string().nullable().describe('The name of the item; null for a room'),
  changes: z
    .array(
      open({
        field: z.string().describe('The member, such as name, description, order_of_rooms'),
        from: z.unknown().describe('The old value'),
        to: z.unknown().describe('The new value'),
      }),
    )
    .describe('The members that differ'),
}).meta({ id: 'TemplateDifference' });
export const TemplateVersionContents = open({
  ...versionFields,
  name: z.string().describe('The name of the template'),
  type_ids: z.array(z.int()).describe('Types of inspection it is offered for; empty for all'),
  self_service: z.boolean().describe('Whether a tenant can fill it in'),
  rooms: z.array(VersionRoom).describe('Its rooms, in order; pictures are not kept'),
  differences: z.array(Difference).nullable().describe('From the version before; null where that one is not kept'),
}).meta({ id: 'TemplateVersionContents' });
export const TemplateVersionPath = TemplatePath.extend({ version_id: IdParameter });
export const TemplateVersionQuery = z.object({
  ...listQuery(30),
  q: searchOf('the name of whoever changed it'),
  sort: sortBy('number'),
});

const TemplateName = open({ id: Id, name: z.string().describe('Its name') });
export const SelfServiceTemplates = open({
  system: z.array(TemplateName).describe('Templates of the service'),
  account: z.array(TemplateName).describe('Templates of the account'),
}).meta({
  id: 'SelfServiceTemplates',
});

const Option = z.union([RequiredText(LINE), z.int()], { error: 'must be text or a whole number' });
/** Questions or steps: all of one kind, each once. */
const Options = z
  .array(Option)
  .min(1)
  .max(200)
  .superRefine((options, context) => {
    options.forEach((option, place) => {
      if (typeof option !== typeof options[0]) {
        context.addIssue({
          code: 'custom',
          path: [place],
          message: 'must be of one kind with the others: all text, or all whole numbers',
        });
      }
      if (options.indexOf(option) < place)
        context.addIssue({ code: 'custom', path: [place], message: 'is there already' });
    });
  });
export const OptionSet = open({
  id: Id,
  name: z.string().describe('Its name'),
  editable: z.boolean().describe('Whether the account may change it'),
  options: z
    .array(z.union([z.string(), z.int()]))
    .describe('Questions for SIMPLIFIED rooms, or whole numbers for SCALE rooms; all of one kind, in order'),
  archived_at: Instant.nullable().optional().describe('When it was archived; null while in use'),
  version: Version.optional(),
}).meta({ id: 'OptionSet' });
export const OptionSetDraft = z.object({ name: RequiredText(LINE), options: Options }).meta({ id: 'OptionSetDraft' });
export const OptionSetChange = z
  .object({ name: RequiredText(LINE), options: Options })
  .partial()
  .meta({ id: 'OptionSetChange' });
export const OptionSetPath = z.object({ option_set_id: IdParameter });
export const OptionSetQuery = z.object({ ...listQuery(30), q: searchOf('the name'), sort: sortBy('name') });

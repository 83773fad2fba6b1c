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
  UpdatedSort,
} from './wire.ts';

export const Template = open({
  id: Id,
  name: z.string().describe('Its name'),
  system: z.boolean().describe('Whether it belongs to the service and cannot be changed'),
  type_ids: z
    .array(z.int())
    .describe(`Types of inspection it is offered for: ${codeWords(inspectionTypes)}; empty for all`),
  self_service: z.boolean().describe('Whether a tenant can fill it in'),
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
  sort: UpdatedSort,
  archived: filter(flag.default(false)).meta({ description: 'Archived ones too' }),
  type_id: filter(IdParameter).meta({ description: 'For this inspection type', type: 'integer', minimum: 1 }),
  self_service: filter(flag).meta({ description: 'Those that a tenant fills in, or the others' }),
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
}).meta({ id: 'OptionSet' });
export const OptionSetDraft = z.object({ name: RequiredText(LINE), options: Options }).meta({ id: 'OptionSetDraft' });
export const OptionSetChange = z
  .object({ name: RequiredText(LINE), options: Options })
  .partial()
  .meta({ id: 'OptionSetChange' });
export const OptionSetPath = z.object({ option_set_id: IdParameter });
export const OptionSetQuery = z.object({ ...listQuery(30), sort: UpdatedSort });

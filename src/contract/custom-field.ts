/** Custom fields: definitions, and their values on properties and inspections. */
import * as z from 'zod';
import {
  ArrayQuery,
  Bounded,
  filter,
  Id,
  IdParameter,
  Instant,
  LINE,
  open,
  orWords,
  PARAGRAPH,
  RequiredText,
  Text,
  Version,
} from './wire.ts';

export const CustomFieldValues = z
  .record(
    z.string(),
    open({
      name: z.string().describe('The name of the field'),
      value: z.string().describe('The value as text: a number in digits, a date as 2027-02-03'),
      required: z.boolean().describe('Whether a change must give a value'),
    }),
  )
  .meta({ description: 'Values of custom fields, by the id of the field' });

/** A value may be an object with `value` or a plain string. */
const CustomFieldInput = z.record(
  Bounded(LINE).regex(/^\d+$/, { error: 'must be a custom field id' }),
  z.union([Text(PARAGRAPH), z.object({ value: Text(PARAGRAPH).describe('The value as text') })], {
    error: 'must be text, or an object with a value of text',
  }),
);

/** Both spellings are accepted, and the first is described; answers use `customFields`. */
export const customFieldInputs = {
  custom_fields: CustomFieldInput.optional().meta({
    description:
      'Values of custom fields, by the id of the field: text, or an object with `value`. A change has to supply all that have values',
  }),
  customFields: CustomFieldInput.optional().meta({ 'x-undescribed': true }),
};

export const customFieldTypes = ['text', 'number', 'date', 'choice'] as const;

export const CustomField = open({
  id: Id,
  name: z.string().describe('Its name'),
  type: z.string().meta({ description: `${orWords(customFieldTypes)}`, examples: [...customFieldTypes] }),
  required: z.boolean().describe('Whether forms and changes must give a value; a creation may leave it out'),
  options: z.array(z.string()).describe('Choices of a `choice`; empty for other types'),
  archived_at: Instant.nullable().optional().describe('When it was archived; null while in use'),
  version: Version,
}).meta({ id: 'CustomField' });

const customFieldFields = {
  name: RequiredText(LINE),
  type: z.enum(customFieldTypes),
  required: z.boolean(),
  options: z.array(RequiredText(LINE)).max(200).meta({ description: 'The options of a choice' }),
};

export const CustomFieldDraft = z
  .object({
    ...customFieldFields,
    required: customFieldFields.required.default(false),
    options: customFieldFields.options.default([]),
  })
  .meta({ id: 'CustomFieldDraft' });
export const CustomFieldChange = z
  .object({
    ...customFieldFields,
    position: z
      .int()
      .min(0)
      .max(10_000)
      .describe('Its place among the others, counted from 0; a greater one: the last'),
    archived: z
      .literal(false)
      .describe('Brings an archived one back, as the last, with the values that were given before'),
  })
  .partial()
  .meta({ id: 'CustomFieldChange' });
export const CustomFieldQuery = ArrayQuery.extend({
  archived: filter(z.enum(['true', 'false', 'any']).default('false')).meta({
    description: 'The archived ones instead of the others; `any`: both, the archived ones last',
  }),
});
export const CustomFieldPath = z.object({ custom_field_id: IdParameter });

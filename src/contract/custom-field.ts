/** Custom fields: definitions, and their values on properties and inspections. */
import * as z from 'zod';
import { Id, IdParameter, LINE, open, PARAGRAPH, RequiredText, Text } from './wire.ts';

export const CustomFieldValues = z
  .record(z.string(), open({ name: z.string(), value: z.string(), required: z.boolean() }))
  .meta({ description: 'By custom field id' });

/** A value may be an object with `value` or a plain string. */
const CustomFieldInput = z.record(
  z.string().regex(/^\d+$/, { error: 'must be a custom field id' }),
  z.union([Text(PARAGRAPH), z.object({ value: Text(PARAGRAPH) })], {
    error: 'must be text, or an object with a value of text',
  }),
);

/** Both spellings are accepted; answers use `customFields`. */
export const customFieldInputs = {
  custom_fields: CustomFieldInput.optional().meta({
    description: 'Custom field id to value. An update has to supply all other values as well.',
  }),
  customFields: CustomFieldInput.optional(),
};

export const customFieldTypes = ['text', 'number', 'date', 'choice'] as const;

export const CustomField = open({
  id: Id,
  name: z.string(),
  type: z.string().meta({ examples: [...customFieldTypes] }),
  required: z.boolean(),
  options: z.array(z.string()),
}).meta({ id: 'CustomField' });

const customFieldFields = {
  name: RequiredText(LINE),
  type: z.enum(customFieldTypes),
  required: z.boolean(),
  options: z.array(RequiredText(LINE)).max(200).meta({ description: 'What a choice chooses from' }),
};

export const CustomFieldDraft = z
  .object({
    ...customFieldFields,
    required: customFieldFields.required.default(false),
    options: customFieldFields.options.default([]),
  })
  .meta({ id: 'CustomFieldDraft' });
export const CustomFieldChange = z.object(customFieldFields).partial().meta({ id: 'CustomFieldChange' });
export const CustomFieldPath = z.object({ custom_field_id: IdParameter });

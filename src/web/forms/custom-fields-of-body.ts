/** Custom fields in the body of a form: `custom_fields.3` on the wire is the field `customFields.field-3`. */
import type * as z from 'zod';
import type { CustomField } from '#web/queries/generated/types.gen.ts';
import type { FieldNames } from './show-refusal.ts';

type Body = { custom_fields?: Record<string, string | { value: string }> | undefined };

export const customFieldNames: FieldNames = (name) =>
  name.replace(/^(?:custom_fields|customFields)\.(\d+)(?:\.value)?$/, 'customFields.field-$1');

/** `required` binds forms and updates; a creation through the API may leave such a field for later. */
export function withRequired<Schema extends z.ZodType<Body>>(
  schema: Schema,
  fields: readonly Pick<CustomField, 'id' | 'required'>[],
): Schema {
  return schema.superRefine(({ custom_fields: given }, context) => {
    for (const { id, required } of fields) {
      const field = given?.[id];
      const value = typeof field === 'string' ? field : (field?.value ?? '');
      if (required && value.trim() === '') {
        context.addIssue({ code: 'custom', path: ['custom_fields', id], message: 'is needed' });
      }
    }
  });
}

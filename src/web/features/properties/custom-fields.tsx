/** Custom fields as ordinary fields of a form. */

import { DateField, SelectField, TextField } from '#web/forms/fields.tsx';
import type { CustomField } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { customFieldName } from './property-values.ts';

export function CustomFields({ fields }: { fields: readonly CustomField[] }) {
  if (fields.length === 0) return null;
  return (
    <FieldGroup title="Custom fields">
      {fields.map((field) => (
        <CustomFieldInput key={field.id} field={field} />
      ))}
    </FieldGroup>
  );
}

function CustomFieldInput({ field }: { field: CustomField }) {
  const frame = { name: customFieldName(field.id), label: field.name, isRequired: field.required, span: 6 } as const;
  if (field.type === 'choice') return <SelectField {...frame} options={field.options} emptyLabel="–" />;
  if (field.type === 'date') return <DateField {...frame} />;
  return <TextField {...frame} />;
}

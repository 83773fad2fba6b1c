/** The columns of a kind of import in one firm: those of the kind, and the custom fields that the firm has for properties. */
import { type CellForm, type ImportField, words } from './field-parts.ts';
import { importFields } from './import-fields.ts';
import type { ImportKind } from './import-kind.ts';

/** A custom field of properties, as the firm has defined it. */
export type CustomColumn = { id: number; name: string; type: string; options: readonly string[] };

export function fieldsOf(kind: ImportKind, custom: readonly CustomColumn[]): readonly ImportField[] {
  return kind === 'properties' ? [...importFields.properties, ...custom.map(fieldOfCustom)] : importFields[kind];
}

const forms: Record<string, CellForm> = { number: 'decimal', date: 'day', choice: 'choice' };

const fieldOfCustom = ({ id, name, type, options }: CustomColumn): ImportField => ({
  name: `custom_${id}`,
  label: name,
  pointer: `/custom_fields/${id}`,
  form: forms[type] ?? 'text',
  ...(type === 'choice' && { choices: words(options) }),
  examples: [type === 'choice' ? (options[0] ?? '') : '', ''],
});

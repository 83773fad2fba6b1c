/** The words of a definition of a custom field, and the operations on those of properties and of inspections. */
import {
  createInspectionCustomField,
  createPropertyCustomField,
  deleteInspectionCustomField,
  deletePropertyCustomField,
  updateInspectionCustomField,
  updatePropertyCustomField,
} from '#web/queries/generated/sdk.gen.ts';

export const operationsOf = {
  properties: {
    create: createPropertyCustomField,
    update: updatePropertyCustomField,
    remove: deletePropertyCustomField,
    written: 'propertyCustomField',
  },
  inspections: {
    create: createInspectionCustomField,
    update: updateInspectionCustomField,
    remove: deleteInspectionCustomField,
    written: 'inspectionCustomField',
  },
} as const;
export type Subject = keyof typeof operationsOf;

export const kinds = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'date', label: 'Date' },
  { value: 'choice', label: 'Choice from a list' },
] as const;

export const kindText = (type: string): string => kinds.find(({ value }) => value === type)?.label ?? type;

/** A choice on each line; empty lines and repetitions go. */
export function choicesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

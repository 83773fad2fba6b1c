/** Custom field values between the wire and the store. */
import * as z from 'zod';
import { type Fault, invalid } from '#domain/refusal.ts';
import type { CustomFieldDefinition } from '#store/account/custom-fields.ts';
import type { CustomFieldValues } from '#store/schema/property.ts';

export function presentCustomFields(definitions: CustomFieldDefinition[], values: CustomFieldValues) {
  const entries = definitions.flatMap(({ id, name, required }) => {
    const value = values[id];
    return value === undefined ? [] : [[String(id), { name, value, required }] as const];
  });
  return Object.fromEntries(entries);
}

type Input = Record<string, string | { value?: string | undefined } | undefined>;
type Body = { custom_fields?: Input | undefined; customFields?: Input | undefined };

/**
 * The values that a body sets, or undefined when it sets none; `current` are the values before. An update that leaves
 * out a field which has a value is refused and names it: the published contract wants all other values supplied. Nor
 * may it empty a required one. Values may be sent back as they were read, even if the field changed meanwhile; values
 * of archived fields stay, unseen.
 */
export function acceptCustomFields(
  body: Body,
  definitions: CustomFieldDefinition[],
  current?: CustomFieldValues,
): CustomFieldValues | undefined {
  const member = body.custom_fields === undefined ? 'customFields' : 'custom_fields';
  const input = body[member];
  if (input === undefined) return undefined;
  const faults: Fault[] = [];
  const isArchived = (id: string) => !definitions.some((one) => String(one.id) === id);
  const given: CustomFieldValues = Object.fromEntries(Object.entries(current ?? {}).filter(([id]) => isArchived(id)));
  for (const [id, field] of Object.entries(input)) {
    const definition = definitions.find((one) => String(one.id) === id);
    const value = typeof field === 'string' ? field : field?.value;
    if (value === undefined) continue; // refused for its shape already
    const why = inputFault(definition, value, current?.[id], current !== undefined);
    if (why !== undefined)
      faults.push({ pointer: `/${member}/${id}`, code: 'custom_field', detail: `Custom field ${id} ${why}.` });
    given[id] = value;
  }
  for (const { id, name } of definitions) {
    if ((current?.[id] ?? '') !== '' && given[id] === undefined) {
      faults.push({
        pointer: `/${member}/${id}`,
        code: 'missing',
        detail: `Custom field ${id} (${name}) has a value and must be supplied as well.`,
      });
    }
  }
  if (faults.length > 0) throw invalid(...faults);
  return given;
}

function inputFault(
  definition: CustomFieldDefinition | undefined,
  value: string,
  before: string | undefined,
  isUpdate: boolean,
): string | undefined {
  if (value === before) return undefined;
  return definition === undefined ? 'is no custom field of this account' : valueFault(definition, value, isUpdate);
}

function valueFault(
  { name, type, required, options }: CustomFieldDefinition,
  value: string,
  isUpdate: boolean,
): string | undefined {
  if (isUpdate && required && value.trim() === '') return `(${name}) is required`;
  if (value === '') return undefined;
  if (type === 'number' && !/^-?\d+(\.\d+)?$/.test(value)) return 'must be a number';
  if (type === 'date' && !z.iso.date().safeParse(value).success) return 'must be a date such as 2027-02-03';
  if (type === 'choice' && !options.includes(value)) return `must be one of ${options.join(', ')}`;
  return undefined;
}

/**
 * A form checked by the contract's own schema before it is sent. Its fields carry wire names, so that a refusal finds
 * its own field; `toBody` turns values of fields (empty text) into values of the wire (null).
 */
import { type DefaultValues, type FieldErrors, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { FieldNames } from './show-refusal.ts';

type Options<Values extends FieldValues, Schema extends z.ZodType> = {
  schema: Schema;
  initial: DefaultValues<Values>;
  toBody: (values: Values) => unknown;
  /** Fields with another name on the wire; see `showRefusal`. */
  nameOf?: FieldNames | undefined;
  /** Faults of typed text that the body cannot carry, by field. */
  faultsOf?: ((values: Values) => Partial<Record<string, string>>) | undefined;
};

export type ContractForm<Values extends FieldValues, Body> = UseFormReturn<Values, unknown, Body & FieldValues>;

export function useContractForm<Values extends FieldValues, Schema extends z.ZodType>({
  schema,
  initial,
  toBody,
  nameOf = (name) => name,
  faultsOf = () => ({}),
}: Options<Values, Schema>): ContractForm<Values, z.output<Schema>> {
  return useForm<Values, unknown, z.output<Schema> & FieldValues>({
    defaultValues: initial,
    // Nobody is told off while typing; once told, the message goes as soon as it is mended.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: (values) => {
      const checked = schema.safeParse(toBody(values));
      const typed = Object.entries(faultsOf(values)).map(([name, message]) => [name, { type: 'unreadable', message }]);
      const isAllRead = typed.length === 0;
      if (checked.success && isAllRead) return { values: checked.data as z.output<Schema> & FieldValues, errors: {} };
      // The form's own words for that stand alone, if it has any.
      const found = checked.success ? [] : checked.error.issues.filter(({ path }) => isAllRead || path.length > 0);
      const issues = readIssues<Values>(found, nameOf);
      return { values: {}, errors: { ...issues, ...Object.fromEntries(typed) } as FieldErrors<Values> };
    },
  });
}

function readIssues<Values extends FieldValues>(
  issues: readonly z.core.$ZodIssue[],
  nameOf: FieldNames,
): FieldErrors<Values> {
  const errors: Record<string, unknown> = {};
  for (const { path, code, message } of issues) {
    const names = nameOf(path.map(String).join('.')).split('.');
    const last = names.pop();
    if (last === undefined) continue;
    // It concerns the whole, not one field: the form's banner says it.
    if (path.length === 0) {
      errors['root'] ??= { server: { type: code, message } };
      continue;
    }
    let branch = errors;
    for (const name of names) {
      branch[name] ??= {};
      branch = branch[name] as Record<string, unknown>;
    }
    branch[last] ??= { type: code, message };
  }
  return errors as FieldErrors<Values>;
}

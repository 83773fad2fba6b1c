/** Shows a refused save where it belongs: beside its fields, or above the form. Throws unknown faults again. */
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, ConnectionLost } from '#web/queries/api-error.ts';

/** `/address/line1` → `address.line1` (RFC 6901: `~1` is a slash, `~0` a tilde). */
function fieldName(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

/** Fields with another name on the wire, for example `custom_fields/3/value` for the field `customFields.3`. */
export type FieldNames = (name: string) => string;

export function showRefusal<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  error: unknown,
  nameOf: FieldNames = (name) => name,
): void {
  if (error instanceof ConnectionLost) {
    form.setError('root.server', {
      type: 'connection',
      message: 'No answer came: the service could not be reached. Try again when it is back; nothing is made twice.',
    });
    return;
  }
  if (!(error instanceof ApiError) || error.status === 401) throw error;

  const homeless: string[] = [];
  let isFirst = true;
  for (const fault of error.errors) {
    const name = fault.pointer === undefined ? undefined : nameOf(fieldName(fault.pointer));
    if (name === undefined || !hasField(form, name)) {
      homeless.push(name === undefined ? fault.detail : `${name} ${withoutMember(fault)}`);
      continue;
    }
    const message = withoutMember(fault);
    form.setError(name as FieldPath<Values>, { type: fault.code, message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  if (error.errors.length === 0) homeless.push(error.detail);
  if (homeless.length > 0) form.setError('root.server', { type: error.code, message: homeless.join(' ') });
}

/** `address/line1 is required` at `/address/line1` → `is required`, since it stands beside the field. */
function withoutMember({ pointer, detail }: ApiError['errors'][number]): string {
  const member = `${fieldName(pointer ?? '').replaceAll('.', '/')} `;
  return detail.startsWith(member) ? detail.slice(member.length) : detail;
}

function hasField<Values extends FieldValues, Body>(form: UseFormReturn<Values, unknown, Body>, name: string): boolean {
  let field: unknown = form.control._fields;
  for (const part of name.split('.')) {
    if (typeof field !== 'object' || field === null) return false;
    field = (field as Record<string, unknown>)[part];
  }
  return field !== undefined;
}

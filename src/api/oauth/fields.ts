/** Parameters of a query or a form, as OAuth reads them (RFC 6749 section 3.1). */
import { MOST_HEADER_CHARACTERS } from '#contract/wire.ts';
import { OAuthError } from './oauth-error.ts';

export type Fields = Readonly<Record<string, string | undefined>>;

/** The most that an address can carry; a form takes as much. */
export const LONGEST_FIELD = MOST_HEADER_CHARACTERS;

/** A parameter without a value counts as left out; one that comes twice has none that could be trusted. */
export function splitFields(given: unknown): { fields: Fields; repeated: string[] } {
  const entries = Object.entries((given ?? {}) as Record<string, string | string[]>);
  if (entries.some(([, value]) => [value].flat().some(({ length }) => length > LONGEST_FIELD)))
    throw new OAuthError('invalid_request', `No parameter may have more than ${LONGEST_FIELD} characters.`);
  return {
    fields: Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
    ),
    repeated: entries.flatMap(([name, value]) => (Array.isArray(value) ? [name] : [])),
  };
}

export function readFields(given: unknown): Fields {
  const { fields, repeated } = splitFields(given);
  if (repeated.length > 0) throw new OAuthError('invalid_request', `Given more than once: ${repeated.join(', ')}.`);
  return fields;
}

/** Without any parameter nobody asks for anything: that is a fault of the request, not of the client. */
export function readForm(body: unknown): Fields {
  const fields = readFields(body);
  if (Object.keys(fields).length > 0) return fields;
  throw new OAuthError('invalid_request', 'The parameters belong in a body of application/x-www-form-urlencoded.');
}

export function requireField(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined) throw new OAuthError('invalid_request', `The parameter ${name} is missing.`);
  return value;
}

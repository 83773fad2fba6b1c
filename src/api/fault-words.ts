/** Says in words, for the sender, what is wrong with a value; a schema's own words go before these. */
import type * as z from 'zod';

/** `undefined` leaves the validator's words. */
export const faultWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input);
    case 'too_small':
      return limit(issue.origin, issue.minimum, 'least');
    case 'too_big':
      return limit(issue.origin, issue.maximum, 'most');
    case 'invalid_value':
      return missing(issue.input) ?? `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'invalid_format':
      return formatWords[issue.format];
    case 'invalid_union':
      return missing(issue.input);
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
};

const typeWords: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const formatWords: Record<string, string> = {
  email: 'must be an e-mail address',
  url: 'must be a URL',
  date: 'must be an ISO 8601 date, such as 2027-02-03',
  datetime: 'must be an ISO 8601 date-time with offset, such as 2027-02-03T09:30:00+00:00',
};

function missing(input: unknown): string | undefined {
  return input === undefined ? 'is required' : undefined;
}

function wrongType(expected: string, input: unknown): string | undefined {
  const wanted = typeWords[expected];
  if (wanted === undefined) return missing(input);
  return missing(input) ?? `must be ${wanted}${input === null ? ', not null' : ''}`;
}

function limit(origin: string, bound: number | bigint, side: 'least' | 'most'): string {
  if (origin === 'string') return `must have ${bound} characters at ${side}`;
  if (origin === 'array' || origin === 'set')
    return `must have ${bound} ${bound === 1 ? 'entry' : 'entries'} at ${side}`;
  return `must be ${bound} at ${side}`;
}

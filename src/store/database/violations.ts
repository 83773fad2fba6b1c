/**
 * Recognises the rule of the database that a failed statement broke. Two simultaneous requests can break such a rule
 * only there.
 */

const UNIQUE = '23505';

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === UNIQUE;
}

/** Drizzle wraps the driver's error. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

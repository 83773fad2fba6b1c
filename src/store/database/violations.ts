/** Which rule of the database a failed statement broke: rules that two simultaneous requests can only break there. */

const UNIQUE = '23505';

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === UNIQUE;
}

/** Drizzle wraps what the driver says. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

/** Which rule of the database a failed statement broke: rules that two simultaneous requests can only break there. */

const UNIQUE = '23505';

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === UNIQUE;
}

/** A value that a column does not take, or a rule of the table that it breaks: classes 22 and 23 of SQLSTATE. */
export function isFaultOfData(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error) ?? '');
}

/** Drizzle wraps what the driver says. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

/**
 * Recognises that a disk is full, whoever found it: this process, a process that it started and whose message it passes
 * on, or PostgreSQL (53100).
 */
export function isForWantOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', message, cause } = error as Error & { code?: string };
  return (
    ['ENOSPC', 'EDQUOT', '53100'].includes(code) ||
    /\b(?:ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/.test(message) ||
    isForWantOfRoom(cause)
  );
}

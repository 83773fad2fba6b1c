/** A reason not to start that a person can do something about: printed as it is, without a stack. */
export class StartFault extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartFault';
  }
}

/**
 * Recognises it whoever found it: this process, a process that it started and whose message it passes on, or PostgreSQL
 * (53100).
 */
export function isForWantOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', message, cause } = error as NodeJS.ErrnoException;
  return (
    ['ENOSPC', 'EDQUOT', '53100'].includes(code) ||
    /\b(?:ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/.test(message) ||
    isForWantOfRoom(cause)
  );
}

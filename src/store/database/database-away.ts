/** PostgreSQL restarts, stands still, or the line to it is cut: how that looks, and how the log of what asks it all the time stays short. */

/** SQLSTATE classes 08 and 57, the driver's words, the socket's. The queue passes failures on as copies, which are no errors. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { cause, code, message, syscall } = error as Partial<Record<'cause' | 'code' | 'message' | 'syscall', unknown>>;
  if (isDatabaseAway(cause) || /^(08...|57P0[1-3])$/.test(String(code))) return true;
  if (/^(Connection terminated|Client has encountered a connection error)/.test(String(message))) return true;
  if (isSilence(error)) return true;
  return (
    syscall === 'connect' || (code === 'EPIPE' && syscall === 'write') || (code === 'ECONNRESET' && syscall === 'read')
  );
}

/** True where no answer came to a statement in time (`answer` of `patience.ts`): its connection is of no use any more. */
export const isSilence = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** True where a disk, the memory or the connections are used up: SQLSTATE class 53. */
export function isDatabaseFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: unknown };
  return /^53\d00$/.test(String(code)) || isDatabaseFull(cause);
}

/**
 * True where a statement, a transaction or the wait for a lock or a connection took too long (`patience.ts`) and was
 * ended: nothing of it was done.
 */
export function isTimeOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: unknown };
  return (
    /^(57014|55P03|25P0[34])$/.test(String(code)) ||
    message === 'timeout exceeded when trying to connect' ||
    isTimeOut(cause)
  );
}

/** The database will do the same work later: whoever asked may ask again. */
export const isPassing = (error: unknown): boolean =>
  isDatabaseAway(error) || isDatabaseFull(error) || isTimeOut(error);

export type Log = Record<'error' | 'info', (facts: object, text: string) => void>;

/** For loops that look at the database every moment: one line when it is away and one when it is back, not one for each look. */
export function buildOutageLog(log: Log, whatWaits: string) {
  let since: number | undefined;
  let last = 0;
  return {
    failed: (error: unknown, text: string): void => {
      if (!isDatabaseAway(error)) return log.error({ err: error }, text);
      last = performance.now();
      if (since === undefined) log.error({ err: error }, `the database is away; ${whatWaits} until it is back`);
      since ??= last;
    },
    /**
     * Reports a look that began at `beganAt` on the clock of `performance`. A look from before the last failure proves
     * nothing.
     */
    succeeded: (beganAt: number): void => {
      if (since === undefined || beganAt <= last) return;
      log.info({ ms: Math.round(performance.now() - since) }, 'the database is back');
      since = undefined;
    },
  };
}

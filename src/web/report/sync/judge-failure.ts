/**
 * Retry, pause, wait or give up? Of whatever a request failed with, for texts, names, photos and captions alike.
 *
 *   no answer                             wait      for the line: everything waits
 *   412, somebody else has written        retry     at once, over what is there now
 *   409, the first attempt is under way   wait      for that one
 *   408, 425, 429                         wait      as long as the service says
 *   500                                   pause     perhaps of this one alone: the next is tried
 *   501 to 599                            wait      for the service
 *   404                                   give up   its place is gone
 *   everything else                       give up   sent again as it is, it would be refused again
 */
import { ApiError, ConnectionLost, errorText } from '#web/queries/api-error.ts';

export type Verdict =
  | { next: 'retry'; current: unknown }
  | { next: 'pause' | 'wait'; retryAfterSeconds?: number | undefined }
  | { next: 'give up'; reason: string; isGone: boolean };

const FAILED = 500;
const TOO_EARLY = new Set([408, 425, 429]);

export function judgeFailure(error: unknown): Verdict {
  if (error instanceof ConnectionLost) return { next: 'wait' };
  if (!(error instanceof ApiError)) return { next: 'give up', reason: errorText(error), isGone: false };
  const { status, code, retryAfterSeconds, facts } = error;
  if (code === 'version_mismatch') return { next: 'retry', current: facts['current'] };
  if (status === FAILED) return { next: 'pause', retryAfterSeconds };
  if (status > FAILED || TOO_EARLY.has(status) || code === 'request_in_progress')
    return { next: 'wait', retryAfterSeconds };
  return { next: 'give up', reason: errorText(error), isGone: status === 404 };
}

/** What a request that failed means for the edits in it. */
import { ApiError, ConnectionLost, errorText } from '#web/queries/api-error.ts';
import type { SendAnswer } from './drain.ts';

export function outcomeOf<Of>(error: unknown, noun: 'item' | 'room' = 'item'): SendAnswer<Of> {
  if (error instanceof ConnectionLost) return { outcome: 'no answer' };
  if (!(error instanceof ApiError)) throw error;
  const { status, code, retryAfterSeconds, facts } = error;
  if (code === 'version_mismatch') return { outcome: 'changed', current: facts['current'] as Of };
  // Not 502 to 504, which are said of a service that is away.
  if (status === 500) return { outcome: 'no answer', retryAfterSeconds, isOfThisAlone: true };
  if (status > 500 || status === 429 || status === 408 || status === 425 || code === 'request_in_progress')
    return { outcome: 'no answer', retryAfterSeconds };
  if (status === 404) return { outcome: 'refused', reason: `The ${noun} is no longer in the report.` };
  return { outcome: 'refused', reason: errorText(error) };
}

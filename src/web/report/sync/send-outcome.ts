/** What a request that failed means for the edits in it. */
import { ApiError, ConnectionLost } from '#web/queries/api-error.ts';
import type { SendAnswer } from './drain.ts';
import { judgeFailure } from './judge-failure.ts';

export function outcomeOf<Of>(error: unknown, noun: 'item' | 'room' = 'item'): SendAnswer<Of> {
  // A bug here refuses nobody's text.
  if (!(error instanceof ApiError || error instanceof ConnectionLost)) throw error;
  const verdict = judgeFailure(error);
  switch (verdict.next) {
    case 'retry':
      return { outcome: 'changed', current: verdict.current as Of };
    case 'pause':
      return { outcome: 'no answer', retryAfterSeconds: verdict.retryAfterSeconds, isOfThisAlone: true };
    case 'wait':
      return { outcome: 'no answer', retryAfterSeconds: verdict.retryAfterSeconds };
    case 'give up':
      return {
        outcome: 'refused',
        reason: verdict.isGone ? `The ${noun} is no longer in the report.` : verdict.reason,
      };
  }
}

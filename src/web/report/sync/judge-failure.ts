/**
 * Decides after any failure of a request, for texts, names, photos and captions alike: retry, pause, wait or give up?
 *
 *   no answer                             wait      for the line: everything waits
 *   412, somebody else has written        retry     at once, over what is there now
 *   409, the first attempt is under way   wait      for that one
 *   408, 425, 429                         wait      as long as the service says
 *   500, a file that failed, a full       pause     perhaps of this one alone: the next is tried
 *   account
 *   501 to 599                            wait      for the service
 *   404                                   give up   its place is gone
 *   everything else                       give up   sent again as it is, it would be refused again
 */
import { ApiError, ConnectionLost, errorText } from '#web/queries/api-error.ts';
import type { NotSent } from './lane.ts';

export type Verdict =
  | { next: 'retry'; current: unknown }
  | { next: 'pause' | 'wait'; retryAfterSeconds?: number | undefined; isFull?: boolean }
  | { next: 'give up'; reason: string; isGone: boolean };

/** How a request for one row was answered. */
export type Answer<Of> =
  | { outcome: 'saved'; current: Of }
  | { outcome: 'changed'; current: Of }
  | { outcome: 'refused'; reason: string; isGone?: boolean }
  | NotSent;

const FAILED = 500;
const TOO_EARLY = new Set([408, 425, 429]);

export function judgeFailure(error: unknown): Verdict {
  if (error instanceof ConnectionLost) return { next: 'wait' };
  if (!(error instanceof ApiError)) return { next: 'give up', reason: errorText(error), isGone: false };
  const { status, code, retryAfterSeconds, facts } = error;
  if (code === 'version_mismatch') return { next: 'retry', current: facts['current'] };
  if (status === FAILED || code === 'file_failed') return { next: 'pause', retryAfterSeconds };
  if (code === 'quota_reached') return { next: 'pause', retryAfterSeconds, isFull: true };
  if (status > FAILED || TOO_EARLY.has(status) || code === 'request_in_progress')
    return { next: 'wait', retryAfterSeconds };
  return { next: 'give up', reason: errorText(error), isGone: status === 404 };
}

/** Sends one row, and says what the answer means for it. `noun`: what a 404 tells of. */
export async function answerTo<Of>(request: () => Promise<Of>, noun: 'item' | 'room' = 'item'): Promise<Answer<Of>> {
  try {
    return { outcome: 'saved', current: await request() };
  } catch (error) {
    // A bug here refuses nobody's text.
    if (!(error instanceof ApiError || error instanceof ConnectionLost)) throw error;
    const verdict = judgeFailure(error);
    switch (verdict.next) {
      case 'retry':
        return { outcome: 'changed', current: verdict.current as Of };
      case 'pause':
        return { outcome: 'failing', retryAfterSeconds: verdict.retryAfterSeconds, isFull: verdict.isFull ?? false };
      case 'wait':
        return { outcome: 'no answer', retryAfterSeconds: verdict.retryAfterSeconds };
      case 'give up':
        return verdict.isGone
          ? { outcome: 'refused', reason: `The ${noun} is no longer in the report.`, isGone: true }
          : { outcome: 'refused', reason: verdict.reason };
    }
  }
}

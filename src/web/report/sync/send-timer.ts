/** When what was typed is sent: a moment after the last letter, and again, ever more seldom, while nobody answers. */
import { buildRetryPause } from './retry-pause.ts';

/** Long enough that a word goes as one request. */
const PAUSE_MS = 600;
/** Somebody who never pauses is saved this often all the same. */
const LONGEST_PAUSE_MS = 4_000;

export function buildSendTimer(send: () => void) {
  const pause = buildRetryPause();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;
  let isStopped = false;

  function sendAfter(delayMs: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(send, delayMs);
  }

  return {
    sendSoon: (): void => sendAfter(0),
    /** With every letter; without a line the next attempt is as far away as it was. */
    sendAfterTyping: ({ isLineDown }: { isLineDown: boolean }): void => {
      const now = Date.now();
      waitingSince ??= now;
      sendAfter(isLineDown ? pause.read() : Math.min(PAUSE_MS, Math.max(0, waitingSince + LONGEST_PAUSE_MS - now)));
    },
    sendAgain: (retryAfterSeconds = 0): void => {
      const due = pause.take();
      sendAfter(retryAfterSeconds * 1000 || due);
    },
    /** It is being sent for another reason. */
    cancel: (): void => clearTimeout(timer),
    noteSending: (): void => {
      waitingSince = undefined;
    },
    /** Somebody answered, or may again. */
    beginAnew: (): void => pause.reset(),
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

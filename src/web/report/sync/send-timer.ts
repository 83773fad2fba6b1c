/** When what waits is sent: a moment after the last letter, and again, ever more seldom, while nobody answers. */

/** Long enough that a word goes as one request. */
const PAUSE_MS = 600;
/** Somebody who never pauses is saved this often all the same. */
const LONGEST_PAUSE_MS = 4_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export class SendTimer {
  readonly #send: () => void;
  #retryMs = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | undefined;
  #isStopped = false;

  constructor(send: () => void) {
    this.#send = send;
  }

  sendSoon = (): void => this.#sendAfter(0);

  /** With every letter; without a line the next attempt is as far away as it was. */
  sendAfterTyping({ isLineDown }: { isLineDown: boolean }): void {
    const now = Date.now();
    this.#waitingSince ??= now;
    const left = Math.max(0, this.#waitingSince + LONGEST_PAUSE_MS - now);
    this.#sendAfter(isLineDown ? this.#retryMs : Math.min(PAUSE_MS, left));
  }

  /** Each time twice as long as before, until somebody answers. */
  sendAgain(retryAfterSeconds = 0): void {
    this.#sendAfter(retryAfterSeconds * 1000 || this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
  }

  /** It is being sent now, for whatever reason. */
  noteSending(): void {
    clearTimeout(this.#timer);
    this.#waitingSince = undefined;
  }

  /** Somebody answered, or may again. */
  beginAnew(): void {
    this.#retryMs = FIRST_RETRY_MS;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #sendAfter(delayMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(this.#send, delayMs);
  }
}

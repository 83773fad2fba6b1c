/**
 * Memory for texts of megabytes, used again: what is left to V8, outside its heap, it lets gather by the dozen before it
 * looks (docs/decisions/019). What is never given back is collected as ever. What is given back too early would be
 * another report in somebody's answer, and so it counts who needs it.
 */
const MOST_SPARE = 8_000_000;
/** Of the length that is wanted; longer ones wait for longer texts. */
const LONGEST_TAKEN = 1.25;

export class LentBytes {
  readonly bytes: Buffer;
  #holders = 0;
  #isBack = false;
  #giveBack: (bytes: Buffer) => void;

  constructor(bytes: Buffer, giveBack: (bytes: Buffer) => void) {
    this.bytes = bytes;
    this.#giveBack = giveBack;
  }

  /** Returns what to call when they are not needed any more; a second call does nothing. */
  hold(): () => void {
    if (this.#isBack) throw new Error('these bytes were given back');
    this.#holders += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holders -= 1;
      if (this.#holders > 0) return;
      this.#isBack = true;
      this.#giveBack(this.bytes);
    };
  }
}

export type BytesLender = ReturnType<typeof buildBytesLender>;

export function buildBytesLender() {
  /** Given back last, last. */
  const spare: Buffer[] = [];
  let size = 0;

  const takeAway = (at: number): Buffer | undefined => {
    const [bytes] = at < 0 ? [] : spare.splice(at, 1);
    size -= bytes?.length ?? 0;
    return bytes;
  };

  const giveBack = (bytes: Buffer): void => {
    spare.push(bytes);
    size += bytes.length;
    while (size > MOST_SPARE) takeAway(0);
  };

  return {
    /** At least as many as that. */
    lend: (length: number): LentBytes => {
      const at = spare.findLastIndex((one) => one.length >= length && one.length <= length * LONGEST_TAKEN);
      return new LentBytes(takeAway(at) ?? Buffer.allocUnsafeSlow(roundUp(length)), giveBack);
    },
  };
}

/** By a sixteenth at most, so that the same report with a few words more finds what it had. */
function roundUp(length: number): number {
  const step = 2 ** Math.max(12, Math.floor(Math.log2(length)) - 4);
  return Math.ceil(length / step) * step;
}

/**
 * JSON as bytes, outside the heap: megabytes of strings in it would be moved about many times before they go. What
 * comes as bytes is copied and never made a string.
 */
const SMALLEST = 65_536;
/** What is kept from one use to the next. */
const LARGEST_KEPT = 4_194_304;

const [QUOTE, BACKSLASH, SPACE, ZERO] = [34, 92, 32, 48];
const NULL = Buffer.from('null');
const DAY = 86_400;
/** Where PostgreSQL's instants begin: 2000-01-01. */
const EPOCH = 946_684_800;

export type Bytes = { from: number; to: number };

export class GrowingBytes {
  bytes: Buffer;
  length = 0;
  /** Most instants of a report are of few days. */
  #day = Number.NaN;
  #dayText = NULL;

  constructor(bytes: Buffer = Buffer.allocUnsafeSlow(SMALLEST)) {
    this.bytes = bytes;
  }

  add(text: string): void {
    // UTF-8 takes at most three bytes for each unit of a string.
    this.#make(text.length * 3);
    this.length += this.bytes.write(text, this.length);
  }

  addBytes(source: Buffer, from: number, to: number): void {
    this.#make(to - from);
    this.length += source.copy(this.bytes, this.length, from, to);
  }

  /** All of them: for few, this is the quickest. */
  addPiece(piece: Uint8Array): void {
    this.#make(piece.length);
    this.bytes.set(piece, this.length);
    this.length += piece.length;
  }

  /** What stands here already. */
  addAgain(from: number, to: number): void {
    this.#make(to - from);
    this.bytes.copyWithin(this.length, from, to);
    this.length += to - from;
  }

  addInt(value: number | null): void {
    if (value === null) return this.addPiece(NULL);
    if (value < 0 || value > 999_999_999) return this.add(String(value));
    this.#make(9);
    let end = this.length + 1;
    for (let top = 10; value >= top; top *= 10) end += 1;
    this.#putDigits(value, this.length, end);
    this.length = end;
  }

  /** What somebody wrote, in UTF-8, as a JSON string. */
  addText(source: Buffer, from: number, to: number): void {
    this.#make(to - from + 2);
    const { bytes } = this;
    let at = this.length;
    bytes[at++] = QUOTE;
    for (let next = from; next < to; next += 1) {
      const byte = source[next] ?? 0;
      if (byte < SPACE || byte === QUOTE || byte === BACKSLASH)
        return this.add(JSON.stringify(source.toString('utf8', from, to)));
      bytes[at++] = byte;
    }
    bytes[at++] = QUOTE;
    this.length = at;
  }

  /** Of microseconds since 2000: `"2026-11-21T09:30:00.500+00:00"`, without a fraction where there is none. */
  addInstant(microseconds: number | null): void {
    if (microseconds === null) return this.addPiece(NULL);
    const milliseconds = Math.round(microseconds / 1000) + EPOCH * 1000;
    const seconds = Math.floor(milliseconds / 1000);
    const day = Math.floor(seconds / DAY);
    if (day !== this.#day) {
      this.#dayText = Buffer.from(`"${dayText(day)}T00:00:00.000+00:00"`);
      this.#day = day;
    }
    const second = seconds - day * DAY;
    const fraction = milliseconds - seconds * 1000;
    this.addPiece(this.#dayText);
    // From the end, since there are years of five digits.
    const end = this.length;
    this.#putDigits(Math.floor(second / 3600), end - 19, end - 17);
    this.#putDigits(Math.floor(second / 60) % 60, end - 16, end - 14);
    this.#putDigits(second % 60, end - 13, end - 11);
    if (fraction !== 0) return this.#putDigits(fraction, end - 10, end - 7);
    this.bytes.copyWithin(end - 11, end - 7, end);
    this.length -= 4;
  }

  clear(): void {
    this.length = 0;
    if (this.bytes.length > LARGEST_KEPT) this.bytes = Buffer.allocUnsafeSlow(SMALLEST);
  }

  #putDigits(value: number, from: number, to: number): void {
    let rest = value;
    for (let at = to - 1; at >= from; at -= 1) {
      const next = Math.floor(rest / 10);
      this.bytes[at] = ZERO + rest - next * 10;
      rest = next;
    }
  }

  #make(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.bytes.length * 2, this.length + more));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

function dayText(day: number): string {
  const date = new Date(day * DAY * 1000).toISOString().slice(0, -14);
  // Years beyond 9999 get a sign there, and none from PostgreSQL.
  return date.startsWith('+') ? date.replace(/^\+0*/, '') : date;
}

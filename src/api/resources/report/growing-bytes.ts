/** Text as bytes, outside the heap: megabytes of strings in it would be moved about many times before they go. */
const SMALLEST = 65_536;
/** What is kept from one use to the next. */
const LARGEST_KEPT = 4_194_304;

export type Bytes = { from: number; to: number };

export class GrowingBytes {
  bytes = Buffer.allocUnsafeSlow(SMALLEST);
  length = 0;

  add(text: string): void {
    // UTF-8 takes at most three bytes for each unit of a string.
    if (this.length + text.length * 3 > this.bytes.length) this.#grow(text.length * 3);
    this.length += this.bytes.write(text, this.length);
  }

  addBytes(source: Buffer, from: number, to: number): void {
    if (this.length + to - from > this.bytes.length) this.#grow(to - from);
    this.length += source.copy(this.bytes, this.length, from, to);
  }

  /** Exactly what was written, for good. */
  take(): Buffer {
    const exact = Buffer.allocUnsafeSlow(this.length);
    this.bytes.copy(exact, 0, 0, this.length);
    this.clear();
    return exact;
  }

  clear(): void {
    this.length = 0;
    if (this.bytes.length > LARGEST_KEPT) this.bytes = Buffer.allocUnsafeSlow(SMALLEST);
  }

  #grow(more: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(this.bytes.length * 2, this.length + more));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

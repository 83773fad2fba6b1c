/**
 * Thousands of rows as `copy … to stdout (format binary)` sends them: the driver hands each over as bytes and makes no
 * string of any column, which for rows would be half of what reading them costs.
 */
import type pg from 'pg';

export type CopiedStatement = { text: string; values: (number | number[])[] };

type CopyData = { chunk: Buffer };

/** `PGCOPY\n\377\r\n\0`, flags, and the length of an extension that there is not. It stands before the first row. */
const HEADER = 19;
/** Where a row would say how many columns it has. */
const END = -1;

/** What the driver runs in place of a query of its own; the names are the driver's. */
export class RowCopy implements pg.Submittable {
  readonly text: string;
  readonly ended: Promise<void>;
  #take: (row: CopiedRow) => void;
  #row = new CopiedRow();
  #isFirst = true;
  #failure: Error | undefined;
  #resolve!: () => void;
  #reject!: (error: Error) => void;

  constructor(statement: CopiedStatement, take: (row: CopiedRow) => void) {
    this.text = `copy (${withNumbers(statement)}) to stdout (format binary)`;
    this.#take = take;
    this.ended = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    connection.query(this.text);
  }

  handleCopyData({ chunk }: CopyData): void {
    if (this.#failure !== undefined) return;
    const from = this.#isFirst ? HEADER : 0;
    this.#isFirst = false;
    if (chunk.readInt16BE(from) === END) return;
    // What is thrown here would end the process: the driver is reading from its socket.
    try {
      this.#row.begin(chunk, from + 2);
      this.#take(this.#row);
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#resolve();
    else this.#reject(this.#failure);
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}

/** A copy takes no parameters. All that is ever written into one is whole numbers. */
function withNumbers({ text, values }: CopiedStatement): string {
  return text.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = values[Number(place) - 1];
    const numbers = Array.isArray(value) ? value : [value];
    if (!numbers.every(Number.isSafeInteger)) throw new Error(`not a whole number: $${place}`);
    return Array.isArray(value) ? `'{${numbers.join()}}'` : `(${numbers.join()})`;
  });
}

/** The columns of one row, one after another; it is used again for the next row. */
export class CopiedRow {
  bytes: Buffer = Buffer.alloc(0);
  /** Where the bytes of the last column stand. */
  from = 0;
  to = 0;

  begin(bytes: Buffer, at: number): void {
    this.bytes = bytes;
    this.to = at;
  }

  /** Goes to the next column; false when it is null. */
  next(): boolean {
    const length = this.#int32(this.to);
    this.from = this.to + 4;
    this.to = length < 0 ? this.from : this.from + length;
    return length >= 0;
  }

  /** integer, bigint, and of timestamptz the microseconds since 2000. */
  nullableInt(): number | null {
    if (!this.next()) return null;
    const high = this.#int32(this.from);
    return this.to - this.from === 4 ? high : high * 2 ** 32 + (this.#int32(this.from + 4) >>> 0);
  }

  int(): number {
    return this.nullableInt() ?? 0;
  }

  isTrue(): boolean {
    return this.next() && this.bytes[this.from] === 1;
  }

  nullableString(): string | null {
    return this.next() ? this.bytes.toString('utf8', this.from, this.to) : null;
  }

  string(): string {
    return this.nullableString() ?? '';
  }

  #int32(at: number): number {
    return this.bytes.readInt32BE(at);
  }
}

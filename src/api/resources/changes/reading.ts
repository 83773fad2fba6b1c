/**
 * Numbers are given when a transaction writes, and become visible when it commits: 7 may appear after 8. So everything
 * after the last number without a gap is read again, until the gap is filled or so old that its transaction must have
 * failed.
 *
 *     seen:  1 2 3 4 5 . 7 8        read again from 5; 7 and 8 are known, 6 may still come
 */
import { LONGEST_TRANSACTION_SECONDS } from '#store/events/changes.ts';

export class NumberedReading {
  /** Everything up to here is known. */
  through: number;
  private readonly known = new Set<number>();
  private waitingSince: number | undefined;

  constructor(through: number) {
    this.through = through;
  }

  /** Those not seen before, of rows numbered after `through`. `now` is in seconds. */
  take<Row extends { seq: number }>(rows: Row[], now: number): Row[] {
    const fresh = rows.filter(({ seq }) => seq > this.through && !this.known.has(seq));
    for (const { seq } of fresh) this.known.add(seq);
    this.advance();
    if (this.known.size === 0) {
      this.waitingSince = undefined;
    } else if (this.waitingSince === undefined) {
      this.waitingSince = now;
    } else if (now - this.waitingSince > LONGEST_TRANSACTION_SECONDS) {
      this.through = Math.min(...this.known) - 1;
      this.advance();
      this.waitingSince = this.known.size === 0 ? undefined : now;
    }
    return fresh;
  }

  private advance(): void {
    const before = this.through;
    while (this.known.delete(this.through + 1)) this.through += 1;
    if (this.through !== before) this.waitingSince = undefined;
  }
}

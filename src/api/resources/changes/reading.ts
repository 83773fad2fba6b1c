/**
 * Numbers are given when a transaction writes, and become visible when it ends: 7 may appear after 8. So an account is read
 * again from where all transactions have ended that were given a number; whatever follows is told once, as it appears.
 *
 *     given: 1 … 8, while the transaction of 7 is under way    told: 6, 8    read again from 6
 *     given: 1 … 9, and that one has ended                     told: 7, 9    read again from 9
 */
import { LONGEST_TRANSACTION_SECONDS, type NumberMark } from '#store/events/changes.ts';

/** How far numbers are settled, of all accounts: none of them will still appear. */
export class SettledNumbers {
  through: number;
  private marks: (NumberMark & { at: number })[] = [];

  constructor(through: number) {
    this.through = through;
  }

  /** To be noted before the rows are read, so that whatever is settled is among them. `now` is in seconds. */
  note(mark: NumberMark, now: number): void {
    this.marks.push({ ...mark, at: now });
    const isSettled = ({ next, at }: { next: number; at: number }) =>
      next <= mark.oldest || now - at > LONGEST_TRANSACTION_SECONDS;
    const last = this.marks.findLastIndex(isSettled);
    this.through = Math.max(this.through, this.marks[last]?.seq ?? 0);
    this.marks = this.marks.slice(last + 1);
  }
}

/** The changes that are known of one account. */
export class AccountReading {
  /** It is read from here on. */
  through: number;
  private readonly known = new Set<number>();

  constructor(through: number) {
    this.through = through;
  }

  /**
   * Those not seen before, of rows numbered after `through`. `unread` says that there may be more of them; all rows up to
   * the number `settled` are there to be read.
   */
  take<Row extends { seq: number }>(rows: Row[], { settled, unread }: { settled: number; unread: boolean }): Row[] {
    const fresh = rows.filter(({ seq }) => seq > this.through && !this.known.has(seq));
    for (const { seq } of fresh) this.known.add(seq);
    const end = unread ? Math.min(settled, rows.at(-1)?.seq ?? 0) : settled;
    this.through = Math.max(this.through, end);
    for (const seq of this.known) if (seq <= this.through) this.known.delete(seq);
    return fresh;
  }
}

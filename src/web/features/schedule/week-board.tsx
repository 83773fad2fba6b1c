/** Clerks as rows, days as columns; in each cell the day's bookings by their start. */
import { memo, useDeferredValue } from 'react';
import { availabilityOf } from '#domain/schedule/availability.ts';
import { type Conflict, clockText } from '#domain/schedule/schedule.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Swatch } from '#web/ui/controls/swatch.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { today } from '#web/ui/time/time-zone.ts';
import { AwayButton } from './cards/away-button.tsx';
import { BoardCell } from './board-cell.tsx';
import type { BoardClerk } from './board-clerks.ts';
import type { Booking } from './booking.ts';
import { BookingCard } from './cards/booking-card.tsx';
import { DayLine } from './cards/day-line.tsx';
import type { Held, HeldOf } from './cards/use-held.ts';
import styles from './week-board.module.css';

/** The bookings of one clerk on one day, in order; the same array while nothing in it changes. */
export type CellOf = (clerkId: number, day: string) => readonly Booking[];

type Props = {
  days: readonly string[];
  clerks: readonly BoardClerk[];
  cellOf: CellOf;
  heldOf: HeldOf;
  conflicts: ReadonlyMap<number, readonly Conflict[]>;
  canMove: boolean;
  /** A line for each booking, so that five clerks fit a screen. */
  isCompact?: boolean | undefined;
  onAsk: (booking: Booking) => void;
  onAway?: ((clerkId: number) => void) | undefined;
  onOpenDay: (day: string) => void;
};

export function WeekBoard({ days, clerks, cellOf, heldOf, isCompact, onAway, onOpenDay, ...shared }: Props) {
  const now = today();
  const rows = rowsOf(clerks, days, cellOf);
  // A full week is seven screens high: its first frame shows the first of them, and the others are drawn right after it.
  const isWhole = useDeferredValue(true, false);
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">Bookings by clerk and day</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            Clerk
          </th>
          {days.map((day) => (
            <th key={day} scope="col" className={classNames(day === now && styles.isToday)}>
              <button type="button" className={styles.dayLink} onClick={() => onOpenDay(day)}>
                {dateText(day, { isShort: true })}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ clerk, count, isFarDown }) => (
          <tr key={clerk.id} data-far-down={(isFarDown && !isCompact) || undefined}>
            <th scope="row" className={styles.clerk}>
              <Swatch colour={clerk.colour} />
              {clerk.name}
              {onAway !== undefined && <AwayButton clerk={clerk} onAway={onAway} />}
              <span className={styles.load}>
                {loadText(
                  count,
                  days.every((day) => availabilityOf(clerk, day, []).absence !== null),
                )}
              </span>
            </th>
            {days.map((day) => (
              <Cell
                key={day}
                clerk={clerk}
                day={day}
                bookings={isWhole || !isFarDown ? cellOf(clerk.id, day) : none}
                held={heldOf(clerk.id, day)}
                isCompact={isCompact}
                {...shared}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const none: readonly Booking[] = [];

type Row = {
  clerk: BoardClerk;
  count: number;
  /** Out of sight at first, however evenly the bookings above are spread. */
  isFarDown: boolean;
};

/** Pixels of a card with its gap, at least. */
const LEAST_CARD_PX = 75;

function rowsOf(clerks: readonly BoardClerk[], days: readonly string[], cellOf: CellOf): Row[] {
  let above = 0;
  return clerks.map((clerk) => {
    const isFarDown = (above / days.length) * LEAST_CARD_PX > window.innerHeight;
    const count = days.reduce((sum, day) => sum + cellOf(clerk.id, day).length, 0);
    above += count;
    return { clerk, count, isFarDown };
  });
}

function loadText(count: number, isAbsent: boolean): string {
  if (count > 0) return `${count} booked`;
  return isAbsent ? 'away' : 'free';
}

type CellProps = Pick<Props, 'conflicts' | 'canMove' | 'isCompact' | 'onAsk'> & {
  clerk: BoardClerk;
  day: string;
  bookings: readonly Booking[];
  held: readonly Held[];
};

export type CellTarget = { clerkId: number; clerkName: string; day: string };

const Cell = memo(function Cell({
  clerk,
  day,
  bookings,
  held,
  conflicts,
  canMove,
  isCompact = false,
  onAsk,
}: CellProps) {
  const Card = isCompact ? DayLine : BookingCard;
  const { absence, day: working } = availabilityOf(clerk, day, []);
  return (
    <BoardCell
      day={day}
      target={{
        id: `cell:${clerk.id}:${day}`,
        kind: 'cell',
        name: `${clerk.name}, ${dateText(day)}`,
        data: { clerkId: clerk.id, clerkName: clerk.name, day } satisfies CellTarget,
      }}
      isOff={absence !== null}
      className={styles.cell}
    >
      {working.timeOff !== null && <div className={styles.away}>{working.timeOff}</div>}
      {held.map(({ id, from, minutes, words }) => (
        <div key={id} className={styles.held}>
          {clockText(from)} to {clockText(from + minutes)}: {words}
        </div>
      ))}
      {bookings.map((booking) => (
        <Card
          key={booking.id}
          booking={booking}
          conflicts={conflicts.get(booking.id)}
          canMove={canMove}
          onAsk={onAsk}
        />
      ))}
    </BoardCell>
  );
});

/** A month: how much each day holds and its first bookings; the rest is a press away on the day board. */
import { isForClerk } from '#domain/inspection-type.ts';
import { memo } from 'react';
import { type Conflict, clockText } from '#domain/schedule/schedule.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Swatch } from '#web/ui/controls/swatch.tsx';
import { StateGlyph } from '#web/ui/feedback/state-badge.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { today, weekStartOf } from '#web/ui/time/time-zone.ts';
import { BoardCell } from './board-cell.tsx';
import type { BoardClerk } from './board-clerks.ts';
import type { Booking } from './booking.ts';
import { BookingButton, type BookingProps } from './cards/booking-button.tsx';
import styles from './month-board.module.css';

type Props = {
  days: readonly string[];
  /** `2027-02`: other days in sight belong to its neighbours. */
  month: string;
  bookings: readonly Booking[];
  /** For their colours. */
  clerks: readonly BoardClerk[];
  conflicts: ReadonlyMap<number, readonly Conflict[]>;
  canMove: boolean;
  onAsk: (booking: Booking) => void;
  onOpenDay: (day: string) => void;
};

const MOST_SHOWN = 3;
const noBookings: readonly Booking[] = [];

export function MonthBoard({ days, month, bookings, clerks, conflicts, canMove, onAsk, onOpenDay }: Props) {
  const byDay = Map.groupBy(bookings, (one) => one.day);
  const colours = new Map(clerks.map(({ id, colour }) => [id, colour]));
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  const isOver = (week: readonly string[]) => (week.at(-1) ?? '') < today();
  // Weeks that are over come last, so that this one is in sight.
  const parts = [weeks.filter((week) => !isOver(week)), weeks.filter(isOver)].filter(({ length }) => length > 0);
  return (
    <table className={styles.month}>
      <caption className="visually-hidden">Bookings by day</caption>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col">
              {dateText(day).slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      {parts.map((part, at) => (
        <tbody key={part[0]?.[0]}>
          {at > 0 && (
            <tr>
              <th colSpan={7} scope="rowgroup" className={styles.divider}>
                Weeks that are over
              </th>
            </tr>
          )}
          {part.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isOther={!day.startsWith(month)}
                  bookings={byDay.get(day) ?? noBookings}
                  colours={colours}
                  conflicts={conflicts}
                  canMove={canMove}
                  onAsk={onAsk}
                  onOpenDay={onOpenDay}
                />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** By the id of the clerk. */
type Colours = ReadonlyMap<number, BoardClerk['colour']>;
type CellProps = Omit<Props, 'days' | 'month' | 'clerks'> & { day: string; isOther: boolean; colours: Colours };

function DayCell({ day, isOther, bookings, colours, conflicts, canMove, onAsk, onOpenDay }: CellProps) {
  const inOrder = bookings.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0) || a.id - b.id);
  const more = inOrder.length - MOST_SHOWN;
  return (
    <BoardCell
      day={day}
      target={{ id: `day:${day}`, kind: 'day', name: dateText(day), data: { day } }}
      isOff={isOther}
      className={classNames(styles.cell, isOther && styles.other)}
    >
      <button
        type="button"
        className={classNames(styles.number, day === today() && styles.isToday)}
        aria-label={`${dateText(day)}, ${inOrder.length} booked`}
        onClick={() => onOpenDay(day)}
      >
        <span>
          {day === weekStartOf(day) ? dateText(day, { isShort: true }).replace(/^\w+ /, '') : Number(day.slice(-2))}
        </span>
        {inOrder.length > 0 && <span className={styles.count}>{inOrder.length}</span>}
      </button>
      {inOrder.slice(0, MOST_SHOWN).map((booking) => (
        <Entry
          key={booking.id}
          booking={booking}
          colour={colours.get(booking.clerkId ?? 0)}
          conflicts={conflicts.get(booking.id)}
          canMove={canMove}
          onAsk={onAsk}
        />
      ))}
      {more > 0 && (
        <button type="button" className={styles.more} onClick={() => onOpenDay(day)}>
          +{more} more
        </button>
      )}
    </BoardCell>
  );
}

type EntryProps = BookingProps & { colour: BoardClerk['colour'] };

const Entry = memo(function Entry({ colour, ...props }: EntryProps) {
  const { booking, conflicts = [] } = props;
  return (
    <BookingButton {...props} className={classNames(styles.entry, conflicts.length > 0 && styles.conflicting)}>
      <span className={styles.where}>
        <StateGlyph code={booking.inspection.state.id} />
        <span className={styles.time}>{booking.from === undefined ? 'Any' : clockText(booking.from)}</span>
        <span className={styles.street}>{booking.street}</span>
      </span>
      <span className={styles.who}>
        <Swatch colour={colour} />
        {booking.inspection.type.name.split(' / ')[0]} · {doneBy(booking)}
      </span>
    </BookingButton>
  );
});

function doneBy({ inspection: { clerk, type } }: Booking): string {
  return clerk?.name ?? (isForClerk(type.id) ? 'Unassigned' : 'The tenant');
}

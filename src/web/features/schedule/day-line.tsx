/** A booking that the time scale has no place for, in one line above it: dragged onto the lane it gets a time there. */
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { clockText, type Conflict } from '#domain/schedule.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useSourceHint } from '#web/ui/drag-and-drop/drag-sources.tsx';
import { StateGlyph } from '#web/ui/state-badge.tsx';
import { type Booking, isMovable } from './booking.ts';
import { cardProps } from './booking-card.tsx';
import styles from './schedule.module.css';

type Props = {
  booking: Booking;
  conflicts: readonly Conflict[] | undefined;
  canMove: boolean;
  onAsk: (booking: Booking) => void;
};

const noConflicts: readonly Conflict[] = [];

export const DayLine = memo(function DayLine({ booking, conflicts = noConflicts, canMove, onAsk }: Props) {
  const isOff = !canMove || !isMovable(booking);
  const hint = useSourceHint();
  return (
    <div
      className={classNames(
        styles.card,
        styles.dayLine,
        booking.inspection.conduct_date_option === 1 && styles.unconfirmed,
        conflicts.length > 0 && styles.conflicting,
        isOff && styles.fixed,
      )}
      data-booking={booking.id}
      {...cardProps({ booking, conflicts, isOff, hint, onAsk })}
    >
      <StateGlyph code={booking.inspection.state.id} />
      <span className={styles.time}>{booking.from === undefined ? 'Any time' : clockText(booking.from)}</span>
      <span className={styles.street}>{booking.street}</span>
      {conflicts.length > 0 && <TriangleAlert size={13} className={styles.alert} aria-hidden />}
    </div>
  );
});

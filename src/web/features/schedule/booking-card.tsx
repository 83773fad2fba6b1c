/** One booking on the week board or in the tray: time, postcode, street, type; hatched until confirmed; what does not fit in words. */
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { clockText, type Conflict } from '#domain/schedule.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { durationText } from '#web/ui/date-text.ts';
import { useDrag } from '#web/ui/drag-and-drop/use-drag.ts';
import { StateGlyph } from '#web/ui/state-badge.tsx';
import { type Booking, isMovable } from './booking.ts';
import styles from './schedule.module.css';

type Props = {
  booking: Booking;
  conflicts: readonly Conflict[] | undefined;
  /** False for people who may only look. */
  canMove: boolean;
  onAsk: (booking: Booking) => void;
};

/** `14:30, Check Out, 12 Harbour Lane, PO5 3LX`: what is said when it is picked up. */
export function bookingName({ from, inspection, street, postcode }: Booking): string {
  return [from === undefined ? undefined : clockText(from), inspection.type.name, street, postcode]
    .filter(Boolean)
    .join(', ');
}

export const BookingCard = memo(function BookingCard({ booking, conflicts = noConflicts, canMove, onAsk }: Props) {
  const isOff = !canMove || !isMovable(booking);
  const { attach, attachHandle, handleProps, isDragging } = useDrag({
    id: `booking:${booking.id}`,
    kind: 'booking',
    name: bookingName(booking),
    data: booking,
    isOff,
  });

  return (
    <div
      ref={(element) => {
        attach(element);
        attachHandle(element);
      }}
      className={classNames(
        styles.card,
        booking.inspection.conduct_date_option === 1 && styles.unconfirmed,
        conflicts.length > 0 && styles.conflicting,
        isDragging && styles.lifted,
        isOff && styles.fixed,
      )}
      data-booking={booking.id}
      {...(isOff ? { tabIndex: 0, role: 'group' } : handleProps)}
      aria-label={[bookingName(booking), ...conflicts.map((one) => one.reason)].join('. ')}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 'm' && !isOff && !isDragging) return onAsk(booking);
        (isOff ? undefined : handleProps.onKeyDown)?.(event);
      }}
    >
      <CardBody booking={booking} conflicts={conflicts} />
    </div>
  );
});

const noConflicts: readonly Conflict[] = [];

export function CardBody({ booking, conflicts = noConflicts }: { booking: Booking; conflicts?: readonly Conflict[] }) {
  const { inspection, from, street, postcode } = booking;
  return (
    <>
      <div className={styles.when}>
        <StateGlyph code={inspection.state.id} />
        <span className={styles.time}>{from === undefined ? 'Any time' : clockText(from)}</span>
        <span className={styles.postcode}>{postcode}</span>
        {conflicts.length > 0 && <TriangleAlert size={13} className={styles.alert} aria-hidden />}
      </div>
      <Link className={styles.street} to={paths.inspection(booking.id)} tabIndex={-1} draggable={false}>
        {street}
      </Link>
      <div className={styles.kind}>
        {inspection.type.name.split(' / ')[0]} ·{' '}
        {inspection.time_to_complete === null ? 'length not known' : durationText(inspection.time_to_complete)}
        {inspection.conduct_date_option === 1 && ' · not confirmed'}
      </div>
      {conflicts.map(({ reason }) => (
        <div key={reason} className={styles.reason}>
          {reason}
        </div>
      ))}
    </>
  );
}

/** One booking on the week board or in the tray: time, postcode, street, type; hatched until confirmed; what does not fit in words. */
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { clockText, type Conflict } from '#domain/schedule.ts';
import { classNames } from '#web/ui/class-names.ts';
import { durationText } from '#web/ui/date-text.ts';
import { isLifted, useSourceHint } from '#web/ui/drag-and-drop/drag-sources.tsx';
import type { HandleProps } from '#web/ui/drag-and-drop/use-drag.ts';
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
  const hint = useSourceHint();
  return (
    <div
      className={classNames(
        styles.card,
        booking.inspection.conduct_date_option === 1 && styles.unconfirmed,
        conflicts.length > 0 && styles.conflicting,
        isOff && styles.fixed,
      )}
      data-booking={booking.id}
      {...cardProps({ booking, conflicts, isOff, hint, onAsk })}
    >
      <CardBody booking={booking} conflicts={conflicts} />
    </div>
  );
});

const noConflicts: readonly Conflict[] = [];

type Asking = {
  booking: Booking;
  conflicts: readonly Conflict[];
  isOff: boolean;
  hint: HandleProps;
  onAsk: (booking: Booking) => void;
};

function inWords(booking: Booking, conflicts: readonly Conflict[]): string {
  const { state, conduct_date_option } = booking.inspection;
  const isUnconfirmed = conduct_date_option === 1;
  const facts = [
    bookingName(booking),
    state.name,
    isUnconfirmed && 'Not confirmed',
    ...conflicts.map((one) => one.reason),
  ];
  return facts.filter(Boolean).join('. ');
}

/** A button that is also dragged: a press, Enter or M opens its dialog, Space lifts it. */
export function cardProps({ booking, conflicts, isOff, hint, onAsk }: Asking): HandleProps {
  return {
    ...(isOff ? {} : hint),
    role: 'button',
    tabIndex: 0,
    'aria-label': inWords(booking, conflicts),
    title: inWords(booking, conflicts),
    // The second click of a double click on a button that was in front of it is not meant for the card.
    onClick: (event) => {
      if (event.detail < 2) onAsk(booking);
    },
    onKeyDown: (event) => {
      const opens = event.key === 'Enter' || event.key.toLowerCase() === 'm';
      if (!opens || isLifted(event.currentTarget)) return;
      event.preventDefault();
      onAsk(booking);
    },
  };
}

type BodyProps = { booking: Booking; conflicts?: readonly Conflict[] };

export const CardBody = memo(function CardBody({ booking, conflicts = noConflicts }: BodyProps) {
  const { inspection, from, street, postcode } = booking;
  return (
    <>
      <div className={styles.when}>
        <StateGlyph code={inspection.state.id} />
        <span className={styles.time}>{from === undefined ? 'Any time' : clockText(from)}</span>
        <span className={styles.postcode}>{postcode}</span>
        {conflicts.length > 0 && <TriangleAlert size={13} className={styles.alert} aria-hidden />}
      </div>
      <div className={styles.street}>{street}</div>
      <div className={styles.kind}>{inspection.type.name.split(' / ')[0]}</div>
      <div className={styles.facts}>
        {inspection.state.name} ·{' '}
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
});

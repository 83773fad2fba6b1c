/** The contents of a card: time, postcode, street, type and state, and where the keys are; and its conflicts in words. */
import { KeyRound, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { type Conflict, clockText } from '#domain/schedule/schedule.ts';
import { StateGlyph } from '#web/ui/feedback/state-badge.tsx';
import { durationText } from '#web/ui/time/date-text.ts';
import { type Booking, isMovable, isUnconfirmed } from '../booking.ts';
import styles from './card.module.css';

type Props = {
  booking: Booking;
  conflicts?: readonly Conflict[] | undefined;
  /** Warns in the first line as well, where there may be no room for the last. */
  mayBeCut?: boolean;
};

export const CardBody = memo(function CardBody({ booking, conflicts = [], mayBeCut = false }: Props) {
  const { inspection, from, street, postcode } = booking;
  return (
    <>
      <div className={styles.when}>
        <StateGlyph code={inspection.state.id} />
        <span className={styles.time}>{from === undefined ? 'Any time' : clockText(from)}</span>
        <span className={styles.postcode}>{postcode}</span>
        {mayBeCut && conflicts.length > 0 && <TriangleAlert size={13} className={styles.alert} aria-hidden />}
      </div>
      <div className={styles.street}>{street}</div>
      <div className={styles.kind}>{inspection.type.name.split(' / ')[0]}</div>
      <div className={styles.facts}>
        {inspection.state.name} ·{' '}
        {inspection.time_to_complete === null ? 'length not known' : durationText(inspection.time_to_complete)}
        {isUnconfirmed(booking) && ' · not confirmed'}
      </div>
      {isMovable(booking) && inspection.location_of_keys !== '' && (
        <div className={styles.keys} title={inspection.location_of_keys}>
          <KeyRound size={11} aria-hidden /> <span className="visually-hidden">Keys:</span>{' '}
          {inspection.location_of_keys}
        </div>
      )}
      {conflicts.map(({ reason }) => (
        <div key={reason} className={styles.reason}>
          {reason}
        </div>
      ))}
    </>
  );
});

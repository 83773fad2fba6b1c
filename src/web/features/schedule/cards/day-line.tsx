/** A booking that the time scale has no room for, in one line above it: dragged onto the lane it gets a time there. */
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { clockText } from '#domain/schedule/schedule.ts';
import { StateGlyph } from '#web/ui/feedback/state-badge.tsx';
import type { BookingProps } from './booking-button.tsx';
import styles from './card.module.css';
import { CardFrame } from './card-frame.tsx';

export const DayLine = memo(function DayLine(props: BookingProps) {
  const { booking, conflicts = [] } = props;
  return (
    <CardFrame {...props} className={styles.line}>
      <StateGlyph code={booking.inspection.state.id} />
      <span className={styles.time}>{booking.from === undefined ? 'Any time' : clockText(booking.from)}</span>
      <span className={styles.street}>{booking.street}</span>
      {conflicts.length > 0 && <TriangleAlert size={13} className={styles.alert} aria-hidden />}
    </CardFrame>
  );
});

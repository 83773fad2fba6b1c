/** The card in hand, with a line that says where it would go. */
import type { Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { Booking } from '../booking.ts';
import { CardBody } from './card-body.tsx';
import styles from './card.module.css';

/** `hover` is written to from outside, at every move. */
export function LiftedCard({ booking, hover }: { booking: Booking; hover: Ref<HTMLDivElement> }) {
  return (
    <div className={classNames(styles.card, styles.inHand)}>
      <div ref={hover} className={styles.hover} />
      <CardBody booking={booking} />
    </div>
  );
}

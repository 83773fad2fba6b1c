/** The card in hand, with a line that says where it would go. */
import type { Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { type Hand, withOthers } from '../many/hand.ts';
import { CardBody } from './card-body.tsx';
import styles from './card.module.css';

type Props = { hand: Hand /** It is written to from outside, at every move. */; hover: Ref<HTMLDivElement> };

export function LiftedCard({ hand: { booking, others }, hover }: Props) {
  return (
    <div className={classNames(styles.card, styles.inHand, others.length > 0 && styles.several)}>
      <div ref={hover} className={styles.hover} />
      <CardBody booking={booking} />
      {others.length > 0 && <div className={styles.others}>{withOthers(others.length)}</div>}
    </div>
  );
}

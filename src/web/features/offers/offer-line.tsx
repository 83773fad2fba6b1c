/** A visit that is or was offered, in a list: its address, kind and time, the state of its offer, and what can be done. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Offer } from '#web/queries/generated/types.gen.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import styles from './offers.module.css';

type Visit = Offer['inspection'];

/** `12 Harbour Lane`: the name of its buttons. */
export const streetOf = ({ property: { address } }: Visit): string =>
  [address.line1, address.line2].filter(Boolean).join(', ');

export function OfferLine({ visit, state, children }: { visit: Visit; state: ReactNode; children: ReactNode }) {
  const { id, property, type, conduct_date: at } = visit;
  return (
    <li className={styles.line}>
      <div>
        <Link to={paths.inspection(id)}>
          {streetOf(visit)}, <span className={styles.postcode}>{property.address.postcode}</span>
        </Link>
        <span className={styles.quiet}>
          {type.name.split(' / ')[0]} · {at === null ? 'no date yet' : dateTimeText(at, { isShort: true })}
        </span>
        {state}
      </div>
      {children}
    </li>
  );
}

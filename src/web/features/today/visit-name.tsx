/** A visit by name on Today: where it is, as its link, then what it is and when. */
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import styles from './today.module.css';

type Props = { inspection: Inspection; hasClerk?: boolean };

export function VisitName({ inspection, hasClerk = false }: Props) {
  const { id, property, type, conduct_date: at, clerk } = inspection;
  const { line1, line2, postcode } = property.address;
  return (
    <>
      <Link to={paths.inspection(id)}>
        {[line1, line2].filter(Boolean).join(', ')}, <span className={styles.postcode}>{postcode}</span>
      </Link>
      <span className={styles.kind}>
        {type.name.split(' / ')[0]}
        {at !== null && ` · ${dateTimeText(at, { isShort: true })}`}
        {hasClerk && clerk !== null && ` · ${clerk.name}`}
      </span>
    </>
  );
}

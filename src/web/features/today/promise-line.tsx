/** A visit of which something that was promised is missing, with the way to mend each. */
import { Link } from 'react-router';
import { ReadinessLine } from '#web/forms/readiness/readiness-line.tsx';
import { paths } from '#web/paths.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import styles from './today.module.css';

/** `reasons`: what is wrong with its day beside that. */
export function PromiseLine({ inspection, reasons = [] }: { inspection: Inspection; reasons?: readonly string[] }) {
  const { id, property, type, conduct_date: at, clerk } = inspection;
  const { line1, line2, postcode } = property.address;
  return (
    <li className={styles.line}>
      <Link to={paths.inspection(id)}>
        {[line1, line2].filter(Boolean).join(', ')}, <span className={styles.postcode}>{postcode}</span>
      </Link>
      <span className={styles.kind}>
        {type.name.split(' / ')[0]}
        {at !== null && ` · ${dateTimeText(at, { isShort: true })}`}
        {clerk !== null && ` · ${clerk.name}`}
      </span>
      {reasons.length > 0 && <span className={styles.warning}>{unbroken(reasons.join(' · '))}</span>}
      <ReadinessLine inspection={inspection} isShort canMend />
    </li>
  );
}

/** The halves of a postcode stay in one line: `Overlaps 09:45 at SO19 1HQ`. */
const unbroken = (note: string): string => note.replaceAll(/(\b[A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2}\b)/g, '$1\u00a0$2');

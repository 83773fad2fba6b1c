/** Inspections in a few lines each, for the panels of the day. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { MOST_LINES } from './today-queries.ts';
import styles from './today.module.css';

type Props = {
  inspections: readonly Inspection[];
  none: string;
  noteOf: (inspection: Inspection) => ReactNode;
  /** The page that a line leads to; default: the inspection. */
  hrefOf?: ((id: number) => string) | undefined;
  /** The note asks for something, rather than telling. */
  isWarning?: ((inspection: Inspection) => boolean) | undefined;
  /** The link to those for which a panel has no space, and their number when not all of them are given. */
  rest?: { href: string; total?: number | undefined } | undefined;
};

export function InspectionLines({
  inspections,
  none,
  noteOf,
  hrefOf = paths.inspection,
  isWarning = () => true,
  rest,
}: Props) {
  const shown = rest === undefined ? inspections : inspections.slice(0, MOST_LINES);
  const unshown = (rest?.total ?? inspections.length) - shown.length;
  if (inspections.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {shown.map((inspection) => {
          const { address } = inspection.property;
          return (
            <li key={inspection.id} className={styles.line}>
              <Link to={hrefOf(inspection.id)}>
                {[address.line1, address.line2].filter(Boolean).join(', ')},{' '}
                <span className={styles.postcode}>{address.postcode}</span>
              </Link>
              <span className={styles.kind}>
                {inspection.type.name.split(' / ')[0]}
                {inspection.conduct_date !== null && ` · ${dateTimeText(inspection.conduct_date, { isShort: true })}`}
                {inspection.clerk !== null && ` · ${inspection.clerk.name}`}
              </span>
              <span className={isWarning(inspection) ? styles.warning : styles.kind}>
                {unbroken(noteOf(inspection))}
              </span>
            </li>
          );
        })}
      </ul>
      {rest !== undefined && unshown > 0 && (
        <p className={styles.rest}>
          <Link to={rest.href}>And {unshown} more</Link>
        </p>
      )}
    </>
  );
}

/** The halves of a postcode stay in one line: `Overlaps 09:45 at SO19 1HQ`. */
function unbroken(note: ReactNode): ReactNode {
  if (typeof note !== 'string') return note;
  return note.replaceAll(/(\b[A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2}\b)/g, '$1\u00a0$2');
}

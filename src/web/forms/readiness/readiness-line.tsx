/** The promises of a booking in one line: a tick for each that is kept, and the way to mend the others. */
import { Check, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { keysUnsaid, leadDays, partNames, type ReadinessPart } from '#domain/schedule/readiness.ts';
import { paths } from '#web/paths.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { addDays, today, toWallTime } from '#web/ui/time/time-zone.ts';
import styles from './readiness.module.css';

type Props = {
  inspection: Inspection;
  /** Only what is missing. */
  isShort?: boolean;
  /** People who may not mend anything read it alone. */
  canMend: boolean;
};

export function ReadinessLine({ inspection, isShort = false, canMend }: Props) {
  const { readiness } = inspection;
  if (readiness == null) return null;
  const shown = readiness.filter(({ detail }) => !isShort || detail !== null);
  return (
    <ul className={styles.line} aria-label="Readiness">
      {shown.map(({ part, detail }) => (
        <li key={part} className={detail === null ? styles.kept : styles.missing}>
          {detail === null ? <Check size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}
          {detail === null ? (
            <span>
              {partNames[part]}
              <span className="visually-hidden">: yes</span>
            </span>
          ) : canMend ? (
            <Link to={repairOf({ part, detail }, inspection)}>{detail}</Link>
          ) : (
            <span>{detail}</span>
          )}
          {detail !== null && isShort && <span className={styles.due}>{dueText(part, inspection)}</span>}
        </li>
      ))}
    </ul>
  );
}

type Missing = { part: ReadinessPart; detail: string };

/** The control that mends it: a field of a form, the sets of keys of the home, the start of the report, its contacts. */
function repairOf({ part, detail }: Missing, { id, property, conduct_date: at }: Inspection): string {
  const edit = `${paths.editInspection(id)}?field=`;
  const repairs: Record<ReadinessPart, string> = {
    date: `${edit}${at === null ? 'conduct_date' : 'isConfirmed'}`,
    keys: detail === keysUnsaid ? `${edit}location_of_keys` : `${paths.property(property.id)}?keys=open`,
    source: `${paths.inspection(id)}?start=report`,
    access: `${paths.editProperty(property.id)}?field=notes`,
    told: paths.inspectionContacts(id),
    clerk: `${edit}clerk.id`,
  };
  return repairs[part];
}

function dueText(part: ReadinessPart, { conduct_date: at }: Inspection): string {
  if (at === null) return '';
  const due = addDays(toWallTime(at).date, -leadDays[part]);
  if (due === today()) return 'today';
  return due < today() ? 'overdue' : `by ${dateText(due, { isShort: true })}`;
}

/** Whether something of what was promised of a visit is missing. */
export const isBroken = ({ readiness }: Pick<Inspection, 'readiness'>): boolean =>
  readiness?.some(({ detail }) => detail !== null) ?? false;

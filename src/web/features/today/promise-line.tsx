/** A visit of which something that was promised is missing, with the way to mend each. */
import { ReadinessLine } from '#web/forms/readiness/readiness-line.tsx';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import styles from './today.module.css';
import { VisitName } from './visit-name.tsx';

/** `reasons`: what is wrong with its day beside that. */
export function PromiseLine({ inspection, reasons = [] }: { inspection: Inspection; reasons?: readonly string[] }) {
  return (
    <li className={styles.line}>
      <VisitName inspection={inspection} hasClerk />
      {reasons.length > 0 && <span className={styles.warning}>{unbroken(reasons.join(' · '))}</span>}
      <ReadinessLine inspection={inspection} isShort canMend />
    </li>
  );
}

/** The halves of a postcode stay in one line: `Overlaps 09:45 at SO19 1HQ`. */
const unbroken = (note: string): string => note.replaceAll(/(\b[A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2}\b)/g, '$1\u00a0$2');

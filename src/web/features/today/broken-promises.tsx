/** The bookings of the next seven days of which something that was promised is missing, the soonest first. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ReadinessLine } from '#web/forms/readiness/readiness-line.tsx';
import { paths } from '#web/paths.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { MOST_LINES, promisesQuery } from './today-queries.ts';
import styles from './today.module.css';

export function BrokenPromises({ now }: { now: string }) {
  const { data } = useQuery(allInspectionsOptions(promisesQuery(now)));
  if (data === undefined) return null;
  const ahead = data.filter(({ readiness }) => readiness != null);
  // An empty week is no week in which all is ready.
  if (ahead.length === 0) return null;
  const broken = ahead.filter(({ readiness }) => readiness?.some(({ detail }) => detail !== null));
  return (
    <Panel title="Not ready yet, the next seven days">
      {broken.length === 0 ? (
        <p className={styles.none}>Every visit of the next seven days is ready.</p>
      ) : (
        <ul className={styles.lines}>
          {broken.slice(0, MOST_LINES).map((inspection) => (
            <BrokenLine key={inspection.id} inspection={inspection} />
          ))}
        </ul>
      )}
      {broken.length > MOST_LINES && <p className={styles.rest}>And {broken.length - MOST_LINES} more</p>}
    </Panel>
  );
}

function BrokenLine({ inspection }: { inspection: Inspection }) {
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
      <ReadinessLine inspection={inspection} isShort canMend />
    </li>
  );
}

/**
 * The bookings of the next seven days of which something that was promised is missing, the soonest first. Those of
 * tomorrow have a panel of their own.
 */
import { useQuery } from '@tanstack/react-query';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { addDays, toWallTime } from '#web/ui/time/time-zone.ts';
import { isBroken } from './day-risk.ts';
import { PromiseLine } from './promise-line.tsx';
import { MOST_LINES, promisesQuery } from './today-queries.ts';
import styles from './today.module.css';

export function BrokenPromises({ now }: { now: string }) {
  const { data } = useQuery(allInspectionsOptions(promisesQuery(now)));
  if (data === undefined) return null;
  const ahead = data.filter(({ readiness }) => readiness != null);
  const tomorrow = addDays(now, 1);
  // An empty week is no week in which all is ready.
  if (ahead.length === 0) return null;
  const broken = ahead.filter((one) => isBroken(one) && dayOf(one) !== tomorrow);
  return (
    <Panel title="Not ready yet, the next seven days">
      {broken.length === 0 ? (
        <p className={styles.none}>
          {ahead.some(isBroken)
            ? 'All but those of tomorrow are ready.'
            : 'Every visit of the next seven days is ready.'}
        </p>
      ) : (
        <ul className={styles.lines}>
          {broken.slice(0, MOST_LINES).map((inspection) => (
            <PromiseLine key={inspection.id} inspection={inspection} />
          ))}
        </ul>
      )}
      {broken.length > MOST_LINES && <p className={styles.rest}>And {broken.length - MOST_LINES} more</p>}
    </Panel>
  );
}

const dayOf = ({ conduct_date: at }: Inspection): string => (at === null ? '' : toWallTime(at).date);

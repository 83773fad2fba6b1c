/**
 * The bookings of the next seven days of which something that was promised is missing, the soonest first. Those of
 * tomorrow have a panel of their own.
 */
import { useQuery } from '@tanstack/react-query';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { addDays, toWallTime } from '#web/ui/time/time-zone.ts';
import { useRest } from '#web/ui/use-rest.ts';
import { isBroken } from './day-risk.ts';
import { PromiseLine } from './promise-line.tsx';
import { MOST_LINES, promisesQuery } from './today-queries.ts';
import styles from './today.module.css';

export function BrokenPromises({ now }: { now: string }) {
  // The first look has other needs of the line.
  const isResting = useRest();
  const { data } = useQuery({
    ...allInspectionsOptions(promisesQuery(now)),
    enabled: isResting,
    throwOnError: whenEmpty,
  });
  const ahead = data?.filter(({ readiness }) => readiness != null);
  // A service that says nothing of readiness is asked in vain.
  if (data !== undefined && data.length > 0 && ahead?.length === 0) return null;
  return (
    <Panel title="Not ready yet, the next seven days">
      {ahead === undefined ? <Skeleton height="6rem" /> : <Broken ahead={ahead} tomorrow={addDays(now, 1)} />}
    </Panel>
  );
}

function Broken({ ahead, tomorrow }: { ahead: readonly Inspection[]; tomorrow: string }) {
  const broken = ahead.filter((one) => isBroken(one) && dayOf(one) !== tomorrow);
  if (broken.length === 0) return <p className={styles.none}>{noneText(ahead)}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {broken.slice(0, MOST_LINES).map((inspection) => (
          <PromiseLine key={inspection.id} inspection={inspection} />
        ))}
      </ul>
      {broken.length > MOST_LINES && <p className={styles.rest}>And {broken.length - MOST_LINES} more</p>}
    </>
  );
}

/** An empty week is no week in which all is ready. */
function noneText(ahead: readonly Inspection[]): string {
  if (ahead.length === 0) return 'Nothing is booked for the next seven days.';
  return ahead.some(isBroken) ? 'All but those of tomorrow are ready.' : 'Every visit of the next seven days is ready.';
}

const dayOf = ({ conduct_date: at }: Inspection): string => (at === null ? '' : toWallTime(at).date);

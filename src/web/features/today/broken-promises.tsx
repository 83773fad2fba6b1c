/**
 * The bookings of the next seven days of which something that was promised is missing, the soonest first. Those of
 * tomorrow have a panel of their own.
 */
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { isBroken } from '#web/forms/readiness/readiness-line.tsx';
import { paths } from '#web/paths.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { addDays, toWallTime } from '#web/ui/time/time-zone.ts';
import { MOST_LINES, promisesQuery } from './today-queries.ts';
import styles from './today.module.css';

type Props = {
  now: string;
  title: string;
  /** It is on the page before this. */
  Line: ComponentType<{ inspection: Inspection }>;
};

export function BrokenPromises({ now, title, Line }: Props) {
  const { data } = useQuery({ ...allInspectionsOptions(promisesQuery(now)), throwOnError: whenEmpty });
  const ahead = data?.filter(({ readiness }) => readiness != null);
  // A service that says nothing of readiness is asked in vain.
  if (data !== undefined && data.length > 0 && ahead?.length === 0) return null;
  return (
    <Panel title={title}>
      {ahead === undefined ? <Skeleton height="6rem" /> : <Broken ahead={ahead} now={now} Line={Line} />}
    </Panel>
  );
}

function Broken({ ahead, now, Line }: Pick<Props, 'now' | 'Line'> & { ahead: readonly Inspection[] }) {
  const all = ahead.filter(isBroken);
  const broken = all.filter((one) => dayOf(one) !== addDays(now, 1));
  if (broken.length === 0) return <p className={styles.none}>{noneText(ahead)}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {broken.slice(0, MOST_LINES).map((inspection) => (
          <Line key={inspection.id} inspection={inspection} />
        ))}
      </ul>
      {broken.length > MOST_LINES && (
        <p className={styles.rest}>
          And {broken.length - MOST_LINES} more.{' '}
          <Link to={`${paths.inspections()}?not_ready=true&when=${now}/${addDays(now, 7)}&sort=conduct_date`}>
            {`All ${all.length} of these days`}
          </Link>
        </p>
      )}
    </>
  );
}

/** An empty week is no week in which all is ready. */
function noneText(ahead: readonly Inspection[]): string {
  if (ahead.length === 0) return 'Nothing is booked for the next seven days.';
  return ahead.some(isBroken) ? 'All but those of tomorrow are ready.' : 'Every visit of the next seven days is ready.';
}

const dayOf = ({ conduct_date: at }: Inspection): string => (at === null ? '' : toWallTime(at).date);

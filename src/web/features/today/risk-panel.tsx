/** The visits of tomorrow of which something is missing, or whose clerk is away or in two places. */
import { useQuery } from '@tanstack/react-query';
import { allInspectionsOptions, allStaffOptions } from '#web/queries/every-page.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { findRisks } from './day-risk.ts';
import { PromiseLine } from './promise-line.tsx';
import { dayQuery } from './today-queries.ts';
import styles from './today.module.css';

export function RiskPanel({ day }: { day: string }) {
  const { data } = useQuery({
    ...allInspectionsOptions(dayQuery(day)),
    throwOnError: whenEmpty,
  });
  const { data: staff } = useQuery({ ...allStaffOptions(), throwOnError: whenEmpty });
  const risks = data === undefined || staff === undefined ? undefined : findRisks(data, staff, day);
  return (
    <Panel title={`Tomorrow at risk, ${dateText(day, { isShort: true })}`}>
      {risks === undefined && <Skeleton height="6rem" />}
      {risks?.length === 0 && (
        <p className={styles.none}>
          {data?.every(({ cancelled_at: at }) => at != null)
            ? 'Nothing is booked for tomorrow.'
            : 'Tomorrow is ready: every promise is kept, nobody is away or in two places.'}
        </p>
      )}
      {risks !== undefined && risks.length > 0 && (
        <ul className={styles.lines}>
          {risks.map(({ inspection, reasons }) => (
            <PromiseLine key={inspection.id} inspection={inspection} reasons={reasons} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

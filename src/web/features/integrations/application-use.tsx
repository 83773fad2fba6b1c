/** How much an application has asked for on each of the last 30 days, against its allowance. */
import { useQuery } from '@tanstack/react-query';
import { getApplicationUseOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ApplicationUse } from '#web/queries/generated/types.gen.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import styles from './integrations.module.css';
import { countText, requestsText } from './use-words.ts';

type Day = ApplicationUse['days'][number];

export function UseByDay({ applicationId }: { applicationId: number }) {
  const { data: use } = useQuery(getApplicationUseOptions({ path: { application_id: applicationId } }));
  if (use === undefined) return <Skeleton height="8rem" />;
  const asked = use.days.filter(({ requests }) => requests > 0);
  return (
    <>
      <p>{requestsText(use)}</p>
      {asked.length > 0 && (
        <>
          <Bars days={use.days} />
          <details className={styles.byDay}>
            <summary>Day by day</summary>
            <Table days={asked.toReversed()} limit={use.limit} />
          </details>
        </>
      )}
    </>
  );
}

/** A picture of the table below it. */
function Bars({ days }: { days: readonly Day[] }) {
  const most = Math.max(...days.map(({ requests }) => requests));
  return (
    <div className={styles.chart} aria-hidden="true">
      {days.map(({ date, requests, refused }) => (
        <div key={date} className={styles.bar} title={`${dateText(date, { isShort: true })}: ${countText(requests)}`}>
          <div className={styles.refused} style={{ height: `${(refused / most) * 100}%` }} />
          <div className={styles.taken} style={{ height: `${((requests - refused) / most) * 100}%` }} />
        </div>
      ))}
    </div>
  );
}

function Table({ days, limit }: { days: readonly Day[]; limit: number | null }) {
  return (
    <table className={styles.days}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Requests</th>
          {limit !== null && <th scope="col">Over the allowance</th>}
          {limit !== null && <th scope="col">Busiest minute</th>}
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, requests, refused, busiest }) => (
          <tr key={date}>
            <th scope="row">{dateText(date, { isShort: true })}</th>
            <td>{countText(requests)}</td>
            {limit !== null && <td>{countText(refused)}</td>}
            {limit !== null && (
              <td>
                {countText(busiest)} of {countText(limit)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

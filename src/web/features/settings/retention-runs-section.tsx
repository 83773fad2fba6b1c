/** Removals by the rules of retention. */
import { useQuery } from '@tanstack/react-query';
import { type RetentionKind, retentionKinds } from '#domain/people/retention.ts';
import { listRetentionRunsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './settings.module.css';

const labelOf = (kind: string) => retentionKinds[kind as RetentionKind]?.label ?? kind;

export function RetentionRunsSection() {
  const { data: runs } = useQuery({
    ...listRetentionRunsOptions({ query: { per_page: 30 } }),
    throwOnError: whenEmpty,
  });
  return (
    <Panel title="Removed by rules">
      {runs === undefined ? (
        <Skeleton height="3rem" />
      ) : runs.data.length === 0 ? (
        <p className={styles.quiet}>Nothing has been removed.</p>
      ) : (
        <ul className={styles.exports}>
          {runs.data.map(({ id, kind, months, removed, at, finished_at: end }) => (
            <li key={id}>
              {labelOf(kind)} after {months} months: {removed}, <DateTime at={at} />
              {end === null && ' (going on)'}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The erasures that were done, without anybody who was erased. */
import { useQuery } from '@tanstack/react-query';
import { listErasuresOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { ErasureParts } from './erasure-parts.tsx';
import styles from './settings.module.css';

export function ErasuresSection() {
  const { data } = useQuery({ ...listErasuresOptions({ query: { per_page: 30 } }), throwOnError: whenEmpty });
  return (
    <Panel title="Erasures">
      {data === undefined ? (
        <Skeleton height="3rem" />
      ) : data.data.length === 0 ? (
        <p className={styles.quiet}>Nobody has been erased.</p>
      ) : (
        data.data.map((erasure) => (
          <details key={erasure.id} className={styles.record}>
            <summary>
              {erasure.placeholder}, <DateTime at={erasure.at} />
            </summary>
            <ErasureParts told={erasure} />
          </details>
        ))
      )}
    </Panel>
  );
}

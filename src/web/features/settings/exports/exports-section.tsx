/** The exports about people that are being made or can be downloaded. */
import { useQuery } from '@tanstack/react-query';
import { listPersonExportsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { PersonExport } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ExportList, lookAgain } from '#web/report/exports/export-list.tsx';
import styles from '../settings.module.css';

export function ExportsSection() {
  const { data } = useQuery({
    ...listPersonExportsOptions({ query: { per_page: 30 } }),
    throwOnError: whenEmpty,
    refetchInterval: lookAgain,
  });
  return (
    <Panel title="Exports">
      {data === undefined ? (
        <Skeleton height="3rem" />
      ) : data.data.length === 0 ? (
        <p className={styles.quiet}>There is no export. They end after seven days.</p>
      ) : (
        <ExportList exports={data.data} nameOf={whoOf} />
      )}
    </Panel>
  );
}

function whoOf({ name, email, person_id: personId }: PersonExport): string {
  return [name, email, personId === null ? null : `Person ${personId}`].filter((one) => one !== null).join(', ');
}

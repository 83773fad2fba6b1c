/** The imports of the firm, newest first, each with what became of it. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { importKindWords, type ImportKind } from '#domain/import/import-kind.ts';
import { paths } from '#web/paths.ts';
import { listImportsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Import } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './imports.module.css';
import { doneText, planText } from './import-words.ts';

export function ImportList() {
  const { data } = useQuery({ ...listImportsOptions({ query: { per_page: 30 } }), throwOnError: whenEmpty });
  return (
    <Panel title="Imports">
      {data === undefined ? (
        <Skeleton height="3rem" />
      ) : data.data.length === 0 ? (
        <p className={styles.quiet}>There is no import yet.</p>
      ) : (
        <ul className={styles.list}>
          {data.data.map((one) => (
            <li key={one.id}>
              <Link to={paths.import(one.id)}>
                {one.name}, {importKindWords[one.kind as ImportKind].many}
              </Link>
              <div>
                <DateTime at={one.created_at} />: {stateText(one)}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function stateText(one: Import): string {
  switch (one.state) {
    case 'draft':
      return `not started. ${planText(one)}`;
    case 'queued':
    case 'running':
      return 'under way.';
    case 'undoing':
      return 'being undone.';
    case 'undone':
      return `undone. ${doneText(one)}`;
    case 'failed':
      return `stopped. ${doneText(one)}`;
    default:
      return doneText(one);
  }
}

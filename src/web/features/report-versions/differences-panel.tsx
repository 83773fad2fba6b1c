/** The differences of a version from the one before it: field by field, was and now, why, and by whom. */
import { useQuery } from '@tanstack/react-query';
import { fieldText, kindText } from '#domain/correction/difference-words.ts';
import { reopeningText } from '#domain/correction/reopening.ts';
import { errorText } from '#web/queries/api-error.ts';
import { listReportDifferencesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ReportDifference, ReportDifferences } from '#web/queries/generated/types.gen.ts';
import { Tag } from '#web/ui/controls/tag.tsx';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './differences.module.css';
import { groupByPlace } from './group-by-place.ts';

type Props = { inspectionId: number; version: number; onClose: () => void };

export function DifferencesPanel({ inspectionId, version, onClose }: Props) {
  const { data, error, refetch } = useQuery(
    listReportDifferencesOptions({ path: { inspection_id: inspectionId, version } }),
  );
  return (
    <Dialog title={`Version ${version}: what changed`} at="panel" size="lg" onClose={onClose}>
      {data !== undefined ? (
        <Differences answer={data} />
      ) : error === null ? (
        <Skeleton height="16rem" />
      ) : (
        <ErrorState title="The versions could not be compared" onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorState>
      )}
    </Dialog>
  );
}

function Differences({ answer: { from, corrections, differences } }: { answer: ReportDifferences }) {
  return (
    <>
      {corrections.map((correction) => (
        <section key={correction.version} className={styles.why} aria-label={`Why version ${correction.version}`}>
          <p className={styles.words}>{reopeningText(correction) || 'Nobody said why it was reopened.'}</p>
          {correction.reopened_at !== null && (
            <p className={styles.quiet}>
              Reopened by {correction.reopened_by}, <DateTime at={correction.reopened_at} />
            </p>
          )}
        </section>
      ))}
      {differences.length === 0 && <p>Nothing that is printed differs from version {from}.</p>}
      {groupByPlace(differences).map(({ place, differences: here }) => (
        <section key={place}>
          <h3 className={styles.place}>{place}</h3>
          <ol className={styles.list}>
            {here.map((difference, at) => (
              // Nothing in this list moves.
              // biome-ignore lint/suspicious/noArrayIndexKey: a difference has no id
              <li key={at} className={styles.difference}>
                <Difference difference={difference} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Difference({ difference: { kind, change, field, was, now, by, at } }: { difference: ReportDifference }) {
  return (
    <>
      <p className={styles.field}>
        {field === null ? kindText(kind) : fieldText({ kind, field })}
        {change !== 'changed' && <Tag>{change === 'added' ? 'Added' : 'Removed'}</Tag>}
      </p>
      <dl className={styles.values}>
        <div>
          <dt>Was</dt>
          <dd>{was === null ? <span className={styles.quiet}>Nothing</span> : <del>{was}</del>}</dd>
        </div>
        <div>
          <dt>Now</dt>
          <dd>{now === null ? <span className={styles.quiet}>Nothing</span> : <ins>{now}</ins>}</dd>
        </div>
      </dl>
      {by !== null && at !== null && (
        <p className={styles.quiet}>
          {by.name}, <DateTime at={at} />
        </p>
      )}
    </>
  );
}

/** Jobs that wait for somebody: oldest due first, with how long they have waited. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { Ago } from '#web/ui/date-time.tsx';
import { ConductDate } from './conduct-date.tsx';
import { fullAddress, shortTypeName } from './inspection-text.ts';
import styles from './job-queue.module.css';

type Props = {
  label: string;
  jobs: readonly Inspection[];
  sinceOf: (job: Inspection) => string | null | undefined;
  /** Who has it, or the button that takes it. */
  renderOwner: (job: Inspection) => ReactNode;
};

export function JobQueue({ label, jobs, sinceOf, renderOwner }: Props) {
  return (
    <ol className={styles.queue} aria-label={label}>
      {jobs.map((job) => {
        const since = sinceOf(job);
        return (
          <li key={job.id} className={styles.job}>
            <Link to={paths.inspectionReport(job.id)} className={styles.address}>
              {fullAddress(job.property.address)}
            </Link>
            <div className={styles.facts}>
              {shortTypeName(job.type)} · <ConductDate inspection={job} />
              {job.clerk !== null && ` · ${job.clerk.name}`}
            </div>
            <div className={styles.since}>{since != null && <Ago at={since} />}</div>
            <div className={styles.owner}>{renderOwner(job)}</div>
          </li>
        );
      })}
    </ol>
  );
}

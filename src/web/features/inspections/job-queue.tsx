/** Jobs that wait for somebody, in their order, with how long they have waited; page by page, when there are many. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { Pager } from '#web/ui/table/pager.tsx';
import { usePageNumber } from '#web/ui/table/use-page-number.ts';
import { Ago } from '#web/ui/time/date-time.tsx';
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

const PER_PAGE = 50;

export function JobQueue({ label, jobs, sinceOf, renderOwner }: Props) {
  const [wanted, go] = usePageNumber();
  const totalPages = Math.ceil(jobs.length / PER_PAGE);
  // A queue grows shorter while somebody works through it: its last page is then the one before.
  const page = Math.min(wanted, totalPages);
  return (
    <>
      <ol className={styles.queue} aria-label={label}>
        {jobs.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((job) => (
          <Job key={job.id} job={job} since={sinceOf(job)} owner={renderOwner(job)} />
        ))}
      </ol>
      {totalPages > 1 && (
        <Pager
          noun="jobs"
          page={page}
          perPage={PER_PAGE}
          totalPages={totalPages}
          totalRecords={jobs.length}
          onPage={go}
        />
      )}
    </>
  );
}

type JobProps = { job: Inspection; since: string | null | undefined; owner: ReactNode };

function Job({ job, since, owner }: JobProps) {
  return (
    <li className={styles.job}>
      <Link to={paths.inspectionReport(job.id)} className={styles.address}>
        {fullAddress(job.property.address)}
      </Link>
      <div className={styles.facts}>
        {shortTypeName(job.type)} · <ConductDate inspection={job} />
        {job.clerk !== null && ` · ${job.clerk.name}`}
      </div>
      <div className={styles.since}>{since != null && <Ago at={since} />}</div>
      <div className={styles.owner}>{owner}</div>
    </li>
  );
}

/** Openings of the report by its link or a shared one: what, when, and roughly from where. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listReportOpeningsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ReportOpening } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Pager } from '#web/ui/table/pager.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './finished-report.module.css';

const SHOWN = 10;

export function OpeningLog({ inspectionId }: { inspectionId: number }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    ...listReportOpeningsOptions({ path: { inspection_id: inspectionId }, query: { page, per_page: SHOWN } }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  if (data === undefined) return <Skeleton height="3rem" />;
  const { totalPages, totalRecords } = data.pagination;
  return (
    <section aria-labelledby="openings">
      <h3 id="openings" className={styles.openingsTitle}>
        Openings
      </h3>
      {totalRecords === 0 ? (
        <p className={styles.quiet}>Nobody has opened it yet.</p>
      ) : (
        <ul className={styles.openings}>
          {data.data.map((opening) => (
            <li key={opening.id}>
              <span>{openingText(opening)}</span>
              <span className={styles.quiet}>
                <DateTime at={opening.at} isShort /> · {whereText(opening)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {totalPages > 1 && <Pager {...data.pagination} noun="openings" page={page} onPage={setPage} />}
    </section>
  );
}

function openingText({ kind, pdf_type: pdf }: ReportOpening): string {
  switch (kind) {
    case 'report_key.opened':
      return 'The report, by its link';
    case 'report_link.opened':
      return 'The report, by a link of their own';
    case 'pdf.downloaded':
      return `${pdfText(pdf)}, by a link`;
    case 'report_key.rotated':
      return 'The report got a new link';
    case 'share.downloaded':
      return 'A file of a shared link';
    default:
      return pdf === null ? 'A shared link' : `A shared link to the ${pdfText(pdf)}`;
  }
}

const pdfText = (type: string | null): string => `PDF${type === null ? '' : ` (${type.toLowerCase()})`}`;

const whereText = ({ network, browser, person }: ReportOpening): string =>
  [person, network === null ? undefined : `near ${network}`, browser].filter(Boolean).join(' · ');

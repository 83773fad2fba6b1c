/** Openings of the report: of which version, by whose link, when, and roughly from where. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openingWords } from '#domain/message/opening-kind.ts';
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
                <DateTime at={opening.at} isShort />
                {whereText(opening) !== '' && ` · ${whereText(opening)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {totalPages > 1 && <Pager {...data.pagination} noun="openings" page={page} onPage={setPage} />}
    </section>
  );
}

const openingText = ({ pdf_type: pdfType, link_name: linkName, ...opening }: ReportOpening): string =>
  openingWords({ ...opening, pdfType, linkName });

function whereText({ kind, person, sent_to: sentTo, network, browser }: ReportOpening): string {
  const parts = [
    kind === 'report_key.rotated' ? person : null,
    sentTo === null ? null : `sent to ${sentTo}`,
    network === null ? null : `near ${network}`,
    browser,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

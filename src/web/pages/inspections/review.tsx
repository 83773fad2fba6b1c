/** /review?page=2: reports that wait to be approved, the longest waiting first. */
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useMemo } from 'react';
import { states } from '#domain/inspection-state.ts';
import { JobList, jobWays } from '#web/features/inspections/job-list.tsx';
import { doubtText, neededText } from '#web/features/inspections/jobs/queue-words.ts';
import { deskPath, joinQueue, type ReviewJob, reviewOrders } from '#web/features/inspections/jobs/review-queue.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import { getReviewQueueOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useIsManager } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';

// For the desk of a report, which goes on to the next: a file that both pages share would be sent with others.
export { deskPath, findNextReview } from './next-review.ts';
export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const inReview = { state_id: [states.review], sort: 'conduct_date' as const };

/** Ticks of others tell who is at which report. */
const AGAIN_MS = 60_000;

const ways = jobWays<ReviewJob>({
  first: 'since',
  sinceOf: ({ submitted_at }) => submitted_at,
  owner: { header: 'Typed by', name: ({ typist }) => typist?.name, cell: ({ typist }) => typist?.name },
  more: {
    orders: reviewOrders,
    columns: [
      {
        id: 'doubt',
        header: 'To look at',
        width: '9rem',
        sort: 'doubt',
        sortsDownFirst: true,
        text: ({ queued }) => queued?.changed,
        cell: ({ queued }) => queued && doubtText(queued),
      },
      {
        id: 'needed',
        header: 'Needed',
        width: '10rem',
        sort: 'needed',
        text: ({ queued }) => queued?.needed_on,
        cell: ({ queued }) => queued && neededText(queued),
      },
      {
        id: 'reviewing',
        header: 'At it now',
        width: '9rem',
        sort: 'reviewing',
        text: ({ queued }) => queued?.reviewing?.name,
        cell: ({ queued }) => queued?.reviewing && `${queued.reviewing.name}, ${queued.reviewing.viewed} viewed`,
      },
    ],
  },
});

export function Component() {
  const isManager = useIsManager();
  const { data } = useQuery({ ...allInspectionsOptions(inReview), throwOnError: whenEmpty });
  // Another deployment has no such facts: the list stands without them.
  const { data: queue } = useQuery({ ...getReviewQueueOptions(), refetchInterval: AGAIN_MS, throwOnError: false });
  const jobs = useMemo(() => data && joinQueue(data, queue?.reports), [data, queue]);
  return (
    <JobList
      title="Review"
      subtitle="Reports that wait to be approved, the longest waiting first."
      actions={isManager && <ButtonLink to="/review/returns">Returned reports</ButtonLink>}
      noun={['report', 'reports']}
      jobs={jobs}
      ways={ways}
      hrefOf={deskPath}
      none={{
        icon: <BadgeCheck />,
        title: 'Nothing waits for review.',
        text: 'Reports appear here when a clerk or a typist submits them.',
      }}
    />
  );
}

/** /review?page=2: reports that wait to be approved, the longest waiting first. */
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { states } from '#domain/inspection-state.ts';
import { JobList, jobWays } from '#web/features/inspections/job-list.tsx';
import { paths } from '#web/paths.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import { whenEmpty } from '#web/queries/query-client.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const inReview = { state_id: [states.review], sort: 'conduct_date' as const };

const ways = jobWays({
  first: 'since',
  sinceOf: ({ submitted_at }) => submitted_at,
  owner: { header: 'Typed by', name: ({ typist }) => typist?.name, cell: ({ typist }) => typist?.name },
});

export function Component() {
  const { data } = useQuery({ ...allInspectionsOptions(inReview), throwOnError: whenEmpty });
  return (
    <JobList
      title="Review"
      subtitle="Reports that wait to be approved, the longest waiting first."
      noun={['report', 'reports']}
      jobs={data}
      ways={ways}
      hrefOf={paths.reviewDesk}
      none={{
        icon: <BadgeCheck />,
        title: 'Nothing waits for review.',
        text: 'Reports appear here when a clerk or a typist submits them.',
      }}
    />
  );
}

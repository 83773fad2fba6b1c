/** /review?page=2: reports that wait to be approved, the longest waiting first. */
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useMemo } from 'react';
import { states } from '#domain/inspection-state.ts';
import { JobList, jobColumns } from '#web/features/inspections/job-list.tsx';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const inReview = { state_id: [states.review], sort: 'conduct_date' as const };

const bySubmission = (a: Inspection, b: Inspection) => (a.submitted_at ?? '').localeCompare(b.submitted_at ?? '');

const columns = jobColumns({
  first: 'since',
  sinceOf: ({ submitted_at }) => submitted_at,
  owner: { header: 'Typed by', cell: ({ typist }) => typist?.name },
});

export function Component() {
  const { data } = useQuery({ ...allInspectionsOptions(inReview), throwOnError: whenEmpty });
  return (
    <JobList
      title="Review"
      subtitle="Reports that wait to be approved, the longest waiting first."
      noun={['report', 'reports']}
      jobs={useMemo(() => data?.toSorted(bySubmission), [data])}
      columns={columns}
      none={{
        icon: <BadgeCheck />,
        title: 'Nothing waits for review.',
        text: 'Reports appear here when a clerk or a typist submits them.',
      }}
    />
  );
}

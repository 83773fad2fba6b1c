/** /review: reports that wait to be approved, the longest waiting first. */
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { JobQueue } from '#web/features/inspections/job-queue.tsx';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const inReview = { state_id: [350], sort: 'conduct_date' as const };

const bySubmission = (a: Inspection, b: Inspection) => (a.submitted_at ?? '').localeCompare(b.submitted_at ?? '');

export function Component() {
  const { data } = useQuery({ ...allInspectionsOptions(inReview), throwOnError: true });
  return (
    <Page title="Review" subtitle="Reports that wait to be approved, the longest waiting first.">
      {data === undefined ? (
        <Skeleton height="16rem" />
      ) : data.length === 0 ? (
        <EmptyState icon={<BadgeCheck />} title="Nothing waits for review.">
          Reports appear here when a clerk or a typist submits them.
        </EmptyState>
      ) : (
        <JobQueue
          label="Reports to review"
          jobs={data.toSorted(bySubmission)}
          sinceOf={(job) => job.submitted_at}
          // The clerk stands beside the appointment already.
          renderOwner={(job) => job.typist !== null && `Typed by ${job.typist.name}`}
        />
      )}
    </Page>
  );
}

/** /transcription: what waits to be typed, oldest due first. Ctrl+J, here as everywhere, opens the next job that is yours or nobody's. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Headphones } from 'lucide-react';
import { useNavigate } from 'react-router';
import { JobList, jobWays } from '#web/features/inspections/job-list.tsx';
import { nextJob, openNextJob, waitingJobs } from '#web/features/inspections/jobs/next-job.ts';
import { paths } from '#web/paths.ts';
import { afterInspectionWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import { claimInspection } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

/** A report is claimed to be typed: it opens. */
function useClaim() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (job: Inspection) => {
      await claimInspection({ path: { inspection_id: job.id }, throwOnError: true });
      await afterInspectionWrite(job, 'inspection');
      await navigate(paths.inspectionReport(job.id));
    },
    onError: (error) => showToast({ tone: 'failed', text: errorText(error) }),
  });
}

const ways = jobWays({
  first: 'conduct_date',
  sinceOf: ({ updated_at }) => updated_at,
  owner: { header: 'Typist', name: ({ typist }) => typist?.name, cell: (job) => <Typist job={job} /> },
});

function Typist({ job }: { job: Inspection }) {
  const claim = useClaim();
  if (!job.allowed?.includes('claim')) return job.typist?.name ?? 'Nobody yet';
  return (
    <Button size="sm" isBusy={claim.isPending} onClick={() => claim.mutate(job)}>
      Claim
    </Button>
  );
}

export function Component() {
  const person = useSession();
  const navigate = useNavigate();
  const { data } = useQuery({ ...allInspectionsOptions(waitingJobs), throwOnError: whenEmpty });
  const open = useMutation({ mutationFn: () => openNextJob({ personId: person.id, go: navigate }) });
  const next = nextJob(data ?? [], { personId: person.id });

  return (
    <JobList
      title="Transcription"
      subtitle="Reports that wait to be typed, the oldest appointment first."
      noun={['job', 'jobs']}
      actions={
        next !== undefined && (
          <Button variant="primary" isBusy={open.isPending} onClick={() => open.mutate()}>
            Next job <KeyHint keys="Ctrl J" />
          </Button>
        )
      }
      jobs={data}
      ways={ways}
      none={{
        icon: <Headphones />,
        title: 'Nothing waits to be typed.',
        text: 'Jobs appear here when a clerk sends a report for typing.',
      }}
    />
  );
}

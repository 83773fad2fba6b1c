/** /transcription: what waits to be typed, oldest due first. Ctrl+J opens the next job that is yours or nobody's. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Headphones } from 'lucide-react';
import { useNavigate } from 'react-router';
import { states } from '#domain/inspection-state.ts';
import { JobList, jobColumns } from '#web/features/inspections/job-list.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import { claimInspectionMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { useHotkey } from '#web/ui/keyboard/use-hotkey.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const processing = { state_id: [states.processing], sort: 'conduct_date' as const };

function useClaim() {
  return useMutation({
    ...claimInspectionMutation(),
    onSuccess: () => afterWrite('inspection'),
    onError: (error) => showToast({ tone: 'failed', text: errorText(error) }),
  });
}

const columns = jobColumns({
  first: 'conduct_date',
  sinceOf: ({ updated_at }) => updated_at,
  owner: { header: 'Typist', cell: (job) => <Typist job={job} /> },
});

function Typist({ job }: { job: Inspection }) {
  const claim = useClaim();
  if (!job.allowed?.includes('claim')) return job.typist?.name ?? 'Nobody yet';
  return (
    <Button size="sm" onClick={() => claim.mutate({ path: { inspection_id: job.id } })}>
      Claim
    </Button>
  );
}

export function Component() {
  const person = useSession();
  const navigate = useNavigate();
  const { data } = useQuery({ ...allInspectionsOptions(processing), throwOnError: whenEmpty });
  const claim = useClaim();
  const next = data?.find(({ typist }) => typist === null || typist.id === person.id);

  async function open(job: Inspection) {
    if (job.allowed?.includes('claim')) await claim.mutateAsync({ path: { inspection_id: job.id } });
    await navigate(paths.inspectionReport(job.id));
  }
  const handleNext = () => next !== undefined && void open(next).catch(() => undefined);
  useHotkey({ key: 'j', mod: true }, handleNext, next !== undefined);

  return (
    <JobList
      title="Transcription"
      subtitle="Reports that wait to be typed, the oldest appointment first."
      noun={['job', 'jobs']}
      actions={
        next !== undefined && (
          <Button variant="primary" isBusy={claim.isPending} onClick={handleNext}>
            Next job <KeyHint keys="Ctrl J" />
          </Button>
        )
      }
      jobs={data}
      columns={columns}
      none={{
        icon: <Headphones />,
        title: 'Nothing waits to be typed.',
        text: 'Jobs appear here when a clerk sends a report for typing.',
      }}
    />
  );
}

/** /transcription: what waits to be typed, oldest due first. Ctrl+J opens the next job that is yours or nobody's. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Headphones } from 'lucide-react';
import { useNavigate } from 'react-router';
import { JobQueue } from '#web/features/inspections/job-queue.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import { claimInspectionMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { useHotkey } from '#web/ui/keyboard/use-hotkey.ts';
import { Page } from '#web/ui/layout/page.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const processing = { state_id: [310], sort: 'conduct_date' as const };

export function Component() {
  const person = useSession();
  const navigate = useNavigate();
  const { data } = useQuery({ ...allInspectionsOptions(processing), throwOnError: true });
  const claim = useMutation({
    ...claimInspectionMutation(),
    onSuccess: () => afterWrite('inspection'),
    onError: (error) => showToast({ tone: 'failed', text: errorText(error) }),
  });
  const next = data?.find(({ typist }) => typist === null || typist.id === person.id);

  async function open(job: Inspection) {
    if (job.allowed?.includes('claim')) await claim.mutateAsync({ path: { inspection_id: job.id } });
    await navigate(paths.inspectionReport(job.id));
  }
  const handleNext = () => next !== undefined && void open(next).catch(() => undefined);
  useHotkey({ key: 'j', mod: true }, handleNext, next !== undefined);

  return (
    <Page
      title="Transcription"
      subtitle="Reports that wait to be typed, the oldest appointment first."
      actions={
        next !== undefined && (
          <Button variant="primary" isBusy={claim.isPending} onClick={handleNext}>
            Next job <KeyHint keys="Ctrl J" />
          </Button>
        )
      }
    >
      {data === undefined ? (
        <Skeleton height="16rem" />
      ) : data.length === 0 ? (
        <EmptyState icon={<Headphones />} title="Nothing waits to be typed.">
          Jobs appear here when a clerk sends a report for typing.
        </EmptyState>
      ) : (
        <JobQueue
          label="Jobs to type"
          jobs={data}
          sinceOf={(job) => job.updated_at}
          renderOwner={(job) =>
            job.allowed?.includes('claim') ? (
              <Button size="sm" onClick={() => claim.mutate({ path: { inspection_id: job.id } })}>
                Claim
              </Button>
            ) : (
              (job.typist?.name ?? 'Nobody yet')
            )
          }
        />
      )}
    </Page>
  );
}

/** The clerk of a visit says whether they come. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { afterInspectionWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { acceptInspection } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';

const DeclineDialog = late(async () => (await import('./decline-dialog.tsx')).DeclineDialog, { failed: failedDialog });

type Props = {
  inspection: Inspection;
  /** In a list: the visit that each button is about. */
  about?: string | undefined;
};

/** Nothing for anybody else, nor once it has begun. An accepted visit can still be declined. */
export function ClerkAnswer({ inspection, about }: Props) {
  const inList = (verb: string) =>
    about === undefined ? {} : { size: 'sm' as const, 'aria-label': `${verb}: ${about}` };
  const { id, allowed = [] } = inspection;
  const [isDeclining, setDeclining] = useState(false);
  const accept = useMutation({
    mutationFn: () => acceptInspection({ path: { inspection_id: id }, throwOnError: true }),
    onSuccess: async () => {
      await afterInspectionWrite(inspection, 'inspection');
      showToast({ text: 'Accepted: the visit is yours.' });
    },
    onError: (error) => showToast({ tone: 'failed', text: errorText(error) }),
  });
  return (
    <>
      {allowed.includes('decline') && (
        <Button {...inList('Decline')} onClick={() => setDeclining(true)}>
          Decline
        </Button>
      )}
      {allowed.includes('accept') && (
        <Button {...inList('Accept')} variant="primary" isBusy={accept.isPending} onClick={() => accept.mutate()}>
          Accept
        </Button>
      )}
      {isDeclining && <DeclineDialog inspectionId={id} onClose={() => setDeclining(false)} />}
    </>
  );
}

/** For the minute in which the e-mails of an approved report wait: one press takes the approval back. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { afterInspectionWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { getInspectionOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { uncompleteInspection } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { verbWords } from '../lifecycle.ts';
import { untilSent } from './until-sent.ts';

/** Nothing for anybody else, nor once they have gone. The service says so, here as in every other tab. */
export function TakeBackApproval({ inspection }: { inspection: Inspection }) {
  return inspection.allowed?.includes('uncomplete') === true ? <TakeBack inspection={inspection} /> : null;
}

function TakeBack({ inspection }: { inspection: Inspection }) {
  const { id } = inspection;
  const isTaken = useRef(false);
  useEffect(
    () => () => {
      // The button goes with the approval, and with it the focus.
      if (isTaken.current && document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
    },
    [],
  );
  // Nobody tells of the end of the minute.
  useQuery({
    ...getInspectionOptions({ path: { inspection_id: id } }),
    refetchInterval: ({ state }) => untilSent(state.data?.sends_at, Date.now()),
  });
  const takeBack = useMutation({
    mutationFn: () => uncompleteInspection({ path: { inspection_id: id }, throwOnError: true }),
    onSuccess: async () => {
      isTaken.current = true;
      await afterInspectionWrite(inspection, 'inspection', 'reportVersion', 'email');
      showToast({ text: `${verbWords('uncomplete', inspection.state.id).done}.` });
    },
    onError: async (error) => {
      showToast({ tone: 'failed', text: errorText(error) });
      await afterInspectionWrite(inspection, 'inspection');
    },
  });
  return (
    <Button
      icon={<Undo2 />}
      title="The e-mails of this report have not gone yet."
      isBusy={takeBack.isPending}
      onClick={() => takeBack.mutate()}
    >
      Undo approval
    </Button>
  );
}

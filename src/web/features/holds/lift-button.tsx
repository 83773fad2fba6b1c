/** Ends a legal hold of an inspection, or of a property where no inspection is named, after a question. */
import { useState } from 'react';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { deleteInspectionHold, deleteLegalHold } from '#web/queries/generated/sdk.gen.ts';
import type { LegalHold } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';

type Props = {
  hold: Pick<LegalHold, 'property_id' | 'inspection_id'>;
  /** The question says what may be removed from then on. */
  consequence: string;
  /** The whole name of the button, where several are on a page. */
  label?: string;
  children: string;
};

export function LiftButton({ hold: { property_id, inspection_id }, consequence, label, children }: Props) {
  const [isBusy, setBusy] = useState(false);
  const lift = async () => {
    const question = { title: 'Lift this hold?', text: consequence, action: 'Lift the hold', isDanger: true };
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      if (inspection_id === null) await deleteLegalHold({ path: { property_id } });
      else await deleteInspectionHold({ path: { inspection_id } });
      await afterWrite('legalHold');
      showToast({ text: 'The hold was lifted.' });
    } catch (error) {
      showToast({ tone: 'failed', text: `The hold was not lifted. ${errorText(error)}` });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" isBusy={isBusy} aria-label={label} onClick={() => void lift()}>
      {children}
    </Button>
  );
}

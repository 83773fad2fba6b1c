/** A clerk declines a visit, and says why: whoever booked it has to find somebody else. */
import { Declination } from '#contract/inspection.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { declineInspection } from '#web/queries/generated/sdk.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

type Props = { inspectionId: number; onClose: () => void };

export function DeclineDialog({ inspectionId, onClose }: Props) {
  const form = useContractForm({
    schema: Declination,
    initial: { reason: '' },
    toBody: (values) => values,
  });
  return (
    <FormDialog
      form={form}
      title="Decline this visit"
      action="Decline"
      size="sm"
      onClose={onClose}
      onSave={async (body) => {
        await declineInspection({ path: { inspection_id: inspectionId }, body, throwOnError: true });
        onClose();
        await afterWrite('inspection');
        showToast({ text: 'Declined: the office has been told.' });
      }}
    >
      <TextAreaField name="reason" label="Reason" hint="The office reads it at once." isRequired />
    </FormDialog>
  );
}

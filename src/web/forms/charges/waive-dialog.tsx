/** An office manager waives a charge, and says why. */
import { Waiver } from '#contract/inspections/charge.ts';
import type { ChargeKind } from '#domain/firm/charges.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { waiveCharge } from '#web/queries/generated/sdk.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { chargeAgain } from './charge-again.ts';
import { poundsText } from './charge-words.ts';

type Props = { inspectionId: number; kind: ChargeKind; amount: string; onClose: () => void };

export function WaiveDialog({ inspectionId, kind, amount, onClose }: Props) {
  const form = useContractForm({
    schema: Waiver,
    initial: { reason: '' },
    toBody: ({ reason }) => ({ kind, reason }),
  });
  return (
    <FormDialog
      form={form}
      title={`Waive ${poundsText(amount)}`}
      action="Waive"
      size="sm"
      onClose={onClose}
      onSave={async (body) => {
        await waiveCharge({ path: { inspection_id: inspectionId }, body, throwOnError: true });
        onClose();
        await afterWrite('inspection');
        showToast({ text: 'Waived.', undo: () => void chargeAgain(inspectionId, kind) });
      }}
    >
      <TextAreaField
        name="reason"
        label="Reason"
        hint="It stands in the list of charges and in its files."
        isRequired
      />
    </FormDialog>
  );
}

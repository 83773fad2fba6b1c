/** A contact signs on the device of the clerk or the office, who is the witness; or they decline, or are not there. */
import { useController } from 'react-hook-form';
import { SignatureInPerson } from '#contract/inspections/report-signing.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { createReportSignature } from '#web/queries/generated/sdk.gen.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { type Handwriting, handwritingBody, HandwritingFields, noHandwriting } from './handwriting-fields.tsx';

type Values = Handwriting & { outcome: string; reason: string };
type Props = {
  inspectionId: number;
  contact: { id: number; name: string };
  onClose: () => void;
};

const outcomes = [
  { value: 'signed', label: 'Signs' },
  { value: 'declined', label: 'Declines' },
  { value: 'not_present', label: 'Is not there' },
];

export function InPersonDialog({ inspectionId, contact, onClose }: Props) {
  const form = useContractForm<Values, typeof SignatureInPerson>({
    schema: SignatureInPerson,
    initial: { ...noHandwriting, outcome: 'signed', reason: '' },
    toBody: ({ outcome, reason, ...values }) => ({
      ...handwritingBody(values, outcome === 'signed'),
      contact_id: contact.id,
      outcome,
      reason: outcome === 'signed' || reason.trim() === '' ? null : reason,
    }),
  });
  const outcome = useController({ name: 'outcome', control: form.control }).field;

  return (
    <FormDialog
      form={form}
      title={`In person: ${contact.name}`}
      action="Record as witness"
      onClose={onClose}
      onSave={async (body) => {
        await createReportSignature({ path: { inspection_id: inspectionId }, body });
        await afterWrite('reportSignature');
        showToast({ text: `Recorded for ${contact.name}, with you as the witness.` });
        onClose();
      }}
    >
      <Segmented label="What came of it" options={outcomes} value={outcome.value} onChange={outcome.onChange} />
      {outcome.value === 'signed' ? (
        <>
          <p>Hand {contact.name} the device. Your name is recorded as the witness.</p>
          <HandwritingFields
            name={contact.name}
            agreement={`${contact.name} has read the declaration under the report and agrees to it.`}
          />
        </>
      ) : (
        <FieldGroup>
          <TextAreaField name="reason" label="Why" hint="It is printed in the report." />
        </FieldGroup>
      )}
    </FormDialog>
  );
}

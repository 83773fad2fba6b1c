/** Signs the report: the declaration, who signs, and a drawn or typed name. */
import { useController } from 'react-hook-form';
import { SignatureDraft } from '#contract/published-report.ts';
import { CheckField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { FieldError, FieldGroup } from '#web/ui/fields/field.tsx';
import styles from './finished-report.module.css';
import { keepParty, keptParty, PartyFields } from './party-fields.tsx';
import { SignaturePad } from '#web/forms/signature/signature-pad.tsx';

export type SignatureBody = ReturnType<typeof SignatureDraft.parse>;
type Values = { name: string; role: string; method: string; drawing: string; accepts_declaration: boolean };

type Props = { declaration: string; onSign: (body: SignatureBody) => Promise<unknown>; onClose: () => void };

const methods = [
  { value: 'drawn', label: 'Draw' },
  { value: 'typed', label: 'Type' },
];

export function SignDialog({ declaration, onSign, onClose }: Props) {
  const form = useContractForm<Values, typeof SignatureDraft>({
    schema: SignatureDraft,
    initial: { ...keptParty(), method: 'drawn', drawing: '', accepts_declaration: false },
    toBody: ({ drawing, ...values }) => ({
      ...values,
      name: values.name.trim(),
      drawing: values.method === 'typed' || drawing === '' ? null : drawing,
    }),
  });
  const method = useController({ name: 'method', control: form.control }).field;
  const name = form.watch('name');
  const { field: drawing, fieldState } = useController({ name: 'drawing', control: form.control });

  return (
    <FormDialog
      form={form}
      title="Sign the report"
      onClose={onClose}
      label="Signature"
      action="Sign"
      onSave={async (body) => {
        await onSign(body);
        keepParty({ name: body.name, role: body.role });
        onClose();
      }}
    >
      <p className={styles.declaration}>{declaration}</p>
      <FieldGroup>
        <PartyFields nameField="name" />
      </FieldGroup>
      <Segmented label="How to sign" options={methods} value={method.value} onChange={method.onChange} />
      {method.value === 'drawn' ? (
        <div>
          <SignaturePad path={drawing.value} onChange={drawing.onChange} />
          {fieldState.error !== undefined && (
            <FieldError id="drawing-error">
              {drawing.value === '' ? 'Draw your signature above, or type it instead.' : 'Draw more than a dot.'}
            </FieldError>
          )}
        </div>
      ) : (
        <div>
          <p className={styles.typedName} aria-hidden="true">
            {name.trim() === '' ? '…' : name}
          </p>
          <p className={styles.byline}>Your name as typed above counts as your signature.</p>
        </div>
      )}
      <CheckField name="accepts_declaration" label="I agree to the declaration above." />
    </FormDialog>
  );
}

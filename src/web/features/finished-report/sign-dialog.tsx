/** Signs the report by a link of one's own, or declines to: the declaration, the signature, and a code from one's mailbox. */
import { SignatureDraft } from '#contract/inspections/report-signing.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { CodeField } from './code-field.tsx';
import type { ReportReader } from './finished.ts';
import styles from './finished-report.module.css';
import { type Handwriting, handwritingBody, HandwritingFields, noHandwriting } from './handwriting-fields.tsx';

export type SignatureBody = ReturnType<typeof SignatureDraft.parse>;
type Values = Handwriting & { reason: string; code: string };

type Props = {
  /** The token of the link. */
  reportKey: string;
  declaration: string;
  reader: ReportReader;
  isSigned: boolean;
  onSign: (body: SignatureBody) => Promise<unknown>;
  onClose: () => void;
};

export function SignDialog({ reportKey, declaration, reader, isSigned, onSign, onClose }: Props) {
  const form = useContractForm<Values, typeof SignatureDraft>({
    schema: SignatureDraft,
    initial: { ...noHandwriting, reason: '', code: '' },
    toBody: ({ reason, code, ...values }) => ({
      ...handwritingBody(values, isSigned),
      outcome: isSigned ? 'signed' : 'declined',
      reason: isSigned || reason.trim() === '' ? null : reason,
      code: code.trim(),
    }),
  });

  return (
    <FormDialog
      form={form}
      title={isSigned ? 'Sign the report' : 'Decline to sign'}
      onClose={onClose}
      label={isSigned ? 'Signature' : undefined}
      action={isSigned ? 'Sign' : 'Decline to sign'}
      onSave={async (body) => {
        await onSign(body);
        onClose();
      }}
    >
      {isSigned ? (
        <>
          <p className={styles.declaration}>{declaration}</p>
          <p>
            You sign as <strong>{reader.name}</strong>. If that is somebody else, close this page: the link is theirs.
          </p>
          <HandwritingFields name={reader.name} agreement="I agree to the declaration above." />
        </>
      ) : (
        <>
          <p>
            The report will say that <strong>{reader.name}</strong> declined to sign it. You can still sign it later.
          </p>
          <FieldGroup>
            <TextAreaField
              name="reason"
              label="Why"
              hint="It is printed in the report. Leave it empty to give no reason."
            />
          </FieldGroup>
        </>
      )}
      <CodeField reportKey={reportKey} sentTo={reader.sends_codes_to} />
    </FormDialog>
  );
}

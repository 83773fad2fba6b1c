/** Giving the firm's certificate with its key, as one text that its authority or OpenSSL writes. */
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { SigningCertificateChange } from '#contract/account/signing-certificate.ts';
import { PasswordField, TextAreaField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { updateSigningCertificateMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { SigningCertificate } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import settings from '../settings.module.css';

type Values = { pem: string; passphrase: string };

export function SigningDialog({ current, onClose }: { current: SigningCertificate; onClose: () => void }) {
  const id = useId();
  const update = useMutation(updateSigningCertificateMutation());
  const { attempt, proofDialog } = useProof();
  const form = useContractForm({
    schema: SigningCertificateChange,
    initial: { pem: '', passphrase: '' },
    toBody: ({ pem, passphrase }: Values) => ({ pem, ...(passphrase !== '' && { passphrase }) }),
  });
  const handleSave = submitHandler(form, async (body) => {
    // It is given whole: nothing of a colleague's is lost that would still be wanted.
    const saved = await attempt(() => update.mutateAsync({ body }));
    if (saved === undefined) return;
    showToast({ text: 'Saved: new PDFs are signed with it.' });
    onClose();
    await afterWrite('signingCertificate');
  });

  return (
    <>
      <Dialog
        title={current.subject === null ? 'Sign in the name of the firm' : 'Another certificate'}
        closesOutside={false}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form={id} isBusy={form.formState.isSubmitting}>
              Save
            </Button>
          </>
        }
      >
        <p className={settings.quiet}>
          The authority gives a certificate for signing documents, often as a file that ends in .p12 or .pfx. OpenSSL
          makes a text of it: <code>openssl pkcs12 -in firm.p12 -out firm.pem</code>
        </p>
        <Form form={form} id={id} label="Certificate" onSubmit={handleSave}>
          <FieldGroup title="Certificate and key">
            <TextAreaField
              name="pem"
              label="Text of firm.pem"
              hint="With the private key, and the certificates that vouch for it"
              rows={8}
              isRequired
              span={12}
            />
            <PasswordField
              name="passphrase"
              label="Passphrase of the key"
              autoComplete="new-password"
              hint="The key is kept encrypted, and never shown"
              span={6}
            />
          </FieldGroup>
        </Form>
      </Dialog>
      {proofDialog}
    </>
  );
}

/** Changing how one signs in asks for the password, unless that was given within ten minutes. */
import { useState } from 'react';
import { IdentityProof } from '#contract/sign-in/factor.ts';
import { PasswordField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { ApiError, errorText } from '#web/queries/api-error.ts';
import { proveIdentity } from '#web/queries/generated/sdk.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './my-account.module.css';

type Asked = { onAnswer: (isProved: boolean) => void };

/** `prove(act)` acts, if need be after the password; undefined when the person gave up or it failed, which was said. */
export function useProof() {
  const [asked, setAsked] = useState<Asked>();

  const prove = async <Result,>(act: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'proof_needed') {
        showToast({ text: errorText(error) });
        return undefined;
      }
    }
    const isProved = await new Promise<boolean>((resolve) => setAsked({ onAnswer: resolve }));
    setAsked(undefined);
    return isProved ? prove(act) : undefined;
  };

  return { prove, proofDialog: asked && <ProofDialog {...asked} /> };
}

function ProofDialog({ onAnswer }: Asked) {
  const form = useContractForm({
    schema: IdentityProof,
    initial: { current_password: '' },
    toBody: (values) => values,
  });
  const handleProof = submitHandler(form, async (body) => {
    await proveIdentity({ body });
    onAnswer(true);
  });

  return (
    <Dialog
      title="Is it you?"
      size="sm"
      closesOutside={false}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form="proof" isBusy={form.formState.isSubmitting}>
            Go on
          </Button>
        </>
      }
    >
      <p className={styles.words}>
        Give your password before you change how you sign in. Without one, sign out and in again: that counts as well.
      </p>
      <Form form={form} id="proof" label="Is it you?" onSubmit={handleProof}>
        <FieldGroup>
          <PasswordField name="current_password" label="Current password" autoComplete="current-password" isRequired />
        </FieldGroup>
      </Form>
    </Dialog>
  );
}

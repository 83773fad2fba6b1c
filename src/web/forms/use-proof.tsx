/** Changing how somebody signs in, oneself or another, asks for the own password, unless it was given within ten minutes. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IdentityProof } from '#contract/sign-in/factor.ts';
import { ApiError, errorText } from '#web/queries/api-error.ts';
import { getFactorsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { proveIdentity } from '#web/queries/generated/sdk.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { PasswordField, TextField } from './fields.tsx';
import styles from './form.module.css';
import { FormDialog } from './form-dialog.tsx';
import { useContractForm } from './use-contract-form.ts';

type Asked = { onAnswer: (isProved: boolean) => void };

/**
 * `attempt(act)` acts, if need be after the password; undefined when the person gave that up. `prove(act)` says besides why it
 * failed, where no form does: undefined then as well.
 */
export function useProof() {
  const [asked, setAsked] = useState<Asked>();

  const attempt = async <Result,>(act: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'proof_needed') throw error;
    }
    const isProved = await new Promise<boolean>((resolve) => setAsked({ onAnswer: resolve }));
    setAsked(undefined);
    return isProved ? attempt(act) : undefined;
  };

  const prove = async <Result,>(act: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await attempt(act);
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
      return undefined;
    }
  };

  return { attempt, prove, proofDialog: asked && <ProofDialog {...asked} /> };
}

function ProofDialog({ onAnswer }: Asked) {
  const { data: factors } = useQuery(getFactorsOptions());
  const hasApp = factors !== undefined && factors.authenticator_app !== null;
  const form = useContractForm({
    schema: IdentityProof,
    initial: { current_password: '', code: '' },
    toBody: ({ current_password, code }) => ({ current_password, ...(code !== '' && { code }) }),
  });

  return (
    <FormDialog
      form={form}
      title="Is it you?"
      size="sm"
      onClose={() => onAnswer(false)}
      action="Go on"
      onSave={async (body) => {
        await proveIdentity({ body });
        onAnswer(true);
      }}
    >
      <p className={styles.words}>
        This changes how somebody signs in, so give your password first. Without one, or with a passkey alone, sign out
        and in again: that counts as well.
      </p>
      <FieldGroup>
        <PasswordField name="current_password" label="Current password" autoComplete="current-password" isRequired />
        {hasApp && (
          <TextField name="code" label="Code" hint="The six digits that your authenticator app shows." isRequired />
        )}
      </FieldGroup>
    </FormDialog>
  );
}

/** Asks who is there before something that an open browser is not enough for: by the password, with the code of an app, or by a passkey. */
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { IdentityProof } from '#contract/sign-in/factor.ts';
import { errorText } from '#web/queries/api-error.ts';
import { createProofOptions, proveIdentity } from '#web/queries/generated/sdk.gen.ts';
import type { Factors } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { PasswordField, TextField } from './fields.tsx';
import styles from './form.module.css';
import { FormDialog } from './form-dialog.tsx';
import { useContractForm } from './use-contract-form.ts';

const title = 'Is it you?';

type Props = { onAnswer: (isProved: boolean) => void };
/** `factors` are missing where they could not be read: then the password is asked for. */
export function ProofDialog({ factors, onAnswer }: Props & { factors: Factors | undefined }) {
  const hasApp = factors !== undefined && factors.authenticator_app !== null;
  const hasPasskey =
    factors?.passkeys_offered === true && factors.passkeys.length > 0 && typeof PublicKeyCredential === 'function';
  // A role that needs a second factor and has a passkey alone is not proved by a password.
  const takesPassword =
    factors === undefined || (factors.has_password && (hasApp || !factors.demanded || factors.passkeys.length === 0));
  if (takesPassword) return <PasswordProof hasApp={hasApp} hasPasskey={hasPasskey} onAnswer={onAnswer} />;
  return (
    <Dialog title={title} size="sm" onClose={() => onAnswer(false)}>
      <p className={styles.words}>
        An open browser is not enough for this.{' '}
        {hasPasskey
          ? 'Use your passkey first.'
          : 'Sign out first, and in again in the way that you always do: that counts for ten minutes.'}
      </p>
      {hasPasskey && <PasskeyProof isFirst onAnswer={onAnswer} />}
    </Dialog>
  );
}

function PasswordProof({ hasApp, hasPasskey, onAnswer }: Props & { hasApp: boolean; hasPasskey: boolean }) {
  const form = useContractForm({
    schema: IdentityProof.pick({ current_password: true, code: true }).required({ current_password: true }),
    initial: { current_password: '', code: '' },
    toBody: ({ current_password, code }) => ({ current_password, ...(code !== '' && { code }) }),
  });

  return (
    <FormDialog
      form={form}
      title={title}
      size="sm"
      onClose={() => onAnswer(false)}
      action="Go on"
      onSave={async (body) => {
        await proveIdentity({ body });
        onAnswer(true);
      }}
    >
      <p className={styles.words}>
        An open browser is not enough for this, so give your password first
        {hasPasskey ? ', or use your passkey.' : '. Signing out and in again counts as well.'}
      </p>
      <FieldGroup>
        <PasswordField name="current_password" label="Current password" autoComplete="current-password" isRequired />
        {hasApp && (
          <TextField name="code" label="Code" hint="The six digits that your authenticator app shows." isRequired />
        )}
      </FieldGroup>
      {hasPasskey && <PasskeyProof onAnswer={onAnswer} />}
    </FormDialog>
  );
}

/** `isFirst`: there is nothing else in the dialog to begin with. */
function PasskeyProof({ isFirst = false, onAnswer }: Props & { isFirst?: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const prove = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await proveByPasskey();
      onAnswer(true);
    } catch (error) {
      const isGivenUp = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
      setProblem(isGivenUp ? 'No passkey was used. Try again.' : errorText(error));
      setBusy(false);
    }
  };

  return (
    <div className={styles.passkey}>
      <Button
        icon={<KeyRound />}
        variant={isFirst ? 'primary' : 'default'}
        isBusy={isBusy}
        data-autofocus={isFirst || undefined}
        onClick={() => void prove()}
      >
        Use a passkey
      </Button>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

async function proveByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { data } = await createProofOptions();
  const credential = JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(data.options) }));
  await proveIdentity({ body: { credential } });
}

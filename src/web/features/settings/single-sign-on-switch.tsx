/** Trying the provider as it is saved, and switching it on and off. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ifMatch } from '#web/forms/use-conflict.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { errorText } from '#web/queries/api-error.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  trySingleSignOnMutation,
  updateSingleSignOnMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { SingleSignOn } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import styles from './single-sign-on.module.css';

export function SingleSignOnSwitch({ current }: { current: SingleSignOn }) {
  const trial = useMutation(trySingleSignOnMutation());
  const update = useMutation(updateSingleSignOnMutation());
  const { attempt, proofDialog } = useProof();
  const [refusal, setRefusal] = useState<string>();

  const handleTry = async () => {
    setRefusal(undefined);
    try {
      const { url } = await trial.mutateAsync({});
      window.location.assign(url);
    } catch (error) {
      setRefusal(errorText(error));
    }
  };
  const handleSwitch = async () => {
    if (!current.enabled && current.password_administrator_id !== null && !(await confirmWithoutPasswords(current)))
      return;
    setRefusal(undefined);
    try {
      const body = { enabled: !current.enabled };
      await attempt(() => update.mutateAsync({ body, headers: ifMatch(current.version) }));
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      // After a refusal as well: somebody else may have changed what is switched.
      await afterWrite('singleSignOn');
    }
  };

  return (
    <div className={styles.part}>
      <h3>{current.enabled ? 'It is switched on' : 'It is switched off'}</h3>
      <p className={styles.state}>{stateWords(current)}</p>
      {outsideWords(current) !== undefined && <p>{outsideWords(current)}</p>}
      <div className={styles.actions}>
        <Button isBusy={trial.isPending} onClick={() => void handleTry()}>
          Try it
        </Button>
        <Button
          variant={current.enabled || current.tried_at === null ? 'default' : 'primary'}
          isBusy={update.isPending}
          onClick={() => void handleSwitch()}
        >
          {current.enabled ? 'Switch it off' : 'Switch it on'}
        </Button>
      </div>
      {refusal !== undefined && (
        <p className={styles.fault} role="alert">
          {refusal}
        </p>
      )}
      {proofDialog}
    </div>
  );
}

function stateWords({ enabled, tried_at }: SingleSignOn): string {
  if (enabled)
    return 'People type their e-mail address on the sign-in page and choose “Sign in with your firm’s account”.';
  if (tried_at === null) return 'Try it first: you sign in at the provider, and a page says what came back.';
  return 'It was tried with the settings as they are.';
}

function outsideWords({ password_administrator_id, people_outside: count }: SingleSignOn): string | undefined {
  if (password_administrator_id === null || count === 0) return undefined;
  const who = count === 1 ? 'One member of staff has an address' : `${count} members of staff have addresses`;
  return `${who} outside of the proven domains, and cannot sign in while passwords are off.`;
}

function confirmWithoutPasswords(current: SingleSignOn): Promise<boolean> {
  return confirm({
    title: 'Switch it on, and passwords off?',
    text: `From then on one administrator alone signs in by password or passkey: the staff’s passkeys stay, and let nobody in meanwhile. ${outsideWords(current) ?? ''}`.trim(),
    action: 'Switch it on',
    keep: 'Leave it off',
  });
}

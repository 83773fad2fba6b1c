/** The authenticator app that the sign-in asks after the password, and the recovery codes that go with it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { getFactorsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import {
  createAuthenticatorSecret,
  createRecoveryCodes,
  deleteAuthenticatorApp,
} from '#web/queries/generated/sdk.gen.ts';
import type { AuthenticatorSecret, Factors } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './my-account.module.css';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUpAppDialog } from './set-up-app-dialog.tsx';

export function SecondFactorSection() {
  const { data: factors } = useQuery({ ...getFactorsOptions(), throwOnError: whenEmpty });
  const { prove, proofDialog } = useProof();
  const [setUp, setSetUp] = useState<AuthenticatorSecret>();
  const [codes, setCodes] = useState<string[]>();

  const startSetUp = async () => setSetUp((await prove(() => createAuthenticatorSecret()))?.data);
  const renewCodes = async () => {
    const made = await prove(() => createRecoveryCodes());
    setCodes(made?.data.recovery_codes);
    await afterWrite('factor');
  };
  const remove = async () => {
    const isSure = await confirm({
      title: 'Remove the authenticator app?',
      text: 'The sign-in asks for your password alone then, and the recovery codes end. Other browsers are signed out.',
      action: 'Remove the app',
      isDanger: true,
    });
    if (!isSure || (await prove(() => deleteAuthenticatorApp())) === undefined) return;
    await afterWrite('factor');
    showToast({ text: 'The authenticator app was removed.' });
  };

  return (
    <Panel title="Second factor">
      {factors === undefined ? (
        <Skeleton height="5rem" />
      ) : (
        <>
          <State factors={factors} />
          <div className={styles.actions}>
            <Button onClick={() => void startSetUp()}>
              {factors.authenticator_app === null ? 'Set up an authenticator app' : 'Set up another app instead'}
            </Button>
            {factors.authenticator_app !== null && (
              <>
                <Button onClick={() => void renewCodes()}>Make new recovery codes</Button>
                <Button onClick={() => void remove()}>Remove the app</Button>
              </>
            )}
          </div>
        </>
      )}
      {proofDialog}
      {setUp !== undefined && (
        <SetUpAppDialog
          {...setUp}
          onClose={() => setSetUp(undefined)}
          onDone={(made) => {
            setSetUp(undefined);
            setCodes(made);
            void afterWrite('factor');
          }}
        />
      )}
      {codes !== undefined && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  );
}

function State({ factors: { authenticator_app: app, recovery_codes_left: left, demanded } }: { factors: Factors }) {
  return (
    <p className={styles.words}>
      {app === null ? (
        'With an app on your telephone, the sign-in asks for a code after your password. Somebody who learns your password cannot get in then.'
      ) : (
        <>
          The sign-in asks for a code of your authenticator app, set up on <DateTime at={app.created_at} />.{' '}
          {left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`}
        </>
      )}
      {demanded && ' Your role needs a second factor.'} A change signs you out in all other browsers.
    </p>
  );
}

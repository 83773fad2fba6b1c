/** Passkeys: a fingerprint, a face or the device's PIN instead of a password. */
import { startRegistration } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PasskeyChange } from '#contract/sign-in/factor.ts';
import { TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { getFactorsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { createPasskey, createPasskeyOptions, deletePasskey, updatePasskey } from '#web/queries/generated/sdk.gen.ts';
import type { Passkey } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './my-account.module.css';

export function PasskeySection() {
  const { data: factors } = useQuery({ ...getFactorsOptions(), throwOnError: whenEmpty });
  const { prove, proofDialog } = useProof();
  const [renamed, setRenamed] = useState<Passkey>();

  const add = async () => {
    const started = await prove(() => createPasskeyOptions());
    if (started === undefined) return;
    const credential = await askBrowser(started.data.options);
    if (credential === undefined) return;
    const added = await prove(() => createPasskey({ body: { name: 'New passkey', credential } }));
    await afterWrite('factor');
    setRenamed(added?.data);
  };
  const remove = async ({ id, name }: Passkey) => {
    const isSure = await confirm({
      title: `Remove “${name}”?`,
      text: 'It signs you in no more. Your device may go on to offer it until you remove it there as well. Other browsers are signed out.',
      action: 'Remove the passkey',
      isDanger: true,
    });
    if (!isSure || (await prove(() => deletePasskey({ path: { passkey_id: id } }))) === undefined) return;
    await afterWrite('factor');
    showToast({ text: 'The passkey was removed.' });
  };

  return (
    <Panel title="Passkeys">
      <p className={styles.words}>
        Sign in with your fingerprint, your face or the PIN of a device instead of a password and a code. Adding or
        removing one signs you out in all other browsers.
        {factors?.passkeys_offered === false &&
          ' They need Keyturn to have an address that is https with a host name, which it has not here.'}
      </p>
      {factors === undefined ? (
        <Skeleton height="5rem" />
      ) : (
        <>
          {factors.passkeys.length > 0 && (
            <ul className={styles.passkeys} aria-label="Passkeys">
              {factors.passkeys.map((passkey) => (
                <li key={passkey.id}>
                  <KeyRound size={18} aria-hidden />
                  <div className={styles.passkey}>
                    <strong>{passkey.name}</strong>
                    <LastUse {...passkey} />
                  </div>
                  <IconButton label={`Rename ${passkey.name}`} icon={<Pencil />} onClick={() => setRenamed(passkey)} />
                  <IconButton label={`Remove ${passkey.name}`} icon={<Trash2 />} onClick={() => void remove(passkey)} />
                </li>
              ))}
            </ul>
          )}
          {factors.passkeys_offered && <Button onClick={() => void add()}>Add a passkey</Button>}
        </>
      )}
      {proofDialog}
      {renamed !== undefined && <RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
    </Panel>
  );
}

/** Undefined when the person gave up, or the device cannot; the browser itself says why. */
async function askBrowser(options: string): Promise<string | undefined> {
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    showToast({ text: isKnown ? 'This device has a passkey of yours already.' : 'No passkey was added.' });
    return undefined;
  }
}

function LastUse({ created_at, last_used_at }: Passkey) {
  return (
    <span className={styles.quiet}>
      Added <DateTime at={created_at} />
      {last_used_at === null ? ', not used yet' : ', last used '}
      <DateTime at={last_used_at} />
    </span>
  );
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useContractForm({ schema: PasskeyChange, initial: { name }, toBody: (values) => values });
  return (
    <FormDialog
      form={form}
      title="Name of the passkey"
      size="sm"
      onClose={onClose}
      action="Save"
      onSave={async (body) => {
        await updatePasskey({ path: { passkey_id: id }, body });
        await afterWrite('factor');
        onClose();
      }}
    >
      <FieldGroup>
        <TextField name="name" label="Name" hint="By which you know the device again." isRequired takesFocus />
      </FieldGroup>
    </FormDialog>
  );
}

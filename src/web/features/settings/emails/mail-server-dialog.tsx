/** Naming the firm's mail server. It is saved and tried in one: nothing goes through it before a test e-mail has. */
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { MailServerChange } from '#contract/account/mail-server.ts';
import { NumberField, PasswordField, TextField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { holdTyped } from '#web/forms/hold-typed.ts';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { tryMailServerMutation, updateMailServerMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { MailServer } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import settings from '../settings.module.css';
import styles from './emails.module.css';

const usualPort = 587;

const valuesOf = ({ host, port, user_name, sender }: MailServer) => ({
  host: host ?? '',
  port: port ?? usualPort,
  user_name: user_name ?? '',
  password: '',
  sender: sender ?? '',
});
type Values = ReturnType<typeof valuesOf>;

const labels = { host: 'Server', port: 'Port', user_name: 'User name', sender: 'E-mails come from' };

export function MailServerDialog({ current, onClose }: { current: MailServer; onClose: () => void }) {
  const id = useId();
  const update = useMutation(updateMailServerMutation());
  const trial = useMutation(tryMailServerMutation());
  /** As the fields began with it: what comes meanwhile is somebody else's. */
  const [before, setBefore] = useState(current);
  const [failure, setFailure] = useState<string>();
  const { attempt, proofDialog } = useProof();
  const { save, conflictDialog } = useConflict(labels);
  const form = useContractForm({
    schema: MailServerChange,
    initial: valuesOf(current),
    toBody: ({ password, ...rest }: Values) => ({
      ...rest,
      ...((password !== '' || !before.has_password) && { password }),
    }),
  });
  const handleSave = submitHandler(form, async (body) => {
    setFailure(undefined);
    const settle = holdTyped(form);
    const saved = await save({
      before,
      body,
      send: (changes, headers) => attempt(() => update.mutateAsync({ body: changes, headers })),
    });
    if (saved === undefined) return;
    setBefore(saved);
    let answer: string | null;
    let isTypedSince: boolean;
    try {
      // A server that worked before was tried with the change already.
      answer = saved.tried_at === null ? (await trial.mutateAsync({})).failure : null;
    } finally {
      await afterWrite('mailServer');
      isTypedSince = settle(valuesOf(saved));
    }
    if (answer === null) {
      showToast({ text: 'Connected. A test e-mail is on its way to you.' });
      if (!isTypedSince) onClose();
    } else setFailure(answer);
  });

  return (
    <>
      <Dialog
        title={current.host === null ? 'Connect a mail server' : 'Your mail server'}
        closesOutside={false}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form={id} isBusy={form.formState.isSubmitting}>
              Save and send a test
            </Button>
          </>
        }
      >
        <p className={settings.quiet}>
          Your e-mail provider says what belongs here, often on a page about outgoing mail. Once the test has gone, all
          e-mails of the firm go this way, and so do those of the last three days that wait here.
          {before.tried_at != null && ' While it does not go, they keep to the way they have now.'}
        </p>
        <Form form={form} id={id} label="Mail server" onSubmit={handleSave}>
          <ServerFields hasPassword={before.has_password} />
        </Form>
        {failure !== undefined && (
          <p className={styles.failure} role="alert">
            It is saved, but the test did not go, and so nothing else does. The answer was: {failure}
          </p>
        )}
      </Dialog>
      {proofDialog}
      {conflictDialog}
    </>
  );
}

function ServerFields({ hasPassword }: { hasPassword: boolean }) {
  return (
    <FieldGroup title="Outgoing mail">
      <TextField name="host" label="Server" hint="Such as mail.harbour.example" isRequired takesFocus span={8} />
      <NumberField name="port" label="Port" hint="587 or 465" min={1} max={65_535} isRequired span={4} />
      <TextField name="user_name" label="User name" hint="Often the e-mail address" isRequired span={6} />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint={
          hasPassword
            ? 'Kept, and never shown. Type one to replace it.'
            : 'Some providers want one made for this, an app password.'
        }
        isRequired={!hasPassword}
        span={6}
      />
      <TextField
        name="sender"
        label="E-mails come from"
        type="email"
        hint="An address for which this server may send"
        isRequired
      />
    </FieldGroup>
  );
}

/** The steps of one application: other words and addresses, another secret, its end. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { scopeText } from '#domain/scope.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  deleteApplicationMutation,
  rotateApplicationSecretMutation,
  updateApplicationMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Application } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { ApplicationDialog } from './application-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';

type Props = { application: Application; onGone: () => void };

export function ApplicationActions({ application, onGone }: Props) {
  const { name } = application;
  const path = { application_id: application.id };
  const rotate = useMutation(rotateApplicationSecretMutation());
  const remove = useMutation(deleteApplicationMutation());
  const [edited, setEdited] = useState<Application>();
  const [secret, setSecret] = useState<string>();
  const proof = useProof();

  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
      return true;
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
      return false;
    }
  };
  const askRotate = async () => {
    const text = `The old one stops working at once: ${name} cannot renew its access until it has the new one.`;
    if (!(await confirm({ title: 'Make a new secret?', text, action: 'Make a new secret', isDanger: true }))) return;
    await attempt(async () => {
      const made = await proof.attempt(() => rotate.mutateAsync({ path }));
      if (typeof made?.client_secret === 'string') setSecret(made.client_secret);
    });
    await afterWrite('application');
  };
  const askRemove = async () => {
    const text = `Everything that people have allowed to ${name} ends at once, and its webhooks go with it.`;
    if (!(await confirm({ title: `Remove ${name}?`, text, action: 'Remove', isDanger: true }))) return;
    if (!(await attempt(() => remove.mutateAsync({ path })))) return;
    showToast({ text: `${name} was removed.` });
    // First away from the page, which would ask for what is gone.
    onGone();
    await afterWrite('application', 'webhook');
  };

  return (
    <>
      <Button isBusy={remove.isPending} onClick={() => void askRemove()}>
        Remove
      </Button>
      {!application.public && (
        <Button isBusy={rotate.isPending} onClick={() => void askRotate()}>
          New secret
        </Button>
      )}
      <Button onClick={() => setEdited(application)}>Edit</Button>
      {proof.proofDialog}
      {edited && <Edit application={edited} onClose={() => setEdited(undefined)} />}
      {secret !== undefined && <ApplicationSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

export function ApplicationSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <SecretDialog
      title="The secret of the application"
      text="Put it into the application, which proves by it who it is."
      secret={secret}
      onClose={onClose}
    />
  );
}

const labels = {
  name: 'Name',
  description: 'Purpose',
  redirect_uris: 'Addresses after sign-in',
  scopes: 'The most it may do',
};
const valueWord = (value: unknown): string | undefined =>
  Array.isArray(value) ? value.map((one: string) => scopeText(one)).join(', ') : undefined;

/** The application as it was when the form was opened: only what was changed is sent, with that version. */
function Edit({ application, onClose }: { application: Application; onClose: () => void }) {
  const update = useMutation(updateApplicationMutation());
  const { attempt, proofDialog } = useProof();
  const { save, conflictDialog } = useConflict(labels, String, { valueWord });
  const path = { application_id: application.id };
  return (
    <>
      <ApplicationDialog
        application={application}
        onClose={onClose}
        onSave={async (body) => {
          const send = (changes: Partial<typeof body>, headers: { 'If-Match': string }) =>
            attempt(() => update.mutateAsync({ path, body: changes, headers }));
          if ((await save({ before: application, body, send })) === undefined) return;
          await afterWrite('application');
          onClose();
        }}
      />
      {proofDialog}
      {conflictDialog}
    </>
  );
}

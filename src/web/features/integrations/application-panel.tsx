/** One application beside the list: its ids and addresses, another secret, and its end. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { scopeMeanings } from '#domain/scope.ts';
import { changedOf } from '#web/forms/changed-of.ts';
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
import { Details } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { ApplicationDialog } from './application-dialog.tsx';
import { Lines } from './lines.tsx';

type Props = { application: Application; onSecret: (secret: string) => void; onClose: () => void };

export function ApplicationPanel({ application, onSecret, onClose }: Props) {
  const { name } = application;
  const path = { application_id: application.id };
  const rotate = useMutation(rotateApplicationSecretMutation());
  const remove = useMutation(deleteApplicationMutation());
  const [edited, setEdited] = useState<Application>();

  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
    await afterWrite('application');
  };
  const askRotate = async () => {
    const text = `The old one stops working at once: ${name} cannot renew its access until it has the new one.`;
    if (!(await confirm({ title: 'Make a new secret?', text, action: 'Make a new secret', isDanger: true }))) return;
    await attempt(async () => {
      const made = await rotate.mutateAsync({ path });
      if (typeof made.client_secret === 'string') onSecret(made.client_secret);
    });
  };
  const askRemove = async () => {
    const text = `Everything that people have allowed to ${name} ends at once.`;
    if (!(await confirm({ title: `Remove ${name}?`, text, action: 'Remove', isDanger: true }))) return;
    await attempt(async () => {
      await remove.mutateAsync({ path });
      showToast({ text: `${name} was removed.` });
      onClose();
    });
  };

  return (
    <>
      <Dialog
        title={name}
        at="panel"
        onClose={onClose}
        footer={
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
          </>
        }
      >
        <Facts application={application} />
      </Dialog>
      {edited && <Edit application={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function Facts({ application }: { application: Application }) {
  const meanings: Readonly<Record<string, string>> = scopeMeanings;
  return (
    <Details
      items={[
        { label: 'Purpose', value: application.description },
        { label: 'Client id', value: <code>{application.client_id}</code> },
        {
          label: 'Secret',
          value: application.public ? 'None: it runs on people’s own devices' : 'Shown when it was made',
        },
        { label: 'Addresses after sign-in', value: <Lines lines={application.redirect_uris} /> },
        { label: 'The most it may do', value: <Lines lines={application.scopes.map((one) => meanings[one] ?? one)} /> },
        { label: 'Registered', value: <DateTime at={application.created_at} /> },
      ]}
    />
  );
}

/** The application as it was when the form was opened: only what was changed is sent. */
function Edit({ application, onClose }: { application: Application; onClose: () => void }) {
  const update = useMutation(updateApplicationMutation());
  return (
    <ApplicationDialog
      application={application}
      onClose={onClose}
      onSave={async (body) => {
        await update.mutateAsync({ path: { application_id: application.id }, body: changedOf(application, body) });
        await afterWrite('application');
        onClose();
      }}
    />
  );
}

/** The steps of one webhook: a test, what was sent once more, a pause, another address, another secret, its end. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  deleteWebhookMutation,
  testWebhookMutation,
  updateWebhookMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Webhook } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { eventsText } from './event-words.ts';
import { ReplayDialog } from './replay-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { isSent } from './webhook-columns.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

type Props = { webhook: Webhook; onGone: () => void };

export function WebhookActions({ webhook, onGone }: Props) {
  const path = { webhook_id: webhook.id };
  const update = useMutation(updateWebhookMutation());
  const test = useMutation(testWebhookMutation());
  const remove = useMutation(deleteWebhookMutation());
  const [edited, setEdited] = useState<Webhook>();
  const [secret, setSecret] = useState<string>();
  const proof = useProof();
  const isBusy = update.isPending || test.isPending || remove.isPending;

  const attempt = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      showToast({ text: done });
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
    await afterWrite('webhook');
  };
  const turn = () =>
    attempt(
      () => update.mutateAsync({ path, body: { enabled: !webhook.enabled } }),
      webhook.enabled ? 'The webhook is paused.' : 'The webhook is on again.',
    );
  const rotate = async () => {
    const text =
      'Both secrets sign each message for a day, so that nothing is lost until the other system has the new one.';
    if (!(await confirm({ title: 'Make a new secret?', text, action: 'Make a new secret' }))) return;
    const made = await proof.prove(() => update.mutateAsync({ path, body: { rotate_secret: true } }));
    if (typeof made?.secret === 'string') setSecret(made.secret);
    await afterWrite('webhook');
  };
  const end = async () => {
    const text = `${webhook.url} is told of nothing more, and the list of its deliveries goes.`;
    if (!(await confirm({ title: 'Delete this webhook?', text, action: 'Delete', isDanger: true }))) return;
    await attempt(async () => {
      await remove.mutateAsync({ path });
      onGone();
    }, 'The webhook was deleted.');
  };

  return (
    <>
      <Button disabled={isBusy} onClick={() => void end()}>
        Delete
      </Button>
      <Button disabled={isBusy} onClick={() => void rotate()}>
        New secret
      </Button>
      <Button disabled={isBusy} onClick={() => setEdited(webhook)}>
        Edit
      </Button>
      <Button isBusy={update.isPending} onClick={() => void turn()}>
        {webhook.enabled ? 'Pause' : 'Resume'}
      </Button>
      {isSent(webhook) && <Replaying webhookId={webhook.id} />}
      {isSent(webhook) && (
        <Button
          variant="primary"
          isBusy={test.isPending}
          onClick={() => void attempt(() => test.mutateAsync({ path }), 'A test is on its way.')}
        >
          Send a test
        </Button>
      )}
      {proof.proofDialog}
      {edited && <Edit webhook={edited} onClose={() => setEdited(undefined)} />}
      {secret !== undefined && (
        <SecretDialog
          title="The new secret"
          text="The other system checks by it that a message comes from here."
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  );
}

function Replaying({ webhookId }: { webhookId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send again…</Button>
      {isOpen && <ReplayDialog webhookId={webhookId} onClose={() => setOpen(false)} />}
    </>
  );
}

const valueWord = (value: unknown) => (Array.isArray(value) ? eventsText(value) : undefined);

/** The webhook as it was when the form was opened: only what was changed is sent, with that version. */
function Edit({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const update = useMutation(updateWebhookMutation());
  const { attempt, proofDialog } = useProof();
  const { save, conflictDialog } = useConflict({ url: 'Address', events: 'Events' }, String, { valueWord });
  const path = { webhook_id: webhook.id };
  return (
    <>
      <WebhookDialog
        webhook={webhook}
        onClose={onClose}
        onSave={async (body) => {
          const send = (changes: Partial<typeof body>, headers: { 'If-Match': string }) =>
            attempt(() => update.mutateAsync({ path, body: changes, headers }));
          if ((await save({ before: webhook, body, send })) === undefined) return;
          await afterWrite('webhook');
          onClose();
        }}
      />
      {proofDialog}
      {conflictDialog}
    </>
  );
}

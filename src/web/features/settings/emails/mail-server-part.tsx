/** The firm's own mail server: connected, waiting for its test, or none yet. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { deleteMailServerMutation, getMailServerOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { MailServer } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import settings from '../settings.module.css';
import styles from './emails.module.css';

const MailServerDialog = late(async () => (await import('./mail-server-dialog.tsx')).MailServerDialog, {
  failed: failedDialog,
});

export function MailServerPart() {
  const { data: current } = useQuery({ ...getMailServerOptions(), throwOnError: whenEmpty });
  /** As it was when the dialog opened. */
  const [opened, setOpened] = useState<MailServer>();
  const remove = useMutation(deleteMailServerMutation());
  const { prove, proofDialog } = useProof();
  if (current === undefined) return <Skeleton height="4rem" />;

  const handleRemove = async () => {
    if (!(await confirmRemoval(current))) return;
    await prove(async () => {
      await remove.mutateAsync({});
      showToast({ text: 'The mail server was taken away.' });
    });
    // After a refusal as well: somebody else may have taken it away.
    await afterWrite('mailServer');
  };
  return (
    <>
      <MailServerState current={current} />
      <div className={styles.server}>
        <Button
          variant={current.host === null && !current.installation ? 'primary' : 'default'}
          onClick={() => setOpened(current)}
        >
          {current.host === null ? 'Connect a mail server' : 'Change the mail server'}
        </Button>
        {current.host !== null && (
          <Button variant="quiet" isBusy={remove.isPending} onClick={() => void handleRemove()}>
            Take it away
          </Button>
        )}
      </div>
      {opened !== undefined && <MailServerDialog current={opened} onClose={() => setOpened(undefined)} />}
      {proofDialog}
    </>
  );
}

function MailServerState({ current }: { current: MailServer }) {
  const { host, sender, tried_at: triedAt, installation } = current;
  if (host === null) {
    return installation ? (
      <p className={settings.text}>
        E-mails come from an address of Keyturn. With a mail server of your firm they come from yours.
      </p>
    ) : null;
  }
  if (triedAt === null) {
    return (
      <p className={settings.text}>
        {host} is saved, but no test e-mail has gone through it yet, and so nothing else does. Change it, or try it
        again.
      </p>
    );
  }
  return (
    <p className={settings.text}>
      E-mails come from {sender}, through {host}, since {<DateTime at={triedAt} />}.
    </p>
  );
}

function confirmRemoval({ host, installation }: MailServer): Promise<boolean> {
  return confirm({
    title: `Take ${host} away?`,
    text: installation
      ? 'Its password is forgotten. E-mails then come from an address of Keyturn again.'
      : 'Its password is forgotten. E-mails are then written and kept, but not sent.',
    action: 'Take it away',
    isDanger: true,
  });
}

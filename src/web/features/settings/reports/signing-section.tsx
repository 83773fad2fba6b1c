/** The firm's own certificate: whose name stands in the signatures of its PDFs. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  deleteSigningCertificateMutation,
  getSigningCertificateOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { SigningCertificate } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import settings from '../settings.module.css';
import styles from './signing.module.css';

const SigningDialog = late(async () => (await import('./signing-dialog.tsx')).SigningDialog, { failed: failedDialog });

export function SigningSection() {
  const { data: current, isError } = useQuery(getSigningCertificateOptions());
  /** As it was when the dialog opened. */
  const [opened, setOpened] = useState<SigningCertificate>();
  const remove = useMutation(deleteSigningCertificateMutation());
  const { prove, proofDialog } = useProof();
  // Another service of this interface signs with no certificate of a firm.
  if (isError) return null;
  if (current === undefined) return <Skeleton height="8rem" />;

  const handleRemove = async () => {
    if (!(await confirm(questionOfRemoval))) return;
    await prove(async () => {
      await remove.mutateAsync({});
      showToast({ text: 'The certificate was taken away, with its key.' });
    });
    // After a refusal as well: somebody else may have taken it away.
    await afterWrite('signingCertificate');
  };
  return (
    <Panel title="Signatures of PDFs">
      <SigningState current={current} />
      <div className={styles.buttons}>
        <Button onClick={() => setOpened(current)}>
          {current.subject === null ? 'Sign in the name of the firm' : 'Change the certificate'}
        </Button>
        {current.subject !== null && (
          <Button variant="quiet" isBusy={remove.isPending} onClick={() => void handleRemove()}>
            Take it away
          </Button>
        )}
      </div>
      {opened !== undefined && <SigningDialog current={opened} onClose={() => setOpened(undefined)} />}
      {proofDialog}
    </Panel>
  );
}

const questionOfRemoval = {
  title: 'Take the certificate away?',
  text: 'Its key is forgotten. PDFs that were signed with it stay as they are. New ones are signed with the certificate of this Keyturn, which nobody else vouches for.',
  action: 'Take it away',
  isDanger: true,
};

function SigningState({ current }: { current: SigningCertificate }) {
  const { subject, issuer, sha256, valid_until: until, is_used: isUsed } = current;
  if (subject === null) {
    return (
      <p className={settings.text}>
        Each PDF is signed with the certificate of this Keyturn. Viewers show that it is unaltered, and call the signer
        unknown. With a certificate of your firm, from an authority that they trust, they name the firm.
      </p>
    );
  }
  return (
    <>
      <p className={settings.text}>
        {isUsed ? 'New PDFs are signed by' : 'This certificate is not valid now, so PDFs are signed without it:'}{' '}
        {subject}, until <DateTime at={until} />. {issuer !== subject && <>{issuer} vouches for it.</>}
      </p>
      <p className={styles.fingerprint}>Fingerprint {sha256}</p>
    </>
  );
}

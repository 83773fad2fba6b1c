/** The signature that reports are printed with: drawn here or chosen as a picture. */
import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { OnlyPicture } from '#web/forms/only-picture/only-picture.tsx';
import { getOwnSignatureOptions, getOwnSignatureQueryKey } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { deleteOwnSignature } from '#web/queries/generated/sdk.gen.ts';
import { queryClient, whenEmpty } from '#web/queries/query-client.ts';
import { sendPicture } from '#web/forms/only-picture/send-picture.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './my-account.module.css';

const DrawDialog = late(() => import('./draw-dialog.tsx').then((part) => part.DrawDialog), { failed: failedDialog });

const reread = () => queryClient.invalidateQueries({ queryKey: getOwnSignatureQueryKey() });
const keep = async (file: Blob, name: string) => {
  await sendPicture({ path: '/me/signature', file, name });
  await reread();
};

export function SignatureSection() {
  const { data: signature } = useQuery({ ...getOwnSignatureOptions(), throwOnError: whenEmpty });
  const [isDrawing, setDrawing] = useState(false);
  return (
    <Panel title="Signature">
      <p className={styles.words}>
        Printed with your name under the reports of your visits, from the moment each is completed. Draw it with a
        finger, a pen or the mouse, or upload a picture of it.
      </p>
      <OnlyPicture
        picture={signature}
        words={words}
        onChoose={(file) => keep(file, file.name)}
        onRemove={async () => {
          await deleteOwnSignature();
          await reread();
        }}
      >
        <Button icon={<PenLine />} onClick={() => setDrawing(true)}>
          Draw
        </Button>
      </OnlyPicture>
      {isDrawing && (
        <DrawDialog
          onClose={() => setDrawing(false)}
          onSave={async (picture) => {
            await keep(picture, 'signature.png');
            setDrawing(false);
            showToast({ text: words.saved });
          }}
        />
      )}
    </Panel>
  );
}

const words = {
  name: 'Your signature',
  choose: 'Upload a picture',
  saved: 'Your signature was saved.',
  removed: 'Your signature was removed.',
  removal: {
    title: 'Remove your signature?',
    text: 'Reports that are completed from now on are printed without it. Those that have it keep it.',
  },
};

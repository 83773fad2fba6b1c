/** Ten codes, shown this once: to copy, to print, and to keep. */
import { Copy, Printer } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './my-account.module.css';

export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ text: 'The codes were copied.' }),
      () => showToast({ tone: 'failed', text: 'The browser does not let Keyturn copy. Select the codes instead.' }),
    );

  return (
    <Dialog
      title="Keep these recovery codes"
      size="sm"
      closesOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button icon={<Copy />} data-autofocus onClick={() => void copy()}>
            Copy
          </Button>
          <Button icon={<Printer />} onClick={() => globalThis.print()}>
            Print
          </Button>
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        </>
      }
    >
      <p className={styles.words}>
        Should you lose your telephone, each of them signs you in once. They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

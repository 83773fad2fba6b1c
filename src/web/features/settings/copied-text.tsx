/** A text that belongs somewhere else, with a button that copies it. */
import { Copy } from 'lucide-react';
import { IconButton } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import styles from './single-sign-on.module.css';

export function CopiedText({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.copied}>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <IconButton size="sm" icon={<Copy />} label={`Copy: ${label}`} onClick={() => copy(text)} />
      </dd>
    </div>
  );
}

function copy(text: string): void {
  void navigator.clipboard.writeText(text).then(
    () => showToast({ text: 'Copied.' }),
    () => showToast({ text: 'This browser does not allow copying. Select the text instead.', tone: 'failed' }),
  );
}

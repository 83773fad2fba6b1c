/** Text for a program: it scrolls by keyboard, and may be copied at once. */
import { Copy } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import styles from './integrations.module.css';

type Props = { label: string; text: string; canCopy?: boolean };

export function CodeBlock({ label, text, canCopy = false }: Props) {
  const handleCopy = () =>
    void navigator.clipboard.writeText(text).then(
      () => showToast({ text: 'Copied.' }),
      () => showToast({ tone: 'failed', text: 'It could not be copied. Select it, and copy it by hand.' }),
    );
  return (
    <div className={styles.code}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <section className={styles.body} tabIndex={0} aria-label={label}>
        <code>{text}</code>
      </section>
      {canCopy && (
        <Button size="sm" icon={<Copy />} aria-label={`Copy: ${label}`} onClick={handleCopy}>
          Copy
        </Button>
      )}
    </div>
  );
}

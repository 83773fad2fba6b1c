/** A secret to put into another system. It is shown this once. */
import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './integrations.module.css';

type Props = { title: string; text: string; secret: string; onClose: () => void };

export function SecretDialog({ title, text, secret, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);
  const handleCopy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => showToast({ tone: 'failed', text: 'The secret could not be copied. Select it, and copy it by hand.' }),
    );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button variant="primary" data-autofocus onClick={handleCopy}>
            {isCopied ? 'Copied' : 'Copy secret'}
          </Button>
        </>
      }
    >
      <p className={styles.words}>{text} It is shown only now.</p>
      <Field label="Secret">{(control) => <TextInput {...control} readOnly value={secret} />}</Field>
    </Dialog>
  );
}

/** A link to pass on, where no mail server sends it. It is shown this once. */
import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './people.module.css';

type Props = { name: string; link: string; lasts: string; onClose: () => void };

export function LinkDialog({ name, link, lasts, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);
  const handleCopy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => showToast({ tone: 'failed', text: 'The link could not be copied. Select it, and copy it by hand.' }),
    );
  return (
    <Dialog
      title={`A link for ${name}`}
      onClose={onClose}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button variant="primary" data-autofocus onClick={handleCopy}>
            {isCopied ? 'Copied' : 'Copy link'}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.words}>
          No e-mail is sent from here: give them this link yourself. It works once, {lasts}, and is shown only now. The
          person who opens it chooses their password.
        </p>
        <Field label="Link">{(control) => <TextInput {...control} readOnly value={link} />}</Field>
      </div>
    </Dialog>
  );
}

/** A link or a secret to copy into something else. It is shown this once. */
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea, TextInput } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './shown-once-dialog.module.css';

type Props = {
  title: string;
  /** Such as `link`, with a small letter; of several lines, `links`. */
  what: string;
  value: string;
  /** For whom it is, and what it does. */
  children: ReactNode;
  onClose: () => void;
};

const MOST_LINES = 12;

export function ShownOnceDialog({ title, what, value, children, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);
  const handleCopy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => showToast({ tone: 'failed', text: `The ${what} could not be copied. Select it, and copy it by hand.` }),
    );
  const lines = value.split('\n').length;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button variant="primary" data-autofocus onClick={handleCopy}>
            {isCopied ? 'Copied' : `Copy ${what}`}
          </Button>
        </>
      }
    >
      <p className={styles.words}>{children}</p>
      <Field label={`${what.charAt(0).toUpperCase()}${what.slice(1)}`}>
        {(control) =>
          lines === 1 ? (
            <TextInput {...control} readOnly value={value} />
          ) : (
            <TextArea {...control} readOnly rows={Math.min(lines * 2, MOST_LINES)} value={value} />
          )
        }
      </Field>
    </Dialog>
  );
}

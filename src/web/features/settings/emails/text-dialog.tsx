/** One text of e-mails, beside it as a real inspection of the firm fills it. */
import { useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { AccountSettingsChange } from '#contract/settings.ts';
import {
  type NotificationKind,
  notificationKinds,
  type NotificationText,
  standardNotification,
  unknownPlaceholders,
} from '#domain/message/notification-text.ts';
import { TextAreaField, TextField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { textChange, textOf } from './email-values.ts';
import styles from './emails.module.css';
import { TextPreview } from './text-preview.tsx';

type Props = { kind: NotificationKind; read: AccountSettings; onClose: () => void };

const schema = AccountSettingsChange.pick({ notifications: true });

export function TextDialog({ kind, read, onClose }: Props) {
  const { name, words } = notificationKinds[kind];
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const { form, handleSave, conflictDialog } = useSettingsForm<NotificationText>({
    read,
    schema,
    valuesOf: (settings) => textOf(settings, kind),
    toBody: (values) => ({ notifications: { [kind]: values } }),
    flatOf: ({ subject, text }) => ({ subject, text }),
    changeOf: (changes, latest) => textChange(latest, kind, changes),
    labels: { subject: 'Subject', text: 'Text' },
    nameOf: (wire) => wire.replace(`notifications.${kind}.`, ''),
    said: `${name}: saved.`,
    onSaved: (_, isTypedSince) => {
      if (!isTypedSince) onClose();
    },
  });
  const [subject, text] = useWatch({ control: form.control, name: ['subject', 'text'] });
  const unknown = unknownPlaceholders(kind, { subject, text });

  /** The place of the caret in the text, else its end. */
  const insert = (word: string) => {
    const area = fields.current?.querySelector('textarea');
    const at = area?.selectionStart ?? text.length;
    const placeholder = `{${word}}`;
    form.setValue('text', `${text.slice(0, at)}${placeholder}${text.slice(area?.selectionEnd ?? at)}`, {
      shouldDirty: true,
    });
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(at + placeholder.length, at + placeholder.length);
    });
  };
  const useOurs = () => {
    const ours = standardNotification(kind);
    form.setValue('subject', ours.subject, { shouldDirty: true });
    form.setValue('text', ours.text, { shouldDirty: true });
  };

  return (
    <>
      <Dialog
        title={name}
        size="full"
        closesOutside={false}
        onClose={onClose}
        footer={
          <>
            <Button onClick={useOurs}>Use our text</Button>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form={id} isBusy={form.formState.isSubmitting}>
              Save
            </Button>
          </>
        }
      >
        <div className={styles.both}>
          <Form form={form} id={id} label={name} onSubmit={handleSave}>
            <div ref={fields} className={styles.fields}>
              <TextField name="subject" label="Subject" isRequired takesFocus />
              <TextAreaField name="text" label="Text" isRequired rows={14} />
              <Placeholders words={words} onInsert={insert} />
              {unknown.length > 0 && (
                <output className={styles.unknown}>
                  Nothing fills {unknown.map((word) => `{${word}}`).join(', ')} here: it is sent as it stands.
                </output>
              )}
            </div>
          </Form>
          <TextPreview kind={kind} text={{ subject, text }} firm={read} />
        </div>
      </Dialog>
      {conflictDialog}
    </>
  );
}

type PlaceholdersProps = { words: readonly string[]; onInsert: (word: string) => void };

const Placeholders = ({ words, onInsert }: PlaceholdersProps) => (
  <fieldset>
    <legend className={styles.legend}>Put in where you type, filled for each recipient</legend>
    <div className={styles.placeholders}>
      {words.map((word) => (
        <Button key={word} size="sm" onClick={() => onInsert(word)}>
          {`{${word}}`}
        </Button>
      ))}
    </div>
  </fieldset>
);

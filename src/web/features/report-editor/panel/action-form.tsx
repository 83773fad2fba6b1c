/** An action being written: what, who, and a remark. */
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea, TextInput } from '#web/ui/fields/input.tsx';
import type { ActionDraft } from '../commands/action-commands.ts';
import styles from './panel.module.css';
import { responsibilities, usualActions } from './usual-actions.ts';

type Props = {
  initial?: ActionDraft | undefined;
  /** It was begun before, and is shown again with its row: the person goes on in the row. */
  isTakenUp: boolean;
  onType: (draft: ActionDraft) => void;
  onSave: (draft: ActionDraft) => Promise<unknown>;
  onCancel: () => void;
};

export function ActionForm({ initial, isTakenUp, onType, onSave, onCancel }: Props) {
  const actionsId = useId();
  const whoId = useId();
  const [isBusy, setBusy] = useState(false);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    void onSave(readDraft(event.currentTarget)).finally(() => setBusy(false));
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} onInput={(event) => onType(readDraft(event.currentTarget))}>
      <Field label="Action">
        {(control) => (
          // Opened by a button of this panel: the first field is where the person goes on.
          <TextInput
            {...control}
            name="action"
            required
            defaultValue={initial?.action}
            list={actionsId}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={!isTakenUp}
          />
        )}
      </Field>
      <Field label="Responsibility">
        {(control) => (
          <TextInput {...control} name="responsibility" required defaultValue={initial?.responsibility} list={whoId} />
        )}
      </Field>
      <Field label="Comments">
        {(control) => <TextArea {...control} name="comments" defaultValue={initial?.comments ?? ''} />}
      </Field>
      <datalist id={actionsId}>
        {usualActions.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <datalist id={whoId}>
        {responsibilities.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <div className={styles.commands}>
        <Button size="sm" variant="primary" type="submit" isBusy={isBusy}>
          Save
        </Button>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function readDraft(form: HTMLFormElement): ActionDraft {
  const data = new FormData(form);
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { action: read('action'), responsibility: read('responsibility'), comments: read('comments') || null };
}

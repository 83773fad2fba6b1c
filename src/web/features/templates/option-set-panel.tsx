/** One option set beside the list: its options in order, a change of it, and its end. */
import { useState } from 'react';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { deleteOptionSet, updateOptionSet } from '#web/queries/generated/sdk.gen.ts';
import type { OptionSet } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { isFromKeyturn } from './option-set-columns.tsx';
import { OptionSetDialog } from './option-set-dialog.tsx';
import styles from './templates.module.css';

type Props = { set: OptionSet; onClose: () => void };

export function OptionSetPanel({ set, onClose }: Props) {
  const { id, name, editable, options } = set;
  const path = { option_set_id: id };
  /** As it was when the form was opened. */
  const [edited, setEdited] = useState<OptionSet>();
  const [isBusy, setBusy] = useState(false);
  const { save, conflictDialog } = useConflict({ name: 'Name', options: 'Options' }, String, { valueWord: listWord });

  const askRemove = async () => {
    const text =
      'No new room can be answered by it. It goes for good where no room is; rooms that are answered by it keep it.';
    if (!(await confirm({ title: `Remove ${name}?`, text, action: 'Remove', isDanger: true }))) return;
    setBusy(true);
    try {
      await deleteOptionSet({ path });
      showToast({ text: `${name} was removed.` });
      onClose();
      await afterWrite('optionSet');
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
      setBusy(false);
    }
  };

  return (
    <>
      <Dialog
        title={name}
        at="panel"
        onClose={onClose}
        footer={
          editable && (
            <>
              <Button isBusy={isBusy} onClick={() => void askRemove()}>
                Remove
              </Button>
              <Button onClick={() => setEdited(set)}>Edit</Button>
            </>
          )
        }
      >
        {!editable && <p className={styles.hint}>It belongs to Keyturn and cannot be changed.</p>}
        {editable && isFromKeyturn(set) && (
          <p className={styles.hint}>It came with Keyturn. Change or remove it as you like.</p>
        )}
        <ol className={styles.options}>
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ol>
      </Dialog>
      {edited && (
        <OptionSetDialog
          set={edited}
          onClose={() => setEdited(undefined)}
          onSave={async (body) => {
            const send = (changes: Partial<typeof body>, headers: { 'If-Match': string }) =>
              updateOptionSet({ path, body: changes, headers });
            if ((await save({ before: edited, body, send })) === undefined) return;
            await afterWrite('optionSet');
            setEdited(undefined);
          }}
        />
      )}
      {conflictDialog}
    </>
  );
}

/** Numbers of a scale as well. */
const listWord = (value: unknown): string | undefined => (Array.isArray(value) ? value.join(', ') : undefined);

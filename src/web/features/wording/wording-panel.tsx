/** One of the texts that reports of the firm share: shown, and changed in a dialog with what others saved meanwhile. */
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { updateAccountSettings } from '#web/queries/generated/sdk.gen.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { type Wording, wordingText } from './wording-text.ts';
import styles from './wording.module.css';

type Member = keyof Wording;
export type WordingDialogProps<Name extends Member> = {
  value: Wording[Name];
  onClose: () => void;
  onSave: (value: Wording[Name]) => Promise<void>;
};

type Props<Name extends Member> = {
  settings: AccountSettings;
  name: Name;
  title: string;
  /** Where reports have it. */
  hint: string;
  renderDialog: (props: WordingDialogProps<Name>) => ReactNode;
  /** The texts as they are, of which there is at least one. */
  children: ReactNode;
};

export function WordingPanel<Name extends Member>({
  settings,
  name,
  title,
  hint,
  renderDialog,
  children,
}: Props<Name>) {
  /** As they were when the form was opened. */
  const [read, setRead] = useState<AccountSettings>();
  const { save, conflictDialog } = useConflict({ [name]: title });

  const handleSave = async (before: AccountSettings, value: Wording[Name]) => {
    const asText = (one: AccountSettings) => ({ version: one.version, [name]: wordingText(one[name]) });
    const saved = await save({
      before: asText(before),
      // Two lists are compared, and shown where they differ, in words.
      body: { [name]: wordingText(value) },
      send: (changes, headers) =>
        updateAccountSettings({ body: changes[name] === undefined ? {} : { [name]: value }, headers }),
      present: asText,
    });
    if (saved === undefined) return;
    setRead(undefined);
    showToast({ text: `${title}: saved.` });
    await afterWrite('accountSettings');
  };

  const isEmpty = settings[name].length === 0;
  return (
    <Panel
      title={title}
      actions={
        <Button size="sm" icon={<Pencil />} aria-label={`Change: ${title}`} onClick={() => setRead(settings)}>
          Change
        </Button>
      }
    >
      <p className={styles.hint}>{hint}</p>
      {isEmpty ? <p className={styles.none}>None</p> : children}
      {read &&
        renderDialog({
          value: read[name],
          onClose: () => setRead(undefined),
          onSave: (value) => handleSave(read, value),
        })}
      {conflictDialog}
    </Panel>
  );
}

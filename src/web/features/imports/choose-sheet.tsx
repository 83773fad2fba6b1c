/** Takes a spreadsheet that is dropped, chosen or pasted. */
import { FileUp } from 'lucide-react';
import { type ClipboardEvent, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, FieldError } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/input.tsx';
import styles from './imports.module.css';
import type { Sheet } from './sheet/read-sheet.ts';
import { useFileDrop } from '#web/ui/use-file-drop.ts';

export type NamedSheet = { name: string; sheet: Sheet };

/** Lines of the text that are in sight. */
const MOST_LINES = 6;

export function ChooseSheet({ onSheet }: { onSheet: (sheet: NamedSheet) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function take(name: string, read: () => Promise<Sheet>) {
    setBusy(true);
    setFault(undefined);
    try {
      onSheet({ name, sheet: await read() });
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'The file could not be read.');
    }
    setBusy(false);
  }

  const takeFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const { openSheet } = await import('./sheet/open-sheet.ts');
    await take(file.name, () => openSheet(file));
  };
  const isOver = useFileDrop((files) => {
    if (files.length > 1) setFault('One file at a time, please.');
    else void takeFile(files[0]);
  });
  const takeText = (given: string) => {
    if (!given.trim().includes('\n')) setFault('That is one line. Copy the headings and at least one row.');
    else void take('Pasted rows', async () => (await import('./sheet/read-sheet.ts')).readPasted(given.trim()));
  };

  return (
    <>
      <div className={classNames(styles.drop, isOver && styles.over)}>
        <p>Drop a spreadsheet here (.xlsx or .csv, with a row of headings), or</p>
        <Button icon={<FileUp />} isBusy={isBusy} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label="Spreadsheet"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={({ target }) => {
            void takeFile(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      <PasteBox isBusy={isBusy} onText={takeText} />
      <div aria-live="polite">{fault !== undefined && <FieldError id="sheet-fault">{fault}</FieldError>}</div>
    </>
  );
}

/** Rows that are pasted into the empty box need no button, and ten thousand of them need not stand in it. */
function PasteBox({ isBusy, onText }: { isBusy: boolean; onText: (text: string) => void }) {
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';

  function handlePaste(event: ClipboardEvent) {
    if (!isEmpty) return;
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.trim().includes('\n')) event.preventDefault();
    onText(pasted);
  }

  return (
    <>
      <Field label="Or paste rows from a spreadsheet" hint="Copy them with their headings.">
        {(control) => (
          <TextArea
            {...control}
            rows={isEmpty ? 2 : MOST_LINES}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onPaste={handlePaste}
          />
        )}
      </Field>
      {!isEmpty && (
        <div className={styles.buttons}>
          <Button isBusy={isBusy} onClick={() => onText(text)}>
            Read these rows
          </Button>
        </div>
      )}
    </>
  );
}

/** One row: its cells as fields while it can be mended, and what becomes of it. */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { ImportField } from '#domain/import/field-parts.ts';
import { choiceOf } from '#domain/import/read-cell.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { putImportRows } from '#web/queries/generated/sdk.gen.ts';
import type { Import, ImportRow } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Select, TextInput } from '#web/ui/fields/input.tsx';
import { choiceOptions } from './import-plan.tsx';
import styles from './imports.module.css';

type Choice = 'update' | 'skip' | 'new' | null;
type Props = { one: Import; row: ImportRow; fields: readonly ImportField[] };

export function ImportRowLine({ one, row, fields }: Props) {
  const isDraft = one.state === 'draft';

  async function send(cells: Record<string, string>, choice?: Choice) {
    const body = { rows: [{ number: row.number, cells, ...(choice !== undefined && { choice }) }] };
    try {
      const { data } = await putImportRows({ path: { import_id: one.id }, body });
      const left = data[0]?.faults.length ?? 0;
      announce(`Line ${row.number} has ${left === 0 ? 'no faults' : left === 1 ? '1 fault' : `${left} faults`}.`);
      await afterWrite('import');
    } catch (error) {
      showToast({ tone: 'failed', text: `Line ${row.number} was not saved. ${errorText(error)}` });
    }
  }

  return (
    <tr data-line={row.number}>
      <th scope="row" data-label="Line">
        {row.number}
      </th>
      <td className={styles.state}>
        {isDraft ? <Becoming one={one} row={row} onChoice={(choice) => void send({}, choice)} /> : <Became row={row} />}
      </td>
      {fields.map((field) => {
        const fault = row.faults.find((each) => each.field === field.name)?.detail;
        return (
          <td key={field.name} className={styles.cell} data-label={field.label}>
            {isDraft ? (
              <MendedCell
                // Another text from the service begins the field anew.
                key={row.cells[field.name] ?? ''}
                label={`${field.label}, line ${row.number}`}
                text={row.cells[field.name] ?? ''}
                field={field}
                fault={fault}
                onMend={(text) => void send({ [field.name]: text })}
              />
            ) : (
              row.cells[field.name]
            )}
          </td>
        );
      })}
    </tr>
  );
}

type CellProps = {
  label: string;
  text: string;
  field: ImportField;
  fault: string | undefined;
  onMend: (text: string) => void;
};

/**
 * A text counts by Enter, or when its field is left; a word that is picked from the list at once. Keys that walk from word to
 * word in a closed list pick none yet: the field says that it waits.
 */
function MendedCell({ label, text, field, fault, onMend }: CellProps) {
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text.trim());
  const isWalking = useRef(false);
  const [id, waitsId] = [useId(), useId()];
  const words = [...(field.choices?.keys() ?? [])];
  const isWaiting = words.length > 0 && typed.trim() !== sent;
  const described = [fault === undefined ? [] : id, isWaiting ? waitsId : []].flat().join(' ');
  const mend = (wanted: string) => {
    // Enter sends it, and leaving the field then need not.
    if (wanted.trim() === sent) return;
    setSent(wanted.trim());
    onMend(wanted);
  };
  const shared = {
    'aria-label': label,
    'aria-invalid': fault !== undefined || undefined,
    'aria-describedby': described === '' ? undefined : described,
    onBlur: () => mend(typed),
    onKeyDown: (event: KeyboardEvent) => {
      isWalking.current = walks(event);
      if (event.key === 'Enter') mend(typed);
    },
  };
  const meant = choiceOf(field, typed) ?? typed;
  return (
    <>
      {words.length > 0 ? (
        <Select
          {...shared}
          value={meant}
          emptyLabel="–"
          options={words.includes(meant) || meant === '' ? words : [meant, ...words]}
          onPointerDown={() => {
            isWalking.current = false;
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            if (!isWalking.current) mend(target.value);
          }}
        />
      ) : (
        <TextInput {...shared} value={typed} onChange={({ target }) => setTyped(target.value)} />
      )}
      {fault !== undefined && (
        <span id={id} className={styles.fault}>
          {fault}
        </span>
      )}
      {isWaiting && (
        <span id={waitsId} className={styles.waits}>
          Not saved yet: Enter saves it.
        </span>
      )}
    </>
  );
}

/** A list that a key opens hears the next ones itself. */
const walks = ({ key, altKey }: KeyboardEvent): boolean =>
  !altKey && (/^(?:Arrow|Page|Home$|End$)/.test(key) || (key.length === 1 && key !== ' '));

function Becoming({ one, row, onChoice }: { one: Import; row: ImportRow; onChoice: (choice: Choice) => void }) {
  const { duplicate, duplicate_row: earlier, faults, choice, number } = row;
  const isDuplicate = duplicate !== null || earlier !== null;
  if (faults.length > 0 && choice !== 'skip')
    return <LeaveOut words="Has faults" action="Leave out" onAct={() => onChoice('skip')} />;
  if (choice === 'skip' && !isDuplicate)
    return <LeaveOut words="Left out" action="Take it after all" onAct={() => onChoice(null)} />;
  if (!isDuplicate) return <>Added</>;
  return (
    <>
      <Select
        aria-label={`What becomes of line ${number}`}
        value={choice ?? ''}
        emptyLabel={`As above: ${choiceOptions(one.kind).find(({ value }) => value === one.duplicates)?.label ?? ''}`}
        options={choiceOptions(one.kind)}
        onChange={({ target }) => onChoice(target.value === '' ? null : (target.value as Choice))}
      />
      <span>{duplicate === null ? `The same as line ${earlier}` : `There already: ${duplicate.label}`}</span>
    </>
  );
}

function LeaveOut({ words, action, onAct }: { words: string; action: string; onAct: () => void }) {
  return (
    <>
      {words}
      <br />
      <Button variant="quiet" size="sm" onClick={onAct}>
        {action}
      </Button>
    </>
  );
}

const outcomeWords: Record<string, string> = {
  added: 'Added',
  updated: 'Updated',
  skipped: 'Left out',
  failed: 'Failed',
  undone: 'Taken back',
  kept: 'Left as it is',
};

function Became({ row: { outcome, note } }: { row: ImportRow }) {
  return (
    <>
      {outcome === null ? 'Waits' : (outcomeWords[outcome] ?? outcome)}
      {note !== null && <span className={styles.quiet}> {note}</span>}
    </>
  );
}

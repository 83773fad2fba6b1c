/** The beginning of an import: what it is, where the rows come from, and which column is which. */
import { useState } from 'react';
import { type ImportKind, importKinds, importKindWords } from '#domain/import/import-kind.ts';
import { matchColumns, type MatchedColumn } from '#domain/import/match-columns.ts';
import { errorText } from '#web/queries/api-error.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { grouped } from '#web/ui/grouped.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ChooseSheet, type NamedSheet } from './choose-sheet.tsx';
import { FormatHelp } from './format-help.tsx';
import { readImportFields, useImportFields } from './import-fields.ts';
import { capitalised } from './import-words.ts';
import styles from './imports.module.css';
import { MatchTable, missingFields } from './match-table.tsx';
import { rememberedColumns } from './remembered-columns.ts';
import { sendRows } from './send-rows.ts';

/** Rows that are looked at for what a column is. */
const LOOKED_AT = 50;

export function NewImport({ onChecked }: { onChecked: (id: number) => void }) {
  const [kind, setKind] = useState<ImportKind>('properties');
  const [chosen, setChosen] = useState<NamedSheet>();
  const [columns, setColumns] = useState<MatchedColumn[]>([]);

  async function match(next: NamedSheet, of: ImportKind) {
    const { headings, rows } = next.sheet;
    const [fields, remembered] = await Promise.all([readImportFields(of), rememberedColumns(of)]);
    setColumns(matchColumns({ fields, headings, rows: rows.slice(0, LOOKED_AT), remembered }));
    setChosen(next);
    announce(`${grouped(rows.length)} rows were read.`);
  }

  return (
    <Panel title="Import from a spreadsheet">
      <p className={styles.quiet}>
        Nothing is written until you have seen what would happen and started it, and it can be undone for a day.
      </p>
      <div className={styles.stack}>
        <Field label="What do you bring?">
          {(control) => (
            <Select
              {...control}
              value={kind}
              options={importKinds.map((one) => ({ value: one, label: capitalised(importKindWords[one].many) }))}
              onChange={({ target }) => {
                const next = target.value as ImportKind;
                setKind(next);
                if (chosen !== undefined) void match(chosen, next);
              }}
            />
          )}
        </Field>
        {chosen === undefined ? (
          <>
            <ChooseSheet onSheet={(next) => void match(next, kind)} />
            <FormatHelp kind={kind} />
          </>
        ) : (
          <Matching
            kind={kind}
            chosen={chosen}
            columns={columns}
            onColumns={setColumns}
            onBack={() => setChosen(undefined)}
            onChecked={onChecked}
          />
        )}
      </div>
    </Panel>
  );
}

type MatchingProps = {
  kind: ImportKind;
  chosen: NamedSheet;
  columns: MatchedColumn[];
  onColumns: (columns: MatchedColumn[]) => void;
  onBack: () => void;
  onChecked: (id: number) => void;
};

function Matching({ kind, chosen, columns, onColumns, onBack, onChecked }: MatchingProps) {
  const [progress, setProgress] = useState<number>();
  const fields = useImportFields(kind);
  const missing = missingFields(fields, columns);
  const count = chosen.sheet.rows.length;

  async function check() {
    setProgress(0);
    try {
      const id = await sendRows({ kind, ...chosen, columns, onProgress: setProgress });
      await afterWrite('import');
      onChecked(id);
    } catch (error) {
      showToast({ tone: 'failed', text: `The rows were not checked. ${errorText(error)}` });
      setProgress(undefined);
    }
  }

  return (
    <>
      <p>
        <strong>{chosen.name}</strong> has {grouped(count)} {count === 1 ? 'row' : 'rows'}. Look whether each column
        goes to the right place.
      </p>
      <MatchTable fields={fields} sheet={chosen.sheet} columns={columns} onChange={onColumns} />
      {missing.length > 0 && (
        <p>No column goes to {missing.map(({ label }) => `“${label}”`).join(', ')}: every row will need it typed in.</p>
      )}
      {progress !== undefined && <Progress label="Checking the rows" value={progress} />}
      <div className={styles.buttons}>
        <Button disabled={progress !== undefined} onClick={onBack}>
          Another file
        </Button>
        <Button variant="primary" isBusy={progress !== undefined} onClick={() => void check()}>
          Check {grouped(count)} {count === 1 ? 'row' : 'rows'}
        </Button>
      </div>
    </>
  );
}

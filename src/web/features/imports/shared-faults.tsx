/** The faults that many rows share, each mended in all of them at once. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ImportKind } from '#domain/import/import-kind.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { listImportFaultsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { mendImportFaults } from '#web/queries/generated/sdk.gen.ts';
import type { Import, ImportFault } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Select, TextInput } from '#web/ui/fields/input.tsx';
import { grouped } from '#web/ui/grouped.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useImportFields } from './import-fields.ts';
import styles from './imports.module.css';
import { useNextFault } from './use-next-fault.ts';

/** The rest come up as these are mended. */
const MOST_SHOWN = 10;

export function SharedFaults({ one }: { one: Import }) {
  const table = useRef<HTMLElement>(null);
  const { data } = useQuery({
    ...listImportFaultsOptions({ path: { import_id: one.id }, query: { per_page: MOST_SHOWN } }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const focusing = useNextFault(data, table);
  const [hasBeen, setHasBeen] = useState(false);
  if (data === undefined) return null;
  const isNone = data.data.length === 0;
  if (!isNone && !hasBeen) setHasBeen(true);
  if (isNone && !hasBeen) return null;
  const more = data.pagination.totalRecords - data.data.length;
  return (
    <Panel title="The same fault in many rows">
      {/* It takes the focus when the last of them is mended, and stays for that. */}
      <section
        ref={table}
        {...focusing}
        className={styles.scroller}
        tabIndex={-1}
        aria-label="Faults and their mending"
      >
        {isNone ? (
          <p className={styles.none}>None is left that two rows share.</p>
        ) : (
          <Faults one={one} faults={data.data} />
        )}
      </section>
      {more > 0 && <p className={styles.more}>{`${grouped(more)} more come up as these are mended.`}</p>}
    </Panel>
  );
}

function Faults({ one, faults }: { one: Import; faults: readonly ImportFault[] }) {
  return (
    <table className={`${styles.table} ${styles.shared}`} aria-label="The same fault in many rows">
      <thead>
        <tr>
          <th>Column</th>
          <th>In the file</th>
          <th>Rows</th>
          <th>Becomes</th>
        </tr>
      </thead>
      <tbody>
        {faults.map((fault) => (
          <FaultLine key={`${fault.field} ${fault.text}`} one={one} fault={fault} />
        ))}
      </tbody>
    </table>
  );
}

function FaultLine({ one, fault }: { one: Import; fault: ImportFault }) {
  const { field: name, text, detail, rows, first_row: firstRow } = fault;
  const field = useImportFields(one.kind as ImportKind).find((each) => each.name === name);
  const [typed, setTyped] = useState(text);
  const [isBusy, setBusy] = useState(false);
  const label = field?.label ?? name;
  const told = text === '' ? 'nothing' : text;
  const words = [...(field?.choices?.keys() ?? [])];

  async function mend() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { data } = await mendImportFaults({ path: { import_id: one.id }, body: { field: name, text, to: typed } });
      announce(
        `${label} was changed in ${grouped(rows)} rows. ${grouped(data.plan.faulty)} rows with faults are left.`,
      );
      await afterWrite('import');
    } catch (error) {
      showToast({ tone: 'failed', text: `The ${grouped(rows)} rows were not mended. ${errorText(error)}` });
    }
    setBusy(false);
  }
  const shared = {
    'aria-label': `${label} instead of ${told}`,
    'aria-invalid': true,
    value: typed,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && typed !== text) void mend();
    },
  };

  return (
    <tr data-line={firstRow}>
      <th scope="row">{label}</th>
      <td className={styles.cell}>
        {text === '' ? <span className={styles.nothing}>nothing</span> : text}
        <span className={styles.fault}>{detail}</span>
      </td>
      <td>{grouped(rows)}</td>
      <td className={styles.cell}>
        <span className={styles.mending}>
          {words.length > 0 ? (
            <Select
              {...shared}
              emptyLabel="–"
              options={words.includes(typed) || typed === '' ? words : [typed, ...words]}
              onChange={({ target }) => setTyped(target.value)}
            />
          ) : (
            <TextInput {...shared} onChange={({ target }) => setTyped(target.value)} />
          )}
          <Button isBusy={isBusy} disabled={typed === text} onClick={() => void mend()}>
            Mend {grouped(rows)} rows
          </Button>
        </span>
      </td>
    </tr>
  );
}

/** The bar below a list of which inspections are selected: how many, and what can be done with all of them. */
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#web/ui/feedback/announce.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { useHotkey } from '#web/ui/keyboard/use-hotkey.ts';
import styles from './bulk.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkAction, bulkWords, inspections } from './bulk-words.ts';
import type { BulkFilter, BulkSelection } from './bulk-selection.ts';

type Row = { id: number; version?: number | undefined };
type Props<One extends Row> = {
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** Those on the screen, as they are seen. */
  rows: readonly One[];
  /** All that match, beyond this page; a board has none but what it shows. */
  matching?: { total: number; filter: BulkFilter };
  /** Saves these as a file, as they were seen; or all that match. */
  onExport: (rows: readonly One[] | 'all') => Promise<void>;
};

const actions = Object.keys(bulkWords) as BulkAction[];
const nothing: ReadonlySet<string> = new Set();

export function BulkBar<One extends Row>({ selected, onSelect, rows, matching, onExport }: Props<One>) {
  const bar = useRef<HTMLElement>(null);
  const [action, setAction] = useState<BulkAction>();
  // Any other choice of rows is another one than all.
  const [allBut, setAllBut] = useState<ReadonlySet<string>>();
  const isAll = matching !== undefined && allBut === selected;
  const seen = useSeenRows(rows);
  const [isExporting, setExporting] = useState(false);
  useClearedBy(JSON.stringify(matching?.filter), () => onSelect(nothing));
  useHotkey({ key: 'Escape' }, handleNone);
  useHotkey({ key: 'b' }, () => bar.current?.querySelector<HTMLElement>('[data-action]')?.focus());

  const count = isAll ? matching.total : selected.size;
  useEffect(() => announce(`${inspections(count)} selected. Press B for what can be done.`), [count]);
  const selection: BulkSelection = isAll
    ? { filter: matching.filter }
    : { inspections: [...selected].map((id) => ({ id: Number(id), version: seen.get(Number(id))?.version })) };

  function handleNone() {
    // The bar goes, and would take the focus with it.
    const hadFocus = bar.current?.contains(document.activeElement) === true;
    onSelect(nothing);
    if (hadFocus) document.querySelector<HTMLElement>('[data-row-link], [data-booking]')?.focus();
  }

  function handleDone() {
    setAction(undefined);
    onSelect(nothing);
  }

  async function handleExport() {
    setExporting(true);
    await onExport(isAll ? 'all' : [...selected].flatMap((id) => seen.get(Number(id)) ?? []));
    setExporting(false);
  }

  return (
    <section ref={bar} className={styles.bar} aria-label="Selected inspections">
      <p className={styles.count}>
        <strong>{count}</strong> selected
      </p>
      <div className={styles.actions}>
        {actions.map((one) => (
          <Button
            key={one}
            size="sm"
            data-action
            variant={one === 'cancel' ? 'danger' : 'default'}
            onClick={() => setAction(one)}
          >
            {bulkWords[one].label}
          </Button>
        ))}
        <Button size="sm" data-action isBusy={isExporting} onClick={() => void handleExport()}>
          Export
        </Button>
      </div>
      {!isAll &&
        matching !== undefined &&
        matching.total > selected.size &&
        rows.every(({ id }) => selected.has(String(id))) && (
          <Button size="sm" variant="quiet" onClick={() => setAllBut(selected)}>
            Select all {matching.total} that match
          </Button>
        )}
      <span className={styles.keys} aria-hidden>
        <KeyHint keys="B" />
      </span>
      <IconButton size="sm" label="Select none" icon={<X />} onClick={handleNone} />
      {action !== undefined && (
        <BulkDialog action={action} selection={selection} onClose={() => setAction(undefined)} onDone={handleDone} />
      )}
    </section>
  );
}

/** Rows as they were last on the screen: pages may be turned between two ticks. */
function useSeenRows<One extends Row>(rows: readonly One[]): ReadonlyMap<number, One> {
  const [seen] = useState(() => new Map<number, One>());
  useEffect(() => {
    for (const row of rows) seen.set(row.id, row);
  }, [rows, seen]);
  return seen;
}

/** Rows that another filter hides would be changed unseen. */
function useClearedBy(key: string, onClear: () => void): void {
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    onClear();
  });
}

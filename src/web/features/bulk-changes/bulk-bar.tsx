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

type Props = {
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** Those on the screen, as they are seen. */
  rows: readonly { id: number; version?: number | undefined }[];
  /** All that match, beyond this page. */
  matching: { total: number; filter: BulkFilter };
};

const actions = Object.keys(bulkWords) as BulkAction[];
const nothing: ReadonlySet<string> = new Set();

export function BulkBar({ selected, onSelect, rows, matching }: Props) {
  const bar = useRef<HTMLElement>(null);
  const [action, setAction] = useState<BulkAction>();
  // Any other choice of rows is another one than all.
  const [allBut, setAllBut] = useState<ReadonlySet<string>>();
  const isAll = allBut === selected;
  const versions = useSeenVersions(rows);
  useClearedBy(JSON.stringify(matching.filter), () => onSelect(nothing));
  useHotkey({ key: 'Escape' }, handleNone);
  useHotkey({ key: 'b' }, () => bar.current?.querySelector<HTMLElement>('[data-action]')?.focus());

  const count = isAll ? matching.total : selected.size;
  useEffect(() => announce(`${inspections(count)} selected. Press B for what can be done.`), [count]);
  const selection: BulkSelection = isAll
    ? { filter: matching.filter }
    : { inspections: [...selected].map((id) => ({ id: Number(id), version: versions.get(Number(id)) })) };

  function handleNone() {
    // The bar goes, and would take the focus with it.
    const hadFocus = bar.current?.contains(document.activeElement) === true;
    onSelect(nothing);
    if (hadFocus) document.querySelector<HTMLElement>('[data-row-link]')?.focus();
  }

  function handleDone() {
    setAction(undefined);
    onSelect(nothing);
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
      </div>
      {!isAll && matching.total > selected.size && rows.every(({ id }) => selected.has(String(id))) && (
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

/** The versions in which rows were last on the screen: pages may be turned between two ticks. */
function useSeenVersions(rows: Props['rows']): ReadonlyMap<number, number | undefined> {
  const [seen] = useState(() => new Map<number, number | undefined>());
  useEffect(() => {
    for (const { id, version } of rows) seen.set(id, version);
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

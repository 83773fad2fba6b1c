/** The choice of columns and their order: ticks, and steps up and down by button or Alt with the arrows. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button, IconButton } from '../controls/button.tsx';
import { announce } from '../feedback/announce.ts';
import styles from './column-list.module.css';

type Column = {
  id: string;
  columnDef: { header?: unknown };
  getCanHide: () => boolean;
  toggleVisibility: () => void;
};

export type ColumnListProps = {
  /** The table of a list, whatever its rows are. */
  table: {
    state: { columnOrder: readonly string[] };
    getColumn: (id: string) => Column | undefined;
    getVisibleLeafColumns: () => readonly Column[];
    setColumnOrder: (ids: string[]) => void;
  };
  /** Back to the usual columns; undefined while they are shown. */
  onUsual: (() => void) | undefined;
};

export function ColumnList({ table, onUsual }: ColumnListProps) {
  const list = useRef<HTMLUListElement>(null);
  const order = table.state.columnOrder;
  const shown = table.getVisibleLeafColumns().map(({ id }) => id);
  const nameOf = (id: string) => String(table.getColumn(id)?.columnDef.header);

  // It comes after the layer was opened, which then has the focus itself.
  useEffect(() => list.current?.querySelector<HTMLElement>('input:enabled')?.focus(), []);

  function step(id: string, by: -1 | 1) {
    const to = shown.indexOf(id) + by;
    if (to < 1 || to >= shown.length) return;
    table.setColumnOrder(order.filter((other) => other !== id).toSpliced(to, 0, id));
    announce(`${nameOf(id)} is column ${to + 1} of ${shown.length}.`);
  }

  return (
    <div className={styles.layer}>
      <ul ref={list}>
        {order.map((id) => (
          <ColumnRow
            key={id}
            name={nameOf(id)}
            isShown={shown.includes(id)}
            isFixed={table.getColumn(id)?.getCanHide() === false}
            onToggle={() => table.getColumn(id)?.toggleVisibility()}
            canGoUp={shown.indexOf(id) > 1}
            canGoDown={shown.indexOf(id) < shown.length - 1}
            onStep={(by) => step(id, by)}
          />
        ))}
      </ul>
      {onUsual && (
        <Button size="sm" variant="quiet" onClick={onUsual}>
          As usual
        </Button>
      )}
    </div>
  );
}

type RowProps = {
  name: string;
  isShown: boolean;
  isFixed: boolean;
  onToggle: () => void;
  /** The first column stays where it is. */
  canGoUp: boolean;
  canGoDown: boolean;
  onStep: (by: -1 | 1) => void;
};

function ColumnRow({ name, isShown, isFixed, onToggle, canGoUp, canGoDown, onStep }: RowProps) {
  function handleKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  }
  const canMove = isShown && !isFixed;
  return (
    <li className={styles.row}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isShown}
          disabled={isFixed}
          onChange={onToggle}
          onKeyDown={canMove ? handleKey : undefined}
        />
        {name}
      </label>
      {canMove && (
        <>
          <StepButton label={`Move ${name} up`} icon={<ArrowUp />} isOff={!canGoUp} onStep={() => onStep(-1)} />
          <StepButton label={`Move ${name} down`} icon={<ArrowDown />} isOff={!canGoDown} onStep={() => onStep(1)} />
        </>
      )}
    </li>
  );
}

type StepProps = { label: string; icon: ReactNode; isOff: boolean; onStep: () => void };

/** At an end it keeps the focus: a button that is gone under it would send the next key to the page. */
function StepButton({ label, icon, isOff, onStep }: StepProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      icon={icon}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onStep}
    />
  );
}

/** Which columns are shown and in which order: ticks, and steps up and down by button or Alt with the arrows. */
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button, IconButton } from '../controls/button.tsx';
import { announce } from '../feedback/announce.ts';
import { Popover } from '../overlay/popover.tsx';
import { useHeld } from '../use-held.ts';
import type { DataTableColumn } from './column.ts';
import styles from './column-choice.module.css';

type ColumnChoiceProps<Row> = {
  columns: readonly DataTableColumn<Row>[];
  /** The ids shown, in order; undefined for the usual ones. The first column always stays first: it is the row's link. */
  value: readonly string[] | undefined;
  onChange: (ids: string[] | undefined) => void;
};

export function ColumnChoice<Row>({ columns, ...props }: ColumnChoiceProps<Row>) {
  const [value, onChange] = useHeld<readonly string[] | undefined>(props.value, (ids) =>
    props.onChange(ids && [...ids]),
  );
  const usual = columns.filter((column) => column.isOptional !== true).map((column) => column.id);
  const shown = (value ?? usual).filter((id) => columns.some((column) => column.id === id));
  const hidden = columns.map((column) => column.id).filter((id) => !shown.includes(id));
  const [heading] = shown;
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;

  function change(ids: string[]) {
    onChange(ids.join() === usual.join() ? undefined : ids);
  }

  function step(id: string, by: -1 | 1) {
    const from = shown.indexOf(id);
    const to = from + by;
    if (to < 1 || to >= shown.length) return;
    const next = shown.filter((other) => other !== id);
    next.splice(to, 0, id);
    change(next);
    announce(`${nameOf(id)} is column ${to + 1} of ${shown.length}.`);
  }

  return (
    <Popover
      label="Columns"
      align="end"
      renderTrigger={(props) => (
        <Button {...props} className={styles.button} icon={<Columns3 />}>
          Columns
        </Button>
      )}
    >
      {() => (
        <div className={styles.layer}>
          <ul>
            {[...shown, ...hidden].map((id) => (
              <ColumnRow
                key={id}
                name={nameOf(id)}
                isShown={shown.includes(id)}
                isFixed={id === heading}
                onToggle={() => change(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id])}
                onStep={(by) => step(id, by)}
              />
            ))}
          </ul>
          {value !== undefined && (
            <Button size="sm" variant="quiet" onClick={() => onChange(undefined)}>
              As usual
            </Button>
          )}
        </div>
      )}
    </Popover>
  );
}

type RowProps = {
  name: string;
  isShown: boolean;
  isFixed: boolean;
  onToggle: () => void;
  onStep: (by: -1 | 1) => void;
};

function ColumnRow({ name, isShown, isFixed, onToggle, onStep }: RowProps) {
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
          <IconButton size="sm" label={`Move ${name} up`} icon={<ArrowUp />} onClick={() => onStep(-1)} />
          <IconButton size="sm" label={`Move ${name} down`} icon={<ArrowDown />} onClick={() => onStep(1)} />
        </>
      )}
    </li>
  );
}

/** One list in an order of its own: dragged by the grip, lifted with Space, or moved a step by Alt+↑ and Alt+↓. */
import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo } from 'react';
import { announce } from '../announce.ts';
import { classNames } from '../class-names.ts';
import { type Drop, moveId, type Place } from './drag.ts';
import { DragArea } from './drag-area.tsx';
import styles from './drag-and-drop.module.css';
import { Grip } from './grip.tsx';
import { SortableGroup, useSortableItem } from './sortable.tsx';

type SortableListProps = {
  /** The list in words, for example "Rooms". */
  label: string;
  items: readonly { id: string; name: string }[];
  /** The whole new order: what the API takes. */
  onArrange: (ids: string[], moved: { id: string; from: number; to: number }) => void;
  renderItem: (id: string, index: number) => ReactNode;
};

export function SortableList({ label, items, onArrange, renderItem }: SortableListProps) {
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  const describePlace = useCallback(
    (place: Place) => `position ${(place.index ?? 0) + 1} of ${ids.length} in ${label}`,
    [ids.length, label],
  );

  function arrange(id: string, to: number) {
    const from = ids.indexOf(id);
    if (from !== to && to >= 0 && to < ids.length) onArrange(moveId(ids, from, to), { id, from, to });
  }

  function handleStep(id: string, name: string, step: -1 | 1) {
    const to = ids.indexOf(id) + step;
    if (to < 0 || to >= ids.length) return announce(`${name} is already ${step < 0 ? 'first' : 'last'}.`);
    arrange(id, to);
    announce(`${name} moved to position ${to + 1} of ${ids.length}.`);
  }

  return (
    <DragArea
      describePlace={describePlace}
      onDrop={({ dragged, over }: Drop) => over.index !== undefined && arrange(dragged.id, over.index)}
    >
      <SortableGroup list={label} ids={ids}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <SortableRow key={item.id} id={item.id} name={item.name} list={label} onStep={handleStep}>
              {renderItem(item.id, index)}
            </SortableRow>
          ))}
        </ol>
      </SortableGroup>
    </DragArea>
  );
}

type RowProps = {
  id: string;
  name: string;
  list: string;
  onStep: (id: string, name: string, step: -1 | 1) => void;
  children: ReactNode;
};

const SortableRow = memo(function SortableRow({ id, name, list, onStep, children }: RowProps) {
  const { attach, style, isDragging, ...handle } = useSortableItem({ id, kind: list, name, list });

  function handleKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onStep(id, name, event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    // Keys bubble here from the controls inside; the row itself is never focused.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={attach}
      style={style}
      className={classNames(styles.item, isDragging && styles.dragging)}
      onKeyDown={handleKey}
    >
      <Grip drag={handle} label={`Move ${name}`} />
      <div className={styles.content}>{children}</div>
    </li>
  );
});

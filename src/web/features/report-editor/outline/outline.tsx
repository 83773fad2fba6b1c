/** The rooms by name: to go there, to put them in another order, and to drop items and photos on. */
import { type KeyboardEvent, memo, useMemo, useSyncExternalStore } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Grip } from '#web/ui/drag-and-drop/grip.tsx';
import { SortableGroup, useSortableItem } from '#web/ui/drag-and-drop/sortable.tsx';
import { tellWholeText } from '#web/ui/whole-text.ts';
import { onDemand } from '../on-demand.tsx';
import {
  isTemplate,
  takesFiles,
  useEditor,
  useItemIds,
  useWhereabouts,
  useRoom,
  useRoomIds,
  useUnanswered,
} from '../editor.ts';
import { useDropFiles } from '../photos/use-drop-files.ts';
import styles from './outline.module.css';

export function Outline({ onGo }: { onGo?: (() => void) | undefined }) {
  const editor = useEditor();
  const { whereabouts } = editor;
  const roomIds = useRoomIds();
  const ids = useMemo(() => roomIds.map((id) => `room:${id}`), [roomIds]);
  const inView = useSyncExternalStore(whereabouts.subscribe, whereabouts.readInView);
  const { roomId } = useWhereabouts();
  const current = roomId ?? inView;

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-go]')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    links[at + (event.key === 'ArrowUp' ? -1 : 1)]?.focus();
  }

  return (
    <nav className={styles.outline} aria-label={isTemplate(editor) ? 'Rooms of the template' : 'Rooms of the report'}>
      <SortableGroup list="rooms" ids={ids}>
        {/* The entries are what takes the focus; the list only hears their arrow keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ol className={styles.list} onKeyDown={handleKey}>
          {roomIds.map((id) => (
            <Entry key={id} id={id} isCurrent={id === current} onGo={onGo} />
          ))}
        </ol>
      </SortableGroup>
    </nav>
  );
}

type EntryProps = { id: number; isCurrent: boolean; onGo: (() => void) | undefined };

const Entry = memo(function Entry({ id, isCurrent, onGo }: EntryProps) {
  const editor = useEditor();
  const { canWrite, queue } = editor;
  const room = useRoom(id);
  const name = room?.name ?? '';
  const sortable = useSortableItem({ id: `room:${id}`, kind: 'room', name, list: 'rooms', data: id, isOff: !canWrite });
  const { attach, style, isDragging, isOver } = sortable;
  const dropFiles = useDropFiles((files) => queue.addFiles({ roomId: id, itemId: null }, files), takesFiles(editor));

  function handleStep(event: KeyboardEvent<HTMLElement>) {
    if (!canWrite || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.key === 'ArrowUp' ? -1 : 1;
    onDemand(({ stepRoom }) => stepRoom(editor, id, step));
  }

  return (
    // Keys bubble here from the controls inside; the entry itself is never focused.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={attach}
      style={style}
      className={classNames(styles.entry, isDragging && styles.lifted, isOver && !isDragging && styles.over)}
      data-entry={id}
      onKeyDown={handleStep}
      {...dropFiles}
    >
      {canWrite && <Grip drag={sortable} label={`Move ${name}`} className={styles.grip} />}
      <Go id={id} name={name} isCurrent={isCurrent} onGo={onGo} />
    </li>
  );
});

const Go = memo(function Go({ id, name, isCurrent, onGo }: EntryProps & { name: string }) {
  const { whereabouts } = useEditor();
  const count = useItemIds(id).length;
  const unanswered = useUnanswered(id);
  return (
    <button
      type="button"
      data-go
      className={styles.go}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={({ detail: clicks }) => {
        whereabouts.go({ roomId: id, itemId: undefined });
        // By keyboard one goes there oneself: from here Tab would pass all the other names first.
        if (clicks === 0 && onGo === undefined) whereabouts.focusRoom(id);
        else whereabouts.showRoom(id);
        onGo?.();
      }}
    >
      <span className={styles.name} onPointerEnter={tellWholeText}>
        {name}
      </span>
      <span className={styles.count}>
        {unanswered > 0 && (
          <span className={styles.open}>
            {unanswered}
            <span className="visually-hidden"> unanswered of </span>
          </span>
        )}
        {count}
        <span className="visually-hidden"> {count === 1 ? 'item' : 'items'}</span>
      </span>
    </button>
  );
});

/** One room: its name, what its columns are, its items, and the line that adds more. */
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { isBlockType } from '#domain/block-type.ts';
import { SortableGroup } from '#web/ui/drag-and-drop/sortable.tsx';
import { blockWords } from '../block-words.ts';
import { useEditor, useItemIds, useRoom } from '../editor.ts';
import { ItemRow } from '../rows/item-row.tsx';
import { hasColumn, shownColumns } from '../rows/shown-columns.ts';
import { AddItem } from './add-item.tsx';
import { RoomHead } from './room-head.tsx';
import styles from './rooms.module.css';

export const RoomSection = memo(function RoomSection({ id }: { id: number }) {
  const editor = useEditor();
  const { canWrite, earlier, whereabouts } = editor;
  const section = useRef<HTMLElement>(null);
  const room = useRoom(id);
  const itemIds = useItemIds(id);
  const sortableIds = useMemo(() => itemIds.map((item) => `item:${item}`), [itemIds]);
  useLayoutEffect(() => whereabouts.takeWantedRoom(id, section.current), [whereabouts, id]);
  if (room === undefined) return null;
  const words = blockWords(room.blockType);
  const isKnown = isBlockType(room.blockType);
  const columns = shownColumns(editor, room);

  return (
    <section
      ref={section}
      className={styles.room}
      aria-labelledby={`room-${id}`}
      tabIndex={-1}
      data-room={id}
      data-columns={columns}
    >
      <RoomHead room={room} />
      {!isKnown && (
        <p className={styles.unknown}>
          This version of Keyturn does not know rooms of the kind {room.blockType}. It is shown as it is and stays
          unchanged.
        </p>
      )}
      {itemIds.length > 0 && (
        <div className={styles.columns} aria-hidden="true">
          <span />
          <span>{words.item}</span>
          {hasColumn(columns, 'description') && <span>{words.description}</span>}
          {hasColumn(columns, 'earlier') && <span>{earlier?.name}</span>}
          {hasColumn(columns, 'condition') && <span>{words.condition}</span>}
        </div>
      )}
      <SortableGroup list={`room:${id}`} ids={sortableIds}>
        <ol className={styles.items} aria-label={`Items of ${room.name}`}>
          {itemIds.map((item) => (
            <ItemRow key={item} id={item} columns={columns} />
          ))}
        </ol>
      </SortableGroup>
      {canWrite && isKnown && <AddItem room={room} />}
    </section>
  );
});

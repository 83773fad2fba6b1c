/** One item: its grip and menu, its fields in the way of its room, and marks for its attachments and actions. */
import { memo, useState } from 'react';
import { useDropFiles } from '../photos/use-drop-files.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Grip } from '#web/ui/drag-and-drop/grip.tsx';
import { useSortableItem } from '#web/ui/drag-and-drop/sortable.tsx';
import { blockWords } from '../block-words.ts';
import { findEarlier, takesFiles, useEditor, useItem, useOtherAt, useRoom } from '../editor.ts';
import { isChanged } from '../find-changed.ts';
import { useAtHand } from '../on-demand.tsx';
import { type ItemEntry, type RoomEntry, shownOf } from '#web/report/model/report-entry.ts';
import { AsBefore } from './as-before.tsx';
import { ConditionCell } from './condition-cell.tsx';
import { conditionText } from './condition-text.ts';
import { ItemMenu } from './item-menu.tsx';
import { Marks, Troubles } from './marks.tsx';
import { SavingSign } from './saving-sign.tsx';
import { hasColumn } from './shown-columns.ts';
import styles from './rows.module.css';
import { TextField } from './text-field.tsx';

export const ItemRow = memo(function ItemRow({ id, columns }: { id: number; columns: string }) {
  const item = useItem(id);
  const room = useRoom(item?.roomId ?? 0);
  if (item === undefined || room === undefined) return null;
  return <PlacedRow item={item} room={room} columns={columns} />;
});

type RowProps = { item: ItemEntry; room: RoomEntry /** See `shownColumns`. */; columns: string };

/** Draws with every place a drag passes, so its contents must not. */
function PlacedRow({ item, room, columns }: RowProps) {
  const editor = useEditor();
  const { canWrite, earlier, queue } = editor;
  const [isTouched, setTouched] = useState(false);
  const { id, roomId } = item;
  const { name } = shownOf(item);
  const list = `room:${roomId}`;
  const sortable = useSortableItem({ id: `item:${id}`, kind: 'item', name, list, data: item.id, isOff: !canWrite });
  const { attach, style, isDragging, isOver } = sortable;
  const dropFiles = useDropFiles((files) => queue.addFiles({ roomId, itemId: id }, files), takesFiles(editor));
  const differs = isChanged(earlier, item);
  const other = useOtherAt(id);
  const OtherHere = useAtHand()?.OtherHere;

  return (
    // It only notices that somebody came; what can be done is done by the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={attach}
      style={style}
      className={classNames(styles.row, isDragging && styles.lifted, isOver && !isDragging && styles.over)}
      data-item={id}
      data-changed={differs || undefined}
      data-other={other?.field}
      // A menu in each of a hundred rows is a thousand elements: it is there when somebody comes.
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
      {...dropFiles}
    >
      <div className={styles.tools}>
        {canWrite && <Grip drag={sortable} label={`Move ${name}`} isSkipped />}
        {canWrite && isTouched && <ItemMenu item={item} />}
      </div>
      <Marks item={item} />
      <RowContent item={item} room={room} columns={columns} differs={differs} />
      <SavingSign item={item} />
      {other !== undefined && OtherHere && <OtherHere other={other} room={room} />}
    </li>
  );
}

const RowContent = memo(function RowContent({ item, room, columns, differs }: RowProps & { differs: boolean }) {
  const { earlier } = useEditor();
  const { id } = item;
  const { name, description } = shownOf(item);
  const words = blockWords(room.blockType);
  const before = findEarlier(earlier, item);
  return (
    <>
      <div className={styles.head}>
        <TextField
          itemId={id}
          field="name"
          label={words.item}
          value={name}
          state={item.states.name}
          isLocked={!item.editable.name}
        />
        <Troubles item={item} />
        {!hasColumn(columns, 'condition') && <RemarkAtHand item={item} />}
      </div>
      {hasColumn(columns, 'description') && (
        <TextField
          itemId={id}
          field="description"
          label={`${words.description ?? 'Description'} of ${name}`}
          value={description ?? ''}
          state={item.states.description}
          isLocked={!item.editable.description}
          placeholder={words.description ?? undefined}
        />
      )}
      {hasColumn(columns, 'earlier') && earlier !== undefined && (
        <div className={styles.earlier}>
          <span className={styles.phoneLabel}>{earlier.name}</span>
          {before === undefined ? '–' : conditionText(before.server.condition, room.blockType)}
        </div>
      )}
      {hasColumn(columns, 'condition') && (
        <div className={styles.cell}>
          <ConditionCell item={item} room={room} />
          {differs ? <span className={styles.changed}>Changed</span> : <AsBefore item={item} />}
          <RemarkAtHand item={item} />
        </div>
      )}
    </>
  );
});

/** By itself: its coming draws no text anew, which would show what was typed first of all. */
function RemarkAtHand({ item }: { item: ItemEntry }) {
  const Remark = useAtHand()?.Remark;
  return Remark && <Remark item={item} />;
}

/** One item: its grip and menu, its fields in the way of its room, and marks for its attachments and actions. */
import { Camera, ListTodo, MessageSquareWarning, Mic, Paperclip, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { nounOf } from '../photos/file-words.ts';
import { useDropFiles } from '../photos/use-drop-files.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Grip } from '#web/ui/drag-and-drop/grip.tsx';
import { useSortableItem } from '#web/ui/drag-and-drop/sortable.tsx';
import { blockWords } from '../block-words.ts';
import { findEarlier, takesFiles, useEditor, useItem, useRoom } from '../editor.ts';
import { isChanged } from '../find-changed.ts';
import { type ItemEntry, type RoomEntry, shownOf } from '#web/report/model/report-entry.ts';
import { ConditionCell } from './condition-cell.tsx';
import { conditionText } from './condition-text.ts';
import { ItemMenu } from './item-menu.tsx';
import styles from './rows.module.css';
import { TextField } from './text-field.tsx';

export const ItemRow = memo(function ItemRow({ id }: { id: number }) {
  const item = useItem(id);
  const room = useRoom(item?.roomId ?? 0);
  if (item === undefined || room === undefined) return null;
  return <PlacedRow item={item} room={room} />;
});

type RowProps = { item: ItemEntry; room: RoomEntry };

/** Draws with every place a drag passes, so its contents must not. */
function PlacedRow({ item, room }: RowProps) {
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

  return (
    // It only notices that somebody came; what can be done is done by the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={attach}
      style={style}
      className={classNames(styles.row, isDragging && styles.lifted, isOver && !isDragging && styles.over)}
      data-item={id}
      data-changed={differs || undefined}
      // A menu in each of a hundred rows is a thousand elements: it is there when somebody comes.
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
      {...dropFiles}
    >
      <div className={styles.tools}>
        {canWrite && <Grip drag={sortable} label={`Move ${name}`} isSkipped />}
        {canWrite && isTouched && <ItemMenu item={item} />}
      </div>
      <RowContent item={item} room={room} differs={differs} />
    </li>
  );
}

const RowContent = memo(function RowContent({ item, room, differs }: RowProps & { differs: boolean }) {
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
        <Marks item={item} />
      </div>
      {words.description !== null && (
        <TextField
          itemId={id}
          field="description"
          label={`${words.description} of ${name}`}
          value={description ?? ''}
          state={item.states.description}
          isLocked={!item.editable.description}
          placeholder={words.description}
        />
      )}
      {words.condition !== null && earlier !== undefined && (
        <div className={styles.earlier}>
          <span className={styles.phoneLabel}>{earlier.name}</span>
          {before === undefined ? '–' : conditionText(before.server.condition, room.blockType)}
        </div>
      )}
      {words.condition !== null && (
        <div className={styles.cell}>
          <ConditionCell item={item} room={room} />
          {differs && <span className={styles.changed}>Changed</span>}
        </div>
      )}
    </>
  );
});

/** The number of photos, recordings and actions, and whether a text needs a decision. */
function Marks({ item: { attachments, actions, states, isGone = false } }: { item: ItemEntry }) {
  const { photo: photos = [], recording: recordings = [], ...others } = Object.groupBy(attachments, nounOf);
  const files = Object.values(others).flat();
  const isUndecided = Object.values(states).some((state) => state === 'conflict' || state === 'refused');
  if (attachments.length + actions.length === 0 && !isUndecided && !isGone) return null;
  return (
    <span className={styles.marks}>
      {isGone && (
        <span className={styles.undecided}>
          <Trash2 size={13} aria-hidden />
          Deleted by somebody else
        </span>
      )}
      {isUndecided && (
        <span className={styles.undecided}>
          <MessageSquareWarning size={13} aria-hidden />
          Needs a decision
        </span>
      )}
      <Mark icon={<Camera size={13} aria-hidden />} of={photos} noun="photo" />
      <Mark icon={<Paperclip size={13} aria-hidden />} of={files} noun="video or file" nouns="videos and files" />
      <Mark icon={<Mic size={13} aria-hidden />} of={recordings} noun="recording" />
      <Mark icon={<ListTodo size={13} aria-hidden />} of={actions} noun="action" />
    </span>
  );
}

type MarkProps = { icon: ReactNode; of: readonly unknown[]; noun: string; nouns?: string };

function Mark({ icon, of: { length: count }, noun, nouns = `${noun}s` }: MarkProps) {
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      {icon}
      {count}
      <span className="visually-hidden"> {count === 1 ? noun : nouns}</span>
    </span>
  );
}

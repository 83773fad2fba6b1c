/** The heading of a room: its name, which is a field where it may be changed, its kind, and its menu. */
import { ArrowDown, ArrowUp, Copy, Ellipsis, ImagePlus, Lock, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '#web/ui/controls/button.tsx';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { blockWords } from '../block-words.ts';
import { addItem } from '../commands/item-commands.ts';
import { nextName, removeRoom, stepRoom } from '../commands/room-commands.ts';
import { useEditor, useUnanswered } from '../editor.ts';
import { onDemand } from '../on-demand.tsx';
import { chooseFiles } from '../photos/choose-files.ts';
import { useDropFiles } from '../photos/use-drop-files.ts';
import type { RoomEntry } from '#web/report/model/report-entry.ts';
import { showText } from '../rows/show-text.ts';
import styles from './rooms.module.css';

export function RoomHead({ room }: { room: RoomEntry }) {
  const editor = useEditor();
  const { canWrite, queue, report } = editor;
  const { id, name, server, editable, states } = room;
  const subject = `room ${id}` as const;
  const unanswered = useUnanswered(id);
  const count = report.itemIds(id).length;
  const dropFiles = useDropFiles((files) => queue.addFiles({ roomId: id, itemId: null }, files), canWrite);
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(name);

  useLayoutEffect(() => {
    const element = field.current;
    // What is just being typed there stays.
    if (element !== null && (document.activeElement !== element || element.value === shown.current))
      showText(element, name);
    shown.current = name;
  }, [name]);

  return (
    <div className={styles.head} {...dropFiles}>
      {/* Named by itself: the field's value would be said a second time. */}
      <h2 id={`room-${id}`} className={styles.title} aria-label={name}>
        {editable.name && canWrite ? (
          <input
            ref={field}
            className={styles.name}
            aria-label={`Name of the room ${name}`}
            defaultValue={name}
            data-room-name={id}
            data-state={states.name}
            aria-invalid={states.name === 'conflict' || states.name === 'refused' || undefined}
            onInput={({ currentTarget }) => queue.type(subject, 'name', currentTarget.value)}
            onBlur={({ currentTarget }) => {
              if (currentTarget.value.trim() !== '') return report.touch(subject);
              currentTarget.value = server.name;
              void queue.letGo(subject, 'name');
            }}
          />
        ) : (
          <>
            {name}
            {canWrite && <Lock size={13} aria-label="The name is locked" className={styles.lock} />}
          </>
        )}
      </h2>
      <span className={styles.kind}>
        {blockWords(room.blockType).name} · {count} {count === 1 ? 'item' : 'items'}
        {unanswered > 0 && <span className={styles.open}> · {unanswered} unanswered</span>}
      </span>
      {canWrite && <RoomMenu room={room} />}
    </div>
  );
}

function RoomMenu({ room: { id, name } }: { room: RoomEntry }) {
  const editor = useEditor();
  const { report, queue } = editor;
  const names = () => report.roomIds().flatMap((one) => report.room(one)?.name ?? []);
  return (
    <Menu
      label={`What to do with ${name}`}
      align="end"
      renderTrigger={(props) => (
        <IconButton {...props} label={`Actions for the room ${name}`} size="sm" icon={<Ellipsis />} />
      )}
      entries={[
        { label: 'Add an item', icon: <Plus />, onChoose: () => void addItem(editor, id) },
        {
          label: 'Add photos…',
          icon: <ImagePlus />,
          onChoose: () => chooseFiles((files) => queue.addFiles({ roomId: id, itemId: null }, files)),
        },
        {
          label: `Copy as ${nextName(name, names())}`,
          icon: <Copy />,
          onChoose: () => onDemand(({ duplicateRoom }) => void duplicateRoom(editor, id, nextName(name, names()))),
        },
        {
          label: 'Move up',
          icon: <ArrowUp />,
          keys: <KeyHint keys="Alt ↑" />,
          onChoose: () => stepRoom(editor, id, -1),
        },
        {
          label: 'Move down',
          icon: <ArrowDown />,
          keys: <KeyHint keys="Alt ↓" />,
          onChoose: () => stepRoom(editor, id, 1),
        },
        'rule',
        { label: 'Delete the room', icon: <Trash2 />, isDanger: true, onChoose: () => void removeRoom(editor, id) },
      ]}
    />
  );
}

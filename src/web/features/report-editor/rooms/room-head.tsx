/** The heading of a room: its name, which is a field where it may be changed, its kind, and its menu. */
import { Ellipsis, Lock } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { blockWords } from '../block-words.ts';
import { takesFiles, useEditor, useUnanswered } from '../editor.ts';
import { notYet, useAtHand } from '../on-demand.tsx';
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
  const dropFiles = useDropFiles((files) => queue.addFiles({ roomId: id, itemId: null }, files), takesFiles(editor));
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(name);

  // Closed to writing while somebody types here: the letters on their way have a field to go to.
  const isHeld = !canWrite && document.activeElement?.getAttribute('data-room-name') === String(id);

  useLayoutEffect(() => {
    const element = field.current;
    // Text that is just being typed there stays.
    if (element !== null && (document.activeElement !== element || element.value === shown.current))
      showText(element, name);
    shown.current = name;
  }, [name]);

  return (
    <div className={styles.head} {...dropFiles}>
      {/* Named by itself: the field's value would be said a second time. */}
      <h2 id={`room-${id}`} className={styles.title} aria-label={name}>
        {(editable.name && canWrite) || isHeld ? (
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
        {room.isGone === true && <span className={styles.open}> · Deleted by somebody else</span>}
        {unanswered > 0 && <span className={styles.open}> · {unanswered} unanswered</span>}
      </span>
      {canWrite && <RoomMenu room={room} />}
    </div>
  );
}

function RoomMenu({ room }: { room: RoomEntry }) {
  const editor = useEditor();
  const { name } = room;
  return (
    <Menu
      label={`Actions for ${name}`}
      align="end"
      renderTrigger={(props) => (
        <IconButton {...props} label={`Actions for the room ${name}`} size="sm" icon={<Ellipsis />} />
      )}
      entries={useAtHand()?.roomEntriesOf(editor, room) ?? notYet}
    />
  );
}

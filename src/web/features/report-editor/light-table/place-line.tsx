/** The line that takes the beginning of a room or an item, and the places that it may mean. */
import type { KeyboardEvent, Ref } from 'react';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import { useEditor } from '../editor.ts';
import type { Target } from './find-targets.ts';
import styles from './light-table.module.css';

type Props = {
  ref: Ref<HTMLInputElement>;
  text: string;
  /** `3 photos of 12` */
  count: string;
  nearRoomId: number | undefined;
  targets: readonly Target[];
  target: Target | undefined;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPlace: (target: Target) => void;
};

/** More are no help. */
const MOST = 8;

export function PlaceLine({ ref, text, count, nearRoomId, targets, target, onText, onKeyDown, onPlace }: Props) {
  const { report } = useEditor();
  const rooms = report.roomIds().flatMap((id) => report.room(id) ?? []);
  return (
    <div className={styles.line}>
      <Field label={`Place of ${count}`}>
        {(control) => (
          <TextInput
            {...control}
            ref={ref}
            autoComplete="off"
            spellCheck={false}
            value={text}
            placeholder="wa: walls, 3: a room, 0ce: its ceiling"
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <output className={styles.meant}>{meantText(text, target)}</output>
      <ul className={styles.chips} aria-label={text === '' ? 'Rooms' : 'Places'}>
        {text === ''
          ? rooms.map((room, at) => (
              <li key={room.id}>
                <button
                  type="button"
                  tabIndex={at === 0 ? 0 : -1}
                  className={styles.chip}
                  data-near={room.id === nearRoomId || undefined}
                  onClick={() => onPlace({ place: { roomId: room.id, itemId: null }, name: room.name })}
                >
                  <kbd>{at + 1}</kbd> {room.name}
                </button>
              </li>
            ))
          : targets.slice(0, MOST).map((one) => (
              <li key={`${one.place.roomId} ${one.place.itemId}`}>
                <button
                  type="button"
                  tabIndex={-1}
                  className={styles.chip}
                  data-near={one === target || undefined}
                  onClick={() => onPlace(one)}
                >
                  {one.name}
                </button>
              </li>
            ))}
      </ul>
    </div>
  );
}

function meantText(text: string, target: Target | undefined): string {
  if (target !== undefined) return text === '' ? `Enter: ${target.name}, once more` : `Enter: ${target.name}`;
  if (text !== '') return 'No room or item begins so.';
  return 'A place that begins with C, R, X or Z comes after the number of its room, or 0.';
}

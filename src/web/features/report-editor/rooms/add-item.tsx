/**
 * The last line of a room: a name, chosen from the usual ones or typed, and Enter adds it. Where the letters begin the name of
 * an item that is there, Tab goes to that.
 */
import { Plus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { isComposing } from '#web/ui/keyboard/is-composing.ts';
import { addItem } from '../commands/item-commands.ts';
import { useEditor, useItemIds } from '../editor.ts';
import { useAtHand } from '../on-demand.tsx';
import { type ItemEntry, type RoomEntry, shownOf } from '#web/report/model/report-entry.ts';
import { focusAfter } from '../rows/field-order.ts';
import styles from './rooms.module.css';

/** Nothing can be without a name: an empty line is passed by. */
function goOn(line: HTMLInputElement): void {
  line.focus();
  if (!focusAfter(line)) announce('Type the name of the item first.');
}

export function AddItem({ room }: { room: RoomEntry }) {
  const editor = useEditor();
  const { report } = editor;
  const input = useRef<HTMLInputElement>(null);
  const [listId, hintId] = [useId(), useId()];
  const [isWanted, setWanted] = useState(false);
  const [letters, setLetters] = useState('');
  const { data: settings, isLoading } = useQuery({ ...getAccountSettingsOptions(), enabled: isWanted });
  const parts = useAtHand();
  const meant = parts?.findByLetters(editor, room.id, letters);
  const usual = (isLoading ? undefined : parts?.usualItems(room, settings)) ?? [];
  const itemIds = useItemIds(room.id);
  const taken = new Set(itemIds.map((id) => report.item(id)?.server.name));

  function handleAdd() {
    const name = input.current?.value.trim() ?? '';
    if (input.current === null) return;
    if (name === '') return goOn(input.current);
    empty(input.current);
    const itemId = addItem(editor, room.id, { name, focus: false });
    editor.whereabouts.go({ roomId: room.id, itemId });
  }

  function empty(line: HTMLInputElement) {
    line.value = '';
    setLetters('');
  }

  function goTo({ id: itemId, roomId, editable }: ItemEntry) {
    if (input.current !== null) empty(input.current);
    editor.whereabouts.focusField(roomId, { itemId, field: editable.condition ? 'condition' : 'description' });
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    const goes = event.key === 'Tab' && !event.shiftKey && meant !== undefined;
    if (event.key !== 'Enter' && !goes) return;
    event.preventDefault();
    event.stopPropagation();
    if (goes) goTo(meant);
    else handleAdd();
  }

  return (
    <div className={styles.adding}>
      <input
        ref={input}
        className={styles.newName}
        data-new-item
        onFocus={() => setWanted(true)}
        list={listId}
        aria-label={`New item in ${room.name}`}
        placeholder="Add an item…"
        aria-describedby={meant && hintId}
        onInput={({ currentTarget }) => setLetters(currentTarget.value)}
        onKeyDown={handleKey}
      />
      <datalist id={listId}>
        {usual
          .filter((name) => !taken.has(name))
          .map((name) => (
            <option key={name}>{name}</option>
          ))}
      </datalist>
      {meant && (
        <Button id={hintId} size="sm" variant="quiet" tabIndex={-1} onClick={() => goTo(meant)}>
          <KeyHint keys="Tab" /> goes to {shownOf(meant).name}
        </Button>
      )}
      <Button size="sm" variant="quiet" icon={<Plus />} tabIndex={-1} onClick={handleAdd}>
        Add
      </Button>
    </div>
  );
}

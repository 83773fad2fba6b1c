/** The last line of a room: a name, chosen from the usual ones or typed, and Enter adds it. */
import { Plus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { isComposing } from '#web/ui/keyboard/is-composing.ts';
import { addItem } from '../commands/item-commands.ts';
import { useEditor, useItemIds } from '../editor.ts';
import { useAtHand } from '../on-demand.tsx';
import type { RoomEntry } from '#web/report/model/report-entry.ts';
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
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const { data: settings, isLoading } = useQuery({ ...getAccountSettingsOptions(), enabled: isWanted });
  const parts = useAtHand();
  const usual = (isLoading ? undefined : parts?.usualItems(room, settings)) ?? [];
  const itemIds = useItemIds(room.id);
  const taken = new Set(itemIds.map((id) => report.item(id)?.server.name));

  function handleAdd() {
    const name = input.current?.value.trim() ?? '';
    if (input.current === null) return;
    if (name === '') return goOn(input.current);
    input.current.value = '';
    const itemId = addItem(editor, room.id, { name, focus: false });
    editor.whereabouts.go({ roomId: room.id, itemId });
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
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          event.stopPropagation();
          handleAdd();
        }}
      />
      <datalist id={listId}>
        {usual
          .filter((name) => !taken.has(name))
          .map((name) => (
            <option key={name}>{name}</option>
          ))}
      </datalist>
      <Button size="sm" variant="quiet" icon={<Plus />} tabIndex={-1} onClick={handleAdd}>
        Add
      </Button>
    </div>
  );
}

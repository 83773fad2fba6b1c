/** The commands on a room, with their keys. */
import { ArrowDown, ArrowUp, Copy, ImagePlus, Plus, Trash2 } from 'lucide-react';
import type { RoomEntry } from '#web/report/model/report-entry.ts';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import type { MenuEntry } from '#web/ui/overlay/menu.tsx';
import { duplicateRoom } from '../commands/copies.ts';
import { addItem } from '../commands/item-commands.ts';
import { removeRoom } from '../commands/remove-room.ts';
import { stepRoom } from '../commands/room-commands.ts';
import { type Editor, takesFiles } from '../editor.ts';
import { chooseFiles } from '../photos/choose-files.ts';

export function roomEntriesOf(editor: Editor, { id, name }: Pick<RoomEntry, 'id' | 'name'>): MenuEntry[] {
  const { report, queue } = editor;
  const next = nextName(
    name,
    report.roomIds().flatMap((one) => report.room(one)?.name ?? []),
  );
  const addPhotos = {
    label: 'Add photos…',
    icon: <ImagePlus />,
    onChoose: () => chooseFiles((files) => queue.addFiles({ roomId: id, itemId: null }, files)),
  };
  return [
    { label: 'Add an item', icon: <Plus />, onChoose: () => void addItem(editor, id) },
    ...(takesFiles(editor) ? [addPhotos] : []),
    { label: `Copy as ${next}`, icon: <Copy />, onChoose: () => void duplicateRoom(editor, id, next) },
    { label: 'Move up', icon: <ArrowUp />, keys: <KeyHint keys="Alt ↑" />, onChoose: () => stepRoom(editor, id, -1) },
    {
      label: 'Move down',
      icon: <ArrowDown />,
      keys: <KeyHint keys="Alt ↓" />,
      onChoose: () => stepRoom(editor, id, 1),
    },
    'rule',
    { label: 'Delete the room', icon: <Trash2 />, isDanger: true, onChoose: () => void removeRoom(editor, id) },
  ];
}

function nextName(name: string, taken: readonly string[]): string {
  const number = /(?<!\d)\d+$/.exec(name)?.[0] ?? '1';
  const stem = (name.endsWith(number) ? name.slice(0, -number.length) : name).trimEnd();
  for (let next = Number(number) + 1; ; next += 1) if (!taken.includes(`${stem} ${next}`)) return `${stem} ${next}`;
}

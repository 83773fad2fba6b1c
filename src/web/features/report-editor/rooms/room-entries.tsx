/** The commands on a room, with their keys. */
import { ArrowDown, ArrowUp, Copy, ImagePlus, Plus, Trash2 } from 'lucide-react';
import type { RoomEntry } from '#web/report/model/report-entry.ts';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import type { MenuEntry } from '#web/ui/overlay/menu.tsx';
import { type CopyContents, duplicateRoom } from '../commands/copies.ts';
import { addItem } from '../commands/item-commands.ts';
import { removeRoom } from '../commands/remove-room.ts';
import { stepRoom } from '../commands/room-commands.ts';
import { type Editor, isTemplate, takesFiles } from '../editor.ts';
import { chooseFiles } from '../photos/choose-files.ts';

const copies: Record<CopyContents, string> = {
  NAMES: 'names only',
  DESCRIPTIONS: 'with descriptions',
  ALL: 'with conditions and photos',
};

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
    { label: 'Add an item', icon: <Plus />, onChoose: () => addItem(editor, id) },
    ...(takesFiles(editor) ? [addPhotos] : []),
    ...copyEntries(editor, id, next),
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

/** A template has neither conditions nor photographs. */
function copyEntries(editor: Editor, id: number, name: string): MenuEntry[] {
  const copyAs = (contents: CopyContents) => void duplicateRoom(editor, id, { name, contents });
  if (isTemplate(editor)) return [{ label: `Copy as ${name}`, icon: <Copy />, onChoose: () => copyAs('ALL') }];
  return (Object.keys(copies) as CopyContents[]).map((contents) => ({
    label: `Copy as ${name}, ${copies[contents]}`,
    icon: <Copy />,
    onChoose: () => copyAs(contents),
  }));
}

function nextName(name: string, taken: readonly string[]): string {
  const number = /(?<!\d)\d+$/.exec(name)?.[0] ?? '1';
  const stem = (name.endsWith(number) ? name.slice(0, -number.length) : name).trimEnd();
  for (let next = Number(number) + 1; ; next += 1) if (!taken.includes(`${stem} ${next}`)) return `${stem} ${next}`;
}

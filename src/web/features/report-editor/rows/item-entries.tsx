/** The commands on an item, with their keys. */
import { ArrowRightLeft, CopyPlus, History, Plus, Trash2 } from 'lucide-react';
import type { ItemEntry } from '#web/report/model/report-entry.ts';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import type { MenuEntry } from '#web/ui/overlay/menu.tsx';
import { duplicateItem } from '../commands/copies.ts';
import { fillAsBefore } from '../commands/fill-as-before.ts';
import { addItem } from '../commands/item-commands.ts';
import { openMove } from '../commands/move-request.ts';
import { removeItem } from '../commands/remove-item.ts';
import { type Editor, findEarlier } from '../editor.ts';

export function entriesOf(editor: Editor, item: ItemEntry): MenuEntry[] {
  const at = editor.report.itemIds(item.roomId).indexOf(item.id);
  const before = findEarlier(editor.earlier, item);
  const asBefore: MenuEntry[] =
    before === undefined || !item.editable.condition
      ? []
      : [
          {
            label: 'As before',
            icon: <History />,
            keys: <KeyHint keys="Alt B" />,
            onChoose: () => fillAsBefore(editor, item.id),
          },
        ];
  return [
    ...asBefore,
    {
      label: 'Add an item below',
      icon: <Plus />,
      keys: <KeyHint keys="Ctrl Enter" />,
      onChoose: () => addItem(editor, item.roomId, { at: at + 1 }),
    },
    {
      label: 'Copy',
      icon: <CopyPlus />,
      onChoose: () => void duplicateItem(editor, item.id),
    },
    {
      label: 'Move to…',
      icon: <ArrowRightLeft />,
      keys: <KeyHint keys="M" />,
      onChoose: () => openMove({ kind: 'item', id: item.id }),
    },
    'rule',
    {
      label: 'Delete',
      icon: <Trash2 />,
      isDanger: true,
      onChoose: () => void removeItem(editor, item.id),
    },
  ];
}

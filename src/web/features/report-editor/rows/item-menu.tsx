/** What can be done to an item, with the keys that do it. */
import { ArrowRightLeft, CopyPlus, Ellipsis, History, Plus, Trash2 } from 'lucide-react';
import { IconButton } from '#web/ui/controls/button.tsx';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { Menu, type MenuEntry } from '#web/ui/overlay/menu.tsx';
import { addItem, removeItem } from '../commands/item-commands.ts';
import { openMove } from '../commands/move-request.ts';
import { type Editor, findEarlier, useEditor } from '../editor.ts';
import { onDemand } from '../on-demand.tsx';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';

export function ItemMenu({ item }: { item: ItemEntry }) {
  const editor = useEditor();
  const { name } = shownOf(item);
  return (
    <Menu
      label={`What to do with ${name}`}
      entries={entriesOf(editor, item)}
      renderTrigger={(props) => (
        <IconButton
          {...props}
          label={`Actions for ${name}`}
          size="sm"
          icon={<Ellipsis />}
          tabIndex={-1}
          data-tip={undefined}
        />
      )}
    />
  );
}

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
      onChoose: () => void addItem(editor, item.roomId, { at: at + 1 }),
    },
    {
      label: 'Copy',
      icon: <CopyPlus />,
      onChoose: () => onDemand(({ duplicateItem }) => void duplicateItem(editor, item.id)),
    },
    {
      label: 'Move to…',
      icon: <ArrowRightLeft />,
      keys: <KeyHint keys="M" />,
      onChoose: () => openMove({ kind: 'item', id: item.id }),
    },
    'rule',
    { label: 'Delete', icon: <Trash2 />, isDanger: true, onChoose: () => void removeItem(editor, item.id) },
  ];
}

/** The condition as the earlier report has it. */
export function fillAsBefore({ report, earlier, queue }: Editor, itemId: number): void {
  const item = report.item(itemId);
  const before = item && findEarlier(earlier, item);
  if (item?.editable.condition !== true || before === undefined) return;
  queue.type(itemId, 'condition', before.server.condition);
  // The row wakes for a state that changes; a text that waited already would not be drawn.
  report.touch(itemId);
}

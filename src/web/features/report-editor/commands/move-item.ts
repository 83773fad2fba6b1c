/** An item goes to another room: shown there at once, and sent in its turn. */
import { shownOf } from '#web/report/model/report-entry.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import type { Editor } from '../editor.ts';
import { keepPlaceBeside } from './keep-place-beside.ts';

/** Text that is typed in it waits until it is there: its address is another afterwards. */
export function moveItem(
  editor: Editor,
  { itemId, toRoomId, at }: { itemId: number; toRoomId: number; at?: number },
): void {
  const { report, queue } = editor;
  const item = report.item(itemId);
  const target = report.room(toRoomId);
  if (item === undefined || target === undefined || item.roomId === toRoomId) return;
  const source = report.room(item.roomId);
  const { name } = shownOf(item);
  const refuse = (text: string) => void showToast({ tone: 'failed', text });
  if (source?.blockType !== target.blockType)
    return refuse(`${name} cannot go to ${target.name}: its rows are of another kind.`);
  const left = Object.values(item.states);
  if (left.includes('conflict') || left.includes('refused'))
    return refuse(`${name} stays in ${source.name}: decide about its text first.`);

  const order = report.itemIds(item.roomId);
  const from = order.indexOf(itemId);
  const beforeId = at === undefined ? null : (report.itemIds(toRoomId)[at] ?? null);
  queue.give({ roomId: item.roomId, itemId }, name, { does: 'move item', toRoomId, beforeId });
  keepPlaceBeside(editor, { roomId: item.roomId, itemId: order[from + 1] ?? order[from - 1] });
  const undo = () => moveItem(editor, { itemId, toRoomId: item.roomId, at: from });
  showToast({ text: `${name} moved to ${target.name}.`, undo });
}

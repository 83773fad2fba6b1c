/** Takes an item out of the report: at once on display, and put back with a message when refused. */
import { shownOf } from '#web/report/model/report-entry.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { type Editor, findEarlier } from '../editor.ts';
import { restoreItem } from './bring-back.ts';
import { listText } from '../photos/file-words.ts';

/** Asks before removing anything that cannot be made again: photos, and the link to the item of the report before. */
export async function removeItem(editor: Editor, itemId: number): Promise<void> {
  const { report, queue, whereabouts } = editor;
  const item = report.item(itemId);
  if (item === undefined) return;
  const shown = shownOf(item);
  const files = item.attachments;
  const isCarried = findEarlier(editor.earlier, item) !== undefined;
  const isForGood = files.length > 0 || isCarried;
  if (isForGood) {
    const isSure = await confirm({
      title: `Delete ${shown.name}?`,
      text: [
        ...(isCarried ? [carriedWarning] : []),
        ...(files.length > 0
          ? [`Its ${listText(files)} ${files.length === 1 ? 'is' : 'are'} deleted with it, for good.`]
          : []),
      ].join(' '),
      action: 'Delete the item',
      isDanger: true,
    });
    if (!isSure) return;
  }
  const { roomId } = item;
  const before = report.itemIds(roomId);
  const at = before.indexOf(itemId);
  const next = before[at + 1] ?? before[at - 1];
  const seen = [item.server, shown];
  queue.give({ roomId, itemId }, shown.name, { does: 'remove item', version: item.version, seen });
  if (next === undefined) whereabouts.go({ roomId, itemId: undefined });
  else whereabouts.focusField(roomId, { itemId: next, field: 'name' });
  const text = `${shown.name} deleted.`;
  if (isForGood) showToast({ text });
  else showToast({ text, undo: () => restoreItem(editor, item, at) });
}

/** For an item that the report before has: the comparison would find a new one in its place. */
const carriedWarning =
  'It stands in the earlier report and will be listed as no longer there. Added again, it would count as new.';

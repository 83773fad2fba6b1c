/** A step of an item up or down, as by Alt and an arrow. */
import { shownOf } from '#web/report/model/report-entry.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';
import { arrangeItem } from './item-commands.ts';

export function stepItem(editor: Editor, itemId: number, step: -1 | 1): void {
  const { report } = editor;
  const item = report.item(itemId);
  if (item === undefined) return;
  const ids = report.itemIds(item.roomId);
  const to = ids.indexOf(itemId) + step;
  if (to < 0 || to >= ids.length)
    return announce(`${shownOf(item).name} is already ${step < 0 ? 'first' : 'last'} in its room.`);
  const focused = document.activeElement;
  arrangeItem(editor, itemId, to);
  // A row that is put elsewhere in the document loses the focus on its way.
  requestAnimationFrame(() => {
    if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused) focused.focus();
  });
}

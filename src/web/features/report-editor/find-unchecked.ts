/** Finds conditions that came along from the report before, and that nobody has confirmed. */
import { isCarriedOver } from '#web/report/model/carried-over.ts';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import { type Editor, findEarlier } from './editor.ts';
import { findNext } from './find-next.ts';

type Opened = Pick<Editor, 'report' | 'earlier'>;

/** Whether it can be confirmed as before: with other words it is changed, and needs no mark. */
export function isAsBefore({ report, earlier }: Opened, item: ItemEntry): boolean {
  const before = findEarlier(earlier, item);
  if (before === undefined || !item.editable.confirmed) return false;
  const blockType = report.room(item.roomId)?.blockType ?? '';
  return isCarriedOver(blockType, shownOf(item).condition, before.server.condition);
}

export const isUnchecked = (editor: Opened, item: ItemEntry): boolean =>
  shownOf(item).confirmed !== true && isAsBefore(editor, item);

export const findUnchecked = (editor: Editor): ItemEntry | undefined =>
  findNext(editor, (item) => isUnchecked(editor, item));

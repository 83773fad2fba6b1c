import { type Editor, findEarlier } from '../editor.ts';
import { isSameValue, shownOf } from '#web/report/model/report-entry.ts';
import { putByCommand } from './put-by-command.ts';

/** The condition as the earlier report has it, and somebody has seen that it is. */
export function fillAsBefore(editor: Editor, itemId: number): void {
  const item = editor.report.item(itemId);
  const before = item && findEarlier(editor.earlier, item);
  if (item?.editable.condition !== true || before === undefined) return;
  const isThere = isSameValue(shownOf(item).condition, before.server.condition);
  // One step for whoever takes it back.
  if (!isThere) putByCommand(editor, itemId, 'condition', before.server.condition);
  if (!item.editable.confirmed) return;
  if (isThere) putByCommand(editor, itemId, 'confirmed', true);
  else editor.queue.type(itemId, 'confirmed', true);
}

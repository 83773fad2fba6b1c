import { type Editor, findEarlier } from '../editor.ts';
import { putByCommand } from './put-by-command.ts';

/** The condition as the earlier report has it. */
export function fillAsBefore(editor: Editor, itemId: number): void {
  const item = editor.report.item(itemId);
  const before = item && findEarlier(editor.earlier, item);
  if (item?.editable.condition !== true || before === undefined) return;
  putByCommand(editor, itemId, 'condition', before.server.condition);
}

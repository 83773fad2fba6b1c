import { type Editor, findEarlier } from '../editor.ts';

/** The condition as the earlier report has it. */
export function fillAsBefore({ report, earlier, queue }: Editor, itemId: number): void {
  const item = report.item(itemId);
  const before = item && findEarlier(earlier, item);
  if (item?.editable.condition !== true || before === undefined) return;
  queue.type(itemId, 'condition', before.server.condition);
  // The row wakes for a state that changes; a text that waited already would not be drawn.
  report.touch(itemId);
}

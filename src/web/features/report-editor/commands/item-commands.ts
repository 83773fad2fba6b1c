/** Commands on items as a whole: shown at once, sent, and put back with a message when refused. */
import { asOneWrite } from '#web/queries/writes-under-way.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';
import { shownOf } from '#web/report/model/report-entry.ts';
import { sayFailed } from './failed.ts';

export async function sendItemOrder(
  { requests, report }: Editor,
  roomId: number,
  ids: readonly number[],
): Promise<void> {
  const isThere = (id: number) => report.item(id)?.isGone !== true;
  await requests.orderItems(roomId, ids.filter(isThere));
}

/**
 * Adds an item at a position of its room; the name takes the focus unless the caller moves it. False when the room is
 * not there.
 */
export const addItem = asOneWrite(
  async (
    editor: Editor,
    roomId: number,
    { name = 'New item', at, focus = true }: { name?: string; at?: number; focus?: boolean } = {},
  ): Promise<boolean> => {
    const { report, whereabouts } = editor;
    let isAdded = false;
    try {
      const added = await editor.requests.createItem(roomId, { name });
      const count = report.itemIds(roomId).length;
      report.replaceItem(added, roomId, at ?? count);
      isAdded = true;
      announce(`${name} added.`);
      if (focus) whereabouts.focusField(roomId, { itemId: added.id, field: 'name', isNew: true });
      if (at !== undefined && at < count) await sendItemOrder(editor, roomId, report.itemIds(roomId));
    } catch (error) {
      sayFailed(isAdded ? 'The new order was not saved' : 'The item was not added', error);
    }
    return isAdded;
  },
);

/** Within its room: the whole new order in one request. */
export const arrangeItem = asOneWrite(async (editor: Editor, itemId: number, to: number): Promise<void> => {
  const { report } = editor;
  const item = report.item(itemId);
  if (item === undefined) return;
  const { roomId } = item;
  const before = report.itemIds(roomId);
  const next = before.filter((id) => id !== itemId).toSpliced(to, 0, itemId);
  report.arrangeItems(roomId, next);
  announce(`${shownOf(item).name} moved to position ${to + 1} of ${next.length}.`);
  try {
    await sendItemOrder(editor, roomId, next);
  } catch (error) {
    if (report.itemIds(roomId) === next) report.arrangeItems(roomId, before);
    sayFailed('The new order was not saved', error);
  }
});

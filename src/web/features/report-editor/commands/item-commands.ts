/** Commands on items as a whole: shown at once, and sent in their turn. */
import { giveId } from '#web/report/requests/local-ids.ts';
import { type ItemFields, shownOf } from '#web/report/model/report-entry.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';

/** The whole order of a room. */
export function giveItemOrder({ report, queue }: Editor, roomId: number, ids: readonly number[]): void {
  const isThere = (id: number) => report.item(id)?.isGone !== true;
  const step = { does: 'order items', ids: ids.filter(isThere) } as const;
  queue.give({ roomId, itemId: null }, report.room(roomId)?.name ?? '', step);
}

const unanswered = { description: null, condition: null };

type NewItem = {
  name?: string;
  fields?: Pick<ItemFields, 'description' | 'condition'>;
  at?: number;
  focus?: boolean;
};

/** Adds an item at a position of its room, also without a line; its name takes the focus unless the caller moves it. */
export function addItem(
  editor: Editor,
  roomId: number,
  { name = 'New item', fields = unanswered, at, focus = true }: NewItem = {},
): number {
  const { report, queue, whereabouts } = editor;
  const itemId = giveId();
  const before = report.itemIds(roomId);
  queue.give({ roomId, itemId }, name, { does: 'add item', fields });
  if (at !== undefined && at < before.length) giveItemOrder(editor, roomId, before.toSpliced(at, 0, itemId));
  announce(`${name} added.`);
  if (focus) whereabouts.focusField(roomId, { itemId, field: 'name', isNew: true });
  return itemId;
}

/** Within its room. */
export function arrangeItem(editor: Editor, itemId: number, to: number): void {
  const { report } = editor;
  const item = report.item(itemId);
  if (item === undefined) return;
  const { roomId } = item;
  const next = report
    .itemIds(roomId)
    .filter((id) => id !== itemId)
    .toSpliced(to, 0, itemId);
  giveItemOrder(editor, roomId, next);
  announce(`${shownOf(item).name} moved to position ${to + 1} of ${next.length}.`);
}

/** What can be done to items as a whole: shown at once, sent, and put back with a message when refused. */
import { createItem, deleteItem, moveItem as moveItemTo, orderItems } from '#web/queries/generated/sdk.gen.ts';
import { asOneWrite } from '#web/queries/writes-under-way.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { type Editor, findEarlier } from '../editor.ts';
import { onDemand } from '../on-demand.tsx';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import { sayFailed } from './failed.ts';

const pathOf = ({ inspectionId }: Editor, roomId: number) => ({ inspection_id: inspectionId, room_id: roomId });
const itemPath = (editor: Editor, { id, roomId }: ItemEntry) => ({ ...pathOf(editor, roomId), item_id: id });

export async function sendItemOrder(editor: Editor, roomId: number, ids: readonly number[]): Promise<void> {
  await orderItems({ path: pathOf(editor, roomId), body: [...ids], throwOnError: true });
}

/** Adds an item at a position of its room; the name takes the focus unless the caller goes on by itself. False when it is not there. */
export const addItem = asOneWrite(
  async (
    editor: Editor,
    roomId: number,
    { name = 'New item', at, focus = true }: { name?: string; at?: number; focus?: boolean } = {},
  ): Promise<boolean> => {
    const { report, whereabouts } = editor;
    let isAdded = false;
    try {
      const { data } = await createItem({ path: pathOf(editor, roomId), body: { name }, throwOnError: true });
      const count = report.itemIds(roomId).length;
      report.replaceItem(data, roomId, at ?? count);
      isAdded = true;
      announce(`${name} added.`);
      if (focus) whereabouts.focusField(roomId, { itemId: data.id, field: 'name', isNew: true });
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

/** Its text is saved first, and none is sent while it goes: its address is another afterwards. */
export const moveItem = asOneWrite(
  async (editor: Editor, itemId: number, toRoomId: number, at?: number): Promise<void> => {
    const { report, queue } = editor;
    const item = report.item(itemId);
    const target = report.room(toRoomId);
    if (item === undefined || target === undefined || item.roomId === toRoomId) return;
    const source = report.room(item.roomId);
    if (source?.blockType !== target.blockType) {
      return void showToast({
        tone: 'failed',
        text: `${shownOf(item).name} cannot go to ${target.name}: its rows are of another kind.`,
      });
    }
    if (!(await queue.flush()) || Object.keys(report.item(itemId)?.states ?? {}).length > 0) {
      return void showToast({ tone: 'failed', text: 'The item can be moved when its text has been saved.' });
    }
    const from = report.itemIds(item.roomId).indexOf(itemId);
    const to = at ?? report.itemIds(toRoomId).length;
    const body = { room_id: toRoomId, before_id: report.itemIds(toRoomId)[to] ?? null };
    const path = itemPath(editor, item);
    report.transferItem(itemId, toRoomId, to);
    try {
      const { data } = await queue.whileNothingIsSent(() => moveItemTo({ path, body, throwOnError: true }));
      report.replaceItem(data, toRoomId);
      const text = `${shownOf(item).name} moved to ${target.name}.`;
      showToast({ text, undo: () => void moveItem(editor, itemId, item.roomId, from) });
    } catch (error) {
      report.transferItem(itemId, item.roomId, from);
      sayFailed('The item was not moved', error);
      await editor.reload();
    }
  },
);

/** What cannot be made again is asked about: photos, and being the same item as in the report before. Any other comes back. */
export async function removeItem(editor: Editor, itemId: number): Promise<void> {
  const { report, whereabouts } = editor;
  const item = report.item(itemId);
  if (item === undefined) return;
  const shown = shownOf(item);
  const files = item.attachments.length;
  const isCarried = findEarlier(editor.earlier, item) !== undefined;
  const isForGood = files > 0 || isCarried;
  if (isForGood) {
    const isSure = await confirm({
      title: `Delete ${shown.name}?`,
      text: [
        ...(isCarried ? [carriedWarning] : []),
        ...(files > 0 ? [`Its ${fileWords(files)} deleted with it, for good.`] : []),
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
  report.removeItem(itemId);
  if (next === undefined) whereabouts.go({ roomId, itemId: undefined });
  else whereabouts.focusField(roomId, { itemId: next, field: 'name' });
  try {
    await deleteItem({ path: itemPath(editor, item), throwOnError: true });
    for (const field of ['name', 'description', 'condition'] as const) await editor.queue.letGo(itemId, field);
  } catch (error) {
    report.putBackItem(item, at);
    sayFailed('The item was not deleted', error);
    return editor.reload();
  }
  const text = `${shown.name} deleted.`;
  if (isForGood) showToast({ text });
  else showToast({ text, undo: () => onDemand(({ restoreItem }) => void restoreItem(editor, item, at)) });
}

const fileWords = (count: number) => (count === 1 ? 'photo is' : `${count} photos and recordings are`);

/** Of an item that the report before has: the comparison would find a new one in its place. */
const carriedWarning =
  'It stands in the earlier report and will be listed as no longer there. Added again, it would count as new.';

/** Copies items and rooms, and puts each copy behind its original. */
import { asOneWrite } from '#web/queries/writes-under-way.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import type { CopyRoomData } from '#web/queries/generated/types.gen.ts';
import type { Editor } from '../editor.ts';
import { sayFailed } from './failed.ts';
import { giveItemOrder } from './item-commands.ts';
import { giveRoomOrder } from './room-commands.ts';

export const duplicateItem = asOneWrite(async (editor: Editor, itemId: number): Promise<void> => {
  const { report, queue, whereabouts } = editor;
  await queue.flush();
  const item = report.item(itemId);
  if (item === undefined) return;
  try {
    const { roomId } = item;
    const copy = await editor.requests.copyItem({ roomId, itemId }, { room: { id: roomId } });
    const at = report.itemIds(roomId).indexOf(itemId) + 1;
    report.replaceItem(copy, roomId, at);
    whereabouts.focusField(roomId, { itemId: copy.id, field: 'name' });
    giveItemOrder(editor, roomId, report.itemIds(roomId));
  } catch (error) {
    sayFailed('The item was not copied', error);
  }
});

/** Names alone, descriptions too, or all of it: conditions and photographs are evidence of one room. */
export type CopyContents = NonNullable<CopyRoomData['body']['contents']>;
type WantedCopy = { name: string; contents: CopyContents };

/** "Bedroom 2" like "Bedroom 1". */
export const duplicateRoom = asOneWrite(
  async (editor: Editor, roomId: number, { name, contents }: WantedCopy): Promise<void> => {
    const { report, queue, whereabouts } = editor;
    await queue.flush();
    try {
      const copy = await editor.requests.copyRoom(roomId, { room: { name }, contents });
      report.replaceRoom(copy);
      const ids = report.roomIds().filter((id) => id !== copy.id);
      giveRoomOrder(editor, ids.toSpliced(ids.indexOf(roomId) + 1, 0, copy.id));
      whereabouts.go({ roomId: copy.id, itemId: undefined });
      whereabouts.showRoom(copy.id);
      showToast({ text: `${name} added with ${copy.items.length === 1 ? '1 item' : `${copy.items.length} items`}.` });
    } catch (error) {
      sayFailed('The room was not copied', error);
      await editor.reload();
    }
  },
);

/** Copies items and rooms, and puts each copy behind its original. */
import { copyItem, copyRoom } from '#web/queries/generated/sdk.gen.ts';
import { asOneWrite } from '#web/queries/writes-under-way.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import type { Editor } from '../editor.ts';
import { sayFailed } from './failed.ts';
import { sendItemOrder } from './item-commands.ts';
import { sendRoomOrder } from './room-commands.ts';

export const duplicateItem = asOneWrite(async (editor: Editor, itemId: number): Promise<void> => {
  const { report, queue, whereabouts } = editor;
  await queue.flush();
  const item = report.item(itemId);
  if (item === undefined) return;
  try {
    const { data } = await copyItem({
      path: { inspection_id: editor.inspectionId, room_id: item.roomId, item_id: itemId },
      body: { room: { id: item.roomId } },
      throwOnError: true,
    });
    const at = report.itemIds(item.roomId).indexOf(itemId) + 1;
    report.replaceItem(data, item.roomId, at);
    whereabouts.focusField(item.roomId, { itemId: data.id, field: 'name' });
    await sendItemOrder(editor, item.roomId, report.itemIds(item.roomId));
  } catch (error) {
    sayFailed('The item was not copied', error);
  }
});

/** "Bedroom 2" like "Bedroom 1". */
export const duplicateRoom = asOneWrite(async (editor: Editor, roomId: number, name: string): Promise<void> => {
  const { report, queue, whereabouts } = editor;
  await queue.flush();
  try {
    const { data } = await copyRoom({
      path: { inspection_id: editor.inspectionId, room_id: roomId },
      body: { room: { name } },
      throwOnError: true,
    });
    report.replaceRoom(data);
    const ids = report.roomIds().filter((id) => id !== data.id);
    report.arrangeRooms(ids.toSpliced(ids.indexOf(roomId) + 1, 0, data.id));
    await sendRoomOrder(editor);
    whereabouts.go({ roomId: data.id, itemId: undefined });
    whereabouts.showRoom(data.id);
    showToast({ text: `${name} added with ${data.items.length === 1 ? '1 item' : `${data.items.length} items`}.` });
  } catch (error) {
    sayFailed('The room was not copied', error);
    await editor.reload();
  }
});

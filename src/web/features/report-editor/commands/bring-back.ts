/** Items and rooms that were deleted are made again, where they were. */
import { hasCondition } from '#domain/block-type.ts';
import type { Item } from '#web/queries/generated/types.gen.ts';
import { asOneWrite } from '#web/queries/writes-under-way.ts';
import type { Editor } from '../editor.ts';
import { type ItemEntry, type RoomEntry, shownOf } from '#web/report/model/report-entry.ts';
import { sayFailed } from './failed.ts';
import { sendItemOrder } from './item-commands.ts';
import { sendRoomOrder } from './room-commands.ts';

export const restoreItem = asOneWrite(async (editor: Editor, item: ItemEntry, at: number): Promise<void> => {
  const { report, whereabouts } = editor;
  try {
    const restored = await createItemAgain(editor, item.roomId, item);
    report.replaceItem(restored, item.roomId, at);
    whereabouts.focusField(item.roomId, { itemId: restored.id, field: 'name' });
    await sendItemOrder(editor, item.roomId, report.itemIds(item.roomId));
  } catch (error) {
    sayFailed('The item could not be brought back', error);
  }
});

export const restoreRoom = asOneWrite(
  async (editor: Editor, room: RoomEntry, items: readonly ItemEntry[], at: number): Promise<void> => {
    const { report, whereabouts } = editor;
    const { name, blockType, optionSet } = room;
    try {
      const body = { name, block_type: blockType as 'DETAILED', option_set: optionSet?.id ?? null };
      const restored = await editor.requests.createRoom(body);
      report.replaceRoom(restored);
      for (const item of items) report.replaceItem(await createItemAgain(editor, restored.id, item), restored.id);
      report.arrangeRooms(
        report
          .roomIds()
          .filter((id) => id !== restored.id)
          .toSpliced(at, 0, restored.id),
      );
      await sendRoomOrder(editor);
      whereabouts.go({ roomId: restored.id, itemId: undefined });
      whereabouts.showRoom(restored.id);
    } catch (error) {
      sayFailed('The room could not be brought back whole', error);
    }
  },
);

/** The same words and actions under a new id. */
async function createItemAgain(editor: Editor, roomId: number, item: ItemEntry): Promise<Item> {
  const { name, description, condition } = shownOf(item);
  const hasAnswer = hasCondition(editor.report.room(roomId)?.blockType ?? '');
  const { requests } = editor;
  const restored = await requests.createItem(roomId, { name, description, ...(hasAnswer && { condition }) });
  const actions = [];
  for (const { action, responsibility, comments } of item.actions) {
    const body = { action, responsibility, comments };
    actions.push(await requests.createAction({ roomId, itemId: restored.id }, body));
  }
  return { ...restored, actions };
}

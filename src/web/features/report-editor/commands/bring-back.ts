/** Items and rooms that were deleted come back where they were: as they are, or made again once the service has deleted them. */
import { type ItemEntry, type RoomEntry, shownOf } from '#web/report/model/report-entry.ts';
import type { Editor } from '../editor.ts';
import { sayFailed } from './failed.ts';
import { addItem } from './item-commands.ts';
import { addRoom, giveRoomOrder } from './room-commands.ts';

export function restoreItem(editor: Editor, item: ItemEntry, at: number): void {
  const { queue, whereabouts } = editor;
  const { roomId, id: itemId } = item;
  const isBack = queue.takeBackRemoval({ roomId, itemId });
  const restored = isBack ? itemId : addItemAgain(editor, roomId, item, at);
  whereabouts.focusField(roomId, { itemId: restored, field: 'name' });
}

export function restoreRoom(editor: Editor, room: RoomEntry, items: readonly ItemEntry[], at: number): void {
  const { report, queue, whereabouts } = editor;
  let roomId = room.id;
  if (!queue.takeBackRemoval({ roomId, itemId: null })) {
    const ids = report.roomIds();
    roomId = addRoom(editor, room);
    for (const item of items) addItemAgain(editor, roomId, item);
    giveRoomOrder(editor, ids.toSpliced(at, 0, roomId));
  }
  whereabouts.go({ roomId, itemId: undefined });
  whereabouts.showRoom(roomId);
}

/** The same words and actions under a new id. */
function addItemAgain(editor: Editor, roomId: number, item: ItemEntry, at?: number): number {
  const { name, ...fields } = shownOf(item);
  const itemId = addItem(editor, roomId, { name, fields, focus: false, ...(at !== undefined && { at }) });
  if (item.actions.length > 0) void addActionsAgain(editor, { roomId, itemId }, item);
  return itemId;
}

async function addActionsAgain(
  { report, queue, requests }: Editor,
  place: { roomId: number; itemId: number },
  { actions }: ItemEntry,
): Promise<void> {
  try {
    await queue.flush();
    const added = [];
    for (const { action, responsibility, comments } of actions)
      added.push(await requests.createAction(place, { action, responsibility, comments }));
    report.changeItem(place.itemId, { actions: added });
  } catch (error) {
    sayFailed('Its actions could not be brought back', error);
  }
}

/** What can be done to rooms: shown at once, sent, and put back with a message when refused. */
import { createRoom, deleteRoom, orderRooms } from '#web/queries/generated/sdk.gen.ts';
import { asOneWrite } from '#web/queries/writes-under-way.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { type Editor, findEarlier } from '../editor.ts';
import { onDemand } from '../on-demand.tsx';
import { sayFailed } from './failed.ts';

const reportPath = ({ inspectionId }: Editor) => ({ inspection_id: inspectionId });
const roomPath = (editor: Editor, roomId: number) => ({ ...reportPath(editor), room_id: roomId });

export async function sendRoomOrder(editor: Editor): Promise<void> {
  await orderRooms({ path: reportPath(editor), body: [...editor.report.roomIds()], throwOnError: true });
}

export type NewRoom = { name: string; blockType: string; optionSetId?: number | undefined };

export const addRooms = asOneWrite(async (editor: Editor, rooms: readonly NewRoom[]): Promise<void> => {
  let last: number | undefined;
  try {
    for (const { name, blockType, optionSetId } of rooms) {
      const body = { name, block_type: blockType as 'DETAILED', option_set: optionSetId ?? null };
      const { data } = await createRoom({ path: reportPath(editor), body, throwOnError: true });
      editor.report.replaceRoom(data);
      last = data.id;
    }
    announce(rooms.length === 1 ? `${rooms[0]?.name} added.` : `${rooms.length} rooms added.`);
  } catch (error) {
    sayFailed('The room was not added', error);
  }
  if (last === undefined) return;
  editor.whereabouts.go({ roomId: last, itemId: undefined });
  editor.whereabouts.showRoom(last);
});

export const arrangeRoom = asOneWrite(async (editor: Editor, roomId: number, to: number): Promise<void> => {
  const { report } = editor;
  const before = report.roomIds();
  const next = before.filter((id) => id !== roomId).toSpliced(to, 0, roomId);
  report.arrangeRooms(next);
  announce(`${report.room(roomId)?.name} moved to position ${to + 1} of ${next.length}.`);
  try {
    await sendRoomOrder(editor);
  } catch (error) {
    if (report.roomIds() === next) report.arrangeRooms(before);
    sayFailed('The new order was not saved', error);
  }
});

/** A step up or down, as by Alt and an arrow. */
export function stepRoom(editor: Editor, roomId: number, step: -1 | 1): void {
  const ids = editor.report.roomIds();
  const to = ids.indexOf(roomId) + step;
  if (to < 0 || to >= ids.length)
    return announce(`${editor.report.room(roomId)?.name} is already ${step < 0 ? 'first' : 'last'}.`);
  void arrangeRoom(editor, roomId, to);
}

export function nextName(name: string, taken: readonly string[]): string {
  const number = /(?<!\d)\d+$/.exec(name)?.[0] ?? '1';
  const stem = (name.endsWith(number) ? name.slice(0, -number.length) : name).trimEnd();
  for (let next = Number(number) + 1; ; next += 1) if (!taken.includes(`${stem} ${next}`)) return `${stem} ${next}`;
}

export async function removeRoom(editor: Editor, roomId: number): Promise<void> {
  const { report, whereabouts } = editor;
  const room = report.room(roomId);
  if (room === undefined) return;
  const items = report.itemIds(roomId).flatMap((id) => report.item(id) ?? []);
  const files = [room, ...items].reduce((sum, { attachments }) => sum + attachments.length, 0);
  const isCarried = items.some((item) => findEarlier(editor.earlier, item) !== undefined);
  const isForGood = files > 0 || isCarried;
  if (isForGood) {
    const isSure = await confirm({
      title: `Delete ${room.name}?`,
      text: [
        ...(isCarried ? [carriedWarning] : []),
        ...(files > 0 ? [`Its ${fileWords(items.length, files)} are deleted with it, for good.`] : []),
      ].join(' '),
      action: 'Delete the room',
      isDanger: true,
    });
    if (!isSure) return;
  }
  const at = report.roomIds().indexOf(roomId);
  report.removeRoom(roomId);
  whereabouts.go({ roomId: report.roomIds()[at] ?? report.roomIds()[at - 1], itemId: undefined });
  try {
    await deleteRoom({ path: roomPath(editor, roomId), throwOnError: true });
    await editor.queue.letGo(`room ${roomId}`, 'name');
  } catch (error) {
    report.putBackRoom(room, items, at);
    sayFailed('The room was not deleted', error);
    return editor.reload();
  }
  const text = `${room.name} deleted.`;
  if (isForGood) showToast({ text });
  else showToast({ text, undo: () => onDemand(({ restoreRoom }) => void restoreRoom(editor, room, items, at)) });
}

const fileWords = (items: number, files: number) =>
  `${items === 1 ? '1 item' : `${items} items`} and ${files === 1 ? '1 photo or recording' : `${files} photos and recordings`}`;

/** Of a room that the report before has: the comparison would find new items in the place of the old ones. */
const carriedWarning =
  'Its items stand in the earlier report and will be listed as no longer there. Added again, they would count as new.';

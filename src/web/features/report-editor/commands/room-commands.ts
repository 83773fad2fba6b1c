/** Commands on rooms: shown at once, and sent in their turn. */
import { giveId } from '#web/report/requests/local-ids.ts';
import type { RoomEntry } from '#web/report/model/report-entry.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';

export type NewRoom = Pick<RoomEntry, 'name' | 'blockType' | 'optionSet'>;

/** At the end of the report, also without a line. */
export function addRoom({ queue }: Editor, { name, blockType, optionSet }: NewRoom): number {
  const roomId = giveId();
  queue.give({ roomId, itemId: null }, name, { does: 'add room', blockType, optionSet });
  return roomId;
}

export function giveRoomOrder({ queue, report }: Editor, ids: readonly number[]): void {
  const isThere = (id: number) => report.room(id)?.isGone !== true;
  queue.give({ roomId: 0, itemId: null }, '', { does: 'order rooms', ids: ids.filter(isThere) });
}

export function arrangeRoom(editor: Editor, roomId: number, to: number): void {
  const { report } = editor;
  const next = report
    .roomIds()
    .filter((id) => id !== roomId)
    .toSpliced(to, 0, roomId);
  giveRoomOrder(editor, next);
  announce(`${report.room(roomId)?.name} moved to position ${to + 1} of ${next.length}.`);
}

/** A step up or down, as by Alt and an arrow. */
export function stepRoom(editor: Editor, roomId: number, step: -1 | 1): void {
  const ids = editor.report.roomIds();
  const to = ids.indexOf(roomId) + step;
  if (to < 0 || to >= ids.length)
    return announce(`${editor.report.room(roomId)?.name} is already ${step < 0 ? 'first' : 'last'}.`);
  arrangeRoom(editor, roomId, to);
}

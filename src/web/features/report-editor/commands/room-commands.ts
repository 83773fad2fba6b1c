/** Commands on rooms: shown at once, sent, and put back with a message when refused. */
import { asOneWrite } from '#web/queries/writes-under-way.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';
import { sayFailed } from './failed.ts';

export async function sendRoomOrder({ requests, report }: Editor): Promise<void> {
  await requests.orderRooms(report.roomIds().filter((id) => report.room(id)?.isGone !== true));
}

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

/** Takes a room out of the report with all that is in it: at once on display, and put back with a message when refused. */
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { type Editor, findEarlier } from '../editor.ts';
import { restoreRoom } from './bring-back.ts';

export async function removeRoom(editor: Editor, roomId: number): Promise<void> {
  const { report, queue, whereabouts } = editor;
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
  queue.give({ roomId, itemId: null }, room.name, { does: 'remove room' });
  whereabouts.go({ roomId: report.roomIds()[at] ?? report.roomIds()[at - 1], itemId: undefined });
  const text = `${room.name} deleted.`;
  if (isForGood) showToast({ text });
  else showToast({ text, undo: () => restoreRoom(editor, room, items, at) });
}

const fileWords = (items: number, files: number) =>
  `${items === 1 ? '1 item' : `${items} items`} and ${files === 1 ? '1 photo or recording' : `${files} photos and recordings`}`;

/** For a room that the report before has: the comparison would find new items in the place of the old ones. */
const carriedWarning =
  'Its items stand in the earlier report and will be listed as no longer there. Added again, they would count as new.';

/** Files that were dropped beside rows and rooms: to the item or the room where the person is. */
import { showToast } from '#web/ui/feedback/toast.ts';
import { shownOf } from '#web/report/model/report-entry.ts';
import type { Editor } from '../editor.ts';

export function takeDropped({ report, whereabouts, queue }: Editor, files: File[]): void {
  const { roomId, itemId } = whereabouts.read();
  const room = report.room(roomId ?? whereabouts.readInView() ?? report.roomIds()[0] ?? 0);
  if (room === undefined)
    return void showToast({ tone: 'failed', text: 'Add a room first: files go to a room or an item.' });
  const item = itemId === undefined ? undefined : report.item(itemId);
  queue.addFiles({ roomId: room.id, itemId: item?.id ?? null }, files);
  const place = item === undefined ? room.name : `${shownOf(item).name}, ${room.name}`;
  const [first] = files;
  const what = files.length === 1 && first !== undefined ? `${first.name} goes` : `${files.length} files go`;
  showToast({ text: `${what} to ${place}.` });
}

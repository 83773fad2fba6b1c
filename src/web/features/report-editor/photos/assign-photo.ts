/** A photo goes to another item or room: shown there at once, and put back with a message when refused. */
import { assignAttachment } from '#web/queries/generated/sdk.gen.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { noteOwnVersion } from '#web/queries/report-versions.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { sayFailed } from '../commands/failed.ts';
import type { Editor } from '../editor.ts';
import { nounOf } from './file-words.ts';
import { addAttachment, dropAttachment, replaceAttachment, type Target } from '#web/report/sync/upload-queue.ts';

export async function assignPhoto(editor: Editor, photo: Attachment, from: Target, to: Target): Promise<void> {
  if (from.roomId === to.roomId && from.itemId === to.itemId) return;
  const { report } = editor;
  dropAttachment(report, from, photo.id);
  addAttachment(report, to, photo);
  try {
    const body = to.itemId === undefined ? { room_id: to.roomId } : { room_id: to.roomId, item_id: to.itemId };
    const { data, response } = await assignAttachment({
      path: { attachment_id: photo.id },
      body,
      throwOnError: true,
    });
    noteOwnVersion(editor.inspectionId, (header) => response.headers.get(header));
    replaceAttachment(report, to, data);
    const place = to.itemId === undefined ? report.room(to.roomId)?.name : report.item(to.itemId)?.server.name;
    showToast({ text: `Moved to ${place}.`, undo: () => void assignPhoto(editor, data, to, from) });
  } catch (error) {
    dropAttachment(report, to, photo.id);
    addAttachment(report, from, photo);
    sayFailed(`The ${nounOf(photo)} was not moved`, error);
  }
}

/** A photo goes to another item or room: shown there at once, and put back with a message when refused. */
import { assignAttachment } from '#web/queries/generated/sdk.gen.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { noteOwnVersion } from '#web/queries/report-versions.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { sayFailed } from '../commands/failed.ts';
import type { Editor } from '../editor.ts';
import { nounOf } from './file-words.ts';
import type { Place } from '#web/report/model/report-entry.ts';

export async function assignPhoto(editor: Editor, photo: Attachment, from: Place, to: Place): Promise<void> {
  if (from.roomId === to.roomId && from.itemId === to.itemId) return;
  const { report } = editor;
  report.putAttachment(from, photo.id, undefined);
  report.putAttachment(to, photo.id, photo);
  try {
    const { served } = editor.requests.ids;
    const body = { room_id: served(to.roomId), ...(to.itemId !== null && { item_id: served(to.itemId) }) };
    const { data, response } = await assignAttachment({
      path: { attachment_id: photo.id },
      body,
      throwOnError: true,
    });
    noteOwnVersion(editor.home, (header) => response.headers.get(header));
    report.putAttachment(to, data.id, data);
    const name = to.itemId === null ? report.room(to.roomId)?.name : report.item(to.itemId)?.server.name;
    showToast({ text: `Moved to ${name}.`, undo: () => void assignPhoto(editor, data, to, from) });
  } catch (error) {
    report.putAttachment(to, photo.id, undefined);
    report.putAttachment(from, photo.id, photo);
    sayFailed(`The ${nounOf(photo)} was not moved`, error);
  }
}

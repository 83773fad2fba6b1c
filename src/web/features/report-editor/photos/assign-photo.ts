/** A photo goes to another item or room: shown there at once, and put back with a message when refused. */
import { assignAttachment } from '#web/queries/generated/sdk.gen.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { noteOwnVersion } from '#web/queries/report-versions.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { sayFailed } from '../commands/failed.ts';
import type { Editor } from '../editor.ts';
import { nounOf } from './noun-of.ts';
import type { Place } from '#web/report/model/report-entry.ts';

export async function assignPhoto(editor: Editor, photo: Attachment, from: Place, to: Place): Promise<void> {
  if (from.roomId === to.roomId && from.itemId === to.itemId) return;
  const { report } = editor;
  const data = await sendPhoto(editor, photo, { from, to });
  if (data === undefined) return;
  const name = to.itemId === null ? report.room(to.roomId)?.name : report.item(to.itemId)?.server.name;
  showToast({ text: `Moved to ${name}.`, undo: () => void assignPhoto(editor, data, to, from) });
}

/** No place is the report itself. Undefined when it was refused, and is where it was. */
export async function sendPhoto(
  { report, requests, home }: Editor,
  photo: Attachment,
  { from, to }: { from: Place | undefined; to: Place | undefined },
): Promise<Attachment | undefined> {
  const put = (place: Place | undefined, now?: Attachment) =>
    place !== undefined && report.putAttachment(place, photo.id, now);
  put(from);
  put(to, photo);
  try {
    const { served } = requests.ids;
    const body = to && { room_id: served(to.roomId), ...(to.itemId !== null && { item_id: served(to.itemId) }) };
    const { data, response } = await assignAttachment({
      path: { attachment_id: photo.id },
      ...(body !== undefined && { body }),
      throwOnError: true,
    });
    noteOwnVersion(home, (header) => response.headers.get(header));
    put(to, data);
    return data;
  } catch (error) {
    put(to);
    put(from, photo);
    sayFailed(`The ${nounOf(photo)} was not moved`, error);
    return undefined;
  }
}

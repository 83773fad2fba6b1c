/** What can be done to photos and recordings that are there. */
import {
  assignAttachment,
  deleteAttachment,
  rotateAttachment,
  updateInspection,
  updateItemAttachment,
  updateRoomAttachment,
} from '#web/queries/generated/sdk.gen.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { confirm } from '#web/ui/confirm.tsx';
import { showToast } from '#web/ui/toast.ts';
import { sayFailed } from '../commands/failed.ts';
import type { Editor } from '../editor.ts';
import type { ReportStore } from '../report-store.ts';
import { addAttachment, dropAttachment, type Target } from './upload-queue.ts';

function replace(report: ReportStore, { roomId, itemId }: Target, changed: Attachment): void {
  const owner = itemId === undefined ? report.room(roomId) : report.item(itemId);
  const attachments = (owner?.attachments ?? []).map((one) => (one.id === changed.id ? changed : one));
  if (itemId === undefined) report.changeRoom(roomId, { attachments });
  else report.changeItem(itemId, { attachments });
}

export async function turnPhoto({ report }: Editor, target: Target, id: number, angle: 90 | -90): Promise<void> {
  try {
    const { data } = await rotateAttachment({ path: { attachment_id: id }, body: { angle }, throwOnError: true });
    replace(report, target, data);
  } catch (error) {
    sayFailed('The photo was not turned', error);
  }
}

/** True when it is saved. */
export async function describePhoto(
  { report, inspectionId }: Editor,
  { roomId, itemId }: Target,
  id: number,
  description: string,
): Promise<boolean> {
  const path = { inspection_id: inspectionId, room_id: roomId, attachment_id: id };
  const body = { description: description || null };
  try {
    const { data } =
      itemId === undefined
        ? await updateRoomAttachment({ path, body, throwOnError: true })
        : await updateItemAttachment({ path: { ...path, item_id: itemId }, body, throwOnError: true });
    replace(report, { roomId, itemId }, data);
    return true;
  } catch (error) {
    // Its field may be gone: what was typed is said, so that it need not be thought of again.
    sayFailed(`The caption “${description}” was not saved`, error);
    return false;
  }
}

export async function removePhoto(editor: Editor, target: Target, id: number, noun = 'photo'): Promise<void> {
  const isSure = await confirm({
    title: `Delete this ${noun}?`,
    text: 'It is deleted for good.',
    action: `Delete the ${noun}`,
    isDanger: true,
  });
  if (!isSure) return;
  try {
    await deleteAttachment({ path: { attachment_id: id }, throwOnError: true });
    dropAttachment(editor.report, target, id);
  } catch (error) {
    sayFailed(`The ${noun} was not deleted`, error);
  }
}

/** To another item or room; shown there at once. */
export async function assignPhoto(editor: Editor, photo: Attachment, from: Target, to: Target): Promise<void> {
  if (from.roomId === to.roomId && from.itemId === to.itemId) return;
  const { report } = editor;
  dropAttachment(report, from, photo.id);
  addAttachment(report, to, photo);
  try {
    const body = to.itemId === undefined ? { room_id: to.roomId } : { room_id: to.roomId, item_id: to.itemId };
    const { data } = await assignAttachment({ path: { attachment_id: photo.id }, body, throwOnError: true });
    replace(report, to, data);
    const place = to.itemId === undefined ? report.room(to.roomId)?.name : report.item(to.itemId)?.server.name;
    showToast({ text: `Photo moved to ${place}.`, undo: () => void assignPhoto(editor, data, to, from) });
  } catch (error) {
    dropAttachment(report, to, photo.id);
    addAttachment(report, from, photo);
    sayFailed('The photo was not moved', error);
  }
}

export async function setCover({ inspectionId }: Editor, id: number): Promise<void> {
  try {
    await updateInspection({
      path: { inspection_id: inspectionId },
      body: { cover_image: { id } },
      throwOnError: true,
    });
    await afterWrite('inspection');
    showToast({ text: 'This is now the cover image.' });
  } catch (error) {
    sayFailed('The cover image was not set', error);
  }
}

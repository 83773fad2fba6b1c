/** What can be done to photos and recordings that are there. */

import { afterWrite } from '#web/queries/after-write.ts';
import {
  deleteAttachment,
  rotateAttachment,
  updateInspection,
  updateItemAttachment,
  updateRoomAttachment,
} from '#web/queries/generated/sdk.gen.ts';
import { noteOwnVersion } from '#web/queries/report-versions.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { sayFailed } from '../commands/failed.ts';
import type { Editor } from '../editor.ts';
import { dropAttachment, replaceAttachment, type Target } from '#web/report/sync/upload-queue.ts';

export async function turnPhoto(
  { report, inspectionId }: Editor,
  target: Target,
  id: number,
  angle: 90 | -90,
): Promise<void> {
  try {
    const { data, response } = await rotateAttachment({
      path: { attachment_id: id },
      body: { angle },
      throwOnError: true,
    });
    noteOwnVersion(inspectionId, (header) => response.headers.get(header));
    replaceAttachment(report, target, data);
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
    replaceAttachment(report, { roomId, itemId }, data);
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
    const { response } = await deleteAttachment({ path: { attachment_id: id }, throwOnError: true });
    noteOwnVersion(editor.inspectionId, (header) => response.headers.get(header));
    dropAttachment(editor.report, target, id);
  } catch (error) {
    sayFailed(`The ${noun} was not deleted`, error);
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

/** Commands on existing photos and recordings. */

import { afterWrite } from '#web/queries/after-write.ts';
import { deleteAttachment, rotateAttachment, updateInspection } from '#web/queries/generated/sdk.gen.ts';
import { noteOwnVersion } from '#web/queries/report-versions.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { sayFailed } from '../commands/failed.ts';
import type { Editor } from '../editor.ts';
import type { Place } from '#web/report/model/report-entry.ts';

export async function turnPhoto({ report, home }: Editor, place: Place, id: number, angle: 90 | -90): Promise<void> {
  try {
    const { data, response } = await rotateAttachment({
      path: { attachment_id: id },
      body: { angle },
      throwOnError: true,
    });
    noteOwnVersion(home, (header) => response.headers.get(header));
    report.putAttachment(place, data.id, data);
  } catch (error) {
    sayFailed('The photo was not turned', error);
  }
}

export async function removePhoto(editor: Editor, place: Place, id: number, noun = 'photo'): Promise<void> {
  const isSure = await confirm({
    title: `Delete this ${noun}?`,
    text: 'It is deleted for good.',
    action: `Delete the ${noun}`,
    isDanger: true,
  });
  if (!isSure) return;
  try {
    const { response } = await deleteAttachment({ path: { attachment_id: id }, throwOnError: true });
    noteOwnVersion(editor.home, (header) => response.headers.get(header));
    editor.report.putAttachment(place, id, undefined);
  } catch (error) {
    sayFailed(`The ${noun} was not deleted`, error);
  }
}

export async function setCover({ home }: Editor, id: number): Promise<void> {
  if (typeof home !== 'number') return;
  try {
    await updateInspection({
      path: { inspection_id: home },
      body: { cover_image: { id } },
      throwOnError: true,
    });
    await afterWrite('inspection');
    showToast({ text: 'This is now the cover image.' });
  } catch (error) {
    sayFailed('The cover image was not set', error);
  }
}

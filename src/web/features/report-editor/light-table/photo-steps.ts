/** Photographs of the light table are turned and rejected, whether they are a room's or the report's own. */
import { deleteAttachment } from '#web/queries/generated/sdk.gen.ts';
import { noteOwnVersion } from '#web/queries/report-versions.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { sayFailed } from '../commands/failed.ts';
import type { Editor } from '../editor.ts';
import type { ToPlace } from './to-place.ts';
import { countText } from './use-placements.ts';

/** False when somebody thought better of it, or none was deleted. */
export async function rejectPhotos({ report, home }: Editor, photos: readonly ToPlace[]): Promise<boolean> {
  const count = countText(photos.length);
  const isSure = await confirm({
    title: `Delete ${count}?`,
    text: photos.length === 1 ? 'It is deleted for good.' : 'They are deleted for good.',
    action: `Delete ${count}`,
    isDanger: true,
  });
  if (!isSure) return false;
  try {
    for (const { photo, from } of photos) {
      const { response } = await deleteAttachment({ path: { attachment_id: photo.id }, throwOnError: true });
      noteOwnVersion(home, (header) => response.headers.get(header));
      if (from !== undefined) report.putAttachment(from, photo.id, undefined);
    }
  } catch (error) {
    sayFailed('Not all photos were deleted', error);
  }
  return true;
}

/** Photographs that somebody rejected on the light table are deleted, whether they are a room's or the report's own. */
import { deleteAttachment } from '#web/queries/generated/sdk.gen.ts';
import { noteOwnVersion } from '#web/queries/report-versions.ts';
import { sayFailed } from '../commands/failed.ts';
import type { Editor } from '../editor.ts';
import type { ToPlace } from './to-place.ts';

/** All that can be, also where one of them stays. */
export async function deletePhotos({ report, home }: Editor, photos: readonly ToPlace[]): Promise<void> {
  let failure: unknown;
  for (const { photo, from } of photos)
    try {
      const { response } = await deleteAttachment({ path: { attachment_id: photo.id }, throwOnError: true });
      noteOwnVersion(home, (header) => response.headers.get(header));
      if (from !== undefined) report.putAttachment(from, photo.id, undefined);
    } catch (error) {
      failure = error;
    }
  if (failure !== undefined) sayFailed('Not all rejected photos were deleted', failure);
}

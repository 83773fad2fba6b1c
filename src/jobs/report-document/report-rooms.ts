/** The rooms of a stored report in the form the PDF engine takes. */
import { buildReportRoom } from '#pdf/build-report-room.ts';
import type { AttachedFile, Photo, ReportRoom } from '#pdf/report-room.ts';
import type { Rendition } from '#store/files/files.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';
import type { RenditionChoice } from './close-ups.ts';
import type { ReportTree } from '#store/reports/report-tree.ts';

/** Finds the rendition of a picture on disk; null for one that cannot be shown. */
export type PictureFinder = (
  picture: Pick<AttachmentRow, 'sha256' | 'rotation'>,
  rendition: Rendition,
) => Promise<string | null>;

/** A photograph with the rendition that is printed; a missing one becomes a placeholder in the PDF. */
export type PhotoReader = (attachment: AttachmentRow, rendition?: Rendition) => Promise<Photo>;

const usualRendition: Rendition = '480';

export const buildPhotoReader =
  (find: PictureFinder): PhotoReader =>
  async (attachment, rendition = usualRendition) =>
    photoAt(attachment, await find(attachment, rendition));

function photoAt(
  { id, sha256, description, takenAt, createdAt, earlierId }: AttachmentRow,
  path: string | null,
): Photo {
  const photo = { id, path, caption: description, takenAt, uploadedAt: createdAt, sha256 };
  return earlierId === null ? photo : { ...photo, earlierId };
}

export async function photosOf(
  attachments: AttachmentRow[],
  photo: PhotoReader,
  renditionAt: (at: number) => Rendition = () => usualRendition,
): Promise<Photo[]> {
  const pictures = attachments.filter((one) => one.type === 'IMAGE');
  return Promise.all(pictures.map((one, at) => photo(one, renditionAt(at))));
}

export function attachedFiles(attachments: AttachmentRow[]): AttachedFile[] {
  return attachments
    .filter((one) => one.type !== 'IMAGE')
    .map(({ id, type, filename, description, takenAt }) => ({ id, type, filename, caption: description, takenAt }));
}

/** `rendition` is of the pictures of items; those of whole rooms are always of the usual size. */
export function reportRooms(
  { rooms }: ReportTree,
  photo: PhotoReader,
  rendition: RenditionChoice = () => usualRendition,
): Promise<ReportRoom[]> {
  return Promise.all(
    rooms.map(async (room) =>
      buildReportRoom({
        id: room.id,
        originId: room.originId,
        name: room.name,
        blockType: room.blockType,
        optionSet: room.optionSet,
        photos: await photosOf(room.attachments, photo),
        files: attachedFiles(room.attachments),
        items: await Promise.all(
          room.items.map(async (item) => ({
            id: item.id,
            originId: item.originId,
            name: item.name,
            description: item.description,
            condition: item.condition,
            actions: item.actions.map(({ id, action, responsibility, comments }) => ({
              id,
              action,
              responsibility,
              comments,
            })),
            photos: await photosOf(item.attachments, photo, (at) => rendition(item.id, at)),
            files: attachedFiles(item.attachments),
          })),
        ),
      }),
    ),
  );
}

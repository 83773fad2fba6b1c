/** Attachments on the wire, with the signed links under which their files are read. */
import type { FastifyInstance } from 'fastify';
import type { Rotation } from '#store/files/files.ts';
import { type LinkedId, printLinkedId } from '#store/files/link-signature.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';

type Signing = Pick<FastifyInstance, 'linkSigner' | 'settings'>;

/** The subject of a signed link to a file; every rendition of the file is read under the same signature. */
export function fileSubject(file: LinkedId): string {
  return `file:${printLinkedId(file)}`;
}

/** The address of the upright picture of an image, and of its renditions in place of `upright`. */
export function imageLink(
  { linkSigner, settings }: Signing,
  file: LinkedId,
  rotation: Rotation,
  rendition = 'upright',
) {
  const { expires, signature } = linkSigner.sign(fileSubject(file));
  const turned = rotation === 0 ? '' : `-${rotation}`;
  return `${settings.publicUrl}/api/files/${printLinkedId(file)}/${rendition}${turned}.jpg?expires=${expires}&signature=${signature}`;
}

export function buildAttachmentPresenter({ linkSigner, settings }: Signing) {
  const base = `${settings.publicUrl}/api/files`;
  const originals = `${settings.publicUrl}/api/attachments`;

  return (row: AttachmentRow) => {
    const file = { accountId: row.accountId, id: row.fileId };
    const { expires, signature } = linkSigner.sign(fileSubject(file));
    const folder = `${base}/${printLinkedId(file)}/`;
    const signed = `?expires=${expires}&signature=${signature}`;
    const isImage = row.type === 'IMAGE';
    const end = row.rotation === 0 ? `.jpg${signed}` : `-${row.rotation}.jpg${signed}`;
    const isOnItsSide = row.rotation === 90 || row.rotation === 270;
    return {
      id: row.id,
      type: row.type,
      url: isImage ? `${folder}upright${end}` : `${folder}content${signed}`,
      description: row.description,
      taken_at: row.takenAt,
      original_url: `${originals}/${row.id}/original`,
      renditions: isImage
        ? { 320: `${folder}320${end}`, 480: `${folder}480${end}`, 1280: `${folder}1280${end}` }
        : null,
      sha256: row.sha256,
      width: isOnItsSide ? row.height : row.width,
      height: isOnItsSide ? row.width : row.height,
      duration: row.duration,
      bytes: row.bytes,
      filename: row.filename,
      media_type: row.mediaType,
      rotation: row.rotation,
      room_id: row.roomId,
      item_id: row.itemId,
      earlier_id: row.earlierId,
      covered: row.covered ?? false,
      created_at: row.createdAt,
    };
  };
}

export type AttachmentPresenter = ReturnType<typeof buildAttachmentPresenter>;

/** File shares on the wire, for staff and for anyone who holds the link. */
import type { FastifyInstance } from 'fastify';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { fittingName } from '../files/file-name.ts';
import type { FileShareRow } from '#store/files/file-shares.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';

type Signing = Pick<FastifyInstance, 'tokenSigner' | 'settings'>;

type ShareKey = Pick<FileShareRow, 'accountId' | 'id'>;

/** The tokens of file shares are signed as this. */
export const shareSubject = 'file share';

export function shareLink({ tokenSigner, settings }: Signing, { accountId, id }: ShareKey): string {
  return `${settings.publicUrl}/s/${tokenSigner.tokenOf(shareSubject, { accountId, id })}`;
}

export function presentFileShare(api: Signing, row: FileShareRow) {
  return {
    id: row.id,
    inspection_id: row.inspectionId,
    attachment_ids: row.attachmentIds,
    pdf_type: row.pdfType,
    url: row.revokedAt === null && !row.isOrphaned ? shareLink(api, row) : null,
    name: row.name,
    made_by: row.maker && { id: row.maker.id, name: row.maker.name, client_id: row.maker.clientId },
    recipient: row.recipient,
    expires_at: row.expiresAt,
    revoked_at: row.revokedAt,
    opened_count: row.openedCount,
    last_opened_at: row.lastOpenedAt,
    created_at: row.createdAt,
  };
}

type Opened = {
  account: Pick<AccountRow, 'name' | 'timeZone'>;
  inspection: InspectionRow;
  share: FileShareRow;
  attachments: AttachmentRow[];
  pdf: PdfRow | undefined;
};

/** Nothing that is not shown: neither who made it nor what else there is. */
export function presentSharedFiles(api: Signing, { account, inspection, share, attachments, pdf }: Opened) {
  const { line1, line2, city, postcode } = inspection.property;
  return {
    company: account.name,
    time_zone: account.timeZone,
    inspection: {
      type: inspectionTypes[inspection.type],
      address: { line1, line2, city, postcode },
      conduct_date: inspection.conductDate ?? inspection.conductAt,
    },
    expires_at: share.expiresAt,
    pdf: pdf === undefined ? null : presentSharedPdf(api, share, pdf),
    files: attachments.map((row) => presentSharedFile(api, share, row)),
  };
}

const baseOf = ({ tokenSigner, settings }: Signing, { accountId, id }: ShareKey) =>
  `${settings.publicUrl}/api/shared-files/${tokenSigner.tokenOf(shareSubject, { accountId, id })}`;

export function presentSharedPdf(api: Signing, share: ShareKey, pdf: PdfRow) {
  const { id, type, state, progress, bytes, pages } = pdf;
  const url = state === 'ready' ? `${baseOf(api, share)}/pdfs/${id}/report.pdf` : null;
  return { id, type, state, progress, bytes, pages, url };
}

function presentSharedFile(api: Signing, share: ShareKey, row: AttachmentRow) {
  const base = `${baseOf(api, share)}/files/${row.id}`;
  const isImage = row.type === 'IMAGE';
  const isOnItsSide = row.rotation === 90 || row.rotation === 270;
  return {
    id: row.id,
    name: sharedName(row),
    type: row.type,
    media_type: isImage ? 'image/jpeg' : row.mediaType,
    description: row.description,
    taken_at: row.takenAt,
    bytes: isImage ? null : row.bytes,
    width: isOnItsSide ? row.height : row.width,
    height: isOnItsSide ? row.width : row.height,
    url: `${base}/${isImage ? 'upright' : 'content'}`,
    thumbnail_url: isImage ? `${base}/320` : null,
  };
}

/** Pictures leave as JPEG, whatever their original format. */
export function sharedName({ id, type, mediaType, filename }: AttachmentRow): string {
  if (type !== 'IMAGE') return fittingName(filename ?? `file-${id}`, mediaType);
  return `${filename?.replace(/\.[^.]*$/, '') ?? `photo-${id}`}.jpg`;
}

/** The trail's words about attachments: their names, and the start of a digest that proves which bytes they were. */
import type { Writer } from '#domain/caller.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';
import type { ReportHome } from '#store/reports/report-standing.ts';
import type { ReportChange } from '#store/reports/report-trail.ts';

/** Photos come by the dozen: one entry for what one person adds to one place within minutes. */
export function filesChange(what: 'added' | 'removed', home: ReportHome, row: AttachmentRow): ReportChange {
  const names = [`${row.filename ?? row.type} (${row.sha256.slice(0, 12)})`];
  const change = { field: 'attachments', from: what === 'added' ? null : names, to: what === 'added' ? names : null };
  return { action: `report.attachments_${what}`, subject: placeOf(home, row), changes: [change] };
}

function placeOf(home: ReportHome, { roomId, itemId }: AttachmentRow): ReportChange['subject'] {
  if (itemId !== null) return { type: 'item', id: itemId };
  if (roomId !== null) return { type: 'room', id: roomId };
  return { type: 'inspection', id: home.id };
}

export async function noteMeter(
  tx: StoreTransaction,
  writer: Writer,
  { id, propertyId }: { id: number; propertyId: number },
  what: 'added' | 'removed',
  { filename, sha256 }: AttachmentRow,
): Promise<void> {
  const name = `${filename ?? 'file'} (${sha256.slice(0, 12)})`;
  const change = { field: 'attachment', from: what === 'added' ? null : name, to: what === 'added' ? name : null };
  const subject = { type: 'meter', id };
  await tx.audit.add(writer, { propertyId, action: `meter.attachment_${what}`, subject, changes: [change] });
}

/** Where in a report an attachment hangs. */
import type { Writer } from '#domain/caller.ts';
import { notFound } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';
import type { ReportStanding } from '#store/reports/report-standing.ts';
import { checkWritable } from '../report/report-home.ts';

/** A room, or an item of a room, or neither: the report itself. */
export type PlaceInReport = { roomId?: number | null; itemId?: number | null };

/** Refuses before a large file is read for nothing. The same is asked again when it is there. */
export async function checkPlace(
  tx: StoreTransaction,
  writer: Writer,
  standing: ReportStanding,
  place: PlaceInReport,
): Promise<void> {
  checkWritable(standing, writer);
  if (await tx.attachments.hasPlace(writer.accountId, standing.reportId, place)) return;
  throw notFound(place.itemId == null ? 'room' : 'item');
}

export async function checkIsAt(
  tx: StoreTransaction,
  { accountId }: Writer,
  { reportId }: ReportStanding,
  row: AttachmentRow,
  place: PlaceInReport,
): Promise<void> {
  const { roomId, itemId } = place;
  const isThere = itemId == null ? row.itemId === null && row.roomId === (roomId ?? null) : row.itemId === itemId;
  if (!isThere || !(await tx.attachments.hasPlace(accountId, reportId, place))) throw notFound('attachment');
}

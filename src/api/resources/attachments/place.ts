/** The place in a report where an attachment hangs. */
import type { Writer } from '#domain/caller.ts';
import { invalid, notFound } from '#domain/refusal.ts';
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

export type NamedPlace = { room_id?: number | null | undefined; item_id?: number | null | undefined };

/** Room and item that a body names: each that the report does not have is a fault of its own. */
export async function checkNamedPlace(
  tx: StoreTransaction,
  { accountId }: Pick<Writer, 'accountId'>,
  reportId: number,
  { room_id: roomId = null, item_id: itemId = null }: NamedPlace,
): Promise<{ roomId: number | null; itemId: number | null }> {
  const has = (place: PlaceInReport) => tx.attachments.hasPlace(accountId, reportId, place);
  if (await has({ roomId, itemId })) return { roomId, itemId };
  const unknown = (member: string, detail: string) => ({ pointer: `/${member}`, code: 'unknown', detail });
  const hasRoom = await has({ roomId });
  const hasItem = await has({ itemId });
  throw invalid(
    ...(hasRoom ? [] : [unknown('room_id', 'There is no such room in this report.')]),
    ...(hasItem ? [] : [unknown('item_id', 'There is no such item in this report.')]),
    ...(hasRoom && hasItem ? [unknown('item_id', 'The item is in another room.')] : []),
  );
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

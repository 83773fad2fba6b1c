/** The photographs of the source report at the same place: of the item first, then of its room as a whole. */
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Place } from '../model/report-entry.ts';
import type { ReportStore } from '../model/report-store.ts';

export type ThenAndNow = { report: ReportStore; earlier: { name: string; report: ReportStore } | undefined };

export function photosThen({ report, earlier }: ThenAndNow, { roomId, itemId }: Place): Attachment[] {
  if (earlier === undefined) return [];
  const item = itemId === null ? undefined : report.item(itemId);
  const origins = { item: item?.originId ?? undefined, room: report.room(roomId)?.originId ?? undefined };
  const ofItem = origins.item === undefined ? [] : earlier.report.item(origins.item)?.attachments;
  const ofRoom = origins.room === undefined ? [] : earlier.report.room(origins.room)?.attachments;
  return [...(ofItem ?? []), ...(ofRoom ?? [])].filter(({ type }) => type === 'IMAGE');
}

/** All photographs of this report at a place. */
export function photosNow({ report }: ThenAndNow, { roomId, itemId }: Place): Attachment[] {
  const attachments = itemId === null ? report.room(roomId)?.attachments : report.item(itemId)?.attachments;
  return (attachments ?? []).filter(({ type }) => type === 'IMAGE');
}

export const canCompare = (both: ThenAndNow, place: Place, photo: Pick<Attachment, 'id'>): boolean =>
  photosNow(both, place).some(({ id }) => id === photo.id) && photosThen(both, place).length > 0;

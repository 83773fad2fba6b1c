/** The recordings of a report in the order of its rooms, and the one that is meant where the person is. */
import type { Place } from '#web/report/model/report-entry.ts';
import { shownOf } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Whereabouts } from '../whereabouts.ts';

export type Recording = { id: number; url: string; name: string; place: Place };

const isSpoken = ({ type }: Attachment): boolean => type === 'AUDIO';

/** A room's own come before those of its items. */
export function recordingsOf(report: ReportStore): Recording[] {
  return report.roomIds().flatMap((roomId) => {
    const room = report.room(roomId);
    const items = report.itemIds(roomId).flatMap((id) => report.item(id) ?? []);
    return [
      ...named(room?.attachments ?? [], room?.name ?? '', { roomId, itemId: null }),
      ...items.flatMap((item) => named(item.attachments, shownOf(item).name, { roomId, itemId: item.id })),
    ];
  });
}

function named(attachments: readonly Attachment[], of: string, place: Place): Recording[] {
  const spoken = attachments.filter(isSpoken);
  return spoken.map(({ id, url }, at) => ({ id, url, place, name: spoken.length > 1 ? `${of} ${at + 1}` : of }));
}

/** Belongs to the item, else to its room, else to the report. */
export function recordingAt(all: readonly Recording[], { roomId, itemId }: Whereabouts): Recording | undefined {
  return (
    all.find(({ place }) => place.itemId !== null && place.itemId === itemId) ??
    all.find(({ place }) => place.itemId === null && place.roomId === roomId) ??
    all[0]
  );
}

/** The alarms of a report: items named so, wherever they were looked at. */
import { isAlarm } from '#domain/alarm.ts';
import { conditionWords } from '#pdf/assemble/condition-words.ts';
import type { AlarmLine } from '#pdf/report-document.ts';
import type { ReportRoom } from '#pdf/report-room.ts';

/** The alarm's leaflet and its key are no alarms. */
const notLookedAt = new Set<ReportRoom['blockType']>(['KEYS', 'MANUALS', 'METERS']);
/** In a form of questions `Carbon monoxide` is a hazard; the device is called by its name. */
const device = /\b(alarm|detector|sensor)s?\b/i;

export function alarmLines(rooms: ReportRoom[]): AlarmLine[] {
  return rooms
    .filter((room) => !notLookedAt.has(room.blockType))
    .flatMap((room) =>
      room.items
        .filter((item) => isAlarm(item.name) && (room.blockType !== 'SIMPLIFIED' || device.test(item.name)))
        // Ticked as not applicable: there is none.
        .filter((item) => room.blockType !== 'CHECKLIST' || item.condition !== 2)
        .map((item) => ({
          name: item.name,
          location: room.name,
          result: conditionWords(room, item) ?? 'Not recorded',
          itemId: item.id,
        })),
    );
}

/** The alarms of a report: items named so, wherever they were looked at. */
import { isAlarm } from '#domain/alarm.ts';
import { conditionWords } from '#pdf/assemble/words/condition-words.ts';
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
        .filter((item) => !isNotApplicable(room.blockType, item.condition))
        .map((item) => ({
          name: item.name,
          location: room.name,
          result: conditionWords(room, item) ?? 'Not recorded',
          itemId: item.id,
        })),
    );
}

/** Ticked as not applicable, or with that answer to every question: there is no such alarm. */
function isNotApplicable(blockType: ReportRoom['blockType'], condition: unknown): boolean {
  if (blockType === 'CHECKLIST') return condition === 2;
  const answers = blockType === 'SIMPLIFIED' ? Object.values(condition ?? {}) : [];
  return answers.length > 0 && answers.every((answer) => answer === 2);
}

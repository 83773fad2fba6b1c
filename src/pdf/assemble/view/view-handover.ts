/** Meters and alarms as the pages show them. */
import type { MeterLine } from '../../report-document.ts';
import type { ReportRoom } from '../../report-room.ts';
import { alarmWord, readAlarmResult } from '../alarm-result.ts';
import { isOfEarlierDay, isReading, meterUse } from '../meter-use.ts';
import type { Desk } from '../numbering.ts';
import type { ReportView, Tone } from '../report-view.ts';
import { filled } from '../words/text-parts.ts';
import { photoRefs, viewPhoto } from './view-photos.ts';
import { viewRoom } from './view-rooms.ts';

export function viewMeters(desk: Desk): ReportView['meters'] {
  const rooms = desk.document.rooms.filter((room) => room.blockType === 'METERS');
  const others = desk.document.meters.filter((meter) => !isWrittenUp(meter, rooms, desk.document.meters));
  return {
    rows: others.map((meter) => ({
      type: meter.type,
      isRegister: meter.isRegister,
      location: meter.location,
      serial: meter.serialNo,
      supplier: meter.supplier,
      reading: meter.reading,
      isRead: isReading(meter.reading),
      isEarlier: isEarlier(desk, meter),
      date: desk.when.short(meter.date),
      before: meter.previous?.reading ?? null,
      used: meter.previous === null || isEarlier(desk, meter) ? null : meterUse(meter.previous.reading, meter.reading),
      photos: photoRefs(desk, meter.photos),
    })),
    rooms: rooms.map((room) => viewRoom(desk, room)),
    photos: desk.document.meters.flatMap((meter) => meter.photos).map((photo) => viewPhoto(desk, photo)),
    compares: others.some((meter) => meter.previous !== null),
    note: noteOfMeters(desk, others, rooms),
  };
}

export function isEarlier({ document: { inspection } }: Desk, { reading, date }: MeterLine): boolean {
  return isReading(reading) && isOfEarlierDay(date, inspection.startedAt ?? inspection.conductedAt);
}

export function isWrittenUpOf({ document: { rooms, meters } }: Desk, meter: MeterLine): boolean {
  return isWrittenUp(
    meter,
    rooms.filter((room) => room.blockType === 'METERS'),
    meters,
  );
}

/** A meter that the clerk has written up in a METERS room is not listed a second time. */
function isWrittenUp({ serialNo, type, location }: MeterLine, rooms: ReportRoom[], meters: MeterLine[]): boolean {
  // Registers of one meter, Day and Night, share a serial number, so their names must match as well.
  const isShared = meters.filter((one) => one.serialNo === serialNo).length > 1;
  const isNamed = (name: string) => name.trim().toLowerCase() === type.trim().toLowerCase();
  return rooms
    .flatMap((room) => room.items)
    .some(({ name, description, condition }) => {
      const words = [name, description, condition].join(' ');
      if (serialNo) return words.includes(serialNo) && (!isShared || isNamed(name));
      return isNamed(name) && location !== '' && words.includes(location);
    });
}

function noteOfMeters(desk: Desk, others: MeterLine[], rooms: ReportRoom[]): string | null {
  const { document, when } = desk;
  const { inspection } = document;
  const isWritten = rooms.some(({ items }) => items.some(({ condition }) => condition !== null && condition !== ''));
  const on = when.day(inspection.startedAt);
  return (
    filled([
      isWritten && on !== null
        ? `The clerk wrote up ${others.length > 0 ? 'the first table' : 'the readings'} at the visit on ${on}.`
        : '',
      others.some((meter) => isEarlier(desk, meter))
        ? '“Not read” beside a number means that it is the last one on record, from before this visit.'
        : '',
      isAllRead(others, rooms) ? '' : 'Words in place of a number say why a meter could not be read on the day.',
    ]).join(' ') || null
  );
}

function isAllRead(meters: MeterLine[], rooms: ReportRoom[]): boolean {
  const written = rooms.flatMap((room) => room.items.map(({ condition }) => condition));
  return [...meters.map(({ reading }) => reading), ...written].every(
    (reading) => typeof reading !== 'string' || reading === '' || isReading(reading),
  );
}

const tones: Record<ReturnType<typeof readAlarmResult>, Tone> = { passed: 'good', failed: 'bad', untested: 'warn' };

export function viewAlarms(desk: Desk): ReportView['alarms'] {
  return desk.document.alarms.map(({ name, location, result, itemId }) => {
    const numbered = itemId === null ? undefined : desk.itemNumber(itemId);
    const item = numbered?.room.items.find(({ id }) => id === itemId);
    return {
      name,
      location,
      kind: item?.description || null,
      result,
      chip: { word: alarmWord(result), tone: tones[readAlarmResult(result)] },
      to: numbered?.label ?? null,
      photos: photoRefs(desk, item?.photos ?? []),
    };
  });
}

/** Numbers and link targets of rooms and items, given once so that every section says the same. */
import type { ReportDocument } from '../report-document.ts';
import type { ReportRoom } from '../report-room.ts';
import { type Comparison, compareReports } from './compare-reports.ts';
import { buildWhenFormat, type WhenFormat } from './words/format-when.ts';
import { listActions, type NumberedAction } from './list-actions.ts';
import { type PhotoRegister, registerPhotos, roomCodes } from './photo-register.ts';
import { comparesWithEarlier, isInspectionType, types } from '#domain/inspection-type.ts';

export type RoomNumber = { label: string; number: string | null; code: string };
export type ItemNumber = { label: string; number: string; room: ReportRoom; name: string };

/** Shared by all sections. */
export type Desk = {
  document: ReportDocument;
  when: WhenFormat;
  photos: PhotoRegister;
  /** Photographs of the previous report, with their numbers there. */
  previousPhotos: PhotoRegister | null;
  comparison: Comparison | null;
  /** True when conditions stand side by side in the rooms. */
  compares: boolean;
  actions: NumberedAction[];
  roomNumber: (room: ReportRoom) => RoomNumber;
  /** By id, because alarms and comparisons refer to items so. */
  itemNumber: (itemId: number) => ItemNumber | undefined;
};

export function buildDesk(document: ReportDocument): Desk {
  const { rooms, previous, inspection } = document;
  const comparison = previous === null ? null : compareReports(previous.rooms, rooms);
  const roomNumbers = numberRooms(rooms);
  const items = numberItems(rooms, roomNumbers);
  const type = inspection.typeCode;
  return {
    document,
    when: buildWhenFormat(document.timeZone),
    photos: registerPhotos(document),
    previousPhotos: previous === null ? null : registerPhotos({ photos: [], rooms: previous.rooms }, 'earlier'),
    comparison,
    // The readers of an inspection, too, want to see the changes since the one before, though it is no routine visit.
    compares: comparison !== null && isInspectionType(type) && (comparesWithEarlier(type) || type === types.inspection),
    actions: listActions(inPrintedOrder(rooms)),
    roomNumber: (room) => roomNumbers.get(room) ?? { label: 'room-0', number: null, code: '' },
    itemNumber: (itemId) => items.get(itemId),
  };
}

/** These rooms have sections of their own, before the others, and take no number from them. */
export function isHandover(room: ReportRoom): boolean {
  return room.blockType === 'KEYS' || room.blockType === 'METERS' || room.blockType === 'MANUALS';
}

function inPrintedOrder(rooms: ReportRoom[]): ReportRoom[] {
  const of = (blockType: string) => rooms.filter((room) => room.blockType === blockType);
  return [...of('METERS'), ...of('KEYS'), ...of('MANUALS'), ...rooms.filter((room) => !isHandover(room))];
}

function numberRooms(rooms: ReportRoom[]): Map<ReportRoom, RoomNumber> {
  const codes = roomCodes(rooms.map((room) => room.name));
  const numbers = new Map<ReportRoom, RoomNumber>();
  let count = 0;
  for (const [at, room] of rooms.entries()) {
    const number = isHandover(room) ? null : String(++count);
    numbers.set(room, { label: `room-${at + 1}`, number, code: codes[at] ?? '' });
  }
  return numbers;
}

function numberItems(rooms: ReportRoom[], roomNumbers: Map<ReportRoom, RoomNumber>): Map<number, ItemNumber> {
  const items = new Map<number, ItemNumber>();
  let count = 0;
  for (const room of rooms) {
    const { number } = roomNumbers.get(room) ?? { number: null };
    for (const [at, item] of room.items.entries()) {
      count += 1;
      const itemNumber = number === null ? String(at + 1) : `${number}.${at + 1}`;
      items.set(item.id, { label: `item-${count}`, number: itemNumber, room, name: item.name });
    }
  }
  return items;
}

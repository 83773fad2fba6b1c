/** The places that are meant by `3` (the third room), `3ce` (its ceiling), `0ce` (that of the nearest room) and `ce` (any ceiling). */
import { type Place, type RoomEntry, shownOf } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';

export type Target = { place: Place; name: string };
type Readable = Pick<ReportStore, 'roomIds' | 'room' | 'itemIds' | 'item'>;

/** The best one first. */
export function findTargets(report: Readable, text: string, nearRoomId: number | undefined): Target[] {
  const line = text.trim();
  const digits = /^\d*/.exec(line)?.[0] ?? '';
  const letters = line.slice(digits.length).trim().toLowerCase();
  const rooms = report.roomIds().flatMap((id) => report.room(id) ?? []);
  const at = Math.max(
    0,
    rooms.findIndex(({ id }) => id === nearRoomId),
  );
  if (digits !== '') {
    const room = Number(digits) === 0 ? rooms[at] : rooms[Number(digits) - 1];
    if (room === undefined) return [];
    return letters === '' ? [wholeRoom(room)] : itemsOf(report, room, letters);
  }
  if (letters === '') return [];
  const near = rooms.slice(at, at + 1);
  const others = [...rooms.slice(at + 1), ...rooms.slice(0, at)];
  const inItems = (among: readonly RoomEntry[]) => among.flatMap((room) => itemsOf(report, room, letters));
  const named = [...near, ...others].filter(({ name }) => name.toLowerCase().startsWith(letters));
  return [...inItems(near), ...named.map(wholeRoom), ...inItems(others)];
}

const wholeRoom = ({ id, name }: RoomEntry): Target => ({ place: { roomId: id, itemId: null }, name });

/** Names that begin so, before those with a later word that does. */
function itemsOf(report: Readable, room: RoomEntry, letters: string): Target[] {
  const items = report.itemIds(room.id).flatMap((id) => report.item(id) ?? []);
  const [begun, within]: [Target[], Target[]] = [[], []];
  for (const item of items) {
    const { name } = shownOf(item);
    const target = { place: { roomId: room.id, itemId: item.id }, name: `${name}, ${room.name}` };
    if (name.toLowerCase().startsWith(letters)) begun.push(target);
    else if (name.toLowerCase().includes(` ${letters}`)) within.push(target);
  }
  return [...begun, ...within];
}

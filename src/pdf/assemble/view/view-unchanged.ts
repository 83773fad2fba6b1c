/** The unchanged part of an update: printed after the amendments, room by room, so that the report is complete. */
import type { ReportRoom } from '../../report-room.ts';
import { saysAsBefore, withoutFullStop } from '#domain/as-before.ts';
import type { Comparison } from '../compare-reports.ts';
import { conditionWords } from '../words/condition-words.ts';
import { type Desk, isHandover } from '../numbering.ts';
import type { ItemView, ReportView, RoomView } from '../report-view.ts';
import { printsAmendments, shortTypeName } from '../sections.ts';
import { filled } from '../words/text-parts.ts';
import { counted, viewRoom } from './view-rooms.ts';

export function viewUnchanged(desk: Desk): ReportView['unchanged'] {
  const { comparison, document } = desk;
  const { previous, kind, inspection } = document;
  if (comparison === null || previous === null || kind !== 'FULL' || !printsAmendments(kind, inspection.typeCode))
    return null;
  const rooms = document.rooms
    .filter((room) => !isHandover(room))
    .map((room) => viewUnchangedRoom(desk, room, comparison))
    .filter(({ items, overview, files }) => items.length + overview.length + files.length > 0);
  if (rooms.length === 0) return null;
  const base = filled([`the ${shortTypeName(previous.typeName)} report`, previous.ref]).join(' ');
  return {
    intro: `Nothing on these lines was amended: each stands as in ${base}, and is printed so that this report can be read without it.`,
    rooms,
  };
}

/** Was and now are the same here, so one column holds both. */
function viewUnchangedRoom(desk: Desk, room: ReportRoom, comparison: Comparison): RoomView {
  const items = room.items.filter(({ id }) => comparison.kindOf(id) === 'same');
  const left = { ...room, items } as ReportRoom;
  const view = viewRoom({ ...desk, compares: false }, left);
  const isWhole = items.length === room.items.length;
  return {
    ...view,
    ...desk.roomNumber(room),
    items: view.items.map((item, at) => ({ ...item, now: wordsOf(item, items[at]?.id, comparison) })),
    note: isWhole ? view.note : `${items.length} of ${counted(room.items.length, 'item')}, not amended`,
  };
}

/** The earlier words follow `As check in`, so that the earlier report need not be at hand. */
function wordsOf({ now }: ItemView, id: number | undefined, comparison: Comparison): string | null {
  const place = id === undefined ? undefined : comparison.before(id);
  const before = place === undefined ? null : conditionWords(place.room, place.item);
  if (now === null || before === null || !saysAsBefore(now) || saysAsBefore(before)) return now;
  return `${withoutFullStop(now)}: ${before}`;
}

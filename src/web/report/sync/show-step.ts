/** Shows a step before the service has it, and again over whatever is read from the service meanwhile. */
import { hasCondition } from '#domain/block-type.ts';
import type { ItemEntry, RoomEntry } from '#web/report/model/report-entry.ts';
import type { ReportStore, Shown } from '#web/report/model/report-store.ts';
import type { WaitingStep } from './waiting.ts';

/** Those that are there, in the wanted order; the others come after them. */
export function inOrder(there: readonly number[], wanted: readonly number[]): number[] {
  const known = wanted.filter((id) => there.includes(id));
  return [...known, ...there.filter((id) => !known.includes(id))];
}

/** `before`: the display until now. Returns what takes it back; undefined where it is shown already, or has no place. */
export function showStep(report: ReportStore, row: WaitingStep, before?: Shown): (() => void) | undefined {
  const { step, roomId, itemId } = row;
  switch (step.does) {
    case 'add room': {
      if (report.room(roomId) !== undefined) return undefined;
      report.putBackRoom(before?.rooms.get(roomId) ?? newRoom(row, step), [], report.roomIds().length);
      return () => report.removeRoom(roomId);
    }
    case 'order rooms':
      return arrange(report.roomIds, (ids) => report.arrangeRooms(ids), step.ids);
    case 'order items':
      return (
        report.room(roomId) &&
        arrange(
          () => report.itemIds(roomId),
          (ids) => report.arrangeItems(roomId, ids),
          step.ids,
        )
      );
    case 'remove room': {
      const room = report.room(roomId);
      if (room === undefined) return undefined;
      const items = report.itemIds(roomId).flatMap((id) => report.item(id) ?? []);
      const at = report.roomIds().indexOf(roomId);
      report.removeRoom(roomId);
      return () => report.room(roomId) ?? report.putBackRoom(room, items, at);
    }
    default:
      return itemId === null ? undefined : showItemStep(report, { ...row, itemId }, before);
  }
}

function showItemStep(
  report: ReportStore,
  row: WaitingStep & { itemId: number },
  before: Shown | undefined,
): (() => void) | undefined {
  const { step, roomId, itemId } = row;
  const item = report.item(itemId);
  if (step.does === 'add item') {
    const room = report.room(roomId);
    if (item !== undefined || room === undefined) return undefined;
    report.putBackItem(before?.items.get(itemId) ?? newItem(row, room, step.fields), report.itemIds(roomId).length);
    return () => report.removeItem(itemId);
  }
  if (item === undefined) return undefined;
  const at = report.itemIds(item.roomId).indexOf(itemId);
  if (step.does === 'remove item') {
    report.removeItem(itemId);
    return () => report.item(itemId) ?? (report.room(item.roomId) && report.putBackItem(item, at));
  }
  if (step.does !== 'move item') return undefined;
  const { toRoomId, beforeId } = step;
  if (item.roomId === toRoomId || report.room(toRoomId) === undefined) return undefined;
  const order = report.itemIds(toRoomId);
  const to = beforeId === null ? -1 : order.indexOf(beforeId);
  report.transferItem({ itemId, toRoomId }, to === -1 ? order.length : to);
  return () => report.room(item.roomId) && report.transferItem({ itemId, toRoomId: item.roomId }, at);
}

function arrange(
  read: () => readonly number[],
  put: (ids: readonly number[]) => void,
  wanted: readonly number[],
): (() => void) | undefined {
  const there = read();
  const next = inOrder(there, wanted);
  if (next.every((id, at) => there[at] === id)) return undefined;
  put(next);
  return () => read() === next && put(there);
}

function newRoom(
  { roomId: id, value: name }: WaitingStep,
  { blockType, optionSet }: Pick<RoomEntry, 'blockType' | 'optionSet'>,
): RoomEntry {
  const kind = { blockType, optionSet, editable: { name: true } };
  return { id, name, server: { name }, ...kind, ...nothingYet };
}

function newItem(
  { roomId, itemId: id, value: name }: WaitingStep & { itemId: number },
  { blockType }: RoomEntry,
  fields: Omit<ItemEntry['server'], 'name'>,
): ItemEntry {
  const editable = { name: true, description: true, condition: hasCondition(blockType), confirmed: false };
  return { id, roomId, server: { name, ...fields }, editable, actions: [], ...nothingYet };
}

const nothingYet = { typed: {}, states: {}, version: undefined, originId: null, attachments: [] };

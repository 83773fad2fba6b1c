/** The condition as another item has it: the one above, or the one of the same name in another room, the nearest before this first. */
import { conditionFault } from '#domain/condition.ts';
import { type ConditionValue, type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';

type Readable = Pick<ReportStore, 'roomIds' | 'itemIds' | 'room' | 'item'>;

export function conditionAbove(report: Readable, item: ItemEntry): ConditionValue | undefined {
  const ids = report.itemIds(item.roomId);
  return firstFitting(report, item, ids.slice(0, ids.indexOf(item.id)).toReversed());
}

export function conditionOfNamesake(report: Readable, item: ItemEntry): ConditionValue | undefined {
  const rooms = report.roomIds();
  const at = rooms.indexOf(item.roomId);
  const inTurn = [...rooms.slice(0, at).toReversed(), ...rooms.slice(at + 1)];
  const name = nameOf(item);
  const isNamesake = (id: number) => nameOf(report.item(id)) === name;
  return firstFitting(report, item, inTurn.flatMap(report.itemIds).filter(isNamesake));
}

const nameOf = (item: ItemEntry | undefined): string | undefined => item && shownOf(item).name.trim().toLowerCase();

/** The first that has one which this room takes. */
function firstFitting(report: Readable, { roomId }: ItemEntry, ids: readonly number[]): ConditionValue | undefined {
  const room = report.room(roomId);
  if (room === undefined) return undefined;
  for (const id of ids) {
    const other = report.item(id);
    const isAlike = other !== undefined && report.room(other.roomId)?.blockType === room.blockType;
    const condition = isAlike ? shownOf(other).condition : null;
    const isSaid = condition !== null && condition !== '';
    if (isSaid && conditionFault(room.blockType, room.optionSet, condition) === undefined) return condition;
  }
  return undefined;
}

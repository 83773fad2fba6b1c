/** The open report as the rules of the domain read it. */
import type { Condition } from '#domain/condition.ts';
import type { ReviewedItem, Surroundings } from '#domain/review/doubts.ts';
import { listStops, type Stops } from '#domain/review/list-stops.ts';
import type { ItemEntry, RoomEntry } from '#web/report/model/report-entry.ts';
import { type Desk, earlierOf, fieldsOf } from './desk.ts';

const isPhoto = ({ type }: { type: string }): boolean => type === 'IMAGE';

export function readItem(desk: Pick<Desk, 'earlier' | 'handedOn'>, item: ItemEntry): ReviewedItem {
  const { name, description, condition, confirmed } = fieldsOf(item);
  const before = earlierOf(desk, item);
  const sent = desk.handedOn.get(item.id);
  return {
    id: item.id,
    name,
    before: before === undefined ? undefined : (before.server.condition as Condition),
    now: condition as Condition,
    description,
    ...(sent !== undefined && { sent }),
    actions: item.actions,
    isSeen: item.attachments.some(isPhoto),
    confirmed: item.editable.condition ? confirmed : undefined,
    // They are about the condition of then.
    waived: item.waived?.condition === condition ? item.waived.findings.map(({ check }) => check) : [],
  };
}

const isSeen = ({ attachments }: RoomEntry): boolean => attachments.some(isPhoto);

export const aroundOf = ({ typeId, approved, day }: Desk, room: RoomEntry): Surroundings => ({
  typeId,
  blockType: room.blockType,
  isRoomSeen: isSeen(room),
  approved,
  day,
});

export function readStops(desk: Desk): Stops {
  const { report, typeId, approved, day } = desk;
  const rooms = report.roomIds().flatMap((roomId) => {
    const room = report.room(roomId);
    if (room === undefined) return [];
    const items = report.itemIds(roomId).flatMap((id) => report.item(id) ?? []);
    return [
      {
        id: roomId,
        name: room.name,
        blockType: room.blockType,
        isSeen: isSeen(room),
        items: items.map((item) => readItem(desk, item)),
      },
    ];
  });
  return listStops({ typeId, rooms }, approved, day);
}

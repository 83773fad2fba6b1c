/** A tenant's report in the shape of the report store: it has neither actions nor announced files. */
import type { RoomToCheck } from '#domain/tenant-report.ts';
import type { Condition } from '#domain/condition.ts';
import { type Place, shownOf } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { Item, Report, TenantItem, TenantReport } from '#web/queries/generated/types.gen.ts';

export function asItem(item: TenantItem): Item {
  return { ...item, actions: [] };
}

export function asReport({ rooms, version }: TenantReport): Report {
  return { rooms: rooms.map((room) => ({ ...room, items: room.items.map(asItem) })), version, attachments: {} };
}

/** The report as it stands here, with unsent edits; `waiting` counts the photos on their way to a place. */
export function roomsToCheck(report: ReportStore, waiting: (place: Place) => number): RoomToCheck[] {
  return report.roomIds().flatMap((roomId) => {
    const room = report.room(roomId);
    if (room === undefined) return [];
    const items = report.itemIds(roomId).flatMap((itemId) => {
      const item = report.item(itemId);
      if (item === undefined) return [];
      const { name, description, condition } = shownOf(item);
      const photos = item.attachments.length + waiting({ roomId, itemId });
      return [{ id: itemId, name, description, condition: condition as Condition, photos }];
    });
    const photos = room.attachments.length + waiting({ roomId, itemId: null });
    return [{ id: roomId, name: room.name, blockType: room.blockType, photos, items }];
  });
}

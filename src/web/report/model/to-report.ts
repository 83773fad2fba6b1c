/** The open report as the service would answer it: all that it has said, without the text that waits. */
import type { Item, Report, Room } from '#web/queries/generated/types.gen.ts';
import type { ItemEntry, RoomEntry } from './report-entry.ts';
import type { ReportStore } from './report-store.ts';

type Ids = { isServed: (id: number) => boolean; kept: (id: number) => number };

/** Rooms and items that the service has not made yet are left out: their steps wait, and show them again. */
export function toReport(report: ReportStore, ids: Ids, version: number | undefined): Report {
  const rooms = report
    .roomIds()
    .filter(ids.isServed)
    .flatMap((id) => report.room(id) ?? [])
    .filter(({ isGone }) => isGone !== true)
    .map((room) => toRoom(report, ids, room));
  return { rooms, attachments: {}, ...(version !== undefined && { version }) };
}

function toRoom(report: ReportStore, ids: Ids, room: RoomEntry): Room {
  const items = report
    .itemIds(room.id)
    .filter(ids.isServed)
    .flatMap((id) => report.item(id) ?? [])
    .filter(({ isGone }) => isGone !== true);
  return {
    id: ids.kept(room.id),
    name: { value: room.server.name, editable: room.editable.name ?? false },
    block_type: room.blockType,
    option_set: room.optionSet,
    items: items.map((item) => toItem(ids, item)),
    attachments: room.attachments,
    origin_id: room.originId,
    ...(room.version !== undefined && { version: room.version }),
  };
}

function toItem(
  ids: Ids,
  { id, server, editable, version, originId, actions, attachments, spoken, waived }: ItemEntry,
): Item {
  const { name, description, condition, confirmed } = server;
  return {
    id: ids.kept(id),
    name: { value: name, editable: editable.name },
    description: { value: description, editable: editable.description },
    condition: { value: condition, editable: editable.condition },
    actions,
    attachments,
    origin_id: originId,
    ...(version !== undefined && { version }),
    ...(confirmed !== undefined && { confirmed }),
    ...(spoken !== undefined && { spoken }),
    ...(waived !== undefined && waived.condition === condition && { waived: waived.findings }),
  };
}

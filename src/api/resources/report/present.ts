/** Rooms, items and actions on the wire. */
import type { FastifyInstance } from 'fastify';
import { hasCondition, isBlockType } from '#domain/block-type.ts';
import { inOrderOf } from '#domain/condition.ts';
import type { ActionRow, ItemNode, RoomNode, RoomRow } from '#store/reports/report-rows.ts';
import { buildAttachmentPresenter } from '../attachments/present.ts';
import { presentSpoken } from '../items/spoken.ts';

export function presentAction({ id, action, responsibility, comments, version }: ActionRow) {
  return { id, action, responsibility, comments, version };
}

/** Rooms of a block type that this version does not know are shown whole, and nothing in them can be changed. */
export function isWritableRoom({ blockType }: RoomRow): boolean {
  return isBlockType(blockType);
}

export function buildReportPresenter(api: Pick<FastifyInstance, 'linkSigner' | 'settings'>) {
  const presentAttachment = buildAttachmentPresenter(api);

  const presentItem = (item: ItemNode, room: RoomRow) => {
    const writable = isWritableRoom(room);
    return {
      id: item.id,
      name: { value: item.name, editable: writable && item.nameEditable },
      description: { value: item.description, editable: writable && item.descriptionEditable },
      condition: {
        value: inOrderOf(room.optionSet, item.condition),
        editable: writable && hasCondition(room.blockType),
      },
      actions: item.actions.map(presentAction),
      attachments: item.attachments.map(presentAttachment),
      origin_id: item.originId,
      confirmed: item.confirmed,
      ...presentSpoken(item.spoken),
      ...(item.waived.length > 0 && { waived: item.waived }),
      version: item.version,
      room_id: item.roomId,
    };
  };

  const presentRoom = (room: RoomNode) => ({
    id: room.id,
    name: { value: room.name, editable: isWritableRoom(room) && room.nameEditable },
    block_type: room.blockType,
    option_set: room.optionSet,
    items: room.items.map((item) => presentItem(item, room)),
    attachments: room.attachments.map(presentAttachment),
    origin_id: room.originId,
    version: room.version,
  });

  return { presentAttachment, presentItem, presentRoom };
}

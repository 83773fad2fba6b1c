/** A report for its tenant: names are fixed, actions and origins are the office's own business. */
import type { FastifyInstance } from 'fastify';
import { hasCondition } from '#domain/block-type.ts';
import { inOrderOf } from '#domain/condition.ts';
import { inspectionStates, whyTenantMayNot } from '#domain/inspection-state.ts';
import { inspectionTypes, USUAL_PHOTOS } from '#domain/inspection-type.ts';
import { listMissing, tenantConfirmation } from '#domain/tenant-report.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { AttachmentRow, ItemNode, RoomNode, RoomRow } from '#store/reports/report-rows.ts';
import { buildAttachmentPresenter } from '../attachments/present.ts';
import { isWritableRoom } from '../report/present.ts';

type Shown = {
  row: InspectionRow;
  account: Pick<AccountRow, 'id' | 'name' | 'timeZone'>;
  rooms: RoomNode[];
  version: number;
  /** Attachments that the tenant has added. */
  added: ReadonlySet<number>;
};

export function buildTenantPresenter(api: Pick<FastifyInstance, 'linkSigner' | 'settings'>) {
  const presentAttachment = buildAttachmentPresenter(api);

  const presentPhoto = (row: AttachmentRow, removable: boolean) => {
    const { id, type, url, description, taken_at, renditions, width, height, filename, room_id, item_id } =
      presentAttachment(row);
    return { id, type, url, description, taken_at, renditions, width, height, filename, room_id, item_id, removable };
  };

  const presentItem = (item: ItemNode, room: RoomRow, added: ReadonlySet<number>) => {
    const writable = isWritableRoom(room);
    return {
      id: item.id,
      name: { value: item.name, editable: false },
      description: { value: item.description, editable: writable && item.descriptionEditable },
      condition: {
        value: inOrderOf(room.optionSet, item.condition),
        editable: writable && hasCondition(room.blockType),
      },
      attachments: item.attachments.map((row) => presentPhoto(row, added.has(row.id))),
      version: item.version,
      room_id: item.roomId,
    };
  };

  const presentRoom = (room: RoomNode, added: ReadonlySet<number>) => ({
    id: room.id,
    name: { value: room.name, editable: false },
    block_type: room.blockType,
    option_set: room.optionSet,
    items: room.items.map((item) => presentItem(item, room, added)),
    attachments: room.attachments.map((row) => presentPhoto(row, added.has(row.id))),
  });

  const presentReport = ({ row, account, rooms, version, added }: Shown) => {
    const whyNot = whyTenantMayNot(row);
    const { line1, line2, city, postcode } = row.property;
    const photosPerRoom = row.selfServicer?.photosPerRoom ?? USUAL_PHOTOS;
    return {
      inspection: {
        id: row.id,
        type: { id: row.type, name: inspectionTypes[row.type] },
        state: { id: row.state, name: inspectionStates[row.state] },
        title: row.title,
        address: { line1, line2, city, postcode },
        conduct_date: row.conductDate ?? row.conductAt,
        started_at: row.startedAt,
        submitted_at: row.submittedAt,
        link_expires_at: row.tenantLinkExpiresAt,
      },
      company: { id: account.id, name: account.name, time_zone: account.timeZone },
      tenant: { name: row.selfServicer?.name ?? '' },
      writable: whyNot === undefined,
      why_not: whyNot ?? null,
      confirmation: tenantConfirmation,
      rooms: rooms.map((room) => presentRoom(room, added)),
      photos_per_room: photosPerRoom,
      warnings: listMissing(rooms.map(roomToCheck), photosPerRoom),
      version,
    };
  };

  return { presentPhoto, presentItem, presentReport };
}

export function roomToCheck({ id, name, blockType, items, attachments }: RoomNode) {
  return {
    id,
    name,
    blockType,
    photos: attachments.length,
    items: items.map((item) => ({ ...item, photos: item.attachments.length })),
  };
}

/**
 * A report's rooms as JSON text, member by member the same as `present.ts` makes them (a test holds the two together).
 * A report has thousands of attachments with a dozen members each: building objects for JSON.stringify to take apart
 * again costs three times as much as writing their text, most of which is links that need no escaping.
 */
import type { FastifyInstance } from 'fastify';
import { inOrderOf } from '#domain/condition.ts';
import { hasCondition } from '#domain/block-type.ts';
import type { ActionRow, AttachmentRow, ItemNode, RoomNode, RoomRow } from '#store/report-rows.ts';
import { fileSubject } from '../attachments/present.ts';
import { isWritableRoom } from './present.ts';

/** What somebody wrote. */
const text = (value: string | null) => (value === null ? 'null' : JSON.stringify(value));
/** What we made ourselves (instants, hashes, media types), without anything to escape. */
const plain = (value: string | null) => (value === null ? 'null' : `"${value}"`);

function writeAction({ id, action, responsibility, comments, version }: ActionRow): string {
  return `{"id":${id},"action":${text(action)},"responsibility":${text(responsibility)},"comments":${text(comments)},"version":${version}}`;
}

export function buildReportWriter({ linkSigner, settings }: Pick<FastifyInstance, 'linkSigner' | 'settings'>) {
  const base = `"${settings.publicUrl}/api/files/`;
  const originals = `"${settings.publicUrl}/api/attachments/`;

  const writeAttachment = (row: AttachmentRow): string => {
    const { expires, signature } = linkSigner.sign(fileSubject(row.fileId));
    const folder = `${base}${row.fileId}/`;
    const signed = `?expires=${expires}&signature=${signature}"`;
    const end = row.rotation === 0 ? `.jpg${signed}` : `-${row.rotation}.jpg${signed}`;
    const isOnItsSide = row.rotation === 90 || row.rotation === 270;
    const links =
      row.type === 'IMAGE'
        ? [`${folder}upright${end}`, `{"320":${folder}320${end},"480":${folder}480${end},"1280":${folder}1280${end}}`]
        : [`${folder}content${signed}`, 'null'];
    return `{"id":${row.id},"type":"${row.type}","url":${links[0]},"description":${text(row.description)},"taken_at":${plain(row.takenAt)},"original_url":${originals}${row.id}/original","renditions":${links[1]},"sha256":"${row.sha256}","width":${isOnItsSide ? row.height : row.width},"height":${isOnItsSide ? row.width : row.height},"duration":${row.duration},"bytes":${row.bytes},"filename":${text(row.filename)},"media_type":${plain(row.mediaType)},"rotation":${row.rotation},"room_id":${row.roomId},"item_id":${row.itemId},"created_at":${plain(row.createdAt)}}`;
  };

  const writeItem = (item: ItemNode, room: RoomRow): string => {
    const writable = isWritableRoom(room);
    const actions = item.actions.map(writeAction).join();
    const attachments = item.attachments.map(writeAttachment).join();
    return `{"id":${item.id},"version":${item.version},"name":{"value":${text(item.name)},"editable":${writable && item.nameEditable}},"description":{"value":${text(item.description)},"editable":${writable && item.descriptionEditable}},"condition":{"value":${JSON.stringify(inOrderOf(room.optionSet, item.condition))},"editable":${writable && hasCondition(room.blockType)}},"actions":[${actions}],"attachments":[${attachments}],"origin_id":${item.originId},"room_id":${item.roomId}}`;
  };

  const writeRoom = (room: RoomNode): string => {
    const items = room.items.map((item) => writeItem(item, room)).join();
    const attachments = room.attachments.map(writeAttachment).join();
    return `{"id":${room.id},"version":${room.version},"name":{"value":${text(room.name)},"editable":${isWritableRoom(room) && room.nameEditable}},"block_type":${text(room.blockType)},"option_set":${JSON.stringify(room.optionSet)},"items":[${items}],"attachments":[${attachments}],"origin_id":${room.originId}}`;
  };

  /** Room by room: one string of megabytes would outlive the request by a long time before it is collected. */
  return (rooms: RoomNode[], version: number, pending: string): Buffer =>
    gatherBytes([
      '{"rooms":[',
      ...rooms.map((room, at) => (at === 0 ? '' : ',') + writeRoom(room)),
      `],"version":${version},"attachments":${pending}}`,
    ]);
}

function gatherBytes(parts: string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
  let at = 0;
  for (const part of parts) at += bytes.write(part, at);
  return bytes;
}

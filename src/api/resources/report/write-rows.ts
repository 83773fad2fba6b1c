/** Rows as JSON text, column by column as they come (`#store/reports/report-stream.ts`) and as `present.ts` names them. */
import type { FastifyInstance } from 'fastify';
import { type Condition, inOrderOf, type OptionSet } from '#domain/condition.ts';
import type { CopiedRow } from '#store/database/row-copy.ts';
import { buildFileLinks } from './file-links.ts';
import type { Bytes, GrowingBytes } from './growing-bytes.ts';

/** Its actions stand at `actionsAt`, its attachments at `attachmentsAt`. */
export type WrittenItem = Bytes & { actionsAt: number; attachmentsAt: number };
export type ItemRoom = { roomId: number; optionSet: OptionSet | null; isWritable: boolean; hasCondition: boolean };
type Home = { itemId: number | null; roomId: number | null };

const [OPENING_BRACE, CAPITAL_I] = [123, 73];

/** Pieces of text between what is different in each row. */
const piecesOf = <Name extends string>(texts: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, Buffer.from(text)])) as Record<
    Name,
    Buffer
  >;

const pieces = piecesOf({
  null: 'null',
  true: 'true',
  false: 'false',
  id: '{"id":',
  version: ',"version":',
  name: ',"name":{"value":',
  editable: ',"editable":',
  describedItem: '},"description":{"value":',
  condition: '},"condition":{"value":',
  actions: '},"actions":[',
  attachments: '],"attachments":[',
  originId: '],"origin_id":',
  itemRoomId: ',"room_id":',
  end: '}',
  action: ',"action":',
  responsibility: ',"responsibility":',
  comments: ',"comments":',
  type: ',"type":"',
  url: '","url":',
  description: ',"description":',
  takenAt: ',"taken_at":',
  original: '/original","renditions":',
  sha256: ',"sha256":"',
  width: '","width":',
  height: ',"height":',
  duration: ',"duration":',
  bytes: ',"bytes":',
  filename: ',"filename":',
  mediaType: ',"media_type":"',
  rotation: '","rotation":',
  itemId: ',"item_id":',
  createdAt: ',"created_at":',
});

export const comma = Buffer.from(',');

function addText(out: GrowingBytes, row: CopiedRow): void {
  if (row.next()) out.addText(row.bytes, row.from, row.to);
  else out.addPiece(pieces.null);
}

const addTruth = (out: GrowingBytes, value: boolean): void => out.addPiece(value ? pieces.true : pieces.false);

export function writeAction(out: GrowingBytes, row: CopiedRow): void {
  out.addPiece(pieces.id);
  out.addInt(row.int());
  out.addPiece(pieces.action);
  addText(out, row);
  out.addPiece(pieces.responsibility);
  addText(out, row);
  out.addPiece(pieces.comments);
  addText(out, row);
  out.addPiece(pieces.version);
  out.addInt(row.int());
  out.addPiece(pieces.end);
}

function writeCondition(out: GrowingBytes, row: CopiedRow, optionSet: OptionSet | null): void {
  if (!row.next()) out.addPiece(pieces.null);
  // Only answers to the questions of a set have an order.
  else if (optionSet === null || row.bytes[row.from] !== OPENING_BRACE) out.addBytes(row.bytes, row.from, row.to);
  else {
    const condition = JSON.parse(row.bytes.toString('utf8', row.from, row.to)) as Condition;
    out.add(JSON.stringify(inOrderOf(optionSet, condition)));
  }
}

export function writeItem(out: GrowingBytes, row: CopiedRow, id: number, room: ItemRoom): WrittenItem {
  const from = out.length;
  out.addPiece(pieces.id);
  out.addInt(id);
  out.addPiece(pieces.version);
  out.addInt(row.int());
  out.addPiece(pieces.name);
  addText(out, row);
  out.addPiece(pieces.editable);
  addTruth(out, row.isTrue() && room.isWritable);
  out.addPiece(pieces.describedItem);
  addText(out, row);
  out.addPiece(pieces.editable);
  addTruth(out, row.isTrue() && room.isWritable);
  out.addPiece(pieces.condition);
  writeCondition(out, row, room.optionSet);
  out.addPiece(pieces.editable);
  addTruth(out, room.hasCondition);
  out.addPiece(pieces.actions);
  const actionsAt = out.length;
  out.addPiece(pieces.attachments);
  const attachmentsAt = out.length;
  out.addPiece(pieces.originId);
  out.addInt(row.nullableInt());
  out.addPiece(pieces.itemRoomId);
  out.addInt(room.roomId);
  out.addPiece(pieces.end);
  return { from, actionsAt, attachmentsAt, to: out.length };
}

export function buildAttachmentWriter({ linkSigner, settings }: Pick<FastifyInstance, 'linkSigner' | 'settings'>) {
  const links = buildFileLinks(linkSigner, settings.publicUrl);
  const originalUrl = Buffer.from(`,"original_url":"${settings.publicUrl}/api/attachments/`);

  return (out: GrowingBytes, row: CopiedRow, { itemId, roomId }: Home): void => {
    const id = row.int();
    out.addPiece(pieces.id);
    out.addInt(id);
    out.addPiece(pieces.type);
    row.next();
    // The only type that begins so.
    const isImage = row.bytes[row.from] === CAPITAL_I;
    out.addBytes(row.bytes, row.from, row.to);
    const fileId = row.int();
    const rotation = row.int();
    out.addPiece(pieces.url);
    links.addUrl(out, { fileId, rotation, isImage });
    out.addPiece(pieces.description);
    addText(out, row);
    out.addPiece(pieces.takenAt);
    out.addInstant(row.nullableInt());
    out.addPiece(originalUrl);
    out.addInt(id);
    out.addPiece(pieces.original);
    if (isImage) links.addRenditions(out);
    else out.addPiece(pieces.null);
    out.addPiece(pieces.sha256);
    row.next();
    out.addBytes(row.bytes, row.from, row.to);
    const width = row.nullableInt();
    const height = row.nullableInt();
    const isOnItsSide = rotation === 90 || rotation === 270;
    out.addPiece(pieces.width);
    out.addInt(isOnItsSide ? height : width);
    out.addPiece(pieces.height);
    out.addInt(isOnItsSide ? width : height);
    out.addPiece(pieces.duration);
    out.addInt(row.nullableInt());
    out.addPiece(pieces.bytes);
    out.addInt(row.int());
    out.addPiece(pieces.filename);
    addText(out, row);
    out.addPiece(pieces.mediaType);
    row.next();
    out.addBytes(row.bytes, row.from, row.to);
    out.addPiece(pieces.rotation);
    out.addInt(rotation);
    out.addPiece(pieces.itemRoomId);
    out.addInt(roomId);
    out.addPiece(pieces.itemId);
    out.addInt(itemId);
    out.addPiece(pieces.createdAt);
    out.addInstant(row.nullableInt());
    out.addPiece(pieces.end);
  };
}

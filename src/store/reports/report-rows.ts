/** Rows of a report and the columns they are read from: as tuples in the tree, as JSON arrays beside a single item. */
import type { AttachmentType } from '#domain/attachment-type.ts';
import type { Condition, OptionSet } from '#domain/condition.ts';
import type { Rotation } from '../files/files.ts';
import { isoInstant } from '../schema/columns.ts';

export type RoomRow = {
  id: number;
  name: string;
  nameEditable: boolean;
  blockType: string;
  originId: number | null;
  carried: boolean;
  version: number;
  optionSet: OptionSet | null;
};

export type ItemRow = {
  id: number;
  roomId: number;
  name: string;
  nameEditable: boolean;
  description: string | null;
  descriptionEditable: boolean;
  condition: Condition;
  originId: number | null;
  carried: boolean;
  version: number;
};

/** The members of an item that somebody writes. */
export type ItemFields = Pick<ItemRow, 'name' | 'description' | 'condition'>;

/** SQL null rather than JSON null, so that "no condition" is one thing. */
export function jsonOrNull(condition: Condition): string | null {
  return condition === null ? null : JSON.stringify(condition);
}

export type ActionRow = {
  id: number;
  itemId: number;
  action: string;
  responsibility: string;
  comments: string | null;
  version: number;
};

/** At home in one place: an item (`itemId` alone), a room (`roomId` alone), a meter, or else the report itself. */
export type AttachmentRow = {
  id: number;
  accountId: number;
  reportId: number | null;
  roomId: number | null;
  itemId: number | null;
  meterId: number | null;
  description: string | null;
  rotation: Rotation;
  filename: string | null;
  version: number;
  createdAt: string;
  fileId: number;
  sha256: string;
  type: AttachmentType;
  mediaType: string;
  bytes: number;
  /** The size of the upright picture, before `rotation`. */
  width: number | null;
  height: number | null;
  duration: number | null;
  takenAt: string | null;
};

export type RoomNode = RoomRow & { items: ItemNode[]; attachments: AttachmentRow[] };
export type ItemNode = ItemRow & { actions: ActionRow[]; attachments: AttachmentRow[] };

/** From `rooms rm left join option_sets os`. */
export const roomColumns =
  'rm.id, rm.name, rm.name_editable, rm.block_type, rm.origin_id, rm.carried, rm.version, os.id, os.name, os.editable, os.options';
export type RoomTuple = [
  ...[number, string, boolean, string, number | null, boolean, number],
  ...([number, string, boolean, OptionSet['options']] | [null, null, null, null]),
];
export function roomOf([id, name, nameEditable, blockType, originId, carried, version, ...set]: RoomTuple): RoomRow {
  const [setId, setName, editable, options] = set;
  const optionSet = setId === null ? null : { id: setId, name: setName, editable, options };
  return { id, name, nameEditable, blockType, originId, carried, version, optionSet };
}

/** From `items it`. */
export const itemColumns = `it.id, it.room_id, it.name, it.name_editable, it.description, it.description_editable, it.condition,
  it.origin_id, it.carried, it.version`;
export type ItemTuple = [
  ...[number, number, string, boolean, string | null, boolean, Condition],
  ...[number | null, boolean, number],
];
export function itemOf(tuple: ItemTuple): ItemRow {
  const [id, roomId, name, nameEditable, description, descriptionEditable, condition, originId, carried, version] =
    tuple;
  return { id, roomId, name, nameEditable, description, descriptionEditable, condition, originId, carried, version };
}

/** From `actions a`. */
export const actionColumns = 'a.id, a.item_id, a.action, a.responsibility, a.comments, a.version';
export type ActionTuple = [number, number, string, string, string | null, number];
export function actionOf([id, itemId, action, responsibility, comments, version]: ActionTuple): ActionRow {
  return { id, itemId, action, responsibility, comments, version };
}

/** From `attachments at join files f`; instants as text, since JSON would print them in another way than tuples. */
export const attachmentColumns = `at.id, at.report_id, at.room_id, at.item_id, at.meter_id, at.description, at.rotation, at.filename,
  at.version, at.created_at::text, f.id, f.sha256, f.type, f.media_type, f.bytes, f.width, f.height, f.duration, f.taken_at::text,
  at.account_id`;
export const attachmentTables = 'attachments at join files f on f.account_id = at.account_id and f.id = at.file_id';
export type AttachmentTuple = [
  ...[number, number | null, number | null, number | null, number | null, string | null, Rotation, string | null],
  ...[number, string, number, string, AttachmentType, string, string | number],
  ...[number | null, number | null, number | null, string | null, number],
];
export function attachmentOf(tuple: AttachmentTuple): AttachmentRow {
  const [id, reportId, roomId, itemId, meterId, description, rotation, filename, version, createdAt, ...file] = tuple;
  const [fileId, sha256, type, mediaType, bytes, width, height, duration, takenAt, accountId] = file;
  return {
    id,
    accountId,
    reportId,
    roomId,
    itemId,
    meterId,
    description,
    rotation,
    filename,
    version,
    createdAt: isoInstant(createdAt),
    fileId,
    sha256,
    type,
    mediaType,
    bytes: Number(bytes),
    width,
    height,
    duration,
    takenAt: takenAt === null ? null : isoInstant(takenAt),
  };
}

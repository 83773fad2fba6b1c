/** Rows of a report and the columns they are read from: as tuples in the tree, as JSON arrays beside a single item. */
import type { AttachmentType } from '#domain/attachment-type.ts';
import type { Waiver } from '#domain/check/waiver.ts';
import type { Condition, OptionSet } from '#domain/condition.ts';
import type { SpokenFields } from '#domain/dictation/spoken.ts';
import { describeRow } from '../database/json-array.ts';
import type { Rotation } from '../files/files.ts';
import { isoInstant } from '../schema/columns.ts';

/** From `rooms rm left join option_sets os`. */
export const roomRow = describeRow((next) => ({
  id: next<number>('rm.id'),
  name: next<string>('rm.name'),
  nameEditable: next<boolean>('rm.name_editable'),
  blockType: next<string>('rm.block_type'),
  originId: next<number | null>('rm.origin_id'),
  carried: next<boolean>('rm.carried'),
  version: next<number>('rm.version'),
  optionSet: setOrNull({
    id: next<number | null>('os.id'),
    name: next<string>('os.name'),
    editable: next<boolean>('os.editable'),
    options: next<OptionSet['options']>('os.options'),
  }),
}));
export type RoomRow = ReturnType<typeof roomRow.of>;

function setOrNull({ id, ...set }: Omit<OptionSet, 'id'> & { id: number | null }): OptionSet | null {
  return id === null ? null : { id, ...set };
}

/** From `items it`. */
export const itemRow = describeRow((next) => ({
  id: next<number>('it.id'),
  roomId: next<number>('it.room_id'),
  name: next<string>('it.name'),
  nameEditable: next<boolean>('it.name_editable'),
  description: next<string | null>('it.description'),
  descriptionEditable: next<boolean>('it.description_editable'),
  condition: next<Condition>('it.condition'),
  originId: next<number | null>('it.origin_id'),
  carried: next<boolean>('it.carried'),
  confirmed: next<boolean>('it.confirmed'),
  spoken: next<SpokenFields>('it.spoken'),
  waived: next<Waiver[]>('it.waived'),
  version: next<number>('it.version'),
}));
export type ItemRow = ReturnType<typeof itemRow.of>;

/** The members of an item that somebody writes. */
export type ItemFields = Pick<ItemRow, 'name' | 'description' | 'condition' | 'confirmed' | 'spoken' | 'waived'>;

/** SQL null rather than JSON null, so that "no condition" is one thing. */
export function jsonOrNull(condition: Condition): string | null {
  return condition === null ? null : JSON.stringify(condition);
}

/** From `actions a`. */
export const actionRow = describeRow((next) => ({
  id: next<number>('a.id'),
  itemId: next<number>('a.item_id'),
  action: next<string>('a.action'),
  responsibility: next<string>('a.responsibility'),
  comments: next<string | null>('a.comments'),
  version: next<number>('a.version'),
}));
export type ActionRow = ReturnType<typeof actionRow.of>;

/**
 * From `attachments at join files f`: at home in one place, which is an item (`itemId` alone), a room (`roomId` alone), a
 * meter, or else the report itself. Instants come as text, since JSON would print them in another way than tuples.
 */
export const attachmentRow = describeRow((next) => ({
  id: next<number>('at.id'),
  accountId: next<number>('at.account_id'),
  reportId: next<number | null>('at.report_id'),
  roomId: next<number | null>('at.room_id'),
  itemId: next<number | null>('at.item_id'),
  meterId: next<number | null>('at.meter_id'),
  description: next<string | null>('at.description'),
  rotation: next<Rotation>('at.rotation'),
  filename: next<string | null>('at.filename'),
  earlierId: next<number | null>('at.earlier_id'),
  version: next<number>('at.version'),
  createdAt: instantOf(next<string>('at.created_at::text')),
  fileId: next<number>('f.id'),
  sha256: next<string>('f.sha256'),
  type: next<AttachmentType>('f.type'),
  mediaType: next<string>('f.media_type'),
  bytes: Number(next<string | number>('f.bytes')),
  /** The size of the upright picture, before `rotation`. */
  width: next<number | null>('f.width'),
  height: next<number | null>('f.height'),
  duration: next<number | null>('f.duration'),
  takenAt: instantOf(next<string | null>('f.taken_at::text')),
  /** Undefined in reports that were sealed before parts of pictures could be covered. */
  covered: next<boolean | undefined>('f.covered'),
}));
export type AttachmentRow = ReturnType<typeof attachmentRow.of>;
export const attachmentTables = 'attachments at join files f on f.account_id = at.account_id and f.id = at.file_id';

function instantOf<Printed extends string | null>(printed: Printed): Printed {
  return (printed === null ? null : isoInstant(printed)) as Printed;
}

export type RoomNode = RoomRow & { items: ItemNode[]; attachments: AttachmentRow[] };
export type ItemNode = ItemRow & { actions: ActionRow[]; attachments: AttachmentRow[] };

/** Files as stored once, and what shows them: attachments of a report or a meter, the firm's logo, signatures of its staff. */
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { AttachmentType } from '#domain/attachment-type.ts';
import { clients, ofAccount, users } from './account.ts';
import { changed, createdAt, id, instant, refersTo, version } from './columns.ts';
import { meters } from './property.ts';
import { items, reports, rooms } from './report.ts';

export const files = pgTable(
  'files',
  {
    id: id(),
    accountId: ofAccount(),
    /** The SHA-256 of the original, in lower-case hex. */
    sha256: text('sha256').notNull(),
    type: text('type').$type<AttachmentType>().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** The size of the upright picture. */
    width: integer('width'),
    height: integer('height'),
    /** Seconds, for audio and video. */
    duration: integer('duration'),
    takenAt: instant('taken_at'),
    /** Made here: parts of a photograph are covered in it for good. */
    covered: boolean('covered').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('files_content').on(table.accountId, table.sha256),
  ],
);

/** Pictures that nobody outside is shown any more, each with the covered one that is shown in its place (decision 089). */
export const coveredFiles = pgTable(
  'covered_files',
  {
    accountId: ofAccount(),
    /** As it was uploaded, or with fewer parts covered. */
    fileId: integer('file_id').notNull(),
    shownId: integer('shown_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.fileId] }),
    index('covered_files_shown').on(table.accountId, table.shownId),
    refersTo(files, table, table.fileId).onDelete('cascade'),
    refersTo(files, table, table.shownId).onDelete('cascade'),
  ],
);

export const attachments = pgTable(
  'attachments',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    fileId: integer('file_id').notNull(),
    reportId: integer('report_id'),
    roomId: integer('room_id'),
    itemId: integer('item_id'),
    meterId: integer('meter_id'),
    position: integer('position').notNull().default(0),
    description: text('description'),
    /** Clockwise degrees beyond upright: 0, 90, 180 or 270. */
    rotation: integer('rotation').notNull().default(0),
    filename: text('filename'),
    /** The photograph of the source report that shows the same, as somebody tied them; like an origin, it may be gone. */
    earlierId: integer('earlier_id'),
    version: version(),
    createdAt: createdAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('attachments_report').on(table.accountId, table.reportId, table.position, table.id),
    index('attachments_room').on(table.accountId, table.roomId),
    index('attachments_item').on(table.accountId, table.itemId),
    index('attachments_meter').on(table.accountId, table.meterId),
    index('attachments_file').on(table.accountId, table.fileId),
    check('attachments_one_home', sql`(${table.reportId} is null) <> (${table.meterId} is null)`),
    refersTo(files, table, table.fileId),
    refersTo(reports, table, table.reportId).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.reportId, table.roomId],
      foreignColumns: [rooms.accountId, rooms.reportId, rooms.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.reportId, table.itemId],
      foreignColumns: [items.accountId, items.reportId, items.id],
    }).onDelete('cascade'),
    refersTo(meters, table, table.meterId).onDelete('cascade'),
  ],
);

/** Printed on reports and at the head of e-mails. */
export const accountLogos = pgTable(
  'account_logos',
  { accountId: ofAccount(), fileId: integer('file_id').notNull() },
  (table) => [primaryKey({ columns: [table.accountId] }), refersTo(files, table, table.fileId)],
);

/** The logo of a client, on the reports of their homes. */
export const clientLogos = pgTable(
  'client_logos',
  { accountId: ofAccount(), clientId: integer('client_id').notNull(), fileId: integer('file_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.clientId] }),
    refersTo(clients, table, table.clientId).onDelete('cascade'),
    refersTo(files, table, table.fileId),
  ],
);

/** The signature that a member of staff has kept: one each. */
export const personSignatures = pgTable(
  'person_signatures',
  { accountId: ofAccount(), userId: integer('user_id').notNull(), fileId: integer('file_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    refersTo(users, table, table.userId),
    refersTo(files, table, table.fileId),
  ],
);

/** Announced by an uploading application, delivered later by a resumable upload. */
export const pendingAttachments = pgTable(
  'pending_attachments',
  {
    deliveryKey: uuid('delivery_key').notNull().defaultRandom(),
    accountId: integer('account_id').notNull(),
    reportId: integer('report_id').notNull(),
    roomId: integer('room_id'),
    itemId: integer('item_id'),
    identifier: text('identifier').notNull(),
    filename: text('filename').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    mediaType: text('media_type').notNull(),
    description: text('description'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.deliveryKey] }),
    unique('pending_attachments_identifier').on(table.accountId, table.reportId, table.identifier),
    refersTo(reports, table, table.reportId).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.reportId, table.roomId],
      foreignColumns: [rooms.accountId, rooms.reportId, rooms.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.reportId, table.itemId],
      foreignColumns: [items.accountId, items.reportId, items.id],
    }).onDelete('cascade'),
  ],
);

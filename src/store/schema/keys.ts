/** Sets of keys of properties as they are now, and the log of who had them. */
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { KeyHolder } from '#domain/property/keys.ts';
import { users } from './account.ts';
import { files } from './attachment.ts';
import { changed, createdAt, id, instant, refersTo, version } from './columns.ts';
import { properties } from './property.ts';

export const keySets = pgTable(
  'key_sets',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    propertyId: integer('property_id').notNull(),
    tag: text('tag').notNull(),
    holds: text('holds').notNull(),
    keyCount: integer('key_count').notNull(),
    place: text('place').notNull(),
    /** These five follow from the last movement. */
    holder: text('holder').$type<KeyHolder>().notNull().default('office'),
    staffId: integer('staff_id'),
    holderName: text('holder_name'),
    outSince: instant('out_since'),
    dueBackOn: date('due_back_on'),
    version: version(),
    createdAt: createdAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('key_sets_tag').on(table.accountId, sql`lower(${table.tag})`),
    index('key_sets_property').on(table.accountId, table.propertyId),
    refersTo(properties, table, table.propertyId).onDelete('cascade'),
    refersTo(users, table, table.staffId),
  ],
);

export const keyMovements = pgTable(
  'key_movements',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    keySetId: integer('key_set_id').notNull(),
    direction: text('direction').$type<'out' | 'back'>().notNull(),
    holder: text('holder').$type<KeyHolder>().notNull(),
    staffId: integer('staff_id'),
    holderName: text('holder_name'),
    place: text('place'),
    dueBackOn: date('due_back_on'),
    note: text('note'),
    /** SVG path data in a box of 600 by 200. */
    signature: text('signature'),
    recordedBy: integer('recorded_by'),
    at: instant('at').notNull().default(sql`now()`),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('key_movements_set').on(table.accountId, table.keySetId, table.at, table.id),
    refersTo(keySets, table, table.keySetId).onDelete('cascade'),
    refersTo(users, table, table.staffId),
    refersTo(users, table, table.recordedBy),
  ],
);

/** A picture of what is on the ring: one each. */
export const keySetPhotos = pgTable(
  'key_set_photos',
  {
    accountId: integer('account_id').notNull(),
    keySetId: integer('key_set_id').notNull(),
    fileId: integer('file_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.keySetId] }),
    index('key_set_photos_file').on(table.accountId, table.fileId),
    refersTo(keySets, table, table.keySetId).onDelete('cascade'),
    refersTo(files, table, table.fileId),
  ],
);

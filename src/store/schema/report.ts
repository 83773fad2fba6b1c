/** Reports (of inspections and of templates): rooms, items, actions, and the option sets they answer. */
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, unique, primaryKey } from 'drizzle-orm/pg-core';
import type { Waiver } from '#domain/check/waiver.ts';
import type { Condition } from '#domain/condition.ts';
import type { SpokenFields } from '#domain/dictation/spoken.ts';
import type { DifferenceCounts, TemplateContents } from '#domain/template/template-contents.ts';
import { ofAccount, users } from './account.ts';
import { changed, createdAt, id, instant, refersTo, updatedAt, version } from './columns.ts';

export const optionSets = pgTable(
  'option_sets',
  {
    id: id(),
    accountId: ofAccount(),
    name: text('name').notNull(),
    editable: boolean('editable').notNull().default(true),
    options: jsonb('options').$type<(string | number)[]>().notNull(),
    archivedAt: instant('archived_at'),
    version: version(),
    createdAt: createdAt(),
    changed: changed(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const reports = pgTable(
  'reports',
  {
    id: id(),
    accountId: ofAccount(),
    /** Moves with every change to anything in the report; PDFs are current while it stands still. */
    version: version(),
    /** The last change that somebody made by hand; forbids a change of the initialization. */
    writtenAt: instant('written_at'),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('reports_changed').on(table.accountId, table.changed, table.id),
  ],
);

export const templates = pgTable(
  'templates',
  {
    id: id(),
    accountId: ofAccount(),
    reportId: integer('report_id').notNull(),
    name: text('name').notNull(),
    system: boolean('system').notNull().default(false),
    typeIds: integer('type_ids').array().notNull().default([]),
    selfService: boolean('self_service').notNull().default(false),
    archivedAt: instant('archived_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('templates_report').on(table.accountId, table.reportId),
    refersTo(reports, table, table.reportId),
  ],
);

/** A template as it was when somebody's change of it ended; the newest one stands for the template as it is now. */
export const templateVersions = pgTable(
  'template_versions',
  {
    id: id(),
    accountId: ofAccount(),
    templateId: integer('template_id').notNull(),
    /** From 1 in each template; the newest hundred are kept. */
    number: integer('number').notNull(),
    /** Null for what was there before anybody changed it. */
    personId: integer('person_id'),
    /** The number of the version that came back with this one. */
    restoredFrom: integer('restored_from'),
    /** Null while the change goes on: the template itself has them. */
    contents: jsonb('contents').$type<TemplateContents>(),
    /** Beside the version before; null for the first, and while the change goes on. */
    counts: jsonb('counts').$type<DifferenceCounts>(),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('template_versions_number').on(table.accountId, table.templateId, table.number),
    refersTo(templates, table, table.templateId).onDelete('cascade'),
    refersTo(users, table, table.personId),
  ],
);

export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    reportId: integer('report_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    nameEditable: boolean('name_editable').notNull().default(true),
    blockType: text('block_type').notNull(),
    optionSetId: integer('option_set_id'),
    /** The room of an earlier report this one was carried over from. */
    originId: integer('origin_id'),
    /** Came with the initialization, and goes with its removal. */
    carried: boolean('carried').notNull().default(false),
    version: version(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('rooms_account_id_id').on(table.accountId, table.reportId, table.id),
    index('rooms_report').on(table.accountId, table.reportId, table.position),
    refersTo(reports, table, table.reportId).onDelete('cascade'),
    refersTo(optionSets, table, table.optionSetId),
  ],
);

export const items = pgTable(
  'items',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    /** The report once more, so that a whole tree is four flat reads by one index each. */
    reportId: integer('report_id').notNull(),
    roomId: integer('room_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    nameEditable: boolean('name_editable').notNull().default(true),
    description: text('description'),
    descriptionEditable: boolean('description_editable').notNull().default(true),
    condition: jsonb('condition').$type<Condition>(),
    originId: integer('origin_id'),
    carried: boolean('carried').notNull().default(false),
    /** Somebody has seen that its condition is as the earlier report has it; only said by hand. */
    confirmed: boolean('confirmed').notNull().default(false),
    /** A recording that is named here may be gone by now. */
    spoken: jsonb('spoken').$type<SpokenFields>().notNull().default({}),
    /** About its condition as it stands: they go with a change of that. */
    waived: jsonb('waived').$type<Waiver[]>().notNull().default([]),
    version: version(),
    updatedAt: updatedAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('items_account_id_id').on(table.accountId, table.reportId, table.id),
    index('items_report').on(table.accountId, table.reportId, table.position),
    index('items_room').on(table.accountId, table.roomId, table.position),
    foreignKey({
      columns: [table.accountId, table.reportId, table.roomId],
      foreignColumns: [rooms.accountId, rooms.reportId, rooms.id],
    }).onDelete('cascade'),
  ],
);

export const actions = pgTable(
  'actions',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    reportId: integer('report_id').notNull(),
    itemId: integer('item_id').notNull(),
    action: text('action').notNull(),
    responsibility: text('responsibility').notNull(),
    comments: text('comments'),
    version: version(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('actions_report').on(table.accountId, table.reportId),
    index('actions_item').on(table.accountId, table.itemId),
    foreignKey({
      columns: [table.accountId, table.reportId, table.itemId],
      foreignColumns: [items.accountId, items.reportId, items.id],
    }).onDelete('cascade'),
  ],
);

/** The order in which rows were changed, and the rows that are gone: for systems that keep in step (decision 046). */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { changed, createdAt } from './columns.ts';

/**
 * The number at a moment: everything below it had ended by then. The newest also says how numbers of transactions
 * become numbers of changes in this database. They are of the database, not of an account.
 */
export const changeMarks = pgTable('change_marks', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  at: createdAt(),
  /** Added to the id of a transaction; another one begins another line of numbers. */
  shift: bigint('shift', { mode: 'number' }).notNull(),
  /** The cluster that counts the transactions, as PostgreSQL identifies it. */
  cluster: text('cluster').notNull(),
});

/** Ids of what it was part of, as far as they are known. */
export type DeletedFrom = Partial<
  Record<'property_id' | 'inspection_id' | 'template_id' | 'room_id' | 'item_id' | 'meter_id' | 'client_id', number>
>;

export const deletionsSeq = pgSequence('deletions_seq');

/** Written by triggers for every row that goes, however it goes; kept for 90 days. */
export const deletions = pgTable(
  'deletions',
  {
    accountId: integer('account_id').notNull(),
    /** Counted across all accounts, as events are. */
    id: bigint('id', { mode: 'number' }).notNull().default(sql`nextval('deletions_seq')`),
    /** One of `deletedKinds` of the domain. */
    kind: text('kind').notNull(),
    rowId: integer('row_id').notNull(),
    /** The version that it had. */
    version: integer('version'),
    deletedFrom: jsonb('deleted_from').$type<DeletedFrom>().notNull().default(sql`'{}'`),
    changed: changed(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.rowId] }),
    index('deletions_changed').on(table.accountId, table.changed, table.id),
  ],
);

/** Tables the service keeps for itself in each account: repeated requests, rate limits, counters. */
import { bigint, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { AttachmentType } from '#domain/attachment-type.ts';
import { bytes, createdAt, instant } from './columns.ts';

export const answerColumns = () => ({
  bodyHash: bytes('body_hash').notNull(),
  /** Null while the first request still runs. */
  status: integer('status'),
  headers: text('headers'),
  body: bytes('body'),
  createdAt: createdAt(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer('account_id').notNull(),
    /** SHA-256 of who asks, method, path and key. */
    keyHash: bytes('key_hash').notNull(),
    ...answerColumns(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.keyHash] })],
);

export const limitColumns = () => ({
  windowStart: instant('window_start').notNull(),
  used: integer('used').notNull(),
  /** The amount granted to the latest lease. */
  granted: integer('granted').notNull().default(0),
});

export const rateLimits = pgTable(
  'rate_limits',
  {
    accountId: integer('account_id').notNull(),
    /** The kind and the owner of the allowance, for example `requests:token:<grant>`. */
    key: text('key').notNull(),
    ...limitColumns(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);

/**
 * Row counts per account and month (UTC) in which the rows were created, kept by triggers: an exact count(*) is three
 * quarters of a list's cost, and a page deep in a list is read from the edge of its month.
 * Sixteen slots a month, so that simultaneous inserts do not queue for one row; those of past months are folded into one.
 */
export const rowCounts = pgTable(
  'row_counts',
  {
    accountId: integer('account_id').notNull(),
    tableName: text('table_name').notNull(),
    month: date('month').notNull(),
    slot: smallint('slot').notNull(),
    rows: integer('rows').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tableName, table.month, table.slot] })],
);

/** Bytes of the originals that each account keeps, by kind, kept true by triggers in slots as `row_counts` is. */
export const storedBytes = pgTable(
  'stored_bytes',
  {
    accountId: integer('account_id').notNull(),
    type: text('type').$type<AttachmentType>().notNull(),
    slot: smallint('slot').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.type, table.slot] })],
);

/** The next id of each kind in each account. Without a key to accounts, since ids are leased for one that is not committed yet. */
export const idLeases = pgTable(
  'id_leases',
  {
    accountId: integer('account_id').notNull(),
    kind: text('kind').notNull(),
    next: integer('next').notNull(),
    /** Those below are from before accounts counted their own, and no other account has the same. */
    first: integer('first').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

/** Tables the service keeps for itself: repeated requests, rate limits, counters, secrets of the installation. */
import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant } from './columns.ts';

export const idempotencyKeys = pgTable('idempotency_keys', {
  /** SHA-256 of application, user, method, path and key. */
  keyHash: bytes('key_hash').primaryKey(),
  bodyHash: bytes('body_hash').notNull(),
  /** Null while the first request still runs. */
  status: integer('status'),
  headers: text('headers'),
  body: bytes('body'),
  createdAt: createdAt(),
});

export const rateLimits = pgTable('rate_limits', {
  /** Whose and which allowance, for example `token:<grant>:requests`. */
  key: text('key').primaryKey(),
  windowStart: instant('window_start').notNull(),
  used: integer('used').notNull(),
  /** What the last lease was given. */
  granted: integer('granted').notNull().default(0),
});

/**
 * Row counts per account, kept by triggers: an exact count(*) is three quarters of a list's cost.
 * Sixteen slots a table, so that simultaneous inserts do not queue for one row; the total is their sum.
 */
export const rowCounts = pgTable(
  'row_counts',
  {
    accountId: integer('account_id').notNull(),
    tableName: text('table_name').notNull(),
    slot: smallint('slot').notNull(),
    rows: integer('rows').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tableName, table.slot] })],
);

/** Random keys of the installation: link signatures, webhook secrets' encryption. */
export const installationKeys = pgTable('installation_keys', {
  name: text('name').primaryKey(),
  secret: bytes('secret').notNull(),
  createdAt: createdAt(),
});

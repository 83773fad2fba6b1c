/** Changes of many inspections at once: what was asked for, and what became of each inspection. */
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BulkAction, BulkOutcome, BulkState } from '#domain/bulk-change.ts';
import { ofAccount } from './account.ts';
import { changed, createdAt, id, instant } from './columns.ts';

/**
 * `seen`: what a clerk had on a day, by `clerk day`. `isLeaveRecorded`: the plan has added the days to the time off of its
 * clerk, so the undoing takes them away.
 */
export type KeptPlan = { from: string; to: string; seen: Record<string, string>; isLeaveRecorded: boolean };

export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: id(),
    accountId: ofAccount(),
    /** The person who asked for it, and later for its undoing. Without a key to users, as in the security log. */
    actorId: integer('actor_id').notNull(),
    application: text('application').notNull(),
    applicationId: integer('application_id').notNull(),
    action: text('action').$type<BulkAction>().notNull(),
    staffId: integer('staff_id'),
    days: integer('days'),
    reason: text('reason'),
    /** The days of a plan, and what everybody had on them; null for any other change. */
    plan: jsonb('plan').$type<KeptPlan>(),
    state: text('state').$type<BulkState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().default(sql`now()`),
    failure: text('failure'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
    undoneAt: instant('undone_at'),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('bulk_changes_due')
      .on(table.accountId, table.nextAttemptAt)
      .where(sql`state in ('queued', 'running', 'undoing')`),
  ],
);

export const bulkChangeRows = pgTable(
  'bulk_change_rows',
  {
    accountId: integer('account_id').notNull(),
    bulkChangeId: integer('bulk_change_id').notNull(),
    number: integer('number').notNull(),
    /** Without a key to inspections: retention may remove one. */
    inspectionId: integer('inspection_id').notNull(),
    /** The version that was meant: another one means that somebody has changed it since. */
    versionSeen: integer('version_seen').notNull(),
    /** Its own change within a plan, as the wire spells it. */
    change: jsonb('change').$type<Record<string, unknown>>(),
    outcome: text('outcome').$type<BulkOutcome>(),
    /** The version after the change: it is undone from no other. */
    versionAfter: integer('version_after'),
    /** The change that takes it back, as the wire spells it. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    note: text('note'),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.bulkChangeId, table.number] }),
    foreignKey({
      columns: [table.accountId, table.bulkChangeId],
      foreignColumns: [bulkChanges.accountId, bulkChanges.id],
    }).onDelete('cascade'),
  ],
);

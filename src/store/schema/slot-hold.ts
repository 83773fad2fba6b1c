/** Times that are kept for somebody who is about to book them, and visits that are offered to clerks. */
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ofAccount, users } from './account.ts';
import { createdAt, id, instant, refersTo } from './columns.ts';
import { inspections } from './inspection.ts';

export const slotHolds = pgTable(
  'slot_holds',
  {
    id: id(),
    accountId: ofAccount(),
    clerkId: integer('clerk_id').notNull(),
    /** For whom it is kept. */
    actorId: integer('actor_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The place of the visit, for the ways of others; null where it is not known. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Afterwards it counts for nothing. */
    until: instant('until').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('slot_holds_clerk').on(table.accountId, table.clerkId, table.startsAt),
    refersTo(users, table, table.clerkId),
    refersTo(users, table, table.actorId),
  ],
);

/** The first clerk to accept has it. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    accountId: ofAccount(),
    inspectionId: integer('inspection_id').notNull(),
    /** The person who offers it. */
    actorId: integer('actor_id').notNull(),
    clerkIds: integer('clerk_ids').array().notNull(),
    /** Those of them who have been written to. */
    toldClerkIds: integer('told_clerk_ids').array().notNull().default(sql`'{}'`),
    /** Those of them who have said no. */
    declinedClerkIds: integer('declined_clerk_ids').array().notNull().default(sql`'{}'`),
    endsAt: instant('ends_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    acceptedBy: integer('accepted_by'),
    acceptedAt: instant('accepted_at'),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** The moment at which the office is told that it ended without anybody. Null: there is nothing to tell any more. */
    nextAttemptAt: instant('next_attempt_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('offers_inspection').on(table.accountId, table.inspectionId),
    index('offers_open').on(table.accountId, table.endsAt).where(sql`accepted_by is null and withdrawn_at is null`),
    index('offers_due').on(table.accountId, table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
    refersTo(users, table, table.actorId),
    refersTo(users, table, table.acceptedBy),
  ],
);

/** Times that are kept for somebody who is about to book them. */
import { doublePrecision, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ofAccount, users } from './account.ts';
import { createdAt, id, instant, refersTo } from './columns.ts';

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

/** The security log: what people and applications did that concerns access, and who tried to. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '#domain/security-event.ts';
import { ofAccount } from './account.ts';
import { changed, createdAt, id } from './columns.ts';

/** Words and numbers that no person is known by: names are resolved when the log is read. */
export type SecurityFacts = Record<string, string | number | boolean | null | string[]>;

/** Triggers refuse every change, and the removal of what is younger than 90 days. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    accountId: ofAccount(),
    createdAt: createdAt(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    /** Without a key to users: the log never stands in the way of anything. Null for visitors and the service. */
    actorId: integer('actor_id'),
    /** The application it came through; null on the pages of signing in. */
    application: text('application'),
    subjectType: text('subject_type'),
    subjectId: integer('subject_id'),
    address: text('address'),
    browser: text('browser'),
    facts: jsonb('facts').$type<SecurityFacts>().notNull().default({}),
    /** Set for what is noted once an hour, such as downloads: the file, the person and the hour. */
    once: text('once'),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('security_events_newest').on(table.accountId, table.createdAt, table.id),
    index('security_events_kind').on(table.accountId, table.kind, table.createdAt, table.id),
    index('security_events_actor').on(table.accountId, table.actorId, table.createdAt, table.id),
    index('security_events_subject').on(table.accountId, table.subjectType, table.subjectId, table.createdAt, table.id),
    uniqueIndex('security_events_once').on(table.accountId, table.once).where(sql`once is not null`),
  ],
);

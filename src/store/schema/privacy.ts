/** Records of erasures, without anything that was erased, and exports of what is kept about a person. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ExportState } from '#domain/people/person-export.ts';
import { ofAccount } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

export type ErasedPart = { what: string; count: number };
export type KeptPart = ErasedPart & { why: string };

export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    accountId: ofAccount(),
    createdAt: createdAt(),
    /** Without a key to users, as in the security log. */
    actorId: integer('actor_id').notNull(),
    /** The name that stands in place of theirs, such as `Erased person 12`. */
    placeholder: text('placeholder').notNull(),
    gone: jsonb('gone').$type<ErasedPart[]>().notNull(),
    stays: jsonb('stays').$type<KeptPart[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** Until an export ends, which takes its row and its file. */
export const personExports = pgTable(
  'person_exports',
  {
    id: id(),
    accountId: ofAccount(),
    /** Without a key to users, as in the security log. */
    actorId: integer('actor_id').notNull(),
    email: text('email'),
    name: text('name'),
    /** Somebody who signs in here, or did. */
    personId: integer('person_id'),
    state: text('state').$type<ExportState>().notNull().default('queued'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** The number of times a process ended while making it. */
    interruptions: integer('interruptions').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().default(sql`now()`),
    failure: text('failure'),
    bytes: bigint('bytes', { mode: 'number' }),
    files: integer('files'),
    records: integer('records'),
    requestedAt: createdAt(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('person_exports_due').on(table.accountId, table.nextAttemptAt).where(sql`state in ('queued', 'running')`),
    index('person_exports_expiry').on(table.expiresAt),
  ],
);

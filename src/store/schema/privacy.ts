/** Records of erasures, exports of what is kept about a person, and how long the rest is kept. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Claim } from '#domain/firm/suggested-contribution.ts';
import type { ExportAbout, ExportState } from '#domain/people/data-export.ts';
import type { RetentionKind } from '#domain/people/retention.ts';
import { ofAccount } from './account.ts';
import { changed, createdAt, id, instant, refersTo } from './columns.ts';
import { inspections } from './inspection.ts';
import { properties } from './property.ts';

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
    changed: changed(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** Copies of what is kept about a person, in the whole account, or for a dispute. The end of an export takes its row and its file. */
export const dataExports = pgTable(
  'exports',
  {
    id: id(),
    accountId: ofAccount(),
    /** Without a key to users, as in the security log. */
    actorId: integer('actor_id').notNull(),
    about: text('about').$type<ExportAbout>().notNull().default('person'),
    /** These three name the person. */
    email: text('email'),
    name: text('name'),
    /** Somebody who signs in here, or did. */
    personId: integer('person_id'),
    /** The report that a dispute is about. */
    inspectionId: integer('inspection_id'),
    /** The items of it that are claimed for; null: none. */
    claims: jsonb('claims').$type<Claim[]>(),
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
    /** The hash of the whole file, in hex: whoever is handed a dispute pack can be told of it. */
    sha256: text('sha256'),
    requestedAt: createdAt(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at').notNull(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('exports_due').on(table.accountId, table.nextAttemptAt).where(sql`state in ('queued', 'running')`),
    index('exports_inspection').on(table.accountId, table.inspectionId).where(sql`inspection_id is not null`),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
    check('exports_dispute', sql`(${table.about} = 'dispute') = (${table.inspectionId} is not null)`),
    // The release before knows no packs, and would make an export of the account of one. It sets no hash.
    check(
      'exports_hashed',
      sql`${table.about} <> 'dispute' or ${table.state} <> 'ready' or ${table.sha256} is not null`,
    ),
  ],
);

/** Each is work that is due every night. */
export const retentionRules = pgTable(
  'retention_rules',
  {
    id: id(),
    accountId: ofAccount(),
    kind: text('kind').$type<RetentionKind>().notNull(),
    months: integer('months').notNull(),
    actorId: integer('actor_id').notNull(),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('retention_rules_kind').on(table.accountId, table.kind),
    // A few rows an account: the worker asks which of them are due.
    index('retention_rules_due').on(table.nextAttemptAt),
  ],
);

/** Counted in the transaction of each removal, so that a killed process leaves a true record. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: id(),
    accountId: ofAccount(),
    kind: text('kind').$type<RetentionKind>().notNull(),
    months: integer('months').notNull(),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
    removed: integer('removed').notNull().default(0),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('retention_runs_newest').on(table.accountId, table.createdAt, table.id),
    uniqueIndex('retention_runs_under_way').on(table.accountId, table.kind).where(sql`finished_at is null`),
  ],
);

/** A property of which no rule removes anything, since somebody may sue. */
export const legalHolds = pgTable(
  'legal_holds',
  {
    accountId: ofAccount(),
    propertyId: integer('property_id').notNull(),
    reason: text('reason').notNull(),
    actorId: integer('actor_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.propertyId] }),
    refersTo(properties, table, table.propertyId).onDelete('cascade'),
  ],
);

/** As with a property, of one inspection alone. */
export const inspectionHolds = pgTable(
  'inspection_holds',
  {
    accountId: ofAccount(),
    inspectionId: integer('inspection_id').notNull(),
    reason: text('reason').notNull(),
    actorId: integer('actor_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.inspectionId] }),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
  ],
);

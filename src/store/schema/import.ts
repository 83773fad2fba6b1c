/** Imports from spreadsheets: the rows as they were read, and what became of each. */
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  CellFault,
  DuplicateChoice,
  ImportCells,
  ImportKind,
  ImportOutcome,
  ImportState,
} from '#domain/import/import-kind.ts';
import type { MatchedColumn } from '#domain/import/match-columns.ts';
import { ofAccount } from './account.ts';
import { changed, createdAt, id, instant } from './columns.ts';

export const imports = pgTable(
  'imports',
  {
    id: id(),
    accountId: ofAccount(),
    /** Without a key to users, as in the security log. */
    actorId: integer('actor_id').notNull(),
    application: text('application').notNull(),
    applicationId: integer('application_id').notNull(),
    kind: text('kind').$type<ImportKind>().notNull(),
    /** The name of the file. */
    name: text('name').notNull(),
    columns: jsonb('columns').$type<MatchedColumn[]>().notNull(),
    state: text('state').$type<ImportState>().notNull().default('draft'),
    /** For rows whose thing is there already and that have no choice of their own. */
    duplicates: text('duplicates').$type<DuplicateChoice>().notNull().default('skip'),
    leavesOutFaulty: boolean('leaves_out_faulty').notNull().default(false),
    /** Whether members of staff are invited to sign in. */
    invites: boolean('invites').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().default(sql`now()`),
    failure: text('failure'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
    undoneAt: instant('undone_at'),
    /** The same as of its rows: their counts are shown with it. */
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('imports_due').on(table.accountId, table.nextAttemptAt).where(sql`state in ('queued', 'running', 'undoing')`),
  ],
);

export const importRows = pgTable(
  'import_rows',
  {
    accountId: integer('account_id').notNull(),
    importId: integer('import_id').notNull(),
    /** The line of the file. */
    number: integer('number').notNull(),
    cells: jsonb('cells').$type<ImportCells>().notNull(),
    faults: jsonb('faults').$type<CellFault[]>().notNull(),
    /** The same for rows that mean the same thing; null where that cannot be told. */
    key: text('key'),
    duplicateId: integer('duplicate_id'),
    duplicateLabel: text('duplicate_label'),
    /** Null: as the import says. */
    choice: text('choice').$type<DuplicateChoice>(),
    outcome: text('outcome').$type<ImportOutcome>(),
    subjectId: integer('subject_id'),
    /** The version of the thing after it was written: another one means that somebody has changed it since. */
    versionAfter: integer('version_after'),
    /** The members that were changed, as they were before. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    note: text('note'),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.importId, table.number] }),
    index('import_rows_key').on(table.accountId, table.importId, table.key),
    foreignKey({
      columns: [table.accountId, table.importId],
      foreignColumns: [imports.accountId, imports.id],
    }).onDelete('cascade'),
  ],
);

/** Imports from spreadsheets: requests, what is planned and done of each, and their way through the worker. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { IMPORT_ROW_DAYS, type ImportKind, type ImportState, UNDO_HOURS } from '#domain/import/import-kind.ts';
import type { MatchedColumn } from '#domain/import/match-columns.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { hasWords, type ListSearch, orderOf } from '../lists/people-filter.ts';
import { selectPage } from '../lists/select-page.ts';
import { imports } from '../schema/import.ts';
import { earlierRow } from './earlier-row.ts';
import { buildImportRowStore } from './import-rows.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type ImportKey = { accountId: number; id: number };
type Counts = Record<'rows' | 'faulty' | 'duplicates' | 'add' | 'update' | 'skip', number> &
  Record<'added' | 'updated' | 'skipped' | 'failed' | 'undone' | 'kept', number>;
export type CountedImport = ImportRecord & { counts: Counts; undoUntil: string | null };

export const buildImportStore = (db: Executor) => ({ ...requests(db), ...wayOf(db), ...buildImportRowStore(db) });

const isThis = ({ accountId, id }: ImportKey) => and(eq(imports.accountId, accountId), eq(imports.id, id));

export type ImportAddition = Pick<ImportRecord, 'actorId' | 'application' | 'applicationId' | 'kind' | 'name'> & {
  columns: MatchedColumn[];
};

const requests = (db: Executor) => ({
  add: async (accountId: number, addition: ImportAddition): Promise<CountedImport> => {
    const id = await db.ids.takeOne('imports', accountId);
    await db.orm.insert(imports).values({ ...addition, accountId, id });
    return getImport(db, { accountId, id });
  },

  get: (accountId: number, id: number): Promise<CountedImport> => getImport(db, { accountId, id }),

  /** The same, with its row locked until the transaction ends. */
  lock: async (accountId: number, id: number): Promise<CountedImport> => {
    await db.rows('imports.lock', 'select from imports where account_id = $1 and id = $2 for update', [accountId, id]);
    return getImport(db, { accountId, id });
  },

  /** Newest first, unless ordered otherwise. */
  list: async (
    accountId: number,
    { kinds, q, sort }: ListSearch & { kinds?: ImportKind[] | undefined },
    page: PageRequest,
  ): Promise<ListPage<CountedImport>> => {
    const { rows, total } = await selectPage(db, page, {
      from: imports,
      where: and(eq(imports.accountId, accountId), kinds && inArray(imports.kind, kinds), hasWords(q, imports.name)),
      order: [
        ...orderOf(sort, { created: imports.createdAt, name: imports.name }),
        { column: imports.createdAt, descending: true },
        { column: imports.id, descending: true },
      ],
      select: db.orm.select().from(imports).$dynamic(),
    });
    return { rows: await Promise.all(rows.map((row) => withCounts(db, row))), total };
  },

  change: async (
    key: ImportKey,
    changes: Partial<Pick<ImportRecord, 'duplicates' | 'leavesOutFaulty' | 'invites'>>,
  ): Promise<void> => {
    if (Object.keys(changes).length > 0) await db.orm.update(imports).set(changes).where(isThis(key));
  },

  remove: async (key: ImportKey): Promise<void> => {
    await db.orm.delete(imports).where(isThis(key));
  },

  /** Rows are a copy of personal data, and drafts that nobody goes on with are nothing else. */
  forgetOld: async (): Promise<void> => {
    await db.rows(
      'imports.forget',
      `delete from imports where state = 'draft' and created_at < now() - interval '${IMPORT_ROW_DAYS} days'`,
    );
    await db.rows(
      'import_rows.forget',
      `update import_rows r set cells = '{}', faults = '[]', before = null, duplicate_label = null, key = null
       from imports i where i.account_id = r.account_id and i.id = r.import_id and r.cells <> '{}'
         and i.finished_at < now() - interval '${IMPORT_ROW_DAYS} days'`,
    );
  },
});

const wayOf = (db: Executor) => ({
  /** The worker takes it from here. */
  queue: async (key: ImportKey, state: ImportState): Promise<void> => {
    await db.orm
      .update(imports)
      .set({ state, attempts: 0, failure: null, nextAttemptAt: sql`now()` })
      .where(isThis(key));
  },

  begin: async (key: ImportKey): Promise<void> => {
    await db.orm
      .update(imports)
      .set({ state: 'running' })
      .where(and(isThis(key), eq(imports.state, 'queued')));
  },

  finish: async (key: ImportKey): Promise<void> => {
    await db.orm.update(imports).set({ state: 'done', finishedAt: sql`now()` }).where(isThis(key));
  },

  finishUndo: async (key: ImportKey): Promise<void> => {
    await db.orm.update(imports).set({ state: 'undone', undoneAt: sql`now()` }).where(isThis(key));
  },

  /** Counts the attempt; `restMs` is how long until the next, null gives up. */
  fail: async (key: ImportKey, failure: string, restMs: number | null): Promise<void> => {
    await db.orm
      .update(imports)
      .set({
        failure,
        attempts: sql`${imports.attempts} + 1`,
        ...(restMs === null
          ? { state: 'failed' as const, finishedAt: sql`coalesce(${imports.finishedAt}, now())` }
          : { nextAttemptAt: sql`now() + ${restMs} * interval '1 millisecond'` }),
      })
      .where(isThis(key));
  },
});

async function getImport(db: Executor, key: ImportKey): Promise<CountedImport> {
  const [row] = await db.orm.select().from(imports).where(isThis(key));
  if (row === undefined) throw notFound('import');
  return withCounts(db, row);
}

const outcomes = ['added', 'updated', 'skipped', 'failed', 'undone', 'kept'];

async function withCounts(db: Executor, row: ImportRecord): Promise<CountedImport> {
  const [found] = await db.rows<Counts & { undoUntil: string | null }>(
    'imports.counts',
    `with rows as (
       select r.faults <> '[]' as faulty, r.outcome, coalesce(r.choice, $3) as choice, r.choice as own,
              r.duplicate_id is not null or ${earlierRow} as duplicate
       from import_rows r where r.account_id = $1 and r.import_id = $2
     ), planned as (
       select *, case when own = 'skip' then 'skip' when faulty then 'faulty' when duplicate then choice else 'new' end as plan from rows
     )
     select count(*)::int as rows, (count(*) filter (where plan = 'faulty'))::int as faulty,
       (count(*) filter (where duplicate and not faulty))::int as duplicates,
       (count(*) filter (where plan = 'new'))::int as add, (count(*) filter (where plan = 'update'))::int as update,
       (count(*) filter (where plan = 'skip'))::int as skip,
       ${outcomes.map((one) => `(count(*) filter (where outcome = '${one}'))::int as ${one}`).join(', ')},
       (select finished_at + interval '${UNDO_HOURS} hours' from imports where account_id = $1 and id = $2) as "undoUntil"
     from planned`,
    [row.accountId, row.id, row.duplicates],
  );
  if (found === undefined) throw new Error('a count returned no row');
  const { undoUntil, ...counts } = found;
  return { ...row, counts, undoUntil };
}

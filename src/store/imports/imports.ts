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
import { buildImportRowStore } from './import-rows.ts';
import { buildUndoPlans } from './undo-plan.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type ImportKey = { accountId: number; id: number };
type Counts = Record<'rows' | 'faulty' | 'duplicates' | 'add' | 'update' | 'skip', number> &
  Record<'added' | 'updated' | 'skipped' | 'failed' | 'undone' | 'kept', number>;
export type CountedImport = ImportRecord & { counts: Counts; undoUntil: string | null };

export const buildImportStore = (db: Executor) => ({
  ...requests(db),
  ...wayOf(db),
  ...buildImportRowStore(db),
  ...buildUndoPlans(db),
});

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
    const { rows, ...rest } = await selectPage(db, page, {
      from: imports,
      where: and(eq(imports.accountId, accountId), kinds && inArray(imports.kind, kinds), hasWords(q, imports.name)),
      order: [
        ...orderOf(sort, { created: imports.createdAt, name: imports.name }),
        { column: imports.createdAt, descending: true },
        { column: imports.id, descending: true },
      ],
      select: db.orm.select().from(imports).$dynamic(),
    });
    return { ...rest, rows: await withCounts(db, accountId, rows) };
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
  const [counted] = await withCounts(db, key.accountId, [row]);
  if (counted === undefined) throw new Error('a count returned no row');
  return counted;
}

const outcomes = ['added', 'updated', 'skipped', 'failed', 'undone', 'kept'];

type Found = Counts & { id: number; undoUntil: string | null };

/**
 * Counts the rows of all of them at once. One walk over the rows in the order of their keys finds those that come twice: to
 * look for an earlier one row by row reads 170 times as much of an import of 10,000 rows.
 */
async function withCounts(db: Executor, accountId: number, rows: readonly ImportRecord[]): Promise<CountedImport[]> {
  if (rows.length === 0) return [];
  const found = await db.rows<Found>(
    'imports.counts',
    `with rows as (
       select r.import_id, r.faults <> '[]' as faulty, r.outcome, r.choice as own, r.duplicate_id is not null
           or r.key is not null and r.number > min(r.number) filter (where r.faults = '[]') over same as duplicate
       from import_rows r where r.account_id = $1 and r.import_id = any($2)
       window same as (partition by r.import_id, r.key)
     ), planned as (
       select i.id, i.finished_at, r.*, case when r.own = 'skip' then 'skip' when faulty then 'faulty'
           when duplicate then coalesce(r.own, i.duplicates) else 'new' end as plan
       from imports i left join rows r on r.import_id = i.id where i.account_id = $1 and i.id = any($2)
     )
     select id, count(import_id)::int as rows, (count(import_id) filter (where plan = 'faulty'))::int as faulty,
       (count(import_id) filter (where duplicate and not faulty))::int as duplicates,
       (count(import_id) filter (where plan = 'new'))::int as add,
       (count(import_id) filter (where plan = 'update'))::int as update,
       (count(import_id) filter (where plan = 'skip'))::int as skip,
       ${outcomes.map((one) => `(count(*) filter (where outcome = '${one}'))::int as ${one}`).join(', ')},
       finished_at + interval '${UNDO_HOURS} hours' as "undoUntil"
     from planned group by id, finished_at`,
    [accountId, rows.map(({ id }) => id)],
  );
  const byId = new Map(found.map(({ id, undoUntil, ...counts }) => [id, { counts, undoUntil }]));
  return rows.flatMap((row) => {
    const counted = byId.get(row.id);
    return counted === undefined ? [] : [{ ...row, ...counted }];
  });
}

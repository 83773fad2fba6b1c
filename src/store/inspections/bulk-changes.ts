/** Changes of many inspections at once: requests, and their way through the worker. */
import { and, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import { BULK_CHANGE_DAYS, BULK_UNDO_HOURS, type BulkOutcome, type BulkTask } from '#domain/bulk-change.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { selectPage } from '../lists/select-page.ts';
import { bulkChanges, type KeptPlan } from '../schema/bulk-change.ts';
import { buildBulkRowStore } from './bulk-change-rows.ts';

export type BulkChangeRecord = typeof bulkChanges.$inferSelect;
export type BulkChangeKey = { accountId: number; id: number };
export type BulkCounts = Record<'inspections' | BulkOutcome, number>;
export type CountedBulkChange = BulkChangeRecord & { counts: BulkCounts; undoUntil: string | null };
type Asking = Pick<BulkChangeRecord, 'actorId' | 'application' | 'applicationId'>;
export type BulkChangeAddition = BulkTask & Asking;

export const buildBulkChangeStore = (db: Executor) => ({ ...requests(db), ...wayOf(db), ...buildBulkRowStore(db) });

const isThis = ({ accountId, id }: BulkChangeKey) => and(eq(bulkChanges.accountId, accountId), eq(bulkChanges.id, id));

const requests = (db: Executor) => ({
  add: async (accountId: number, addition: BulkChangeAddition): Promise<BulkChangeKey> => {
    const id = await db.ids.takeOne('bulk_changes', accountId);
    await db.orm.insert(bulkChanges).values({ ...addition, accountId, id });
    return { accountId, id };
  },

  /** It waits to be accepted. */
  addPlan: async (accountId: number, staffId: number, plan: KeptPlan, who: Asking): Promise<BulkChangeKey> => {
    const id = await db.ids.takeOne('bulk_changes', accountId);
    await db.orm
      .insert(bulkChanges)
      .values({ ...who, accountId, id, action: 'replan', staffId, plan, state: 'planned' });
    return { accountId, id };
  },

  get: (accountId: number, id: number): Promise<CountedBulkChange> => getBulkChange(db, { accountId, id }),

  list: async (accountId: number, page: PageRequest): Promise<ListPage<CountedBulkChange>> => {
    const { rows, ...rest } = await selectPage(db, page, {
      from: bulkChanges,
      // A plan that nobody has accepted has changed nothing.
      where: and(eq(bulkChanges.accountId, accountId), ne(bulkChanges.state, 'planned')),
      order: [{ column: bulkChanges.id, descending: true }],
      select: selectChanges(db).$dynamic(),
    });
    return { ...rest, rows: await withCounts(db, accountId, rows) };
  },

  /** The same, with its row locked until the transaction ends. */
  lock: async (accountId: number, id: number): Promise<CountedBulkChange> => {
    await db.rows('bulk_changes.lock', 'select from bulk_changes where account_id = $1 and id = $2 for no key update', [
      accountId,
      id,
    ]);
    return getBulkChange(db, { accountId, id });
  },

  /** Nobody begins to undo it before the transaction ends, and others may hold it as well. */
  hold: async (accountId: number, id: number): Promise<BulkChangeRecord> => {
    const [row] = await db.orm.select().from(bulkChanges).where(isThis({ accountId, id })).for('share');
    if (row === undefined) throw notFound('bulk change');
    return row;
  },

  forgetOld: async (): Promise<void> => {
    await db.rows(
      'bulk_changes.forget',
      `delete from bulk_changes where created_at < now() - interval '${BULK_CHANGE_DAYS} days'`,
    );
  },
});

const wayOf = (db: Executor) => ({
  begin: async (key: BulkChangeKey): Promise<void> => {
    await db.orm
      .update(bulkChanges)
      .set({ state: 'running' })
      .where(and(isThis(key), eq(bulkChanges.state, 'queued')));
  },

  /** The plan is to be carried out, by whoever accepts it. */
  accept: async (key: BulkChangeKey, plan: KeptPlan, who: Asking): Promise<void> => {
    await db.orm
      .update(bulkChanges)
      .set({ ...who, plan, state: 'queued', nextAttemptAt: sql`now()` })
      .where(isThis(key));
  },

  finish: async (key: BulkChangeKey): Promise<void> => {
    await db.orm.update(bulkChanges).set({ state: 'done', finishedAt: sql`now()` }).where(isThis(key));
  },

  /** Through the worker, unless the same transaction goes on to its end. */
  beginUndo: async (key: BulkChangeKey, who: Asking): Promise<void> => {
    await db.orm
      .update(bulkChanges)
      .set({
        ...who,
        state: 'undoing',
        attempts: 0,
        failure: null,
        nextAttemptAt: sql`now()`,
        finishedAt: sql`coalesce(${bulkChanges.finishedAt}, now())`,
      })
      .where(isThis(key));
  },

  finishUndo: async (key: BulkChangeKey): Promise<void> => {
    await db.orm.update(bulkChanges).set({ state: 'undone', undoneAt: sql`now()` }).where(isThis(key));
  },

  /** Counts the attempt; `restMs` is how long until the next, null gives up. */
  fail: async (key: BulkChangeKey, failure: string, restMs: number | null): Promise<void> => {
    await db.orm
      .update(bulkChanges)
      .set({
        failure,
        attempts: sql`${bulkChanges.attempts} + 1`,
        ...(restMs === null
          ? { state: 'failed' as const, finishedAt: sql`coalesce(${bulkChanges.finishedAt}, now())` }
          : { nextAttemptAt: sql`now() + ${restMs} * interval '1 millisecond'` }),
      })
      .where(isThis(key));
  },
});

async function getBulkChange(db: Executor, key: BulkChangeKey): Promise<CountedBulkChange> {
  const [row] = await withCounts(db, key.accountId, await selectChanges(db).where(isThis(key)));
  if (row === undefined) throw notFound('bulk change');
  return row;
}

const undoUntil = sql`${bulkChanges.finishedAt} + ${`${BULK_UNDO_HOURS} hours`}::interval`;

const selectChanges = (db: Executor) =>
  db.orm
    .select({
      ...getTableColumns(bulkChanges),
      undoUntil: undoUntil.mapWith(bulkChanges.finishedAt) as SQL<string | null>,
    })
    .from(bulkChanges);

/** The columns of a change with the counts of its rows. */
async function withCounts(
  db: Executor,
  accountId: number,
  rows: Omit<CountedBulkChange, 'counts'>[],
): Promise<CountedBulkChange[]> {
  const found = await db.rows<BulkCounts & { id: number }>(
    'bulk_changes.counts',
    `select bulk_change_id as id, count(*)::int as inspections, ${outcomeCounts}
     from bulk_change_rows where account_id = $1 and bulk_change_id = any($2::int[]) group by bulk_change_id`,
    [accountId, rows.map(({ id }) => id)],
  );
  const counts = new Map(found.map(({ id, ...rest }) => [id, rest]));
  return rows.map((row) => ({ ...row, counts: counts.get(row.id) ?? nothing }));
}

const nothing: BulkCounts = { inspections: 0, changed: 0, unchanged: 0, refused: 0, undone: 0, kept: 0 };

const outcomeCounts = (['changed', 'unchanged', 'refused', 'undone', 'kept'] satisfies BulkOutcome[])
  .map((one) => `(count(*) filter (where outcome = '${one}'))::int as ${one}`)
  .join(', ');

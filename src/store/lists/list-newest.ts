/**
 * Pages of a table, newest first, for rows that are written once and grow for ever. Ids alone do not tell the time: see
 * `id-leases.ts`.
 */
import { and, asc, count, desc, eq, type InferSelectModel, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database.ts';
import { type ListPage, type PageRequest, pageWindow } from './list-page.ts';
import { selectPage } from './select-page.ts';

/** The page is found on an index, from the nearer end; only its rows are read. `at` is when a row was written. */
export async function listNewest<Table extends PgTable & { accountId: PgColumn; id: PgColumn }>(
  db: Executor,
  table: Table,
  { accountId, wanted, at }: { accountId: number; wanted?: SQL | undefined; at: PgColumn },
  page: PageRequest,
  /** The total, if it is known already; it is counted otherwise. */
  known?: number,
): Promise<ListPage<InferSelectModel<Table>>> {
  const { orm } = db;
  const whole: PgTable = table;
  const ofAccount = eq(table.accountId, accountId);
  if (page.since !== undefined || page.cursor !== undefined || page.sort !== undefined) {
    const order = [at, table.id].map((column) => ({ column, descending: true }));
    const where = and(ofAccount, wanted);
    return (await selectPage(db, page, {
      from: table,
      where,
      order,
      select: orm.select().from(whole).$dynamic(),
    })) as ListPage<InferSelectModel<Table>>;
  }
  const total =
    known ?? (await orm.select({ total: count() }).from(whole).where(and(ofAccount, wanted)))[0]?.total ?? 0;
  const { limit, offset, reversed } = pageWindow(page, total);
  const ids = orm
    .select({ id: table.id })
    .from(whole)
    .where(and(ofAccount, wanted))
    .orderBy(...[at, table.id].map(reversed ? asc : desc))
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await orm
    .select()
    .from(whole)
    .where(and(ofAccount, inArray(table.id, orm.select({ id: ids.id }).from(ids))))
    .orderBy(desc(at), desc(table.id));
  return { total, rows: rows as InferSelectModel<Table>[] };
}

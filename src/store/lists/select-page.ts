/**
 * Pages of rows of which an account has some dozens. Rows that grow for ever are read by `listNewest`, or by a
 * statement of their own.
 */
import type { SQL } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from './list-page.ts';

/** `select` reads `from`, in its order and without conditions; joins must not add rows. */
type Listing<Select extends PgSelect> = { select: Select; from: PgTable; where: SQL | undefined };

export async function selectPage<Select extends PgSelect>(
  { orm }: Executor,
  { page, perPage }: PageRequest,
  { select, from, where }: Listing<Select>,
): Promise<ListPage<Awaited<Select>[number]>> {
  const [rows, total] = await Promise.all([
    select
      .where(where)
      .limit(perPage)
      .offset((page - 1) * perPage),
    orm.$count(from, where),
  ]);
  return { rows, total };
}

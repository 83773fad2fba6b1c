/** Rows of tests, straight in the database, with ids as the service gives them. */
import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';
import type { IdKind } from './id-leases.ts';

type AccountTable = PgTable & { accountId: PgColumn; id: PgColumn };
type Addition<Table extends PgTable> = Omit<Table['$inferInsert'], 'id'> & { accountId: number };

export async function addRows<Table extends AccountTable>(
  db: Executor,
  table: Table,
  rows: Addition<Table>[],
): Promise<Table['$inferSelect'][]> {
  const kind = getTableName(table) as IdKind;
  const numbered = [];
  for (const row of rows) numbered.push({ ...row, id: await db.ids.takeOne(kind, row.accountId) });
  return db.orm.insert<PgTable>(table).values(numbered).returning();
}

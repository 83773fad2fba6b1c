/**
 * Inserts thousands of rows at once, with ids known beforehand so that they can refer to each other: for the demo
 * company, what a new account begins with, and benchmarks. Rows travel as JSON and are read by the table's own row type, whatever its columns are.
 */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';
import type { IdKind } from './id-leases.ts';

/** Rows per statement: large enough to be quick, small enough to stay a few megabytes. */
const chunk = 4000;

export type BulkTable = PgTable;
export type BulkRow<Table extends PgTable> = Table['$inferInsert'] & { id: number };

/** For an account whose rows are written with it. */
export async function reserveAccountId(db: Executor): Promise<number> {
  const [row] = await db.rows<{ id: number }>(
    'bulk.reserve-account',
    `select nextval('directory.account_ids')::int as id`,
  );
  if (row === undefined) throw new Error('There is no id for the account.');
  return row.id;
}

export function reserveIds(db: Executor, table: PgTable, accountId: number, count: number): Promise<number[]> {
  return db.ids.take(getTableName(table) as IdKind, accountId, count);
}

/** Every row must name the same columns: those of the first decide; the others keep their defaults. */
export async function insertRows<Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly BulkRow<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = getTableColumns(table);
  const names = Object.keys(first).map((key) => {
    const column = columns[key];
    if (column === undefined) throw new Error(`${getTableName(table)} has no column ${key}`);
    return [key, column.name] as const;
  });
  const list = names.map(([, name]) => `"${name}"`).join(', ');
  const statement = `insert into "${getTableName(table)}" (${list}) overriding system value
    select ${list} from json_populate_recordset(null::"${getTableName(table)}", $1::json)`;
  for (let from = 0; from < rows.length; from += chunk) {
    const part = rows
      .slice(from, from + chunk)
      .map((row) => Object.fromEntries(names.map(([key, name]) => [name, jsonValue(row[key as keyof typeof row])])));
    await db.rows(`bulk.insert ${getTableName(table)} ${list}`, statement, [JSON.stringify(part)]);
  }
}

/** Bytes in PostgreSQL's own notation; everything else as JSON has it. */
function jsonValue(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}

/** True when nobody has an account here; held until the transaction ends, so that only one process fills it. */
export async function claimEmptyDatabase(tx: Executor): Promise<boolean> {
  await tx.rows('bulk.lock', `select pg_advisory_xact_lock(hashtext('keyturn demo company'))`);
  return isEmptyDatabase(tx);
}

export async function isEmptyDatabase(db: Executor): Promise<boolean> {
  const [found] = await db.rows<{ empty: boolean }>('bulk.empty', 'select not exists (select from accounts) as empty');
  return found?.empty === true;
}

export async function isForOneAccount(db: Executor): Promise<boolean> {
  const [found] = await db.rows<{ one: boolean }>('bulk.one', 'select count(*) < 2 as one from accounts');
  return found?.one === true;
}

/** Plans for the new sizes now, not when autovacuum comes by. */
export async function refreshStatistics(db: Executor): Promise<void> {
  await db.rows('bulk.analyze', 'analyze');
}

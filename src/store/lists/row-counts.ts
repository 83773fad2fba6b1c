/** Exact totals of whole tables without counting: kept by triggers, see the migrations `email_counts` and `month_counts`. */
import type { Executor } from '../database/database.ts';
import type { MonthCount } from './list-page.ts';

export async function totalRows(
  db: Executor,
  accountId: number,
  tableName: 'properties' | 'inspections' | 'emails' | 'security_events',
): Promise<number> {
  const [counted] = await db.rows<{ total: string }>(
    'row_counts.total',
    'select coalesce(sum(rows), 0) as total from row_counts where account_id = $1 and table_name = $2',
    [accountId, tableName],
  );
  return Number(counted?.total ?? 0);
}

/** Newest first. */
export async function rowsByMonth(
  db: Executor,
  accountId: number,
  tableName: 'properties' | 'inspections',
): Promise<MonthCount[]> {
  const months = await db.rows<{ month: string; rows: string }>(
    'row_counts.months',
    `select month::text, sum(rows) as rows from row_counts where account_id = $1 and table_name = $2
     group by month order by month desc`,
    [accountId, tableName],
  );
  return months.map(({ month, rows }) => ({ month, rows: Number(rows) }));
}

/** The slots of months that are over become one, so that a total stays a sum of few rows however old an account is. */
export async function foldPastCounts(db: Executor): Promise<void> {
  await db.rows(
    'row_counts.fold',
    `with past as (
       delete from row_counts where slot <> 0 and month < date_trunc('month', now() at time zone 'UTC')
       returning account_id, table_name, month, rows
     )
     insert into row_counts as kept (account_id, table_name, month, slot, rows)
     select account_id, table_name, month, 0, sum(rows) from past group by account_id, table_name, month
     on conflict (account_id, table_name, month, slot) do update set rows = kept.rows + excluded.rows`,
    [],
  );
}

/** Exact totals of whole tables without counting: kept by triggers, see the migrations `row_counts` and `email_counts`. */
import type { Executor } from '../database/database.ts';

export async function totalRows(
  db: Executor,
  accountId: number,
  tableName: 'properties' | 'inspections' | 'emails',
): Promise<number> {
  const [counted] = await db.rows<{ total: string }>(
    'row_counts.total',
    'select coalesce(sum(rows), 0) as total from row_counts where account_id = $1 and table_name = $2',
    [accountId, tableName],
  );
  return Number(counted?.total ?? 0);
}

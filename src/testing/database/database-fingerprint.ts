/** A digest of every row of every table: two that are equal say that nothing was changed meanwhile. */
import type { Database } from '#store/database/database.ts';

/** A refused request may leave these behind: allowances that it drew on, and ids that it took. */
const leftOut = new Set(['public.rate_limits', 'directory.rate_limits', 'public.id_leases']);

/** With `accountId` of the rows of that account alone. */
export async function databaseFingerprint({ pool }: Database, accountId?: number): Promise<Record<string, string>> {
  const among = accountId === undefined ? 'true' : `column_name = 'account_id'`;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select distinct table_schema || '.' || table_name as name
     from information_schema.tables join information_schema.columns using (table_schema, table_name)
     where table_schema in ('public', 'directory') and table_type = 'BASE TABLE' and ${among}`,
  );
  const whose = accountId === undefined ? '' : `where account_id = ${accountId}`;
  const statements = tables
    .filter(({ name }) => !leftOut.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as digest from ${name} t ${whose}`,
    );
  const { rows } = await pool.query<{ name: string; digest: string }>(statements.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

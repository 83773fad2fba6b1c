/**
 * Resolves when every transaction that began before has ended, those of other tests among them: the databases of one server
 * share the numbers of transactions, and a change is told only when nothing before it can still commit (decision 046).
 */
import { expect } from 'vitest';
import type { Database } from '#store/database/database.ts';

export async function othersHaveEnded({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ number: string }>('select pg_current_xact_id()::text as number');
  const isOver = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as "isOver"';
  await expect.poll(async () => (await pool.query(isOver, [rows[0]?.number])).rows[0]).toEqual({ isOver: true });
}

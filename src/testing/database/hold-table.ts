/** Keeps writers of a table waiting, so that a test decides who comes first of two who change things at once. */
import type { Database } from '#store/database/database.ts';

export async function holdTable({ pool }: Database, table: string) {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(`lock table ${table} in share mode`);
  return {
    /** How many wait for a lock in this database, of a row or of the table. */
    countWaiting: async (): Promise<number> => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await pool.query(waiting)).rowCount ?? 0;
    },
    release: async (): Promise<void> => {
      await holder.query('rollback');
      holder.release();
    },
  };
}

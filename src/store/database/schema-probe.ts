/**
 * Asks whether the database answers and holds the schema, on a connection of its own: where all others are busy with
 * requests, the process is ready all the same.
 */
import pg from 'pg';
import { markOfFiles } from '../directory/installation-mark.ts';
import { newestMigration } from './migrate.ts';
import { connectionOptions, usualPatience } from './patience.ts';

export type SchemaProbe = {
  /** Whether everything that this release needs is there. A newer one may have added to it while this one goes on. */
  hasSchema: () => Promise<boolean>;
  /** The mark that the folder of its files carries; undefined before the first start. */
  findMark: () => Promise<string | undefined>;
  close: () => Promise<void>;
};

/** Both the way to the database and each answer may take `patienceMs`. */
export function openSchemaProbe(url: string, patienceMs: number): SchemaProbe {
  const patience = { ...usualPatience, statement: patienceMs, lock: patienceMs, connection: patienceMs };
  const pool = new pg.Pool({
    ...connectionOptions(url, { name: 'keyturn readiness', patience }),
    max: 1,
    query_timeout: patienceMs,
    allowExitOnIdle: true,
  });
  pool.on('error', () => undefined);
  const newest = newestMigration();
  return {
    hasSchema: async () => {
      const { rows } = await pool.query<{ known: boolean }>(
        `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
      );
      if (rows[0]?.known !== true) return false;
      const found = await pool.query('select from drizzle.__drizzle_migrations where created_at = $1', [newest]);
      return found.rowCount !== 0;
    },
    findMark: async () => {
      const { rows } = await pool.query<{ secret: Buffer }>(markOfFiles);
      return rows[0]?.secret.toString('hex');
    },
    close: () => pool.end(),
  };
}

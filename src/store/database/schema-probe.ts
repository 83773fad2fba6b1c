/**
 * Asks whether the database answers and holds the schema, on a connection of its own: where all others are busy with
 * requests, the process is ready all the same.
 */
import pg from 'pg';
import { markOfFiles } from '../directory/installation-mark.ts';
import { everyTable } from '../schema/every-table.ts';
import { newestMigration } from './migrate.ts';
import { connectionOptions, pooledOptions, usualPatience } from './patience.ts';

export type SchemaProbe = {
  /** Whether everything that this release needs is there. A newer one may have added to it while this one goes on. */
  hasSchema: () => Promise<boolean>;
  /** The mark that the folder of its files carries; undefined before the first start. */
  findMark: () => Promise<string | undefined>;
  close: () => Promise<void>;
};

/** Both the way to the database and each answer may take `patienceMs`. */
export function openSchemaProbe(url: string, patienceMs: number, { isPooled = false } = {}): SchemaProbe {
  const patience = {
    ...usualPatience,
    statement: patienceMs,
    lock: patienceMs,
    connection: patienceMs,
    answer: patienceMs,
  };
  const pool = new pg.Pool({
    ...(isPooled ? pooledOptions : connectionOptions)(url, { name: 'keyturn readiness', patience }),
    max: 1,
    allowExitOnIdle: true,
  });
  pool.on('error', () => undefined);
  const newest = newestMigration();
  /** One may have been dropped by hand, or a restore may have ended half way. */
  const hasTables = async (): Promise<boolean> => {
    const { rowCount } = await pool.query(
      'select from unnest($1::text[]) as name where to_regclass(name) is null limit 1',
      [everyTable],
    );
    return rowCount === 0;
  };
  return {
    hasSchema: async () => {
      const { rows } = await pool.query<{ known: boolean }>(
        `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
      );
      if (rows[0]?.known !== true) return false;
      const found = await pool.query('select from drizzle.__drizzle_migrations where created_at = $1', [newest]);
      return found.rowCount !== 0 && (await hasTables());
    },
    findMark: async () => {
      const { rows } = await pool.query<{ secret: Buffer }>(markOfFiles);
      return rows[0]?.secret.toString('hex');
    },
    close: () => pool.end(),
  };
}

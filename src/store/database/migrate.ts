/** Brings the schema up to date, on a connection of its own, and refuses one that is not of this Keyturn. */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import { fillPostcodeSectors } from '../directory/fill-postcode-sectors.ts';
import type { Database } from './database.ts';
import { isTimeOut } from './database-away.ts';
import { connectionOptions, migrationPatience } from './patience.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** A schema that this release cannot work on, in words for the operator. */
export class SchemaFault extends Error {}

/** A table that somebody else holds is tried again so often, with pauses in which whoever waits behind us goes on. */
const TRIES = 12;
const PAUSE = 1_000;

/** Several processes may call it at once: they wait for each other, however long it takes. */
export async function migrateDatabase(
  { pool }: Pick<Database, 'pool'>,
  { tries = TRIES, patience = migrationPatience } = {},
): Promise<void> {
  const { connectionString: url = '' } = pool.options;
  const client = new pg.Client(connectionOptions(url, { name: 'keyturn migrations', patience }));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set lock_timeout = 0`);
    await client.query(`select pg_advisory_lock(hashtext('keyturn migrations'))`);
    await client.query(`set lock_timeout = ${patience.lock}`);
    await checkSchema(client);
    await migrateUnlessHeld(client, tries);
    await fillPostcodeSectors(client);
  } finally {
    // The lock ends with the connection.
    await client.end().catch(() => undefined);
  }
}

/** All changes are one transaction: one that waited too long for a table has changed nothing, and holds nothing. */
async function migrateUnlessHeld(client: pg.Client, tries: number): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await migrate(drizzle(client), { migrationsFolder });
    } catch (error) {
      if (!isTimeOut(error)) throw error;
      if (left <= 1)
        throw new SchemaFault(
          'The database cannot be brought up to date: something else holds its tables, such as a long query or a backup. Start Keyturn again when that has ended.',
        );
      await pause(PAUSE);
    }
  }
}

/** When the newest change of this release was made, as the record in the database names it. */
export function newestMigration(): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
}

async function checkSchema(client: pg.Client): Promise<void> {
  const { rows: found } = await client.query<{ known: boolean; tables: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known, to_regclass('public.accounts') is not null as tables`,
  );
  const { known = false, tables = false } = found[0] ?? {};
  if (!known && tables)
    throw new SchemaFault('The database holds tables of something else: accounts is there, and no record of Keyturn.');
  if (!known) return;
  const { rows } = await client.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations');
  const ours = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const strange = rows.map(({ at }) => Number(at)).filter((at) => !ours.includes(at));
  if (strange.length === 0) return;
  throw new SchemaFault(
    Math.max(...strange) > Math.max(...ours)
      ? 'The database was brought up to date by a newer Keyturn. Start that one, or restore a backup from before.'
      : 'The schema of the database is not one of Keyturn: it has changes that no release has made.',
  );
}

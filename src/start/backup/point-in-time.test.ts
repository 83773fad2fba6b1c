/** The steps of docs/operating.md by which a database of one's own comes back to the moment before a mistake. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#store/database/database.ts';
import { migrateDatabase } from '#store/database/migrate.ts';
import { prepareArchivingPostgres } from '#testing/database/archiving-postgres.ts';
import { hasPostgresql15 } from '#testing/database/postgresql-15.ts';
import { givenAccount } from '#testing/given-account.ts';
import { startKeyturn } from '#testing/kill/running-keyturn.ts';
import { freePort } from '#testing/test-oauth.ts';
import { checkFolder } from '../check-folder.ts';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'keyturn-pitr-'));
  await chmod(place, 0o711);
});
afterEach(() => rm(place, { recursive: true, force: true }));

async function withDatabase<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(url, { poolSize: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const names = async ({ pool }: Database) =>
  (await pool.query<{ name: string }>('select name from clients order by id')).rows.map(({ name }) => name);

test.skipIf(!hasPostgresql15)(
  'a firm comes back to the moment before somebody removed its clients, and Keyturn starts with it',
  async () => {
    const postgres = await prepareArchivingPostgres(place);
    const [dataDir, copied] = [join(place, 'data'), join(place, 'copied')];
    await mkdir(dataDir);
    postgres.start(postgres.cluster);
    const moment = await withDatabase(postgres.url, async (database) => {
      await migrateDatabase(database);
      await checkFolder(database, dataDir);
      const firm = await givenAccount(database);
      await firm.client('Before the base backup');
      const base = postgres.takeBase();
      await firm.client('After it');
      execFileSync('cp', ['-a', dataDir, copied]);
      const { rows } = await database.pool.query<{ at: string }>('select clock_timestamp()::text as at');
      await database.pool.query('delete from clients');
      // Its name stands fast: whatever is written from here on goes into the next one.
      const { rows: ended } = await database.pool.query<{ file: string }>(
        'select pg_walfile_name(pg_switch_wal()) as file',
      );
      const archived = 'select from pg_stat_archiver where last_archived_wal >= $1';
      await expect.poll(async () => (await database.pool.query(archived, [ended[0]?.file])).rowCount).toBe(1);
      return { at: rows[0]?.at ?? '', base };
    });
    postgres.stop(postgres.cluster);

    const recovered = postgres.unpack(moment.base, moment.at);
    postgres.start(recovered);
    try {
      await withDatabase(postgres.url, async (database) => {
        // It waits there, so that somebody looks whether it is the moment.
        expect(await names(database)).toEqual(['Before the base backup', 'After it']);
        await database.pool.query('select pg_wal_replay_resume()');
        const isOver = async () =>
          (await database.pool.query<{ on: boolean }>('select pg_is_in_recovery() as on')).rows[0]?.on;
        await expect.poll(isOver).toBe(false);
      });
      const keyturn = await startKeyturn({ dataDir: copied, databaseUrl: postgres.url, port: await freePort() });
      expect((await fetch(`${keyturn.url}/readyz`)).status).toBe(200);
      await keyturn.stop();
    } finally {
      postgres.stop(recovered);
    }
  },
  180_000,
);

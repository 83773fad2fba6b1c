/** Several processes are started at once on a database that nobody has used: all of them live. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#store/database/database.ts';
import { emptyDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { type RunningKeyturn, startKeyturn } from '#testing/kill/running-keyturn.ts';
import { freePort } from '#testing/test-oauth.ts';

let dataDir: string;
let throwaway: TestDatabase;
let running: RunningKeyturn[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-empty-'));
  throwaway = await emptyDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
  await throwaway.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('two workers and a service start on an empty database at once, and what they need is made once', async () => {
  const all = ['worker', 'worker', 'api'];
  const started = await Promise.allSettled(
    all.map(async (roles) =>
      startKeyturn({
        dataDir,
        port: await freePort(),
        databaseUrl: throwaway.url,
        roles,
        publicUrl: 'http://localhost',
      }),
    ),
  );
  running = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
  for (const { url, errors } of running) {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(errors).toEqual([]);
  }
  const { pool, close } = openDatabase(throwaway.url, { poolSize: 1 });
  const { rows } = await pool
    .query<{ migrations: number; different: number; backOffices: number }>(
      `select count(*)::int as migrations, count(distinct created_at)::int as different,
         (select count(*)::int from directory.applications where account_id is null) as "backOffices"
       from drizzle.__drizzle_migrations`,
    )
    .finally(close);
  expect(rows[0]?.migrations).toBe(rows[0]?.different);
  expect(rows[0]?.backOffices).toBe(1);
});

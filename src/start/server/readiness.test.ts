/** `/readyz` tells a balancer the truth: each thing that this process stands on is taken away, and given back. */
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMark, markPath } from '#store/directory/installation-mark.ts';
import { type OpenTestDatabase, openTestDatabase } from '#testing/database/test-database.ts';
import { type Readiness, watchReadiness } from './readiness.ts';

let dataDir: string;
let database: OpenTestDatabase;
let readiness: Readiness;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-ready-'));
  database = await openTestDatabase({ poolSize: 1 });
  readiness = watchReadiness({ databaseUrl: database.url, dataDir, keptMs: 0, patienceMs: 300 });
});
afterAll(async () => {
  await readiness.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('it is ready while its database, its schema and its files are there', async () => {
  expect(await readiness.look()).toEqual([]);
});

test('a directory of files that is gone is missed until it is back', async () => {
  await rm(dataDir, { recursive: true });
  expect(await readiness.look()).toEqual(['files']);
  await mkdir(dataDir);
  expect(await readiness.look()).toEqual([]);
});

test('uploads that were there and are gone are missed until they are back', async () => {
  const uploads = join(dataDir, 'files');
  await mkdir(uploads);
  expect(await readiness.look()).toEqual([]);
  await rm(uploads, { recursive: true });
  expect(await readiness.look()).toEqual(['files']);
  await mkdir(uploads);
  expect(await readiness.look()).toEqual([]);
});

test('room on the disk of its files is missed before it is used up', async () => {
  const full = watchReadiness({ databaseUrl: database.url, dataDir, keptMs: 0, leastRoom: Number.MAX_SAFE_INTEGER });
  try {
    expect(await full.look()).toEqual(['room']);
  } finally {
    await full.close();
  }
});

test('an empty directory in the place of the files, and the files of another database, are missed', async () => {
  const own = await mkdtemp(join(tmpdir(), 'keyturn-marked-'));
  const marked = watchReadiness({ databaseUrl: database.url, dataDir: own, keptMs: 0 });
  try {
    expect((await checkMark(database, own)).fault).toBeUndefined();
    expect(await marked.look()).toEqual([]);
    const mark = await readFile(markPath(own), 'utf8');
    await rm(markPath(own));
    expect(await marked.look()).toEqual(['files']);
    await writeFile(markPath(own), 'of another');
    expect(await marked.look()).toEqual(['files']);
    await writeFile(markPath(own), mark);
    expect(await marked.look()).toEqual([]);
  } finally {
    await marked.close();
    await rm(own, { recursive: true });
    await database.pool.query(`delete from directory.installation_keys where name = 'files'`);
  }
});

test('a schema from before this release is missed', async () => {
  const newest = 'where created_at = (select max(created_at) from drizzle.__drizzle_migrations)';
  const { rows } = await database.pool.query(`delete from drizzle.__drizzle_migrations ${newest} returning *`);
  expect(await readiness.look()).toEqual(['schema']);
  await database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    rows[0].hash,
    rows[0].created_at,
  ]);
  expect(await readiness.look()).toEqual([]);
});

test.each(['meters', 'users'])('a table that is gone is missed: %s', async (table) => {
  await database.pool.query(`alter table ${table} rename to gone`);
  expect(await readiness.look()).toEqual(['schema']);
  await database.pool.query(`alter table gone rename to ${table}`);
  expect(await readiness.look()).toEqual([]);
});

test('a database that does not answer is missed after a short while, and not for longer than it is away', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('lock table drizzle.__drizzle_migrations in access exclusive mode');
  const began = performance.now();
  expect(await readiness.look()).toEqual(['database']);
  expect(performance.now() - began).toBeLessThan(2000);
  await client.query('rollback');
  client.release();
  expect(await readiness.look()).toEqual([]);
});

test('many who ask at once, and within a second, cost one look', async () => {
  const watched = watchReadiness({ databaseUrl: database.url, dataDir });
  try {
    const answers = Array.from({ length: 50 }, () => watched.look());
    expect(new Set(answers).size).toBe(1);
    await Promise.all(answers);
    await rm(dataDir, { recursive: true });
    expect(await watched.look()).toEqual([]);
    await expect.poll(() => watched.look(), { timeout: 5000 }).toEqual(['files']);
  } finally {
    await mkdir(dataDir, { recursive: true });
    await watched.close();
  }
});

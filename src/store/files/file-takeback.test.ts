/** Uploads that fail together with the database: their files are settled as soon as it is back. */
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { readTestServer } from '#testing/test-server.ts';
import { uploads } from '#testing/upload-as.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { placeFile } from './file-intake.ts';
import { buildFileLibrary, type FileLibrary } from './file-library.ts';
import { sweepFiles } from './file-sweep.ts';
import { fileFolder } from './files.ts';

const until = { timeout: 15_000, interval: 25 };

let api: TestApi;
/** Uploads to one report come one after the other. */
let reports: GivenReport[];
let server: Database;
let blocker: Database;
let name: string;
beforeAll(async () => {
  api = await testApi();
  reports = await Promise.all(Array.from({ length: 3 }, () => givenReport(api)));
  server = openDatabase(readTestServer().url, { poolSize: 1 });
  const { connectionString = '' } = api.database.pool.options;
  const { rows } = await api.database.pool.query<{ name: string }>('select current_database() as name');
  name = rows[0]?.name ?? '';
  blocker = openDatabase(connectionString, { poolSize: 1 });
});
afterEach(() => comeBack());
afterAll(async () => {
  await blocker.close();
  await server.close();
  await api.close();
});

/** As after a kill of PostgreSQL: every connection ends, and none can be had. */
async function goAway(): Promise<void> {
  await server.pool.query(`alter database ${name} allow_connections false`);
  // One that is still being made now would live, and take the files back at once.
  await vi.waitUntil(async () => (await countConnections()) === countPooled(), until);
  await server.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
}

const countPooled = () => api.database.pool.totalCount + blocker.pool.totalCount;

/** Those of the pools: by then PostgreSQL has let them in. */
async function countConnections(): Promise<number> {
  const { rowCount } = await server.pool.query(
    `select from pg_stat_activity where datname = $1 and application_name = 'keyturn'`,
    [name],
  );
  return rowCount ?? 0;
}

async function countWaiting(): Promise<number> {
  const { rowCount } = await server.pool.query(
    `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
    [name],
  );
  return rowCount ?? 0;
}

const comeBack = () => server.pool.query(`alter database ${name} allow_connections true`);

const content = (sha256: string) => ({ accountId: api.account.id, sha256 });
const isThere = (sha256: string) =>
  access(fileFolder(api.dataDir, content(sha256))).then(
    () => true,
    () => false,
  );
const incoming = () => readdir(join(api.dataDir, 'incoming')).catch((): string[] => []);
const markers = async () => (await incoming()).filter((file) => file.endsWith('.placed'));
const foldersOfAccount = async (): Promise<string[]> => {
  const found = await readdir(join(api.dataDir, 'files', String(api.account.id)), { recursive: true }).catch(() => []);
  return found.filter((path) => path.split('/').length === 2);
};

/** Uploads at once that have moved their files and wait to show them when the database goes away. */
async function uploadAndLoseDatabase(headers: (index: number) => Record<string, string>) {
  const client = await blocker.pool.connect();
  await client.query('begin');
  await client.query('lock table attachments in exclusive mode');
  const sent = reports.map(async ({ base, clerk }, index) => {
    const bytes = await photo({ width: 90 + index, height: 100 + index });
    return uploads(api, clerk.token).upload(`${base}/attachments`, bytes, { headers: headers(index) });
  });
  try {
    await vi.waitUntil(async () => (await countWaiting()) === reports.length, until);
    expect(await markers()).toHaveLength(reports.length);
    await goAway();
  } finally {
    client.release(true);
  }
  return Promise.all(sent);
}

test.each<[string, (index: number) => Record<string, string>]>([
  ['without a key', () => ({})],
  ['under keys', (index) => ({ 'idempotency-key': `lost ${index}` })],
])('uploads %s that lose the database leave their files until it is back, and no longer', async (_name, headers) => {
  const before = await foldersOfAccount();
  const answers = await uploadAndLoseDatabase(headers);
  for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(500);
  // Nobody can say yet whether rows show them.
  expect((await foldersOfAccount()).length).toBe(before.length + reports.length);

  await comeBack();
  await expect.poll(foldersOfAccount, until).toEqual(before);
  await expect.poll(incoming, until).toEqual([]);
  for (const { write, base } of reports) expect((await write('GET', `${base}/attachments`)).json).toEqual([]);
});

/** A file that is moved into place, shown when `isShown`, and then loses the database before anybody hears of it. */
async function settleWithoutDatabase(library: FileLibrary, text: string, isShown: boolean): Promise<string> {
  const { id } = api.account;
  const file = await library.receive(id, Readable.from([Buffer.from(text)]), { filename: 'a.txt', declaredType: null });
  const work = async () => {
    const fileId = await api.database.transaction((tx) => placeFile(tx, api.dataDir, id, file));
    if (isShown)
      await api.database.pool.query(
        `insert into attachments (id, account_id, report_id, file_id, filename)
         select lease_ids(account_id, 'attachments', 1), account_id, report_id, $2, 'a.txt' from inspections where account_id = $1 limit 1`,
        [id, fileId],
      );
    await goAway();
    throw new Error('The answer was lost.');
  };
  await expect(library.settle(api.store, id, file, work)).rejects.toThrow('The answer was lost.');
  return file.sha256;
}

test('a file that is shown after all stays', async () => {
  const library = buildFileLibrary(api.database, api.dataDir);
  const sha256 = await settleWithoutDatabase(library, 'Committed, and nobody heard of it.', true);
  expect(await markers()).toHaveLength(1);
  await comeBack();
  await expect.poll(markers, until).toEqual([]);
  expect(await isThere(sha256)).toBe(true);
  await library.close();
});

test('once it is closed it asks no more, and the next sweep takes the leftovers', async () => {
  const library = buildFileLibrary(api.database, api.dataDir);
  const sha256 = await settleWithoutDatabase(library, 'Placed, and shown by nobody.', false);
  await library.close();
  await comeBack();
  expect([await isThere(sha256), (await markers()).length]).toEqual([true, 1]);
  await sweepFiles(api.database, api.dataDir);
  expect([await isThere(sha256), await incoming()]).toEqual([false, []]);
});

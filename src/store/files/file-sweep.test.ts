import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photo } from '#testing/sample-files.ts';
import { storeFile } from '#testing/store-file.ts';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { buildStore } from '../build-store.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { isInPlace, keepFiles, removeUnusedFiles, sweepFiles } from './file-sweep.ts';

let made: TestDatabase;
let database: Database;
let dataDir: string;

beforeEach(async () => {
  made = await testDatabase();
  database = openDatabase(made.url, { poolSize: 3 });
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-sweep-'));
});

afterEach(async () => {
  await database.close();
  await made.drop();
  await rm(dataDir, { recursive: true });
});

test('while a backup is made no file goes that a row has named; the sweep takes it afterwards', async () => {
  const account = await buildStore(database).inTransaction((tx) => tx.people.openAccount('Harbour Lettings'));
  const ids = await Promise.all(
    [400, 500].map(async (width) => storeFile(database, dataDir, account.id, await photo({ width, height: 300 }))),
  );
  const contents = await database.rows<{ accountId: number; sha256: string }>(
    '',
    'select account_id as "accountId", sha256 from files order by id = $1 desc',
    [ids[0]],
  );
  const places = () => Promise.all(contents.map((content) => isInPlace(dataDir, content)));
  await removeUnusedFiles(database, dataDir, account.id, [ids[0] ?? 0]);
  expect(await places()).toEqual([false, true]);

  const backup = await database.pool.connect();
  await backup.query(keepFiles);
  await removeUnusedFiles(database, dataDir, account.id, [ids[1] ?? 0]);
  expect(await places()).toEqual([false, true]);
  backup.release(true);

  await database.pool.query(`update files set created_at = now() - interval '2 hours'`);
  // The connection's end is noticed in a moment.
  await expect
    .poll(async () => {
      await sweepFiles(database, dataDir);
      return places();
    })
    .toEqual([false, false]);
});

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photo } from '#testing/sample-files.ts';
import { storeFile } from '#testing/store-file.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { buildStore } from '../build-store.ts';
import type { Database } from '../database/database.ts';
import { isInPlace, keepFiles, removeUnusedFiles, sweepFiles } from './file-sweep.ts';

let database: Database;
let dataDir: string;

beforeEach(async () => {
  database = await openTestDatabase({ poolSize: 3 });
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-sweep-'));
});

afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

test('while a backup is made no file goes that a row has named; the sweep takes it afterwards', async () => {
  const account = await buildStore(database).inTransaction((tx) => tx.people.openAccount({ name: 'Harbour Lettings' }));
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

test('the sweep takes old leftovers and leaves files, receptions, announcements and their bytes that may still be needed', async () => {
  const account = await buildStore(database).inTransaction((tx) => tx.people.openAccount({ name: 'Harbour Lettings' }));
  await storeFile(database, dataDir, account.id, await photo({ width: 600, height: 300 }));
  const [content] = await database.rows<{ accountId: number; sha256: string }>(
    'test.content',
    'select account_id as "accountId", sha256 from files',
  );
  if (content === undefined) throw new Error('no file was stored');
  for (const age of ['0 days', '8 days'])
    await database.pool.query(
      `with report as (insert into reports (id, account_id) values (lease_ids($1, 'reports', 1), $1) returning id)
       insert into pending_attachments (account_id, report_id, identifier, filename, size, media_type, created_at)
       select $1, id, $2::text, 'film.mp4', 1, 'video/mp4', now() - $2::text::interval from report`,
      [account.id, age],
    );
  const [incoming, uploads] = [join(dataDir, 'incoming'), join(dataDir, 'uploads')];
  const aged = async (path: string, minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000);
    await utimes(path, at, at);
  };
  await mkdir(uploads, { recursive: true });
  for (const [name, minutes, days] of [
    ['new', 10, 6],
    ['old', 20, 8],
  ] as const) {
    await mkdir(join(incoming, name), { recursive: true });
    await writeFile(join(incoming, name, 'original'), 'x');
    await writeFile(join(uploads, name), 'x');
    await aged(join(incoming, name, 'original'), minutes);
    await aged(join(incoming, name), minutes);
    await aged(join(uploads, name), days * 24 * 60);
  }
  await sweepFiles(database, dataDir);
  expect(await isInPlace(dataDir, content)).toBe(true);
  expect((await database.pool.query('select identifier from pending_attachments')).rows).toEqual([
    { identifier: '0 days' },
  ]);
  expect([await readdir(incoming), await readdir(uploads)]).toEqual([['new'], ['new']]);
});

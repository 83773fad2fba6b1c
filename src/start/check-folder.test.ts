/** A database works with its own files alone: another folder, or the folder of another database, is refused in words. */
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#store/database/database.ts';
import { migrateDatabase } from '#store/database/migrate.ts';
import { markPath } from '#store/directory/installation-mark.ts';
import { type TestDatabase, testDatabase } from '#testing/database/test-database.ts';
import { givenAccount } from '#testing/given-account.ts';
import { startKeyturn } from '#testing/kill/running-keyturn.ts';
import { freePort } from '#testing/test-oauth.ts';
import { writeBackup } from './backup/backup.ts';
import { restoreBackup } from './backup/restore.ts';
import { checkFolder } from './check-folder.ts';
import { startEmbeddedDatabase } from './embedded-database/embedded-database.ts';

let place: string;
let made: TestDatabase[];
let one: Database;
let another: Database;
const [here, elsewhere] = [(): string => join(place, 'here'), (): string => join(place, 'elsewhere')];
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'keyturn-mark-'));
  await Promise.all([mkdir(here()), mkdir(elsewhere())]);
  made = [await testDatabase(), await testDatabase()];
  [one, another] = made.map(({ url }) => openDatabase(url, { poolSize: 2 })) as [Database, Database];
});
afterEach(async () => {
  await Promise.all([one.close(), another.close()]);
  for (const { drop } of made) await drop();
  await rm(place, { recursive: true });
});

const refusal = (database: Database, dataDir: string): Promise<string> =>
  checkFolder(database, dataDir).then(
    () => '',
    (error: Error) => error.message,
  );

async function giveFile(database: Database): Promise<void> {
  const { id } = await givenAccount(database);
  await database.pool.query(
    `insert into files (account_id, id, sha256, type, media_type, bytes)
     values ($1, 1, repeat('0', 64), 'image', 'image/jpeg', 1)`,
    [id],
  );
}

test('another folder and the folder of another database are refused, and its own is taken again', async () => {
  await checkFolder(one, here());
  await checkFolder(one, here());
  expect(await refusal(one, elsewhere())).toContain(`${elsewhere()} is not where this database has its files`);
  expect(await refusal(another, here())).toContain(`${here()} holds the files of another database`);
  await checkFolder(another, elsewhere());
  expect(await refusal(one, elsewhere())).toContain('holds the files of another database');
  expect(await refusal(another, here())).toContain('holds the files of another database');
});

test('processes that start at once agree on the mark', async () => {
  await Promise.all([checkFolder(one, here()), checkFolder(one, here())]);
  await checkFolder(one, here());
});

test('a copy of the folder is its own, and so is one that was marked by hand as the refusal says', async () => {
  await checkFolder(one, here());
  await cp(here(), join(place, 'copy'), { recursive: true });
  await checkFolder(one, join(place, 'copy'));
  const [, mark = ''] = / write (\w+) to /.exec(await refusal(one, elsewhere())) ?? [];
  await writeFile(markPath(elsewhere()), mark);
  await checkFolder(one, elsewhere());
  expect(await refusal(another, here())).toContain(`remove ${markPath(here())}`);
  await rm(markPath(here()));
  await checkFolder(another, here());
});

test('a database from before there were marks is not bound to an empty folder while it names files', async () => {
  await giveFile(one);
  expect(await refusal(one, here())).toContain('The database names files, and there are none');
  await mkdir(join(here(), 'files'));
  await checkFolder(one, here());
});

test('a crash after the database was marked is made good, and one before it too', async () => {
  await checkFolder(one, here());
  await rename(markPath(here()), `${markPath(here())}.new`);
  await checkFolder(one, here());
  expect((await readFile(markPath(here()), 'utf8')).length).toBeGreaterThan(60);
  await writeFile(`${markPath(elsewhere())}.new`, 'never committed');
  await checkFolder(another, elsewhere());
});

test('a restored backup starts, on the same machine and elsewhere', async () => {
  const onEmbedded = async (dataDir: string): Promise<void> => {
    const { url, stop } = await startEmbeddedDatabase({ dataDir, throwaway: true });
    const database = openDatabase(url, { poolSize: 2 });
    await migrateDatabase(database);
    await checkFolder(database, dataDir).finally(async () => {
      await database.close();
      await stop();
    });
  };
  const [dataDir, file] = [join(place, 'data'), join(place, 'kept.tar.gz')];
  await chmod(place, 0o711);
  await onEmbedded(dataDir);
  await writeBackup(file, dataDir);
  for (const restored of [dataDir, join(place, 'new')]) {
    await restoreBackup(file, restored);
    await onEmbedded(restored);
  }
}, 60_000);

test('Keyturn itself does not start on the folder of another database', async () => {
  await checkFolder(another, here());
  const start = startKeyturn({ dataDir: here(), databaseUrl: made[0]?.url ?? '', port: await freePort() });
  await expect(start).rejects.toThrow('holds the files of another database');
});

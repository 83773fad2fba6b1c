/** The backup of a database of one's own, where PostgreSQL is installed with its programs. */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#store/database/database.ts';
import { migrateDatabase } from '#store/database/migrate.ts';
import { type FileContent, originalPath } from '#store/files/files.ts';
import { removeIfUnused } from '#store/files/file-sweep.ts';
import { hasPostgresql15, startPostgresql15 } from '#testing/database/postgresql-15.ts';
import { givenAccount } from '#testing/given-account.ts';
import { startKeyturn } from '#testing/kill/running-keyturn.ts';
import { withName } from '#testing/test-server.ts';
import { freePort } from '#testing/test-oauth.ts';
import { checkFolder } from '../check-folder.ts';
import { writeBackup } from './backup.ts';
import { restoreOwnBackup, writeOwnBackup } from './own-database.ts';
import { findProgram } from './postgres-programs.ts';
import { restoreBackup } from './restore.ts';
import { writeIdentity } from './sealed.ts';

let place: string;
let dataDir: string;
let file: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'keyturn-own-'));
  await chmod(place, 0o711);
  dataDir = join(place, 'data');
  file = join(place, 'kept.tar.gz');
  await mkdir(dataDir);
});
afterEach(() => rm(place, { recursive: true }));

test('programs that are missing, or older than the server, are refused with the remedy', async () => {
  const [empty, old] = [join(place, 'empty'), join(place, 'old')];
  await Promise.all([mkdir(empty), mkdir(old)]);
  await writeFile(join(old, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 14.9"\n', { mode: 0o755 });
  expect(() => findProgram('pg_dump', 15, [empty])).toThrow(
    'pg_dump is not on this machine. Install the client programs',
  );
  expect(() => findProgram('pg_dump', 16, [empty, old])).toThrow('is of PostgreSQL 14, and the server is 16. Install');
  expect(findProgram('pg_dump', 14, [empty, old])).toBe(join(old, 'pg_dump'));
});

describe.skipIf(!hasPostgresql15)('on a PostgreSQL that operators installed', () => {
  let server: { url: string; stop: () => Promise<void> };
  const opened: Database[] = [];
  let database: Database;
  let databaseUrl: string;
  beforeAll(async () => {
    server = await startPostgresql15();
  }, 60_000);
  afterAll(() => server.stop());

  let made = 0;
  async function makeDatabase(): Promise<string> {
    const name = `keyturn_own_${(made += 1)}`;
    const keeper = openDatabase(server.url, { poolSize: 1 });
    await keeper.pool.query(`create database ${name}`);
    await keeper.close();
    return withName(server.url, name);
  }
  function open(url: string): Database {
    const one = openDatabase(url, { poolSize: 3 });
    opened.push(one);
    return one;
  }
  beforeEach(async () => {
    databaseUrl = await makeDatabase();
    database = open(databaseUrl);
    await migrateDatabase(database);
    await checkFolder(database, dataDir);
  }, 60_000);
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  let account: number;
  beforeEach(async () => {
    account = (await givenAccount(database)).id;
  });
  const contentOf = (id: number): FileContent => ({ accountId: account, sha256: id.toString(16).padStart(64, '0') });

  /** The file first, then its row, as uploads do. */
  async function addFile(id: number): Promise<void> {
    const path = originalPath(dataDir, contentOf(id));
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, `file ${id}`);
    await database.pool.query(
      `insert into files (account_id, id, sha256, type, media_type, bytes) values ($1, $2, $3, 'image', 'image/jpeg', 6)`,
      [account, id, contentOf(id).sha256],
    );
  }

  test('a backup comes back into an empty database and another folder, with PDFs and unfinished uploads', async () => {
    await addFile(1);
    for (const name of ['pdfs', 'uploads', 'incoming']) {
      await mkdir(join(dataDir, name));
      await writeFile(join(dataDir, name, 'one'), name);
    }
    await writeOwnBackup(file, { databaseUrl, dataDir });
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const elsewhere = { databaseUrl: await makeDatabase(), dataDir: join(place, 'elsewhere') };
    expect(await restoreOwnBackup(file, elsewhere)).toBeUndefined();
    const restored = open(elsewhere.databaseUrl);
    expect((await restored.pool.query('select sha256 from files')).rows).toEqual([{ sha256: contentOf(1).sha256 }]);
    expect((await readdir(elsewhere.dataDir)).toSorted()).toEqual([
      'files',
      'installation',
      'pdfs',
      'restored.json',
      'uploads',
    ]);
    expect(await readFile(originalPath(elsewhere.dataDir, contentOf(1)), 'utf8')).toBe('file 1');
    await migrateDatabase(restored);
    await checkFolder(restored, elsewhere.dataDir);
    const keyturn = await startKeyturn({ ...elsewhere, port: await freePort() });
    expect((await fetch(`${keyturn.url}/readyz`)).status).toBe(200);
    await keyturn.stop();
    expect((await restored.pool.query('select account_id, kind from security_events')).rows).toEqual([
      { account_id: account, kind: 'backup.restored' },
    ]);
    expect(await readdir(elsewhere.dataDir)).not.toContain('restored.json');
  }, 60_000);

  test('a backup made while Keyturn works holds the file of each of its rows', async () => {
    let [written, isOver] = [0, false];
    const writing = (async () => {
      for (; !isOver; written += 1) {
        await addFile(written + 1);
        // Nobody shows it: the service would remove the one before, which a dump may name.
        if (written > 0) await removeIfUnused(database, dataDir, contentOf(written));
      }
    })();
    await expect.poll(() => written).toBeGreaterThan(20);
    const before = written;
    await writeOwnBackup(file, { databaseUrl, dataDir });
    isOver = true;
    await writing;
    expect(written).toBeGreaterThan(before);

    const elsewhere = { databaseUrl: await makeDatabase(), dataDir: join(place, 'elsewhere') };
    await restoreOwnBackup(file, elsewhere);
    const { rows } = await open(elsewhere.databaseUrl).pool.query<{ id: number }>('select id from files');
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows)
      expect(await readFile(originalPath(elsewhere.dataDir, contentOf(id)), 'utf8')).toBe(`file ${id}`);
    expect((await readdir(place)).toSorted()).toEqual(['data', 'elsewhere', 'kept.tar.gz']);
  }, 60_000);

  test('a sealed backup shows nothing, and its identity alone brings it back', async () => {
    const identity = join(place, 'identity.txt');
    const recipient = await writeIdentity(identity);
    await addFile(1);
    await writeOwnBackup(file, { databaseUrl, dataDir }, [recipient]);
    expect((await readFile(file)).subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
    const to = { databaseUrl: await makeDatabase(), dataDir: join(place, 'elsewhere') };
    await expect(restoreOwnBackup(file, to)).rejects.toThrow('is sealed: name the file of an identity');
    await restoreOwnBackup(file, to, identity);
    expect((await open(to.databaseUrl).pool.query('select from files')).rowCount).toBe(1);
  }, 60_000);

  test('a database that holds something, and a backup of the other kind, are refused and change nothing', async () => {
    await addFile(1);
    await writeOwnBackup(file, { databaseUrl, dataDir });
    await expect(restoreOwnBackup(file, { databaseUrl, dataDir })).rejects.toThrow('holds tables already');
    await expect(restoreBackup(file, join(place, 'embedded'))).rejects.toThrow('name an empty one in DATABASE_URL');
    await expect(writeBackup(file, dataDir)).rejects.toThrow('nothing to back up');
    await writeFile(file, 'something else');
    const to = { databaseUrl: await makeDatabase(), dataDir };
    await expect(restoreOwnBackup(file, to)).rejects.toThrow('is not a backup of Keyturn');
    expect(await readFile(originalPath(dataDir, contentOf(1)), 'utf8')).toBe('file 1');
    expect((await readdir(dataDir)).toSorted()).toEqual(['files', 'installation']);
  }, 60_000);

  test('a folder of another database is not backed up in place of its own', async () => {
    const other = join(place, 'other');
    await mkdir(other);
    await expect(writeOwnBackup(file, { databaseUrl, dataDir: other })).rejects.toThrow('is not where this database');
  });
});

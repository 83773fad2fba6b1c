import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#store/database/database.ts';
import { writeBackup } from './backup.ts';
import { startEmbeddedDatabase } from '../embedded-database/embedded-database.ts';
import { identifyProcess } from '../embedded-database/process-identity.ts';
import { restoreBackup } from './restore.ts';
import { writeIdentity } from './sealed.ts';

let place: string;
let dataDir: string;
let file: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'keyturn-backup-'));
  await chmod(place, 0o711);
  dataDir = join(place, 'data');
  file = join(place, 'kept.tar.gz');
});

afterEach(async () => {
  await rm(place, { recursive: true });
});

async function query(text: string, inDirectory = dataDir): Promise<unknown[]> {
  const { url, stop } = await startEmbeddedDatabase({ dataDir: inDirectory, throwaway: true });
  const { pool, close } = openDatabase(url, { poolSize: 1 });
  try {
    return (await pool.query(text)).rows as unknown[];
  } finally {
    await close();
    await stop();
  }
}

async function storeFile(text: string, name = 'photo'): Promise<void> {
  await mkdir(join(dataDir, 'files'), { recursive: true });
  await writeFile(join(dataDir, 'files', name), text);
}

test('a backup brings back database and files, and sets aside the current ones', async () => {
  await query('create table kept as select 1 as value');
  await storeFile('first');
  await writeBackup(file, dataDir);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  await query('update kept set value = 2');
  await storeFile('second');
  const aside = (await restoreBackup(file, dataDir)) ?? '';
  expect(await query('select value from kept')).toEqual([{ value: 1 }]);
  expect(await readFile(join(dataDir, 'files', 'photo'), 'utf8')).toBe('first');
  expect(await query('select value from kept', aside)).toEqual([{ value: 2 }]);
  expect(await readFile(join(aside, 'files', 'photo'), 'utf8')).toBe('second');

  await writeBackup(file, dataDir);
  await rm(dataDir, { recursive: true });
  expect(await restoreBackup(file, dataDir)).toBeUndefined();
  expect(await query('select value from kept')).toEqual([{ value: 1 }]);
  expect((await readdir(dataDir)).toSorted()).toEqual(['cluster.json', 'files', 'postgres', 'restored.json']);
});

test('a backup made while Keyturn runs holds the rows of one moment, with the file of each', async () => {
  const running = await startEmbeddedDatabase({ dataDir, throwaway: true });
  const { pool, close } = openDatabase(running.url, { poolSize: 2 });
  await pool.query('create table photos (id int primary key, text text); create table counter as select 0 as value');
  let [written, isOver] = [0, false];
  const writing = (async () => {
    for (; !isOver; written += 1) {
      await storeFile('photo', `photo-${written}`);
      const text = 'x'.repeat(3_000);
      await pool.query(`with added as (insert into photos values ($1, $2)) update counter set value = value + 1`, [
        written,
        text,
      ]);
    }
  })();
  await expect.poll(() => written).toBeGreaterThan(50);
  const before = written;
  await writeBackup(file, dataDir);
  isOver = true;
  await writing;
  expect((await pool.query('select from pg_replication_slots')).rowCount).toBe(0);
  await close();
  await expect(restoreBackup(file, dataDir)).rejects.toThrow('Stop it, restore the backup, and start it again.');
  await running.stop();

  const elsewhere = join(place, 'elsewhere');
  expect(await restoreBackup(file, elsewhere)).toBeUndefined();
  const [found] = await query(
    `select (select count(*)::int from photos) as rows, (select max(id) + 1 from photos) as last,
            (select value from counter) as counted`,
    elsewhere,
  );
  const { rows } = found as { rows: number };
  expect(found).toEqual({ rows, last: rows, counted: rows });
  expect(rows).toBeGreaterThanOrEqual(before);
  const files = new Set(await readdir(join(elsewhere, 'files')));
  expect(Array.from({ length: rows }, (_, id) => `photo-${id}`).filter((name) => !files.has(name))).toEqual([]);
  expect((await readdir(elsewhere)).toSorted()).toEqual(['cluster.json', 'files', 'postgres', 'restored.json']);
}, 60_000);

test('a failed backup leaves the earlier one: when the database ends meanwhile, it is still there', async () => {
  const running = await startEmbeddedDatabase({ dataDir, throwaway: true });
  await writeBackup(file, dataDir);
  const { size } = await stat(file);
  await running.stop();
  // Keyturn is there, and its database is not.
  await writeFile(
    join(dataDir, 'keyturn.lock'),
    JSON.stringify({ pid: process.pid, identity: identifyProcess(process.pid) }),
  );
  await expect(writeBackup(file, dataDir)).rejects.toThrow('its database does not answer');
  expect((await stat(file)).size).toBe(size);
  expect((await readdir(place)).toSorted()).toEqual(['data', 'kept.tar.gz']);
});

test('a sealed backup shows nothing, and its identity alone brings it back', async () => {
  const [identity, another] = [join(place, 'identity.txt'), join(place, 'another.txt')];
  const recipient = await writeIdentity(identity);
  await writeIdentity(another);
  expect((await stat(identity)).mode & 0o777).toBe(0o600);
  await expect(writeIdentity(identity)).rejects.toThrow('it is there already');
  await query('create table kept as select 1 as value');
  await storeFile('a photograph');
  await expect(writeBackup(file, dataDir, ['age1nobody'])).rejects.toThrow(
    /^--recipient age1nobody is no recipient\. One of age is “age1” and 58 letters/,
  );
  const secret = (await readFile(identity, 'utf8')).trim().split('\n').at(-1) ?? '';
  const told = await writeBackup(file, dataDir, [secret]).catch((error: Error) => error.message);
  expect(told).toContain('was given an identity');
  expect(told).not.toContain(secret);
  await writeBackup(file, dataDir, [recipient]);
  expect((await readFile(file)).subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');

  await storeFile('changed since');
  const refusals: [string | undefined, string][] = [
    [undefined, 'is sealed: name the file of an identity'],
    [join(place, 'nowhere'), 'cannot be read'],
    [file, 'holds no identity'],
    [another, 'this identity does not open it'],
  ];
  for (const [given, words] of refusals) await expect(restoreBackup(file, dataDir, given)).rejects.toThrow(words);
  expect(await readFile(join(dataDir, 'files', 'photo'), 'utf8')).toBe('changed since');

  await restoreBackup(file, dataDir, identity);
  expect(await query('select value from kept')).toEqual([{ value: 1 }]);
  expect(await readFile(join(dataDir, 'files', 'photo'), 'utf8')).toBe('a photograph');
});

test('a sealed backup that was changed or cut off changes nothing', async () => {
  const identity = join(place, 'identity.txt');
  const recipient = await writeIdentity(identity);
  await query('select 1');
  await storeFile('here');
  await writeBackup(file, dataDir, [recipient]);
  const whole = await readFile(file);
  const altered = Buffer.from(whole);
  altered[whole.length - 100_000] = (altered[whole.length - 100_000] ?? 0) ^ 1;
  for (const bytes of [altered, whole.subarray(0, -70_000)]) {
    await writeFile(file, bytes);
    await expect(restoreBackup(file, dataDir, identity)).rejects.toThrow('or it is damaged');
    expect(await readFile(join(dataDir, 'files', 'photo'), 'utf8')).toBe('here');
  }
});

test('says where a backup cannot be written', async () => {
  await query('select 1');
  await expect(writeBackup(join(place, 'none', 'kept.tar.gz'), dataDir)).rejects.toThrow(
    'The backup cannot be written to',
  );
});

test('a file that is no backup changes nothing', async () => {
  await query('create table kept as select 1 as value');
  await writeFile(file, 'something else');
  await expect(restoreBackup(file, dataDir)).rejects.toThrow('is not a backup of Keyturn, or it is damaged');
  await expect(restoreBackup(join(place, 'none'), dataDir)).rejects.toThrow('There is no file');
  expect(await query('select value from kept')).toEqual([{ value: 1 }]);
  expect((await readdir(dataDir)).toSorted()).toEqual(['cluster.json', 'postgres']);
});

test('an empty directory is not backed up', async () => {
  await expect(writeBackup(file, dataDir)).rejects.toThrow('There is nothing to back up');
});

import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#store/database.ts';
import { writeBackup } from './backup.ts';
import { startEmbeddedDatabase } from './embedded-database/embedded-database.ts';
import { restoreBackup } from './restore.ts';

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

async function storeFile(text: string): Promise<void> {
  await mkdir(join(dataDir, 'files'), { recursive: true });
  await writeFile(join(dataDir, 'files', 'photo'), text);
}

test('a backup brings back database and files, and sets aside what was there meanwhile', async () => {
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
  expect((await readdir(dataDir)).toSorted()).toEqual(['cluster.json', 'files', 'postgres']);
});

test('neither works while Keyturn runs', async () => {
  const running = await startEmbeddedDatabase({ dataDir, throwaway: true });
  await expect(writeBackup(file, dataDir)).rejects.toThrow('Keyturn already runs');
  await expect(restoreBackup(file, dataDir)).rejects.toThrow('Keyturn already runs');
  await running.stop();
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

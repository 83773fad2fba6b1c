import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#store/database/database.ts';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { startHousekeeping } from './housekeeping.ts';

let made: TestDatabase;
let database: Database;
let dataDir: string;
const log = pino({ level: 'silent' });

beforeEach(async () => {
  made = await testDatabase();
  database = openDatabase(made.url, { poolSize: 2 });
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-tidy-'));
});

afterEach(async () => {
  await database.close();
  await made.drop();
  await rm(dataDir, { recursive: true });
});

async function countKeys(): Promise<number | null> {
  return (await database.pool.query('select from idempotency_keys')).rowCount;
}

test('takes what is a day old and an upload that was abandoned, and nothing else', async () => {
  await database.pool.query(
    `insert into idempotency_keys (key_hash, body_hash, created_at)
     values ('\\x01', '\\x01', now() - interval '25 hours'), ('\\x02', '\\x02', now() - interval '23 hours')`,
  );
  await mkdir(join(dataDir, 'incoming', 'abandoned'), { recursive: true });
  await mkdir(join(dataDir, 'incoming', 'under way'));
  const yesterday = Date.now() / 1000 - 86_400;
  await utimes(join(dataDir, 'incoming', 'abandoned'), yesterday, yesterday);

  const housekeeping = startHousekeeping(database, dataDir, log);
  await expect.poll(countKeys).toBe(1);
  await housekeeping.stop();
  expect(await readdir(join(dataDir, 'incoming'))).toEqual(['under way']);
});

test('one task that fails does not keep the others from being done', async () => {
  await database.pool.query('alter table files rename to gone');
  await database.pool.query(
    `insert into idempotency_keys (key_hash, body_hash, created_at) values ('\\x01', '\\x01', now() - interval '25 hours')`,
  );
  const error = vi.spyOn(log, 'error');
  const housekeeping = startHousekeeping(database, dataDir, log);
  await expect.poll(countKeys).toBe(0);
  await housekeeping.stop();
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.anything() }, 'housekeeping: files');
});

import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#store/database/database.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

const made: TestDatabase[] = [];

async function make(): Promise<TestDatabase> {
  const database = await testDatabase();
  made.push(database);
  return database;
}

afterEach(async () => {
  for (const { drop } of made.splice(0)) await drop();
});

test('is migrated, and what one test writes no other sees', async () => {
  const [one, other] = [openDatabase((await make()).url), openDatabase((await make()).url)];
  await one.pool.query(`insert into accounts (name) values ('Solent Lettings')`);
  const count = async ({ pool }: typeof one) => (await pool.query('select from accounts')).rowCount;
  expect(await count(one)).toBe(1);
  expect(await count(other)).toBe(0);
  await one.close();
  await other.close();
});

test('several are made at once', async () => {
  const urls = (await Promise.all(Array.from({ length: 6 }, make))).map(({ url }) => url);
  expect(new Set(urls).size).toBe(6);
});

test('is gone after it was dropped, even with a connection open', async () => {
  const { url, drop } = await make();
  const open = openDatabase(url);
  await open.pool.query('select');
  await drop();
  await expect(open.pool.query('select')).rejects.toThrow();
  await open.close();
  await drop();
});

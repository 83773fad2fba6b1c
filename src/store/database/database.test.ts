import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/database/test-database.ts';
import { type Database, openDatabase } from './database.ts';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await testDatabase();
  database = openDatabase(made.url, { poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

test('a connection prepares statements of some hundred combinations of conditions, and runs all of them', async () => {
  const at = Array.from({ length: 1200 }, (_, n) => n);
  for (const n of at) {
    const rows = await database.rows<{ n: number }>(`numbers.list by${n}+number`, `select ${n} as n`);
    expect(rows).toEqual([{ n }]);
  }
  const [prepared] = await database.rows<{ count: number }>(
    '',
    `select count(*)::int as count from pg_prepared_statements where name like 'numbers.%'`,
  );
  expect(prepared?.count).toBeGreaterThan(100);
  expect(prepared?.count).toBeLessThanOrEqual(500);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 1 });
});
afterAll(() => database.close());

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

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
  expect(prepared?.count).toBe(500);
});

test('the combinations of one pool take no names from another', async () => {
  const other = await openTestDatabase({ poolSize: 1 });
  try {
    await other.rows('numbers.list by+number', 'select 1');
    const [prepared] = await other.rows<{ count: number }>(
      '',
      `select count(*)::int as count from pg_prepared_statements where name = 'numbers.list by+number'`,
    );
    expect(prepared?.count).toBe(1);
  } finally {
    await other.close();
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '#testing/test-api.ts';
import type { Executor } from './database.ts';

let running: TestApi;

beforeAll(async () => {
  running = await testApi();
});
afterAll(() => running.close());

async function read(db: Executor, text: string, values: (number | number[])[] = []): Promise<unknown[]> {
  const rows: unknown[] = [];
  await db.each({ text, values }, (row) => {
    rows.push([row.nullableInt(), row.nullableString(), row.isTrue(), row.nullableInt()]);
  });
  return rows;
}

const all = `select n, case when n > 1 then 'Tür ' || n end, n = 2, n * 10000000000 from generate_series($1, $2) n
  where n = any ($3::int[])`;
const wanted = [
  [1, null, false, 10_000_000_000],
  [2, 'Tür 2', true, 20_000_000_000],
];

test('rows come with every column as it is, and none where there are none', async () => {
  expect(await read(running.database, all, [1, 3, [1, 2]])).toEqual(wanted);
  expect(await read(running.database, all, [1, 3, []])).toEqual([]);
});

test('in a transaction they wait for each other, and for what else is asked', async () => {
  const answers = await running.database.transaction((tx) =>
    Promise.all([read(tx, all, [1, 2, [1, 2]]), tx.rows('', 'select 1 as one'), read(tx, all, [1, 2, [1, 2]])]),
  );
  expect(answers).toEqual([wanted, [{ one: 1 }], wanted]);
});

test('what fails on either side is told, and the next is read as ever', async () => {
  const { database } = running;
  await expect(read(database, 'select 1 / (n - 2) from generate_series(1, 3) n')).rejects.toThrow('division by zero');
  const failing = database.each({ text: all, values: [1, 2, [1, 2]] }, () => {
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  await expect(database.transaction((tx) => read(tx, 'select nothing'))).rejects.toThrow('does not exist');
  expect(await read(database, all, [1, 3, [1, 2]])).toEqual(wanted);
});

test('nothing but whole numbers is ever written into a statement', async () => {
  const value = '1); drop table items; --' as unknown as number;
  await expect(read(running.database, 'select $1', [value])).rejects.toThrow('not a whole number');
  await expect(read(running.database, 'select $1', [[1, value]])).rejects.toThrow('not a whole number');
  await expect(read(running.database, 'select $2', [1])).rejects.toThrow('not a whole number');
});

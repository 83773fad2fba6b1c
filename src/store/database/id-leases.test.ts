import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/database/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { type IdKind, idKinds } from './id-leases.ts';

let made: TestDatabase;
let one: Database;
let another: Database;
beforeAll(async () => {
  made = await testDatabase();
  one = openDatabase(made.url, { poolSize: 1 });
  another = openDatabase(made.url, { poolSize: 1 });
});
afterAll(async () => {
  await Promise.all([one.close(), another.close()]);
  await made.drop();
});

const leased = async (accountId: number, kind: IdKind): Promise<number> => {
  const rows = await one.rows<{ next: number }>(
    'test.next',
    'select next from id_leases where account_id = $1 and kind = $2',
    [accountId, kind],
  );
  return (rows[0]?.next ?? 1) - 1;
};

test('each account and each kind counts from one', async () => {
  expect(await one.ids.take('rooms', 1, 3)).toEqual([1, 2, 3]);
  expect(await one.ids.take('rooms', 2, 2)).toEqual([1, 2]);
  expect(await one.ids.take('items', 1, 2)).toEqual([1, 2]);
  expect(await one.ids.takeOne('rooms', 1)).toBe(4);
  expect(await one.ids.take('rooms', 1, 0)).toEqual([]);
});

test('two processes that take at the same time are given no id twice', async () => {
  const takes = Array.from({ length: 400 }, (_, n) => (n % 2 === 0 ? one : another).ids.take('items', 3, 1 + (n % 7)));
  const given = await Promise.all(takes);
  const ids = given.flat();
  expect(new Set(ids).size).toBe(ids.length);
  for (const list of given) expect(list).toEqual(list.toSorted((a, b) => a - b));
  // No more than two blocks are left over.
  expect(await leased(3, 'items')).toBeLessThan(ids.length + 2 * 1024);
});

test('a block is small at first, and grows while ids are used up quickly', async () => {
  await one.ids.takeOne('actions', 4);
  expect(await leased(4, 'actions')).toBe(16);
  for (let taken = 1; taken <= 16; taken += 1) await one.ids.takeOne('actions', 4);
  expect(await leased(4, 'actions')).toBe(16 + 32);
});

test('many at once are leased at once', async () => {
  const ids = await one.ids.take('attachments', 5, 3000);
  expect(ids).toEqual(Array.from({ length: 3000 }, (_, n) => n + 1));
  expect(await leased(5, 'attachments')).toBe(3000);
});

test('a transaction neither waits for its ids nor gives them back', async () => {
  const failed = one.transaction(async (tx) => {
    await tx.rows('test.busy', 'select 1');
    expect(await tx.ids.takeOne('reports', 6)).toBe(1);
    throw new Error('refused');
  });
  await expect(failed).rejects.toThrow('refused');
  expect(await one.ids.takeOne('reports', 6)).toBe(2);
});

test('every table whose rows have an id in their account has its kind', async () => {
  const tables = await one.rows<{ name: string }>(
    'test.tables',
    `select c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'p' and c.relnamespace = 'public'::regnamespace and pg_get_constraintdef(k.oid) = 'PRIMARY KEY (account_id, id)'
       -- The directory counts applications, approvals and failures of factors are random, messages wait under their inspection, and an account has one round of days.
       and c.relname not in ('applications', 'grants', 'factor_failures', 'waiting_messages', 'day_rounds')`,
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual([...idKinds].toSorted());
});

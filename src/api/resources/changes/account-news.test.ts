import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildChangeStore, type ReadFrom } from '#store/events/changes.ts';
import { openTestDatabase, type OpenTestDatabase } from '#testing/database/test-database.ts';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
import { buildAccountNews, type News } from './account-news.ts';

let database: OpenTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const insertion = `insert into events (account_id, kind, data)
  select $1, 'property.updated', jsonb_build_object('n', n) from generate_series($2::int, $3::int) n`;
const write = ({ id }: GivenAccount, from: number, to = from) => database.pool.query(insertion, [id, from, to]);
const heard = (news: Map<number, News>, { id }: GivenAccount) => news.get(id)?.fresh.map(({ data }) => data['n']);
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('an account is read while somebody listens to it, and no other is', async () => {
  const [mine, theirs] = [await givenAccount(database), await givenAccount(database)];
  await write(mine, 1);
  const store = buildChangeStore(database);
  const asked: number[][] = [];
  const listAfter = (from: ReadFrom[], most: number) => {
    asked.push(from.map(({ accountId }) => accountId));
    return store.listAfter(from, most);
  };
  const accounts = buildAccountNews({ ...store, listAfter });
  await accounts.follow(mine.id);
  await write(theirs, 1);
  await write(mine, 2);
  const news = await accounts.read();
  // Not the first, which was there before anybody listened.
  expect(heard(news, mine)).toEqual([2]);
  expect(news.has(theirs.id)).toBe(false);
  expect(asked).toEqual([[mine.id], [mine.id]]);
  accounts.leave(mine.id);
  expect((await accounts.read()).size).toBe(0);
  expect(asked.length).toBe(2);
});

test('a change that was under way is told after its end, once, though a later one was told before', async () => {
  const account = await givenAccount(database);
  const accounts = buildAccountNews(buildChangeStore(database));
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(insertion, [account.id, 1, 1]);
  await write(account, 2);
  // A listener who begins meanwhile misses neither.
  await accounts.follow(account.id);
  expect(heard(await accounts.read(), account)).toEqual([]);
  await write(account, 3);
  expect(heard(await accounts.read(), account)).toEqual([3]);
  await client.query('commit');
  client.release();
  expect(heard(await accounts.read(), account)).toEqual([1]);
  expect(heard(await accounts.read(), account)).toEqual([]);
});

test('a stream goes on from before whatever was under way, and from the last number once that has ended', async () => {
  const account = await givenAccount(database);
  const accounts = buildAccountNews(buildChangeStore(database));
  await accounts.follow(account.id);
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(insertion, [account.id, 1, 1]);
  await write(account, 2);
  const numberOf = async (n: number) => {
    const text = `select seq::float8 as seq from events where account_id = $1 and data = jsonb_build_object('n', $2::int)`;
    return (await client.query<{ seq: number }>(text, [account.id, n])).rows[0]?.seq ?? 0;
  };
  const first = await numberOf(1);
  expect((await accounts.read()).get(account.id)?.through).toBeLessThan(first);
  await client.query('commit');
  const last = await numberOf(2);
  client.release();
  // Numbers of transactions are of the server: what is under way elsewhere on it may put that off for a moment.
  await expect.poll(async () => (await accounts.read()).get(account.id)?.through).toBeGreaterThanOrEqual(last);
});

test('an account with more changes than one look tells is told all, and keeps no other waiting', async () => {
  const [busy, quiet] = [await givenAccount(database), await givenAccount(database)];
  const accounts = buildAccountNews(buildChangeStore(database));
  await Promise.all([accounts.follow(busy.id), accounts.follow(quiet.id)]);
  await write(busy, 1, 1500);
  await write(quiet, 1);
  const news = await accounts.read();
  expect(heard(news, quiet)).toEqual([1]);
  const told = heard(news, busy) ?? [];
  expect(told).toEqual(oneTo(1000));
  await expect
    .poll(async () => {
      told.push(...(heard(await accounts.read(), busy) ?? []));
      return told;
    })
    .toEqual(oneTo(1500));
});

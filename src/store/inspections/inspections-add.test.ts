/** The statements that creating an inspection sends to the database, counted at the driver. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let office: GivenOffice;

beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => api.close());

/**
 * Asked for by themselves: the look-up of the token, now and then a block of ids that serves many creations, and once in a
 * process whether there are answers from before keys had their account.
 */
const byThemselves = ['oauth.bearer', 'ids.lease', 'idempotency.has-former'];

/** All the others, and by which of the connections. */
async function statementsOf(work: () => Promise<unknown>) {
  const heard: { connection: object; statement: string }[] = [];
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...statement: unknown[]) {
    const [asked] = statement as [string | { name: string }];
    const name = typeof asked === 'string' ? asked : asked.name;
    if (!byThemselves.includes(name)) heard.push({ connection: this, statement: name });
    return Reflect.apply(query, this, statement) as never;
  });
  await work();
  vi.restoreAllMocks();
  return {
    statements: heard.map(({ statement }) => statement),
    connections: new Set(heard.map(({ connection }) => connection)).size,
  };
}

const post = (headers = {}) => office.asManager('POST', '/inspections', office.draft({}), headers);

test('an inspection is created in one transaction of one statement', async () => {
  expect(await statementsOf(() => post())).toEqual({
    statements: ['begin', 'inspections.add', 'commit'],
    connections: 1,
  });
});

test('with a key the claim is committed first, and the kept answer shares the transaction of the rows', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  expect(await statementsOf(() => post(headers))).toEqual({
    statements: ['idempotency.claim', 'begin', 'inspections.add', 'idempotency.keep', 'commit'],
    connections: 1,
  });
  expect((await statementsOf(() => post(headers))).statements).toEqual(['idempotency.claim', 'idempotency.get']);
});

test('a refused creation is undone and gives its key back', async () => {
  const refused = () =>
    office.asManager('POST', '/inspections', office.draft({ property: { id: 2_000_000_000 } }), {
      'idempotency-key': randomUUID(),
    });
  expect((await statementsOf(refused)).statements).toEqual([
    'idempotency.claim',
    'begin',
    'inspections.add',
    'rollback',
    'idempotency.release',
  ]);
});

test('no connection keeps the lock of a key', async () => {
  await post({ 'idempotency-key': randomUUID() });
  await office.asManager('POST', '/inspections', {}, { 'idempotency-key': randomUUID() });
  const { rows } = await api.database.pool.query(
    `select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  expect(rows).toEqual([]);
});

/** A creation under a key costs few turns of the database, whoever else writes. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

type Client = { query: (statement: string | { text: string }, ...more: unknown[]) => unknown };

/** The texts that go to PostgreSQL meanwhile, of every connection. */
async function watchStatements(work: () => Promise<unknown>): Promise<string[]> {
  const client = await api.database.pool.connect();
  const watched = vi.spyOn(Object.getPrototypeOf(client) as Client, 'query');
  client.release();
  await work();
  const texts = watched.mock.calls.map(([statement]) => (typeof statement === 'string' ? statement : statement.text));
  watched.mockRestore();
  return texts;
}

/** Allowances are counted beside every request, at a moment of their own. */
const isOfRequest = (text: string) => !text.includes('rate_limits');

/** The statements of one creation under a key, in their order. */
async function statementsOf(
  draft: Record<string, unknown>,
): Promise<{ before: string[]; within: string[]; after: string[] }> {
  const manager = api.as((await api.account.user('manager')).token);
  const { id } = await givenProperty(api.database, api.account.id);
  const body = { property: { id }, type: { id: 1 }, conduct_date: '2027-02-03T09:30:00+00:00', ...draft };
  const create = (key: string) => manager('POST', '/inspections', body, { 'idempotency-key': key });
  expect((await create('the first leases ids')).status).toBe(200);
  const texts = (await watchStatements(() => create('the second'))).filter(isOfRequest);
  const [from, to] = [texts.indexOf('begin'), texts.indexOf('commit')];
  return { before: texts.slice(0, from), within: texts.slice(from + 1, to), after: texts.slice(to + 1) };
}

test('a creation takes three statements: its key, and in one transaction its rows and its kept answer', async () => {
  const { before, within, after } = await statementsOf({});
  expect(before.filter((text) => text.includes('idempotency_keys'))).toHaveLength(1);
  expect(within).toHaveLength(2);
  expect(within.at(-1)).toContain('update idempotency_keys');
  expect(after).toEqual([]);
});

test('the e-mail to the clerk of a creation takes three more: whom it is for, who invites, and the e-mail', async () => {
  const { id } = await api.account.user('clerk');
  const { within, after } = await statementsOf({ clerk: { id } });
  expect(within).toHaveLength(5);
  expect(within.at(-2)).toContain('insert into emails');
  expect(after).toEqual([]);
});

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

test('a creation takes three statements: its key, and in one transaction its rows and its kept answer', async () => {
  const manager = api.as((await api.account.user('manager')).token);
  const { id } = await givenProperty(api.database, api.account.id);
  const clerk = await api.account.user('clerk');
  const create = (key: string) =>
    manager(
      'POST',
      '/inspections',
      { property: { id }, type: { id: 1 }, clerk: { id: clerk.id }, conduct_date: '2027-02-03T09:30:00+00:00' },
      { 'idempotency-key': key },
    );
  expect((await create('the first leases ids')).status).toBe(200);
  const texts = await watchStatements(() => create('the second'));
  const [from, to] = [texts.indexOf('begin'), texts.indexOf('commit')];
  expect(texts.slice(0, from).some((text) => text.includes('insert into idempotency_keys'))).toBe(true);
  expect(texts.slice(from + 1, to)).toHaveLength(2);
  expect(texts.at(to - 1)).toContain('update idempotency_keys');
  expect(texts.slice(to + 1).filter((text) => !text.includes('rate_limits'))).toEqual([]);
});

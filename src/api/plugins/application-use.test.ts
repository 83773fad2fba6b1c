/** The requests of an application are counted by day, and told with its allowance. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApplicationUseStore } from '#store/access/application-use.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let office: Call;
let path: string;
beforeAll(async () => {
  // All of it in one minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  api = await testApi({ rateLimit: true, countEveryMs: 100 });
  const { id } = await api.account.user('administrator');
  office = api.as(await api.account.backOfficeToken(id));
  path = `/applications/${api.account.application.id}`;
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});

/** Written a little later; the test waits for what a person would see. */
const today = (wanted: object) =>
  expect
    .poll(async () => (await office('GET', `${path}/use`)).json.days.at(-1), { timeout: 15_000 })
    .toMatchObject(wanted);

test('requests are counted with those refused, by the busiest minute, and who asked is known', async () => {
  const { id, token } = await api.account.user('clerk');
  const before = (await office('GET', `${path}/use`)).json;
  expect(before.limit).toBe(600);
  expect(before.days).toHaveLength(30);
  expect(before.days.every(({ requests }: { requests: number }) => requests === 0)).toBe(true);
  await Promise.all(Array.from({ length: 610 }, () => api.as(token)('GET', '/me')));
  await today({ requests: 610, refused: 10, busiest: 600 });
  const { json: people } = await office('GET', `${path}/people`);
  const asked = people.find((person: { id: number }) => person.id === id);
  expect(Date.now() - Date.parse(asked.last_used_at)).toBeLessThan(60_000);
});

test('the back office is not counted, nor is what another firm asks for', async () => {
  const another = await givenAccount(api.database, 'Another firm');
  await api.as((await another.user('manager')).token)('GET', '/me');
  await api.as((await api.account.user('manager')).token)('GET', '/me');
  await today({ requests: 611 });
});

test('days are those of the firm, added up over processes, and forgotten after a month', async () => {
  const { database, account } = api;
  const use = buildApplicationUseStore(database);
  const { application, id } = await givenAccount(database, 'A firm in Auckland');
  await database.rows('test.zone', `update accounts set time_zone = 'Pacific/Auckland' where id = $1`, [id]);
  const one = { applicationId: application.id, requests: 2, refused: 0, busiest: 2, grants: new Set<string>() };
  await Promise.all([use.add(id, [one]), use.add(id, [{ ...one, requests: 3, busiest: 3 }])]);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format();
  expect((await use.list(id, application.id)).at(-1)).toEqual({ date: day, requests: 5, refused: 0, busiest: 3 });
  await database.rows('test.older', 'update application_use set day = day - 40 where account_id = $1', [id]);
  await use.forgetOld();
  const left = await database.rows<{ id: number }>('test.left', 'select account_id as id from application_use', []);
  const firms = left.map((row) => row.id);
  expect([firms.includes(account.id), firms.includes(id)]).toEqual([true, false]);
});

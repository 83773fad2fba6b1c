/** Saved views: a person's own and the firm's, put as a whole, each with how many inspections match. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

type Firm = { account: GivenAccount; manager: Call; clerk: Call };

async function givenFirm(name: string): Promise<Firm> {
  const account = await givenAccount(api.database, name);
  const as = async (role: 'manager' | 'clerk') => api.as(await account.backOfficeToken((await account.user(role)).id));
  return { account, manager: await as('manager'), clerk: await as('clerk') };
}

const all = { name: 'All', filter: {} };
const namesOf = async (call: Call) => {
  const { json } = await call('GET', '/views');
  return [json.own, json.firm].map(({ views }) => views.map(({ name }: { name: string }) => name));
};

test('own views are for oneself, those of the firm for everybody, in the order in which they were put', async () => {
  const { manager, clerk } = await givenFirm('Harbour Lettings');
  expect((await manager('GET', '/views')).json).toEqual({
    own: { version: 0, views: [] },
    firm: { version: 0, views: [] },
  });
  await manager('PUT', '/views/own', {
    views: [
      { ...all, name: 'Two' },
      { ...all, name: 'One' },
    ],
  });
  await manager('PUT', '/views/firm', { views: [{ ...all, name: 'For all' }] });
  await clerk('PUT', '/views/own', { views: [all] });
  expect(await namesOf(manager)).toEqual([['Two', 'One'], ['For all']]);
  expect(await namesOf(clerk)).toEqual([['All'], ['For all']]);
  expect((await clerk('PUT', '/views/firm', { views: [] })).status).toBe(403);
  const next = await givenFirm('Next Door');
  expect(await namesOf(next.manager)).toEqual([[], []]);
});

test('each is counted as the list would be, with its days by name', async () => {
  const { account, manager } = await givenFirm('Counting Lettings');
  const home = (await givenProperty(api.database, account.id)).id;
  const now = new Date().toISOString();
  for (const conductAt of [now, now, '2020-01-01T10:00:00Z', null])
    await givenInspection(api.database, account.id, home, { conductAt });
  const views = [
    all,
    { name: 'Today', filter: { when: 'today', state_id: [100] } },
    { name: 'Overdue', filter: { when: 'overdue' } },
    { name: 'Elsewhere', filter: { q: 'Nowhere Street' } },
  ];
  const { json } = await manager('PUT', '/views/own', { views });
  expect(json.own.views.map(({ count }: { count: number }) => count)).toEqual([4, 2, 1, 0]);
  expect(json.own.views[1]).toEqual({ ...views[1], sort: null, columns: null, count: 2 });
});

test('views that somebody has changed meanwhile are not put back', async () => {
  const { manager } = await givenFirm('Both Hands');
  const { json } = await manager('PUT', '/views/firm', { views: [all] });
  const { version } = json.firm;
  expect((await manager('PUT', '/views/firm', { version, views: [] })).status).toBe(200);
  const refused = await manager('PUT', '/views/firm', { version, views: [all] });
  expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/version']);
});

test('two of one name, days that are none and too long a name are refused', async () => {
  const { manager } = await givenFirm('Strict Lettings');
  const codes = async (views: object[]) =>
    (await manager('PUT', '/views/own', { views })).json.errors.map(({ pointer }: { pointer: string }) => pointer);
  expect(await codes([all, { ...all, name: ' all ' }])).toEqual(['/views/1/name']);
  expect(await codes([{ ...all, filter: { when: 'someday' } }])).toEqual(['/views/0/filter/when']);
  expect(await codes([{ ...all, name: 'x'.repeat(61) }])).toEqual(['/views/0/name']);
  expect(await codes([{ ...all, columns: ['address', 7] }])).toEqual(['/views/0/columns/1']);
  const kinds = ['client', 'clerk', 'typist', 'property', 'template', 'state', 'type'];
  for (const kind of kinds)
    expect(await codes([{ ...all, filter: { [`${kind}_id`]: [7, 'x'] } }])).toContain(`/views/0/filter/${kind}_id/1`);
});

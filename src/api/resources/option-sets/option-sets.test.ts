import { addRows } from '#store/database/add-rows.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reports, rooms } from '#store/schema/report.ts';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenReport } from '#testing/given-report.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: GivenUser;
let asManager: Call;

beforeAll(async () => {
  api = await testApi();
  manager = await api.account.user('manager');
  asManager = api.as(manager.token);
});
afterAll(() => api.close());

const add = async (name: string) =>
  (await asManager('POST', '/option-sets', { name, options: ['Clean', 'Tidy'] })).json;

test('option sets are created, read, listed by name and changed', async () => {
  const made = await add('Cleanliness');
  expect(made).toEqual({
    id: made.id,
    name: 'Cleanliness',
    editable: true,
    options: ['Clean', 'Tidy'],
    archived_at: null,
    version: 1,
  });
  const scale = (await asManager('POST', '/option-sets', { name: 'A scale', options: [1, 2, 3] })).json;
  expect((await asManager('GET', '/option-sets')).json.data).toEqual([scale, made]);
  expect((await asManager('GET', '/option-sets?sort=-name')).json.data).toEqual([made, scale]);
  expect((await asManager('GET', '/option-sets?q=SCALE')).json.data).toEqual([scale]);
  expect((await asManager('PUT', `/option-sets/${made.id}`, { options: ['Clean'] })).json).toMatchObject({
    name: 'Cleanliness',
    options: ['Clean'],
  });
  expect((await asManager('GET', `/option-sets/${made.id}`)).headers['etag']).toBe('"2-json"');
});

test('an option set that rooms use keeps its kind: questions, or whole numbers', async () => {
  const own = await givenReport(api);
  const words = await own.optionSet(['Clean', 'Tidy']);
  await own.room('Hall', 'SIMPLIFIED', words);
  const change = (options: unknown[]) => asManager('PUT', `/option-sets/${words}`, { options });
  expect((await change([1, 2])).json).toMatchObject({ status: 409, code: 'in_use' });
  expect((await change(['Clean'])).status).toBe(200);
  const { id: idle } = await add('Nobody’s');
  expect((await asManager('PUT', `/option-sets/${idle}`, { options: [1, 2] })).json.options).toEqual([1, 2]);
});

test('an option set nobody uses is deleted, one that rooms answer archived', async () => {
  const [idle, busy] = [await add('Idle'), await add('Busy')];
  const [report] = await addRows(api.database, reports, [{ accountId: api.account.id }]);
  await addRows(api.database, rooms, [
    {
      accountId: api.account.id,
      reportId: report?.id ?? 0,
      position: 0,
      name: 'Hall',
      blockType: 'SIMPLIFIED',
      optionSetId: busy.id,
    },
  ]);
  for (const { id } of [idle, busy]) expect((await asManager('DELETE', `/option-sets/${id}`)).text).toBe('');
  expect((await asManager('GET', `/option-sets/${idle.id}`)).status).toBe(404);
  expect((await asManager('GET', `/option-sets/${busy.id}`)).json.archived_at).toMatch(/^20/);
});

test('an option set that is not editable stays as it is', async () => {
  const { id } = await add('Fixed');
  await api.database.rows('fix option set', 'update option_sets set editable = false where id = $1', [id]);
  expect((await asManager('PUT', `/option-sets/${id}`, { name: 'x' })).json).toMatchObject({
    status: 409,
    code: 'in_use',
  });
  expect((await asManager('DELETE', `/option-sets/${id}`)).status).toBe(409);
});

test('faults are named at once, late changes refused', async () => {
  const { json } = await asManager('POST', '/option-sets', { name: '', options: [] });
  expect(json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual(['/name', '/options']);
  const { id } = await add('Late');
  await asManager('PUT', `/option-sets/${id}`, { name: 'Later' });
  expect((await asManager('PUT', `/option-sets/${id}`, { name: 'x' }, { 'if-match': '"1-json"' })).json).toMatchObject({
    status: 412,
    current: { name: 'Later' },
  });
});

test('they are for staff to read, for managers to change, with the scope, in this account only', async () => {
  const { id } = await add('Ours');
  const clerk = await api.account.user('clerk');
  expect((await api.as(clerk.token)('GET', `/option-sets/${id}`)).status).toBe(200);
  expect((await api.as(clerk.token)('DELETE', `/option-sets/${id}`)).status).toBe(403);
  expect((await api.as(undefined)('GET', '/option-sets')).status).toBe(401);
  expect(
    (await api.as(await api.account.token(manager.id, ['templates.read']))('POST', '/option-sets', {})).status,
  ).toBe(403);
  const stranger = await (await givenAccount(api.database, 'Another firm')).user('manager');
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    expect((await api.as(stranger.token)(method, `/option-sets/${id}`, method === 'PUT' ? {} : undefined)).status).toBe(
      404,
    );
  }
  expect((await asManager('GET', `/option-sets/${id}`, undefined, { accept: 'application/xml' })).text).toContain(
    '<json:array name="options">',
  );
});

test.each([
  ['words beside numbers', ['Clean', 1], '/options/1'],
  ['the same twice', ['Clean', 'Tidy', 'Clean'], '/options/2'],
  ['none', [], '/options'],
])('an option set has options of one kind, each once: not %s', async (_what, options, pointer) => {
  const { status, json } = await asManager('POST', '/option-sets', { name: 'Odd', options });
  expect([status, json.errors.map((fault: { pointer: string }) => fault.pointer)]).toEqual([422, [pointer]]);
});

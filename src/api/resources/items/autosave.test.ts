/** An item that the same person saves again: facts of the last save that have changed since decide nothing. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
let room: { id: number };
let item: { id: number };

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  report = await givenReport(api);
  room = await report.room();
  item = await report.item(room.id, 'Door');
  expect((await save('First')).status).toBe(200);
});
afterAll(() => api.close());

const path = () => `${report.base}/rooms/${room.id}/items/${item.id}`;
const save = (condition: unknown, headers?: Record<string, string>) =>
  report.write('PUT', path(), { name: 'Door', condition }, headers);
const change = (set: string, table = 'items', id = item.id) =>
  api.database.rows(`test.change ${table} ${set}`, `update ${table} set ${set} where id = $1`, [id]);
const changesNoted = async () =>
  (await report.trail())
    .filter(({ action, subject }) => action === 'report.item_changed' && subject.id === item.id)
    .map(({ changes }) => changes);

test('every save moves the versions of item and report and goes into the same entry of the trail', async () => {
  const before = (await report.read()).version;
  const tags = [];
  for (const condition of ['Second', 'Third', 'Fourth']) tags.push((await save(condition)).headers['etag']);
  expect(tags).toEqual(['"3-json"', '"4-json"', '"5-json"']);
  expect((await report.read()).version).toBe(before + 3);
  expect(await changesNoted()).toEqual([[{ field: 'condition', from: null, to: 'Fourth' }]]);
});

test('shows the action that was added or deleted meanwhile', async () => {
  const action = await report.action({ roomId: room.id, itemId: item.id }, 'Oil the hinges');
  for (const condition of ['Second', 'Third']) {
    const { json } = await save(condition);
    expect([json.condition.value, json.actions]).toEqual([condition, [action]]);
  }
  await report.write('DELETE', `${path()}/actions/${action.id}`);
  expect((await save('Fourth')).json.actions).toEqual([]);
});

test("goes over what somebody else wrote meanwhile, and the trail has both people's", async () => {
  await report.asManager('PUT', path(), { name: 'Gate', condition: 'Theirs' });
  const { json, headers } = await save('Second');
  expect([json.name.value, json.condition.value, headers['etag']]).toEqual(['Door', 'Second', '"4-json"']);
  const [theirs, own] = await changesNoted();
  expect(theirs).toContainEqual({ field: 'condition', from: 'First', to: 'Theirs' });
  expect(own).toContainEqual({ field: 'condition', from: null, to: 'Second' });
});

test('is refused with If-Match when somebody else wrote meanwhile, and shows their text', async () => {
  await report.asManager('PUT', path(), { name: 'Door', condition: 'Theirs' });
  const { status, json } = await save('Second', { 'if-match': '"2-json"' });
  expect([status, json.current.condition.value]).toEqual([412, 'Theirs']);
  expect((await save('Second', { 'if-match': '"3-json"' })).status).toBe(200);
});

test('is refused when the step of the report, or its clerk, is another by now', async () => {
  await report.putInState(350);
  expect((await save('Second')).status).toBe(403);
  await report.putInState(300);
  expect((await save('Second')).status).toBe(200);
  await change(`clerk_id = ${report.otherClerk.id}`, 'inspections', report.inspection.id);
  expect((await save('Third')).status).toBe(403);
});

test('leaves a text that was locked meanwhile', async () => {
  await change('name_editable = false');
  const { status, json } = await report.write('PUT', path(), { name: 'Gate', condition: 'Second' });
  expect([status, json.name, json.condition.value]).toEqual([200, { value: 'Door', editable: false }, 'Second']);
});

test('is checked against the options there are by now', async () => {
  const set = await report.optionSet([1, 2, 3]);
  room = await report.room('Stairs', 'SCALE', set);
  item = await report.item(room.id, 'Door');
  expect((await save(2)).status).toBe(200);
  await api.database.rows('test.options', `update option_sets set options = '[1, 2]' where id = $1`, [set]);
  const { status, json } = await save(3);
  expect([status, json.errors[0].pointer]).toEqual([422, '/condition']);
  expect((await save(1)).status).toBe(200);
});

test('finds nothing when the item is gone or lies elsewhere', async () => {
  const other = await report.room('Kitchen');
  expect(
    (await report.write('PUT', `${report.base}/rooms/${other.id}/items/${item.id}`, { name: 'Door' })).status,
  ).toBe(404);
  await report.write('DELETE', path());
  expect((await save('Second')).status).toBe(404);
});

test('moves nothing when it repeats the current values', async () => {
  const { version } = await report.read();
  const { headers } = await save('First');
  expect([headers['etag'], (await report.read()).version]).toEqual(['"2-json"', version]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/interface/route-guards.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
let actions: string;
let room: { id: number };
let item: { id: number };
const given = () => ({ api, report });

beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  room = await report.room();
  item = await report.item(room.id);
  actions = `${report.base}/rooms/${room.id}/items/${item.id}/actions`;
});
afterAll(() => api.close());

const body = { action: 'Repaint', responsibility: 'Landlord' };
const one = async () => `${actions}/${(await report.action({ roomId: room.id, itemId: item.id })).id}`;

describe('creating an action', () => {
  describeGuards('it', given, { method: 'POST', path: () => actions, body, scope: 'reports.write' });

  test('answers with it, comments null when not given', async () => {
    const { json, headers } = await report.write('POST', actions, body);
    expect(json).toEqual({ id: expect.any(Number), ...body, comments: null, version: 1 });
    expect(headers['etag']).toBe('"1-json"');
  });

  test('takes the published misspelling of responsibility', async () => {
    const { json } = await report.write('POST', actions, {
      action: 'Repaint',
      responsbility: 'Agent',
      comments: 'Soon',
    });
    expect(json).toMatchObject({ responsibility: 'Agent', comments: 'Soon' });
  });

  test('refuses one without action or responsibility', async () => {
    const { status, json } = await report.write('POST', actions, { action: '' });
    expect(status).toBe(422);
    expect(json.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain('/action');
    expect((await report.write('POST', actions, { action: 'Repaint' })).json.errors[0].pointer).toBe('/responsibility');
  });

  test('finds no item in another room', async () => {
    const other = await report.room('Kitchen');
    expect((await report.write('POST', `${report.base}/rooms/${other.id}/items/${item.id}/actions`, body)).status).toBe(
      404,
    );
  });
});

describe('changing an action', () => {
  describeGuards('it', given, { method: 'PUT', path: one, body, scope: 'reports.write' });

  test('clears comments that are left out', async () => {
    const { json: made } = await report.write('POST', actions, { ...body, comments: 'Soon' });
    const { json, headers } = await report.write('PUT', `${actions}/${made.id}`, { ...body, action: 'Replace' });
    expect(json).toEqual({ id: made.id, action: 'Replace', responsibility: 'Landlord', comments: null, version: 2 });
    expect(headers['etag']).toBe('"2-json"');
  });

  test('changes nothing with the current values, and the trail names the changes', async () => {
    const window = await report.item(room.id, 'Window');
    const ofWindow = `${report.base}/rooms/${room.id}/items/${window.id}/actions`;
    const { json: made } = await report.write('POST', ofWindow, body);
    const again = await report.write('PUT', `${ofWindow}/${made.id}`, body);
    expect([again.json, again.headers['etag']]).toEqual([made, '"1-json"']);
    await report.write('PUT', `${ofWindow}/${made.id}`, { ...body, comments: 'By Friday' });
    const entries = (await report.trail()).filter(
      ({ action, subject }) => action === 'report.action_changed' && subject.id === window.id,
    );
    expect(entries.map(({ changes }) => changes)).toEqual([[{ field: 'comments', from: null, to: 'By Friday' }]]);
  });

  test('refuses a stale If-Match and shows the current action', async () => {
    const target = await one();
    await report.write('PUT', target, { ...body, action: 'Theirs' });
    const { status, json } = await report.write('PUT', target, body, { 'if-match': '"1-json"' });
    expect([status, json.current.action]).toEqual([412, 'Theirs']);
  });

  test('finds no action of another item', async () => {
    const target = await one();
    const other = await report.item(room.id, 'Walls');
    expect((await report.write('PUT', target.replace(`/items/${item.id}/`, `/items/${other.id}/`), body)).status).toBe(
      404,
    );
  });
});

describe('deleting an action', () => {
  describeGuards('it', given, { method: 'DELETE', path: one, scope: 'reports.write' });

  test('answers without a body, once', async () => {
    const target = await one();
    const { status, text } = await report.write('DELETE', target);
    expect([status, text]).toEqual([200, '']);
    expect((await report.write('DELETE', target)).status).toBe(404);
  });
});

test('all actions of a report come in the order of rooms and items, and in XML too', async () => {
  const own = await givenReport(api);
  const [first, second] = [await own.room('A'), await own.room('B')];
  const [late, early] = [await own.item(second.id), await own.item(first.id)];
  await own.action({ roomId: second.id, itemId: late.id }, 'Second');
  await own.action({ roomId: first.id, itemId: early.id }, 'First');
  const { json } = await own.write('GET', `${own.base}/report/actions`);
  expect(json.map(({ action, item_id, room_id }: Record<string, unknown>) => [action, item_id, room_id])).toEqual([
    ['First', early.id, first.id],
    ['Second', late.id, second.id],
  ]);
  const { text } = await own.write('GET', `${own.base}/report/actions`, undefined, { accept: 'application/xml' });
  expect(text).toContain('<json:string name="action">First</json:string>');
});

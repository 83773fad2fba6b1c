import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/interface/route-guards.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
let room: { id: number };
const given = () => ({ api, report });

beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
});
beforeEach(async () => {
  room = await report.room();
});
afterAll(() => api.close());

const items = () => `${report.base}/rooms/${room.id}/items`;
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

describe('creating an item', () => {
  describeGuards('it', given, { method: 'POST', path: items, body: { name: 'Door' }, scope: 'reports.write' });

  test('appends it, with everything editable', async () => {
    const first = await report.item(room.id, 'Door');
    const { json, headers } = await report.write('POST', items(), {
      name: 'Walls',
      description: 'White emulsion',
      condition: 'Scuffed by the window',
    });
    expect(json).toEqual({
      id: expect.any(Number),
      name: { value: 'Walls', editable: true },
      description: { value: 'White emulsion', editable: true },
      condition: { value: 'Scuffed by the window', editable: true },
      actions: [],
      attachments: [],
      origin_id: null,
      confirmed: false,
      room_id: room.id,
      version: 1,
    });
    expect(headers['etag']).toBe('"1-json"');
    const { json: now } = await report.write('GET', `${report.base}/rooms/${room.id}`);
    expect(idsOf(now.items)).toEqual([first.id, json.id]);
  });

  test('finds no room under another inspection', async () => {
    const other = await givenReport(api);
    const { status } = await report.asManager('POST', `${other.base}/rooms/${room.id}/items`, { name: 'Door' });
    expect(status).toBe(404);
  });

  test('names every fault of the body at once', async () => {
    const { status, json } = await report.write('POST', items(), { name: '', description: 7 });
    expect([status, json.errors.length]).toEqual([422, 2]);
  });

  test('is refused in a room of an unknown block type', async () => {
    await api.database.rows('test.unknown-block', `update rooms set block_type = 'SAUNA' where id = $1`, [room.id]);
    const { status, json } = await report.write('POST', items(), { name: 'Bench' });
    expect([status, json.errors[0].pointer]).toEqual([422, '/condition']);
  });

  test('notes the items of a room in one entry of the trail', async () => {
    await report.item(room.id, 'Door');
    await report.item(room.id, 'Walls');
    const entries = (await report.trail()).filter(({ subject }) => subject.id === room.id);
    expect(entries.map(({ action }) => action)).toEqual(['report.items_added', 'report.room_added']);
    expect(entries[0]?.changes).toEqual([{ field: 'items', from: null, to: ['Door', 'Walls'] }]);
  });
});

describe('a condition', () => {
  test.each([
    ['DETAILED', [], 'Good', 'Good'],
    ['OVERVIEW', [], null, null],
    ['METERS', [], '04521', '04521'],
    ['CHECKLIST', [], 2, 2],
    ['CHECKLIST', [], undefined, null],
    ['SCALE', [1, 2, 3], 3, 3],
    ['SIMPLIFIED', ['Clean?', 'Safe?'], { 'Clean?': 1 }, { 'Clean?': 1, 'Safe?': null }],
    ['SIMPLIFIED', ['Clean?'], undefined, { 'Clean?': null }],
    ['KEYS', [], null, null],
  ])('in a %s room with options %j takes %j', async (blockType, options, condition, kept) => {
    const set = options.length > 0 ? await report.optionSet(options) : undefined;
    const own = await report.room('Room', blockType, set);
    const item = await report.item(own.id, 'Thing', { condition });
    expect(item.condition).toEqual({ value: kept, editable: blockType !== 'KEYS' });
  });

  test.each([
    ['DETAILED', [], 4],
    ['CHECKLIST', [], 3],
    ['CHECKLIST', [], 'Yes'],
    ['SCALE', [1, 2, 3], 4],
    ['SCALE', [1, 2, 3], '2'],
    ['SIMPLIFIED', ['Clean?'], { 'Safe?': 1 }],
    ['SIMPLIFIED', ['Clean?'], { 'Clean?': 5 }],
    ['KEYS', [], 'Two of them'],
  ])('in a %s room with options %j refuses %j', async (blockType, options, condition) => {
    const set = options.length > 0 ? await report.optionSet(options) : undefined;
    const own = await report.room('Room', blockType, set);
    const { status, json } = await report.write('POST', `${report.base}/rooms/${own.id}/items`, {
      name: 'Thing',
      condition,
    });
    expect([status, json.errors[0].pointer]).toEqual([422, '/condition']);
  });

  test.each([
    ['SIMPLIFIED', ['Clean?', 'Safe?'], { 'Clean?': 0, 'Safe?': 1 }, ['Clean?'], { 'Dry?': 1 }],
    ['SCALE', [1, 2, 3], 3, [1, 2], 4],
  ])('in a %s room may be sent back when its options have changed', async (blockType, options, kept, left, other) => {
    const set = await report.optionSet(options);
    const own = await report.room('Room', blockType, set);
    const item = await report.item(own.id, 'Thing', { condition: kept });
    await report.asManager('PUT', `/option-sets/${set}`, { options: left });
    const path = `${report.base}/rooms/${own.id}/items/${item.id}`;
    const { json } = await report.write('PUT', path, { name: 'Thing', description: 'Blue', condition: kept });
    expect([json.description?.value, json.condition?.value]).toEqual(['Blue', kept]);
    const bodies = [
      { name: 'Thing', condition: other },
      { name: '', condition: kept },
    ];
    const faults = [];
    for (const body of bodies) faults.push((await report.write('PUT', path, body)).json.errors);
    expect(faults).toMatchObject([[{ pointer: '/condition' }], [{ pointer: '/name' }]]);
    expect(faults.flat()).toHaveLength(2);
  });

  test('in a KEYS room stays null after a change, which is no error', async () => {
    const own = await report.room('Keys', 'KEYS');
    const item = await report.item(own.id, 'Yale');
    const path = `${report.base}/rooms/${own.id}/items/${item.id}`;
    const { status, json } = await report.write('PUT', path, { name: 'Yale', condition: 'Worn' });
    expect([status, json.condition]).toEqual([200, { value: null, editable: false }]);
  });
});

describe('changing an item', () => {
  const path = async () => `${items()}/${(await report.item(room.id)).id}`;
  const body = { name: 'Door', description: 'Panelled', condition: 'Good' };
  describeGuards('it', given, { method: 'PUT', path, body, scope: 'reports.write' });

  test('keeps a missing condition and clears a missing description', async () => {
    const item = await report.item(room.id, 'Door', { description: 'Panelled', condition: 'Good' });
    const { json, headers } = await report.write('PUT', `${items()}/${item.id}`, { name: 'Front door' });
    expect(json).toMatchObject({
      name: { value: 'Front door' },
      description: { value: null },
      condition: { value: 'Good' },
    });
    expect(headers['etag']).toBe('"2-json"');
  });

  test('answers with the actions and attachments it has', async () => {
    const item = await report.item(room.id);
    const action = await report.action({ roomId: room.id, itemId: item.id }, 'Oil the hinges');
    const { json } = await report.write('PUT', `${items()}/${item.id}`, body);
    expect(json.actions).toEqual([action]);
  });

  test('neither changes nor clears locked texts, which is no error', async () => {
    const item = await report.item(room.id, 'Door', { description: 'Panelled' });
    await api.database.rows(
      'test.lock-item',
      'update items set name_editable = false, description_editable = false where id = $1',
      [item.id],
    );
    const { status, json } = await report.write('PUT', `${items()}/${item.id}`, { name: 'Gate', condition: 'Fair' });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: { value: 'Door', editable: false },
      description: { value: 'Panelled', editable: false },
      condition: { value: 'Fair', editable: true },
    });
  });

  test('moves nothing when nothing changes', async () => {
    const target = await path();
    await report.write('PUT', target, body);
    const before = (await report.read()).version;
    const { headers } = await report.write('PUT', target, body);
    expect([headers['etag'], (await report.read()).version]).toEqual(['"2-json"', before]);
  });

  test('moves the versions of item and report and the last update of the inspection, not the version of the room', async () => {
    const target = await path();
    const before = await report.read();
    const lastUpdate = async () =>
      api.database.rows('test.updated', 'select updated_at, version from inspections where id = $1', [
        report.inspection.id,
      ]);
    const [inspection] = await lastUpdate();
    await report.write('PUT', target, body);
    const [touched] = await lastUpdate();
    expect((await report.read()).version).toBe(before.version + 1);
    expect(touched?.['version']).toBe(inspection?.['version']);
    expect(touched?.['updated_at'] > inspection?.['updated_at']).toBe(true);
    expect((await report.write('GET', `${report.base}/rooms/${room.id}`)).headers['etag']).toBe('"1-json"');
  });

  test('refuses a stale If-Match and shows the current item', async () => {
    const target = await path();
    await report.write('PUT', target, { name: 'Door', condition: 'Theirs' });
    const mine = { name: 'Door', condition: 'Mine' };
    const { status, json } = await report.write('PUT', target, mine, { 'if-match': '"1-json"' });
    expect([status, json.current.condition.value]).toEqual([412, 'Theirs']);
    expect((await report.write('PUT', target, mine, { 'if-match': '"2-xml"' })).status).toBe(200);
  });

  test('gets through for only one of two that saw the same version', async () => {
    const target = await path();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        report.write('PUT', target, { name: 'Door', condition: `By ${n}` }, { 'if-match': '"1-json"' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412]);
  });

  test('without If-Match every one of many at once gets through', async () => {
    const target = await path();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => report.write('PUT', target, { name: 'Door', condition: `By ${n}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await report.write('GET', target)).headers['etag']).toBe('"7-json"');
  });

  test('is one entry in the trail however often it is saved, with the first and the last value', async () => {
    const target = await path();
    for (const condition of ['S', 'Scu', 'Scuffed']) await report.write('PUT', target, { name: 'Door', condition });
    const id = Number(target.split('/').at(-1));
    const entries = (await report.trail()).filter(
      ({ action, subject }) => action === 'report.item_changed' && subject.id === id,
    );
    expect(entries.map(({ changes }) => changes)).toEqual([[{ field: 'condition', from: null, to: 'Scuffed' }]]);
    await report.asManager('PUT', target, { name: 'Door', condition: 'Badly scuffed' });
    const all = (await report.trail()).filter(
      ({ action, subject }) => action === 'report.item_changed' && subject.id === id,
    );
    expect(all.map(({ actor }) => actor.id)).toEqual([report.manager.id, report.clerk.id]);
  });

  test('confirms a condition as before, which a later change of the words leaves alone', async () => {
    const target = await path();
    const id = Number(target.split('/').at(-1));
    const confirmed = await report.write('PUT', target, { name: 'Door', confirmed: true });
    expect([confirmed.json.confirmed, confirmed.headers['etag']]).toEqual([true, '"2-json"']);
    const typed = await report.write('PUT', target, { name: 'Door', condition: 'Good' });
    expect([typed.json.confirmed, typed.json.condition.value]).toEqual([true, 'Good']);
    const taken = await report.asManager('PUT', target, { name: 'Door', confirmed: false });
    expect([taken.json.confirmed, taken.json.condition.value]).toEqual([false, 'Good']);
    const [, own] = (await report.trail()).filter(({ subject }) => subject.id === id);
    expect(own?.changes).toContainEqual({ field: 'confirmed', from: false, to: true });
  });

  test('keeps half a surrogate pair and other odd text from breaking anything', async () => {
    const target = await path();
    const { status, json } = await report.write('PUT', target, {
      name: 'Door',
      condition: 'a\ud800b',
      description: '🚪',
    });
    expect([status, json.condition.value, json.description.value]).toEqual([200, 'a\ufffdb', '🚪']);
    expect((await report.write('PUT', target, { name: 'Door', condition: 'a\u0000' })).status).toBe(422);
  });

  test('finds no item in another room', async () => {
    const item = await report.item(room.id);
    const other = await report.room('Kitchen');
    expect((await report.write('PUT', `${report.base}/rooms/${other.id}/items/${item.id}`, body)).status).toBe(404);
  });

  test('leaves an item of an unknown block type untouched', async () => {
    const item = await report.item(room.id, 'Bench', { condition: 'Dry' });
    await api.database.rows('test.unknown-block', `update rooms set block_type = 'SAUNA' where id = $1`, [room.id]);
    const { json } = await report.write('PUT', `${items()}/${item.id}`, { name: 'Stove', condition: 'Hot' });
    expect(json).toMatchObject({
      name: { value: 'Bench', editable: false },
      condition: { value: 'Dry', editable: false },
    });
  });

  test.each([
    [310, 'typist'],
    [350, 'reviewer'],
    [200, 'clerk'],
  ] as const)('in state %i is for its %s', async (state, writer) => {
    const target = await path();
    await report.putInState(state);
    for (const role of ['clerk', 'otherClerk', 'typist', 'reviewer', 'manager'] as const) {
      const { status } = await report.as(report[role])('PUT', target, { name: 'Door', condition: role });
      expect([role, status]).toEqual([role, role === writer || role === 'manager' ? 200 : 403]);
    }
    await report.putInState(300);
  });
});

describe('deleting an item', () => {
  const path = async () => `${items()}/${(await report.item(room.id)).id}`;
  describeGuards('it', given, { method: 'DELETE', path, scope: 'reports.write' });

  test('answers without a body, and the item is gone', async () => {
    const target = await path();
    const { status, text } = await report.write('DELETE', target);
    expect([status, text]).toEqual([200, '']);
    expect((await report.write('GET', target)).status).toBe(404);
  });
});

describe('ordering items', () => {
  describeGuards('it', given, { method: 'PUT', path: items, body: [], scope: 'reports.write' });

  test('takes every id exactly once', async () => {
    const [a, b, c] = [
      await report.item(room.id, 'A'),
      await report.item(room.id, 'B'),
      await report.item(room.id, 'C'),
    ];
    const wanted = [c.id, a.id, b.id];
    const { json, headers } = await report.write('PUT', items(), wanted);
    expect([json, headers['keyturn-report-version']]).toEqual([wanted, String((await report.read()).version)]);
    expect(idsOf((await report.write('GET', `${report.base}/rooms/${room.id}`)).json.items)).toEqual(wanted);
    expect((await report.write('PUT', items(), [c.id, a.id])).status).toBe(422);
  });
});

test('an item is the same in XML, its locked and unlocked parts apart', async () => {
  const { id } = await report.item(room.id, 'Door', { condition: 'Good' });
  const { text, headers } = await report.write('GET', `${items()}/${id}`, undefined, { accept: 'application/xml' });
  expect(headers['content-type']).toContain('application/xml');
  expect(text).toContain('<json:object name="condition"><json:string name="value">Good</json:string>');
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/interface/route-guards.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
const given = () => ({ api, report });

beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
});
afterAll(() => api.close());

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

describe('creating a room', () => {
  describeGuards('it', given, {
    method: 'POST',
    path: ({ base }) => `${base}/rooms`,
    body: { name: 'Hall', block_type: 'DETAILED' },
    scope: 'reports.write',
  });

  test('appends it, with an editable name and no option set', async () => {
    const own = await givenReport(api);
    const first = await own.room('Hall');
    const { json, headers } = await own.write('POST', `${own.base}/rooms`, { name: 'Kitchen', block_type: 'OVERVIEW' });
    expect(json).toEqual({
      id: expect.any(Number),
      name: { value: 'Kitchen', editable: true },
      block_type: 'OVERVIEW',
      option_set: null,
      items: [],
      attachments: [],
      origin_id: null,
      version: 1,
    });
    expect(headers['etag']).toBe('"1-json"');
    expect(idsOf((await own.read()).rooms)).toEqual([first.id, json.id]);
  });

  test('takes the option set that SIMPLIFIED and SCALE rooms need', async () => {
    const questions = await report.optionSet(['Clean?', 'Undamaged?'], 'Questions');
    const room = await report.room('Lounge', 'SIMPLIFIED', questions);
    expect(room.option_set).toEqual({
      id: questions,
      name: 'Questions',
      editable: true,
      options: ['Clean?', 'Undamaged?'],
    });
    for (const block_type of ['SIMPLIFIED', 'SCALE']) {
      const { status, json } = await report.write('POST', `${report.base}/rooms`, { name: 'Den', block_type });
      expect([status, json.errors[0].pointer]).toEqual([422, '/option_set']);
    }
  });

  test('refuses an option set of another account', async () => {
    const { status, json } = await report.write('POST', `${report.base}/rooms`, {
      name: 'Den',
      block_type: 'SCALE',
      option_set: 2e9,
    });
    expect([status, json.errors[0].code]).toEqual([422, 'unknown']);
  });

  test('names every fault of the body at once', async () => {
    const { status, json } = await report.write('POST', `${report.base}/rooms`, { name: ' ', block_type: 'SAUNA' });
    expect(status).toBe(422);
    expect(json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/name', '/block_type']);
  });

  test('moves the report on, and says so in the trail', async () => {
    const own = await givenReport(api);
    const before = (await own.read()).version;
    const room = await own.room('Cellar');
    expect((await own.read()).version).toBe(before + 1);
    const [entry] = await own.trail();
    expect(entry).toMatchObject({
      action: 'report.room_added',
      subject: { type: 'room', id: room.id },
      actor: { id: own.clerk.id },
      changes: [{ field: 'name', from: null, to: 'Cellar' }],
    });
  });
});

describe('renaming a room', () => {
  const path = async () => `${report.base}/rooms/${(await report.room()).id}`;
  describeGuards('it', given, { method: 'PUT', path, body: { name: 'Porch' }, scope: 'reports.write' });

  test('changes its name and version, and nothing else', async () => {
    const target = await path();
    const { json, headers } = await report.write('PUT', target, { name: 'Porch', block_type: 'KEYS', option_set: 7 });
    expect(json).toMatchObject({ name: { value: 'Porch' }, block_type: 'DETAILED', option_set: null });
    expect(headers['etag']).toBe('"2-json"');
  });

  test('leaves a locked name as it is, which is no error', async () => {
    const room = await report.room('Hall');
    await api.database.rows('test.lock-room', 'update rooms set name_editable = false where id = $1', [room.id]);
    const { status, json } = await report.write('PUT', `${report.base}/rooms/${room.id}`, { name: 'Porch' });
    expect([status, json.name]).toEqual([200, { value: 'Hall', editable: false }]);
  });

  test('refuses a stale If-Match and shows the current room', async () => {
    const target = await path();
    await report.write('PUT', target, { name: 'Porch' });
    const { status, json } = await report.write('PUT', target, { name: 'Vestibule' }, { 'if-match': '"1-json"' });
    expect([status, json.current.name.value]).toEqual([412, 'Porch']);
  });

  test('finds no room under another inspection', async () => {
    const other = await givenReport(api);
    const room = await other.room();
    expect((await report.asManager('PUT', `${report.base}/rooms/${room.id}`, { name: 'Porch' })).status).toBe(404);
  });

  test('leaves a room of an unknown block type untouched', async () => {
    const room = await report.room('Sauna');
    await api.database.rows('test.unknown-block', `update rooms set block_type = 'SAUNA' where id = $1`, [room.id]);
    const { json } = await report.write('PUT', `${report.base}/rooms/${room.id}`, { name: 'Steam room' });
    expect(json).toMatchObject({ name: { value: 'Sauna', editable: false }, block_type: 'SAUNA' });
  });
});

describe('deleting a room', () => {
  const path = async () => `${report.base}/rooms/${(await report.room()).id}`;
  describeGuards('it', given, { method: 'DELETE', path, scope: 'reports.write' });

  test('takes its items and actions along and answers without a body', async () => {
    const own = await givenReport(api);
    const room = await own.room();
    const item = await own.item(room.id);
    await own.action({ roomId: room.id, itemId: item.id });
    const { status, text } = await own.write('DELETE', `${own.base}/rooms/${room.id}`);
    expect([status, text]).toEqual([200, '']);
    expect((await own.read()).rooms).toEqual([]);
    expect((await own.write('GET', `${own.base}/report/actions`)).json).toEqual([]);
    expect((await own.write('DELETE', `${own.base}/rooms/${room.id}`)).status).toBe(404);
  });
});

describe('ordering rooms', () => {
  describeGuards('it', given, {
    method: 'PUT',
    path: ({ base }) => `${base}/rooms`,
    body: [],
    scope: 'reports.write',
  });

  test('any order of all ids is kept and answered', async () => {
    const own = await givenReport(api);
    const rooms = [await own.room('A'), await own.room('B'), await own.room('C'), await own.room('D')];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(idsOf(rooms), { minLength: 4 }), async (wanted) => {
        expect((await own.write('PUT', `${own.base}/rooms`, wanted)).json).toEqual(wanted);
        expect(idsOf((await own.read()).rooms)).toEqual(wanted);
      }),
      { numRuns: 15 },
    );
  });

  test('a list that leaves out, repeats or invents a room is refused and changes nothing', async () => {
    const own = await givenReport(api);
    const [a, b] = [await own.room('A'), await own.room('B')];
    for (const [wanted, code] of [
      [[a.id], 'missing'],
      [[b.id, a.id, b.id], 'repeated'],
      [[b.id, a.id, 2_000_000_000], 'unknown'],
    ] as const) {
      const { status, json } = await own.write('PUT', `${own.base}/rooms`, wanted);
      expect([status, json.errors[0].code]).toEqual([422, code]);
    }
    expect(idsOf((await own.read()).rooms)).toEqual([a.id, b.id]);
  });

  test('simultaneous orders, additions and deletions never lose or double a room', async () => {
    const own = await givenReport(api);
    const rooms = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => own.room(name)));
    const ids = idsOf(rooms);
    const outcomes = await Promise.all([
      own.write('PUT', `${own.base}/rooms`, ids.toReversed()),
      own.room('G'),
      own.write('DELETE', `${own.base}/rooms/${ids[2]}`),
      own.write('PUT', `${own.base}/rooms`, ids),
      own.room('H'),
      own.write('DELETE', `${own.base}/rooms/${ids[4]}`),
    ]);
    expect(outcomes.every((outcome) => !('status' in outcome) || [200, 422].includes(outcome.status))).toBe(true);
    const names = (await own.read()).rooms.map(({ name }: { name: { value: string } }) => name.value);
    const [third, fifth] = [rooms[2].name.value, rooms[4].name.value];
    const left = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].filter((name) => name !== third && name !== fifth);
    expect(names.toSorted()).toEqual(left);
  });
});

test('a room is the same in XML', async () => {
  const { text, headers } = await report.write(
    'POST',
    `${report.base}/rooms`,
    '<json:object xmlns:json="http://www.ibm.com/xmlns/prod/2009/jsonx"><json:string name="name">Larder</json:string><json:string name="block_type">DETAILED</json:string></json:object>',
    { 'content-type': 'application/xml', accept: 'application/xml' },
  );
  expect(headers['etag']).toBe('"1-xml"');
  expect(text).toContain('<json:object name="name"><json:string name="value">Larder</json:string>');
});

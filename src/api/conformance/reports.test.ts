/** The tables of Room, Item, Action and Report, row by row; beside them the tests of each resource. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
});
afterAll(() => api.close());

const withoutSet = ['DETAILED', 'CHECKLIST', 'OVERVIEW', 'KEYS', 'METERS', 'MANUALS'];

describe('a room', () => {
  test.each(withoutSet)('with block type %s has no option set', async (block_type) => {
    const { status, json } = await report.write('POST', `${report.base}/rooms`, { name: 'Room', block_type });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: { value: 'Room', editable: true },
      block_type,
      option_set: null,
      items: [],
      attachments: [],
    });
  });

  test.each(['SIMPLIFIED', 'SCALE'])('with block type %s needs its option set, and shows it', async (block_type) => {
    const refused = await report.write('POST', `${report.base}/rooms`, { name: 'Room', block_type });
    expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/option_set']);
    const options = block_type === 'SCALE' ? [1, 2, 3] : ['Clean', 'Dry'];
    const id = await report.optionSet(options, 'A set');
    const room = await report.room('Room', block_type, id);
    expect(room.option_set).toEqual({ id, name: 'A set', editable: true, options });
  });

  test('asks questions with block type SIMPLIFIED, and has whole numbers with SCALE, else 422', async () => {
    const sets = { SIMPLIFIED: await report.optionSet([1, 2, 3]), SCALE: await report.optionSet(['Clean', 'Dry']) };
    for (const [block_type, option_set] of Object.entries(sets)) {
      const body = { name: 'Room', block_type, option_set };
      const { status, json } = await report.write('POST', `${report.base}/rooms`, body);
      expect([status, json.errors?.[0]]).toMatchObject([422, { pointer: '/option_set', code: 'option_set' }]);
    }
  });

  test.each(['SAUNA', 'detailed', '', null, 7])('cannot be of block type %j', async (block_type) => {
    const { status, json } = await report.write('POST', `${report.base}/rooms`, { name: 'Room', block_type });
    expect([status, json.errors[0].pointer]).toEqual([422, '/block_type']);
  });

  test('needs a name', async () => {
    for (const name of [undefined, '', ' ', null]) {
      const { status, json } = await report.write('POST', `${report.base}/rooms`, { name, block_type: 'DETAILED' });
      expect([status, json.errors[0].pointer]).toEqual([422, '/name']);
    }
  });

  test('keeps its block type and option set whatever a change says', async () => {
    const room = await report.room('Room', 'CHECKLIST');
    const wanted = { name: 'Bath', block_type: 'SCALE', option_set: 1 };
    const { json } = await report.write('PUT', `${report.base}/rooms/${room.id}`, wanted);
    expect(json).toMatchObject({ name: { value: 'Bath' }, block_type: 'CHECKLIST', option_set: null });
  });

  test('is read as it is when its block type is from a later version', async () => {
    const room = await report.room('Steam');
    await api.database.rows('test.block', "update rooms set block_type = 'SAUNA' where id = $1", [room.id]);
    const { rooms } = await report.read();
    expect(rooms.find(({ id }: { id: number }) => id === room.id).block_type).toBe('SAUNA');
    await report.asManager('DELETE', `${report.base}/rooms/${room.id}`);
  });
});

describe('the condition of an item', () => {
  const sets = { SIMPLIFIED: ['Clean', 'Dry'], SCALE: [1, 2, 3, 4, 5] } as const;
  const roomOf = async (blockType: string) =>
    report.room(
      'Room',
      blockType,
      blockType in sets ? await report.optionSet([...sets[blockType as 'SCALE']]) : undefined,
    );

  test.each([
    ['DETAILED', ['Scuffed', null]],
    ['OVERVIEW', ['Tidy', null]],
    ['METERS', ['04521', null]],
    ['SIMPLIFIED', [{ Clean: 0, Dry: 1 }, { Clean: 2, Dry: null }, {}]],
    ['CHECKLIST', [0, 1, 2, null]],
    ['SCALE', [1, 5]],
    ['KEYS', [null]],
    ['MANUALS', [null]],
  ])('in a %s room takes the conditions of its table', async (blockType, values) => {
    const room = await roomOf(blockType);
    for (const condition of values) {
      const made = await report.item(room.id, 'Item', { condition });
      expect(made.condition.editable).toBe(!['KEYS', 'MANUALS'].includes(blockType));
      if (blockType !== 'SIMPLIFIED') expect(made.condition.value).toEqual(condition);
      else expect(made.condition.value).toMatchObject(condition as object);
    }
  });

  test.each([
    ['DETAILED', [1, { a: 1 }, ['x'], true]],
    ['OVERVIEW', [0]],
    ['METERS', [4521]],
    ['SIMPLIFIED', ['Clean', 1, { Clean: 3 }, { Clean: 'yes' }, { Damp: 1 }]],
    ['CHECKLIST', [3, -1, '1', true, { a: 1 }]],
    ['SCALE', [0, 6, 2.5, '3', { a: 1 }]],
    ['KEYS', ['On the hook', 1]],
    ['MANUALS', ['In the drawer']],
  ])('in a %s room refuses everything else', async (blockType, values) => {
    const room = await roomOf(blockType);
    for (const condition of values) {
      const { status, json } = await report.write('POST', `${report.base}/rooms/${room.id}/items`, {
        name: 'x',
        condition,
      });
      expect([condition, status]).toEqual([condition, 422]);
      expect(json.errors[0].pointer).toMatch(/^\/condition/);
    }
  });

  test('not given is null, or every question of the option set unanswered', async () => {
    const simplified = await roomOf('SIMPLIFIED');
    expect((await report.item(simplified.id)).condition.value).toEqual({ Clean: null, Dry: null });
    for (const blockType of ['DETAILED', 'CHECKLIST', 'SCALE', 'KEYS'])
      expect((await report.item((await roomOf(blockType)).id)).condition.value).toBeNull();
  });
});

test('questions are answered in the order of their option set, wherever a condition is shown', async () => {
  const questions = ['Extractor works', 'Dry', 'Clean'];
  const room = await report.room('Wet room', 'SIMPLIFIED', await report.optionSet(questions));
  const made = await report.item(room.id, 'Shower', { condition: { Clean: 1, Dry: 0 } });
  expect(Object.keys(made.condition.value)).toEqual(questions);
  const empty = await report.item(room.id, 'Bath');
  expect(Object.keys(empty.condition.value)).toEqual(questions);
  const { rooms } = await report.read();
  const { items } = rooms.find(({ id }: { id: number }) => id === room.id);
  expect(items.map((item: typeof made) => Object.keys(item.condition.value))).toEqual([questions, questions]);
});

describe('an item', () => {
  test('needs a name; its description may be left out or null', async () => {
    const room = await report.room();
    const items = `${report.base}/rooms/${room.id}/items`;
    expect((await report.write('POST', items, { description: 'White' })).json.errors[0].pointer).toBe('/name');
    expect((await report.write('POST', items, { name: 'Door' })).json.description.value).toBeNull();
    expect((await report.write('POST', items, { name: 'Door', description: null })).status).toBe(200);
    const made = await report.item(room.id);
    const unnamed = await report.write('PUT', `${items}/${made.id}`, { description: 'White' });
    expect([unnamed.status, unnamed.json.errors[0].pointer]).toEqual([422, '/name']);
  });
});

test('the actions of all items make one array, and people of a report see them in its order', async () => {
  const own = await givenReport(api);
  const [hall, kitchen] = [await own.room('Hall'), await own.room('Kitchen')];
  const [sink, door] = [await own.item(kitchen.id, 'Sink'), await own.item(hall.id, 'Door')];
  const later = await own.action({ roomId: kitchen.id, itemId: sink.id }, 'Unblock');
  const sooner = await own.action({ roomId: hall.id, itemId: door.id }, 'Paint');
  const { json } = await own.write('GET', `${own.base}/report/actions`);
  expect(json.map(({ id }: { id: number }) => id)).toEqual([sooner.id, later.id]);
});

test('an action names every fault at once: what to do and who does it', async () => {
  const own = await givenReport(api);
  const room = await own.room('Hall');
  const door = await own.item(room.id, 'Door');
  const { status, json } = await own.write('POST', `${own.base}/rooms/${room.id}/items/${door.id}/actions`, {});
  const said = json.errors.map(({ pointer, detail }: { pointer: string; detail: string }) => [pointer, detail]);
  expect([status, said]).toEqual([
    422,
    [
      ['/action', 'action is required'],
      ['/responsibility', 'responsibility is required'],
    ],
  ]);
});

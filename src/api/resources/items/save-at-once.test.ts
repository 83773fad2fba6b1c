/** Items that many people save at the same moment: each is stored and answered by itself. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

type Place = { report: GivenReport; path: string; id: number };

let api: TestApi;
let places: Place[];

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  places = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const report = await givenReport(api);
      const room = await report.room();
      const { id } = await report.item(room.id, 'Door');
      return { report, id, path: `${report.base}/rooms/${room.id}/items/${id}` };
    }),
  );
  // From the second time on an item is saved by its remembered facts.
  expect(await saveAll('First')).toEqual(places.map(() => 200));
});
afterAll(() => api.close());

const save = ({ report, path }: Place, condition: string, headers?: Record<string, string>) =>
  report.write('PUT', path, { name: 'Door', condition }, headers);
const saveAll = async (condition: string) =>
  (await Promise.all(places.map((place) => save(place, condition)))).map(({ status }) => status);
const read = async ({ report }: Place) => {
  const { version, rooms } = await report.read();
  return { version, condition: rooms[0].items[0].condition.value };
};

test('each is stored, with its own versions and its own entry of the trail', async () => {
  const before = await Promise.all(places.map(read));
  const answers = await Promise.all(places.map((place, at) => save(place, `Second of ${at}`)));
  for (const [at, place] of places.entries()) {
    const condition = `Second of ${at}`;
    expect(answers[at]).toMatchObject({ status: 200, json: { id: place.id, condition: { value: condition } } });
    expect(answers[at]?.headers['etag']).toBe('"3-json"');
    expect(await read(place)).toEqual({ version: before[at]?.version + 1, condition });
    const changes = (await place.report.trail()).filter(({ action }) => action === 'report.item_changed');
    expect(changes.map((one) => one.changes)).toEqual([[{ field: 'condition', from: null, to: condition }]]);
  }
});

test('each shows what somebody else has put beside it meanwhile', async () => {
  const noted = await Promise.all(
    places.slice(0, 8).map(({ report, path, id }, at) => {
      const [, roomId = ''] = /rooms\/(\d+)/.exec(path) ?? [];
      return report.action({ roomId: Number(roomId), itemId: id }, `Oil the hinges of ${at}`);
    }),
  );
  const answers = await Promise.all(places.map((place) => save(place, 'Second')));
  expect(answers.map(({ json }) => json.actions)).toEqual(places.map((_, at) => noted.slice(at, at + 1)));
});

test('a refused save is refused by itself', async () => {
  const [moved, conflicting, ...others] = places as [Place, Place, ...Place[]];
  await moved.report.putInState(350);
  await conflicting.report.asManager('PUT', conflicting.path, { name: 'Door', condition: 'Theirs' });
  const answers = await Promise.all([
    ...others.map((place) => save(place, 'Second')),
    save(moved, 'Second'),
    save(conflicting, 'Second', { 'if-match': '"2-json"' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([...others.map(() => 200), 403, 412]);
  expect((await read(conflicting)).condition).toBe('Theirs');
  for (const place of others) expect((await read(place)).condition).toBe('Second');
});

test('items of one report, and one item saved twice, all count', async () => {
  const [{ report, path }] = places as [Place];
  const room = await report.room('Kitchen');
  const more = await Promise.all(['Sink', 'Hob', 'Oven'].map((name) => report.item(room.id, name)));
  const paths = [path, ...more.map(({ id }) => `${report.base}/rooms/${room.id}/items/${id}`)];
  const saveThese = (condition: string) =>
    Promise.all(paths.map((each) => report.write('PUT', each, { name: 'Door', condition })));
  await saveThese('First of all');
  const { version } = await report.read();
  const answers = await Promise.all([
    saveThese('Second'),
    report.write('PUT', path, { name: 'Door', condition: 'Third' }),
  ]);
  expect(answers.flat().map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await report.read()).version).toBe(version + 5);
});

test('nobody waits for a report that somebody else holds', async () => {
  const [held, ...others] = places as [Place, ...Place[]];
  const client = await api.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from inspections where id = $1 for no key update', [held.report.inspection.id]);
    let isAnswered = false;
    const waiting = Promise.all(places.slice(0, 3).map((place) => save(place, 'Second')))
      .then(() => save(held, 'Third'))
      .finally(() => {
        isAnswered = true;
      });
    for (const place of others.slice(3)) expect((await save(place, 'Second')).status).toBe(200);
    expect(isAnswered).toBe(false);
    await client.query('commit');
    expect((await waiting).status).toBe(200);
  } finally {
    client.release();
  }
  expect((await read(held)).condition).toBe('Third');
});

test('a value that the database refuses for one does not stop the others', async () => {
  const constraint = 'test_no_graffiti';
  await api.database.rows('', `alter table items add constraint ${constraint} check (condition <> '"Graffiti"')`);
  try {
    const [bad, ...others] = places as [Place, ...Place[]];
    const answers = await Promise.all([...others.map((place) => save(place, 'Second')), save(bad, 'Graffiti')]);
    expect(answers.map(({ status }) => status)).toEqual([...others.map(() => 200), 500]);
    expect((await read(bad)).condition).toBe('First');
  } finally {
    await api.database.rows('', `alter table items drop constraint ${constraint}`);
  }
});

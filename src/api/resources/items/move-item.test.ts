import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/interface/route-guards.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let hall: { id: number };
let kitchen: { id: number };
let door: { id: number };
const given = () => ({ api, report });
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  report = await givenReport(api);
  hall = await report.room('Hall');
  kitchen = await report.room('Kitchen');
  door = await report.item(hall.id, 'Door', { description: 'Oak', condition: 'Scuffed' });
});
afterAll(() => api.close());

const pathOf = (itemId = door.id, roomId = hall.id) => `${report.base}/rooms/${roomId}/items/${itemId}`;
const move = (roomId: number, beforeId?: number | null, headers?: Record<string, string>) =>
  report.write('PUT', `${pathOf()}/move`, { room_id: roomId, before_id: beforeId }, headers);
const namesIn = async (roomId: number): Promise<string[]> =>
  (await report.write('GET', `${report.base}/rooms/${roomId}`)).json.items.map(
    ({ name }: { name: { value: string } }) => name.value,
  );

describeGuards('moving an item', given, {
  method: 'PUT',
  path: () => `${pathOf()}/move`,
  body: { room_id: 1 },
  scope: 'reports.write',
});

test('an item goes to the end of the room with its actions, photographs, texts and marks', async () => {
  await report.item(kitchen.id, 'Sink');
  const action = await report.action({ roomId: hall.id, itemId: door.id });
  const { upload } = uploads(api, report.clerk.token);
  const { json: picture } = await upload(`${pathOf()}/attachments`, await photo({ width: 12, height: 8 }));
  await api.database.rows(
    'test.carried',
    'update items set name_editable = false, carried = true, origin_id = 77 where id = $1',
    [door.id],
  );
  const { status, json, headers } = await move(kitchen.id);
  expect([status, headers['etag']]).toEqual([200, '"1-json"']);
  expect(json).toMatchObject({
    id: door.id,
    room_id: kitchen.id,
    name: { value: 'Door', editable: false },
    description: { value: 'Oak', editable: true },
    condition: { value: 'Scuffed' },
    actions: [action],
    attachments: [{ id: picture.id }],
    origin_id: 77,
  });
  expect([await namesIn(hall.id), await namesIn(kitchen.id)]).toEqual([[], ['Sink', 'Door']]);
  const rows = await api.database.rows('test.is-carried', 'select carried from items where id = $1', [door.id]);
  expect(rows).toEqual([{ carried: true }]);
});

test('it stands before the item that is named, in another room or in its own', async () => {
  const sink = await report.item(kitchen.id, 'Sink');
  const walls = await report.item(hall.id, 'Walls');
  expect((await move(hall.id, null)).status).toBe(200);
  expect(await namesIn(hall.id)).toEqual(['Walls', 'Door']);
  expect((await move(hall.id, walls.id)).status).toBe(200);
  expect(await namesIn(hall.id)).toEqual(['Door', 'Walls']);
  expect((await move(kitchen.id, sink.id)).status).toBe(200);
  expect(await namesIn(kitchen.id)).toEqual(['Door', 'Sink']);
});

test('the same request sent again changes nothing and names no new version', async () => {
  const first = await move(kitchen.id);
  const { version } = await report.read();
  expect(first.headers['keyturn-report-version']).toBe(String(version));
  const second = await move(kitchen.id);
  expect([second.status, second.text]).toEqual([200, first.text]);
  expect(second.headers['keyturn-report-version']).toBeUndefined();
  expect((await report.read()).version).toBe(version);
});

test('a report moves by one version, and its trail says what went where', async () => {
  const { version } = await report.read();
  await move(kitchen.id);
  expect((await report.read()).version).toBe(version + 1);
  expect((await report.trail())[0]).toMatchObject({
    action: 'report.item_moved',
    subject: { id: door.id },
    changes: [
      { field: 'item', to: 'Door' },
      { field: 'room', from: 'Hall', to: 'Kitchen' },
    ],
  });
});

test('a room whose rows are of another kind is refused in words', async () => {
  const keys = await report.room('Keys', 'KEYS');
  const refused = await move(keys.id);
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    [
      {
        pointer: '/room_id',
        code: 'block_type',
        detail: 'The item is of a DETAILED room and does not fit a KEYS room.',
      },
    ],
  ]);
  const [one, other] = [await report.optionSet([1, 2]), await report.optionSet([1, 2])];
  const source = await report.room('Study', 'SCALE', one);
  const desk = await report.item(source.id, 'Desk', { condition: 2 });
  const target = await report.room('Bedroom', 'SCALE', other);
  const { json } = await report.write('PUT', `${pathOf(desk.id, source.id)}/move`, { room_id: target.id });
  expect(json.errors[0]).toMatchObject({ pointer: '/room_id', code: 'option_set' });
});

test('rooms of a block type from a later version give and take nothing', async () => {
  await api.database.rows('test.sauna', `update rooms set block_type = 'SAUNA' where report_id = $1`, [
    report.inspection.reportId,
  ]);
  const { status, json } = await move(kitchen.id);
  expect([status, json.errors[0].code]).toEqual([422, 'block_type']);
});

test('a room or an item to stand before that is not there is named', async () => {
  const other = await givenReport(api);
  const elsewhere = await other.room('Elsewhere');
  for (const [roomId, beforeId, pointer] of [
    [elsewhere.id, undefined, '/room_id'],
    [kitchen.id, door.id, '/before_id'],
    [kitchen.id, 2_000_000_000, '/before_id'],
  ] as const) {
    const { status, json } = await move(roomId, beforeId);
    expect([status, json.errors]).toEqual([422, [expect.objectContaining({ pointer, code: 'unknown' })]]);
  }
  expect((await report.write('PUT', `${pathOf(2_000_000_000)}/move`, { room_id: kitchen.id })).status).toBe(404);
});

test('another version than that of If-Match is 412 and moves nothing', async () => {
  await report.write('PUT', pathOf(), { name: 'Front door' });
  const { status, json } = await move(kitchen.id, null, { 'if-match': '"1-json"' });
  expect([status, json.current.name.value]).toEqual([412, 'Front door']);
  expect(await namesIn(kitchen.id)).toEqual([]);
  expect((await move(kitchen.id, null, { 'if-match': '"2-json"' })).status).toBe(200);
});

test('a room that is deleted afterwards takes no photograph or announced file of the item along', async () => {
  const { upload } = uploads(api, report.clerk.token);
  const { json: picture } = await upload(`${pathOf()}/attachments`, await photo({ width: 12, height: 8 }));
  const announced = { identifier: randomUUID(), filename: 'b.jpg', size: 9, media_type: 'image/jpeg' };
  const place = { room_id: hall.id, item_id: door.id };
  await report.write('POST', `${report.base}/report/pending-attachments`, { ...announced, ...place });
  await move(kitchen.id);
  await report.write('DELETE', `${report.base}/rooms/${hall.id}`);
  const { rooms, attachments } = await report.read();
  expect(rooms[0].items[0].attachments).toMatchObject([{ id: picture.id }]);
  expect(Object.keys(attachments)).toEqual([announced.identifier]);
});

test('moves at the same moment, in any order, lose and double no item', async () => {
  const items = [door, ...(await Promise.all(['A', 'B', 'C'].map((name) => report.item(hall.id, name))))];
  const ids = items.map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ id: fc.constantFrom(...ids), to: fc.boolean(), before: fc.option(fc.constantFrom(...ids)) }),
        {
          maxLength: 8,
        },
      ),
      async (moves) => {
        const answers = await Promise.all(
          moves.map(async ({ id, to, before }) => {
            const [from, goal] = to ? [hall, kitchen] : [kitchen, hall];
            return report.write('PUT', `${pathOf(id, from.id)}/move`, { room_id: goal.id, before_id: before });
          }),
        );
        expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
        const { rooms } = await report.read();
        const there = rooms.flatMap((room: { items: { id: number }[] }) => room.items.map(({ id }) => id));
        expect(new Set(there)).toEqual(new Set(ids));
        expect(there.length).toBe(ids.length);
      },
    ),
    { numRuns: 10 },
  );
});

test('an item of a template moves as well', async () => {
  const admin = api.as((await api.account.user('administrator')).token);
  const { json: template } = await admin('POST', '/templates', { name: 'Flat' });
  const room = async (name: string) =>
    (await admin('POST', `/templates/${template.id}/rooms`, { name, block_type: 'DETAILED' })).json;
  const [from, to] = [await room('Hall'), await room('Kitchen')];
  const items = `/templates/${template.id}/rooms/${from.id}/items`;
  const { json: item } = await admin('POST', items, { name: 'Door' });
  const moved = await admin('PUT', `${items}/${item.id}/move`, { room_id: to.id });
  expect([moved.status, moved.json.room_id]).toEqual([200, to.id]);
});

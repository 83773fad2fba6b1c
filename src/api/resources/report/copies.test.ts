import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/interface/route-guards.ts';
import { smallestPicture } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';
import { pairOverwrites } from './overwrites.ts';

let api: TestApi;
let report: GivenReport;
const given = () => ({ api, report });

beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
});
afterAll(() => api.close());

type Wire = { id: number; name: { value: string }; description: { value: string }; condition: { value: unknown } };
const textOf = ({ name, description, condition }: Wire) => [name.value, description.value, condition.value];

describe('copying a room', () => {
  const path = async () => `${report.base}/rooms/${(await report.room()).id}/copy`;
  const body = { room: { name: 'Hall 2' } };
  describeGuards('it', given, { method: 'PUT', path, body, scope: 'reports.write' });

  test('into a new room takes block type, option set, items, descriptions and conditions, and no actions', async () => {
    const set = await report.optionSet([1, 2, 3]);
    const source = await report.room('Bedroom', 'SCALE', set);
    const bed = await report.item(source.id, 'Bed', { description: 'Double', condition: 2 });
    await report.item(source.id, 'Lamp', { condition: 3 });
    await report.action({ roomId: source.id, itemId: bed.id });
    const { json } = await report.write('PUT', `${report.base}/rooms/${source.id}/copy`, {
      room: { name: 'Bedroom 2' },
    });
    expect(json).toMatchObject({
      name: { value: 'Bedroom 2', editable: true },
      block_type: 'SCALE',
      option_set: { id: set },
    });
    expect(json.items.map(textOf)).toEqual([
      ['Bed', 'Double', 2],
      ['Lamp', null, 3],
    ]);
    expect(json.items.every((item: { actions: object[] }) => item.actions.length === 0)).toBe(true);
    expect((await report.read()).rooms.at(-1).id).toBe(json.id);
  });

  test.each([
    [
      'NAMES',
      [
        ['Door', null, null],
        ['Walls', null, null],
      ],
    ],
    [
      'DESCRIPTIONS',
      [
        ['Door', 'White gloss', null],
        ['Walls', 'Magnolia', null],
      ],
    ],
  ])('takes %s alone, without conditions and photographs', async (contents, expected) => {
    const source = await report.room('A');
    const door = await report.item(source.id, 'Door', { description: 'White gloss', condition: 'Scuffed' });
    await report.item(source.id, 'Walls', { description: 'Magnolia', condition: 'Good' });
    const { upload } = uploads(api, report.clerk.token);
    for (const place of [{ room_id: source.id }, { item_id: door.id }]) {
      const { json: photo } = await upload(`${report.base}/attachments`, smallestPicture);
      await report.write('PUT', `/attachments/${photo.id}/assign`, place);
    }
    const target = await report.room('Other');
    for (const room of [{ name: 'B' }, { id: target.id }]) {
      const { json } = await report.write('PUT', `${report.base}/rooms/${source.id}/copy`, { room, contents });
      expect(json.items.map(textOf)).toEqual(expected);
      expect([json, ...json.items].flatMap(({ attachments }) => attachments)).toEqual([]);
    }
  });

  test('into a room there is overwrites the named items, appends the others and touches no other', async () => {
    const source = await report.room('A');
    await report.item(source.id, 'Door', { description: 'New door', condition: 'New' });
    await report.item(source.id, 'Walls', { description: 'New walls' });
    const target = await report.room('B');
    const door = await report.item(target.id, 'door ', { description: 'Old door', condition: 'Old' });
    const walls = await report.item(target.id, 'Walls', { description: 'Old walls' });
    const { json } = await report.write('PUT', `${report.base}/rooms/${source.id}/copy`, {
      room: { id: target.id },
      overwrite_ids: [door.id],
    });
    expect(json.items.map(textOf)).toEqual([
      ['door ', 'New door', 'New'],
      ['Walls', 'Old walls', null],
      ['Walls', 'New walls', null],
    ]);
    expect(json.items.slice(0, 2).map(({ id }: Wire) => id)).toEqual([door.id, walls.id]);
  });

  test('leaves a locked description of an overwritten item', async () => {
    const source = await report.room('A');
    await report.item(source.id, 'Door', { description: 'New', condition: 'New' });
    const target = await report.room('B');
    const door = await report.item(target.id, 'Door', { description: 'Old', condition: 'Old' });
    await api.database.rows('test.lock', 'update items set description_editable = false where id = $1', [door.id]);
    const { json } = await report.write('PUT', `${report.base}/rooms/${source.id}/copy`, {
      room: { id: target.id },
      overwrite_ids: [door.id],
    });
    expect(textOf(json.items[0])).toEqual(['Door', 'Old', 'New']);
  });

  test('takes photographs along in the order they are shown in, whichever was assigned last', async () => {
    const source = await report.room('A');
    const item = await report.item(source.id, 'Door');
    const { upload } = uploads(api, report.clerk.token);
    for (const place of [{ room_id: source.id }, { item_id: item.id }]) {
      const ids: number[] = [];
      for (const description of ['1', '2', '3'])
        ids.push((await upload(`${report.base}/attachments`, smallestPicture, { fields: { description } })).json.id);
      for (const at of [1, 0, 2]) await report.write('PUT', `/attachments/${ids[at]}/assign`, place);
    }
    const room = `${report.base}/rooms/${source.id}`;
    const { json: copy } = await report.write('PUT', `${room}/copy`, { room: { name: 'B' } });
    const { json: copiedItem } = await report.write('PUT', `${room}/items/${item.id}/copy`, {
      room: { id: source.id },
    });
    for (const { attachments } of [copy, copy.items[0], copiedItem])
      expect(attachments.map(({ description }: { description: string }) => description)).toEqual(['1', '2', '3']);
  });

  test('leaves the report as it is when it gives nothing new', async () => {
    const room = await report.room('A');
    const [one, other] = [await report.room('B'), await report.room('C')];
    const same = { description: 'Oak', condition: 'Good' };
    const door = await report.item(one.id, 'Door', same);
    const taking = await report.item(other.id, 'Door', same);
    const [before, trail] = [await report.read(), await report.trail()];
    for (const [path, body] of [
      [`${room.id}/copy`, { room: { id: one.id } }],
      [`${one.id}/copy`, { room: { id: other.id }, overwrite_ids: [taking.id] }],
      [`${one.id}/items/${door.id}/copy`, { room: { id: other.id }, overwrite_id: taking.id }],
    ] as const)
      expect((await report.write('PUT', `${report.base}/rooms/${path}`, body)).status).toBe(200);
    expect([await report.read(), await report.trail()]).toEqual([before, trail]);
  });

  test('refuses ids that are not items of the target, another kind of room, and a room elsewhere', async () => {
    const source = await report.room('A');
    const item = await report.item(source.id, 'Door');
    const target = await report.room('B');
    const keys = await report.room('Keys', 'KEYS');
    const elsewhere = await (await givenReport(api)).room();
    for (const [wanted, pointer] of [
      [{ room: { id: target.id }, overwrite_ids: [item.id] }, '/overwrite_ids/0'],
      [{ room: { id: keys.id } }, '/room/id'],
      [{ room: { id: elsewhere.id } }, '/room/id'],
      [{ room: {} }, '/room'],
    ] as const) {
      const { status, json } = await report.write('PUT', `${report.base}/rooms/${source.id}/copy`, wanted);
      expect([status, json.errors[0].pointer]).toEqual([422, pointer]);
    }
  });

  test('simultaneous copies of one room into another append everything once each', async () => {
    const source = await report.room('A');
    await report.item(source.id, 'Door');
    await report.item(source.id, 'Walls');
    const target = await report.room('B');
    const copy = () => report.write('PUT', `${report.base}/rooms/${source.id}/copy`, { room: { id: target.id } });
    await Promise.all([copy(), copy(), copy(), copy()]);
    const { json } = await report.write('GET', `${report.base}/rooms/${target.id}`);
    expect(json.items.map(({ name }: Wire) => name.value)).toEqual(Array(4).fill(['Door', 'Walls']).flat());
  });
});

describe('the choice of items to overwrite', () => {
  const list = (names: string[], from: number) => names.map((name, at) => ({ id: from + at, name }));
  const names = fc.array(fc.constantFrom('Door', 'door', 'Walls', 'Floor', 'Lamp'), { maxLength: 8 });

  test('every item of the source is given once or appended, and only named items take', () => {
    fc.assert(
      fc.property(names, names, fc.func(fc.boolean()), (sourceNames, targetNames, isNamed) => {
        const source = list(sourceNames, 1);
        const target = list(targetNames, 1001);
        const named = target.filter(({ id }) => isNamed(id)).map(({ id }) => id);
        const { overwrites, rest } = pairOverwrites(source, target, named);
        expect([...overwrites.map(({ from }) => from), ...rest].toSorted((a, b) => a - b)).toEqual(
          source.map(({ id }) => id),
        );
        expect(rest).toEqual(rest.toSorted((a, b) => a - b));
        expect(new Set(overwrites.map(({ to }) => to)).size).toBe(overwrites.length);
        for (const { from, to } of overwrites) {
          expect(named).toContain(to);
          const nameOf = (id: number) => [...source, ...target].find((one) => one.id === id)?.name.toLowerCase();
          expect(nameOf(from)).toBe(nameOf(to));
        }
      }),
    );
  });
});

describe('copying an item', () => {
  const path = async () => {
    const room = await report.room();
    return `${report.base}/rooms/${room.id}/items/${(await report.item(room.id)).id}/copy`;
  };
  const body = { room: { name: 'Hall 2' } };
  describeGuards('it', given, { method: 'PUT', path, body, scope: 'reports.write' });

  test('into a new room makes one of the same block type, and answers with the copy', async () => {
    const room = await report.room('Checks', 'CHECKLIST');
    const item = await report.item(room.id, 'Clean?', { condition: 1 });
    const { json } = await report.write('PUT', `${report.base}/rooms/${room.id}/items/${item.id}/copy`, {
      room: { name: 'Checks 2' },
    });
    expect(json.id).not.toBe(item.id);
    expect(textOf(json)).toEqual(['Clean?', null, 1]);
    const { json: made } = await report.write('GET', `${report.base}/rooms/${json.room_id}`);
    expect([made.name.value, made.block_type, made.items.length]).toEqual(['Checks 2', 'CHECKLIST', 1]);
    const [copied, added] = await report.trail();
    expect([added?.action, added?.subject.id]).toEqual(['report.room_added', made.id]);
    expect(copied?.action).toBe('report.items_copied');
  });

  test('over an item gives it description and condition, and keeps its name', async () => {
    const room = await report.room();
    const source = await report.item(room.id, 'Door', { description: 'Oak', condition: 'Good' });
    const target = await report.room('Kitchen');
    const other = await report.item(target.id, 'Gate', { description: 'Iron' });
    const copy = `${report.base}/rooms/${room.id}/items/${source.id}/copy`;
    const { json } = await report.write('PUT', copy, { room: { id: target.id }, overwrite_id: other.id });
    expect([json.id, ...textOf(json)]).toEqual([other.id, 'Gate', 'Oak', 'Good']);
    const refused = await report.write('PUT', copy, { room: { id: target.id }, overwrite_id: source.id });
    expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/overwrite_id']);
  });
});

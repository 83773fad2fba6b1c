import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/interface/route-guards.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let source: GivenReport;
const given = () => ({ api, report });

beforeAll(async () => {
  api = await testApi();
  source = await givenReport(api);
  const hall = await source.room('Hall');
  const door = await source.item(hall.id, 'Door', { description: 'Oak', condition: 'Good' });
  await source.action({ roomId: hall.id, itemId: door.id });
  await source.room('Keys', 'KEYS');
  await uploads(api, source.clerk.token).upload(
    `${source.base}/rooms/${hall.id}/items/${door.id}/attachments`,
    await photo(),
  );
  await source.putInState(400);
  report = await givenReport(api);
});
afterAll(() => api.close());

const path = (of = report, property = source.property.id) => `${of.base}/report/copy-from-property/${property}`;
const namesOf = (rooms: { name: { value: string } }[]) => rooms.map(({ name }) => name.value);

describe('copying from a property', () => {
  describeGuards('it', given, { method: 'PUT', path: () => path(), scope: 'reports.write' });

  test('needs properties.read as well', async () => {
    const token = await api.account.token(report.manager.id, ['reports.write']);
    expect((await api.as(token)('PUT', path())).status).toBe(403);
  });

  test('appends rooms, items, descriptions, conditions and attachments, and no actions', async () => {
    const own = await givenReport(api);
    await own.room('Lounge');
    const before = (await source.asManager('GET', `${source.base}/report`)).json;
    const { status, json } = await own.write('PUT', path(own));
    expect(status).toBe(200);
    expect(namesOf(json.rooms)).toEqual(['Hall', 'Keys']);
    const [door] = json.rooms[0].items;
    expect(door).toMatchObject({
      name: {
        value: 'Door',
        editable: true,
      },
      description: { value: 'Oak' },
      condition: { value: 'Good' },
      actions: [],
      origin_id: null,
    });
    const [shown] = before.rooms[0].items[0].attachments;
    expect(json.attachments).toEqual({ [shown.id]: door.attachments[0].id });
    expect(door.attachments[0].url).toBe(shown.url);
    const { rooms } = await own.read();
    expect(namesOf(rooms)).toEqual(['Lounge', 'Hall', 'Keys']);
    expect(rooms.slice(1)).toEqual(json.rooms);
  });

  test('with reset takes the rooms there were away first, by either path', async () => {
    const own = await givenReport(api);
    await own.room('Lounge');
    const short = `${own.base}/copy-from-property/${source.property.id}`;
    expect(namesOf((await own.write('PUT', short, { mode: 'reset' })).json.rooms)).toEqual(['Hall', 'Keys']);
    expect(namesOf((await own.read()).rooms)).toEqual(['Hall', 'Keys']);
  });

  test('takes the mode from the query too, by either path, and refuses one it does not know or two that differ', async () => {
    const short = (of: GivenReport) => `${of.base}/copy-from-property/${source.property.id}`;
    for (const form of [path, short]) {
      const own = await givenReport(api);
      await own.room('Lounge');
      const named = await own.write('PUT', `${form(own)}?mode=new`);
      expect([named.status, named.json.errors[0].parameter]).toEqual([422, 'mode']);
      const torn = await own.write('PUT', `${form(own)}?mode=append`, { mode: 'reset' });
      expect([torn.status, torn.json.errors[0].parameter]).toEqual([422, 'mode']);
      expect(namesOf((await own.read()).rooms)).toEqual(['Lounge']);
      expect((await own.write('PUT', `${form(own)}?mode=reset`)).status).toBe(200);
      expect(namesOf((await own.read()).rooms)).toEqual(['Hall', 'Keys']);
    }
  });

  test('twice at once appends twice, whole each time', async () => {
    const own = await givenReport(api);
    await Promise.all([own.write('PUT', path(own)), own.write('PUT', path(own))]);
    expect(namesOf((await own.read()).rooms)).toEqual(['Hall', 'Keys', 'Hall', 'Keys']);
  });

  test('takes the latest finished report, not one that was cancelled', async () => {
    const own = await givenReport(api);
    const [older, newer, cancelled] = [await givenReport(api), await givenReport(api), await givenReport(api)];
    for (const [one, name] of [
      [older, 'Older'],
      [newer, 'Newer'],
      [cancelled, 'Cancelled'],
    ] as const)
      await one.room(name);
    for (const [one, day, state] of [
      [older, 1, 500],
      [newer, 2, 400],
      [cancelled, 3, 500],
    ] as const) {
      await api.database.rows(
        'test.finish',
        `update inspections set property_id = $2, state = $3, completed_at = '2026-10-01'::date + $4::int,
           cancelled_at = case when $4 = 3 then now() end where id = $1`,
        [one.inspection.id, own.property.id, state, day],
      );
    }
    expect(namesOf((await own.write('PUT', path(own, own.property.id))).json.rooms)).toEqual(['Newer']);
  });

  test('is refused without a finished report, for an unknown property and an unknown mode', async () => {
    const own = await givenReport(api);
    const { status, json } = await own.write('PUT', path(own, own.property.id));
    expect([status, json.code]).toEqual([409, 'no_source_report']);
    expect((await own.write('PUT', path(own, 2_000_000_000))).status).toBe(404);
    expect((await own.write('PUT', path(own), { mode: 'merge' })).json.errors[0].pointer).toBe('/mode');
  });
});

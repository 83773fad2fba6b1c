import { addRows } from '#store/database/add-rows.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { items, optionSets, reports, rooms, templates } from '#store/schema/report.ts';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: GivenUser;
let property: { id: number };
let source: { id: number; reportId: number };
let template: { id: number };

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
}

/** Two rooms, the second with two items, in an order that is not the order of their ids. */
async function fill(reportId: number, accountId: number) {
  const set = only(
    await addRows(api.database, optionSets, [{ accountId, name: 'Clean?', options: ['Clean', 'Tidy'] }]),
  );
  const kitchen = only(
    await addRows(api.database, rooms, [
      { accountId, reportId, position: 1, name: 'Kitchen', blockType: 'SIMPLIFIED', optionSetId: set.id },
    ]),
  );
  const hall = only(
    await addRows(api.database, rooms, [{ accountId, reportId, position: 0, name: 'Hall', blockType: 'DETAILED' }]),
  );
  await addRows(api.database, items, [
    {
      accountId,
      reportId,
      roomId: kitchen.id,
      position: 1,
      name: 'Oven',
      description: 'Black',
      condition: { Clean: 1, Tidy: null },
    },
    {
      accountId,
      reportId,
      roomId: kitchen.id,
      position: 0,
      name: 'Sink',
      description: null,
      condition: { Clean: 0, Tidy: 2 },
    },
  ]);
  return { kitchen, hall, set };
}

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  manager = await account.user('manager');
  property = await givenProperty(database, account.id);
  source = await givenInspection(database, account.id, property.id, { state: 400 });
  await fill(source.reportId, account.id);
  const report = only(await addRows(database, reports, [{ accountId: account.id }]));
  await fill(report.id, account.id);
  template = only(
    await addRows(database, templates, [
      { accountId: account.id, reportId: report.id, name: 'Flat', system: true, selfService: true },
    ]),
  );
});
afterAll(() => api.close());

const fresh = () => givenInspection(api.database, api.account.id, property.id);
const initialize = (id: number, body: object) =>
  api.as(manager.token)('PUT', `/inspections/${id}/initialization`, body);
const roomsOf = (reportId: number) =>
  api.database.rows<Record<string, unknown>>(
    'test.rooms',
    `select r.name, r.name_editable, r.block_type, r.option_set_id is not null as has_set, r.origin_id is not null as has_origin, r.carried,
            coalesce(jsonb_agg(jsonb_build_array(i.name, i.name_editable, i.description, i.description_editable, i.condition) order by i.position)
              filter (where i.id is not null), '[]') as items
     from rooms r left join items i on i.room_id = r.id where r.report_id = $1 group by r.account_id, r.id order by r.position`,
    [reportId],
  );
const carried = (editable: boolean) => [
  {
    name: 'Hall',
    name_editable: editable,
    block_type: 'DETAILED',
    has_set: false,
    has_origin: true,
    carried: true,
    items: [],
  },
  {
    name: 'Kitchen',
    name_editable: editable,
    block_type: 'SIMPLIFIED',
    has_set: true,
    has_origin: true,
    carried: true,
    items: [
      ['Sink', editable, null, editable, { Clean: 0, Tidy: 2 }],
      ['Oven', editable, 'Black', editable, { Clean: 1, Tidy: null }],
    ],
  },
];

describe('starting a report', () => {
  test('from an inspection carries rooms and items over in order, with locked names and descriptions', async () => {
    const inspection = await fresh();
    const { status, json } = await initialize(inspection.id, { type: 6, init_from: source.id });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: inspection.id,
      initialized: true,
      initialization: { type: 6, id: source.id, date: expect.stringMatching(/^20/) },
    });
    expect(await roomsOf(inspection.reportId)).toEqual(carried(false));
  });

  test('from a template leaves names and descriptions editable, and replaces carried texts', async () => {
    const inspection = await fresh();
    await initialize(inspection.id, { type: 6, init_from: source.id });
    const { json } = await initialize(inspection.id, { type: 3, init_from: template.id });
    expect(json).toMatchObject({ initialized: true, initialization: { type: 3, id: template.id } });
    expect(await roomsOf(inspection.reportId)).toEqual(carried(true));
  });

  test('from nothing again, with init_from null, whatever type says', async () => {
    const inspection = await fresh();
    await initialize(inspection.id, { type: 6, init_from: source.id });
    const { json } = await initialize(inspection.id, { type: 3, init_from: null });
    expect(json).toMatchObject({ initialized: false, initialization: null });
    expect(await roomsOf(inspection.reportId)).toEqual([]);
  });

  test('from nothing where it starts from nothing already moves no version', async () => {
    const inspection = await fresh();
    const call = api.as(manager.token);
    const before = await call('GET', `/inspections/${inspection.id}`);
    const { status, headers } = await initialize(inspection.id, { type: null, init_from: null });
    expect([status, headers['etag']]).toEqual([200, before.headers['etag']]);
    expect((await call('GET', `/inspections/${inspection.id}`)).json).toEqual(before.json);
  });

  test('at its creation with preload_template_id', async () => {
    const { json } = await api.as(manager.token)('POST', '/inspections', {
      property: { id: property.id },
      type: { id: 3 },
      conduct_date: '2027-02-03',
      preload_template_id: template.id,
    });
    expect(json).toMatchObject({ initialized: true, initialization: { type: 3, id: template.id } });
    const [row] = await api.database.rows<{ report_id: number }>(
      'test.report',
      'select report_id from inspections where id = $1',
      [json.id],
    );
    expect(await roomsOf(row?.report_id ?? 0)).toEqual(carried(true));
    const began = await api.as(manager.token)('GET', `/inspections?template_id=${template.id}&per_page=100`);
    expect(began.json.data.map(({ id }: { id: number }) => id)).toContain(json.id);
    expect(began.json.data.map((one: { initialization: unknown }) => one.initialization)).toEqual(
      began.json.data.map(() => expect.objectContaining({ type: 3, id: template.id })),
    );
    const { json: none } = await api.as(manager.token)('GET', `/inspections?template_id=${template.id + 1000}`);
    expect(none.pagination.totalRecords).toBe(0);
  });

  test('takes the system’s own template for a tenant without one', async () => {
    const { json } = await api.as(manager.token)('POST', '/inspections', {
      property: { id: property.id },
      type: { id: 150 },
      conduct_date: '2027-02-03',
      self_servicer: { name: 'Ada', email: 'a@example.com' },
    });
    expect(json).toMatchObject({ initialization: { type: 3, id: template.id } });
  });

  test('from an unknown template is refused, and nothing is created', async () => {
    const before = (await api.as(manager.token)('GET', '/inspections')).json.pagination.totalRecords;
    const { status, json } = await api.as(manager.token)('POST', '/inspections', {
      property: { id: property.id },
      type: { id: 3 },
      conduct_date: '2027-02-03',
      preload_template_id: 999_999,
    });
    expect(status).toBe(422);
    expect(json.errors).toMatchObject([{ pointer: '/preload_template_id', code: 'unknown' }]);
    expect((await api.as(manager.token)('GET', '/inspections')).json.pagination.totalRecords).toBe(before);
  });
});

describe('the start of a report', () => {
  test('from an archived template is refused, and for a tenant from one that is not for tenants', async () => {
    const asManager = api.as(manager.token);
    const { json: made } = await asManager('POST', '/templates', { name: 'For the office', type_ids: [] });
    const draft = { property: { id: property.id }, conduct_date: '2027-02-03' };
    const self_servicer = { name: 'Ada', email: 'ada@example.com', template_id: made.id };
    const ofTenant = await asManager('POST', '/inspections', { ...draft, type: { id: 150 }, self_servicer });
    expect([ofTenant.status, ofTenant.json.errors?.[0].pointer]).toEqual([422, '/self_servicer/template_id']);

    const { json: inspection } = await asManager('POST', '/inspections', { ...draft, type: { id: 1 } });
    const start = { type: 3, init_from: made.id };
    const path = `/inspections/${inspection.id}/initialization`;
    expect((await asManager('PUT', path, start)).status).toBe(200);
    expect((await asManager('DELETE', `/templates/${made.id}`)).status).toBe(200);
    const archived = await asManager('PUT', path, start);
    expect([archived.status, archived.json.errors?.[0].pointer]).toEqual([422, '/init_from']);
  });

  test('cannot change once somebody has written to it', async () => {
    const inspection = await fresh();
    await api.database.rows('test.write', 'update reports set written_at = now() where id = $1', [inspection.reportId]);
    expect((await initialize(inspection.id, { type: 6, init_from: source.id })).json).toMatchObject({
      status: 409,
      code: 'already_started',
    });
    expect((await initialize(inspection.id, { init_from: null })).status).toBe(409);
  });

  test('cannot change once it is under way', async () => {
    const inspection = await givenInspection(api.database, api.account.id, property.id, { state: 300 });
    expect((await initialize(inspection.id, { type: 6, init_from: source.id })).json).toMatchObject({
      status: 409,
      code: 'already_started',
      state: 300,
    });
  });

  test.each([
    [{ init_from: 1 }, '/type'],
    [{ type: 5, init_from: 1 }, '/type'],
    [{ type: 6 }, '/init_from'],
    [{ type: 6, init_from: 999_999 }, '/init_from'],
    [{ type: 3, init_from: 999_999 }, '/init_from'],
  ])('is refused for %j', async (body, pointer) => {
    const inspection = await fresh();
    const { status, json } = await initialize(inspection.id, body);
    expect(status).toBe(422);
    expect(json.errors[0].pointer).toBe(pointer);
  });

  test('is never another account’s', async () => {
    const elsewhere = await givenAccount(api.database, 'Another firm');
    const foreign = await givenInspection(
      api.database,
      elsewhere.id,
      (await givenProperty(api.database, elsewhere.id)).id,
    );
    const inspection = await fresh();
    expect((await initialize(inspection.id, { type: 6, init_from: foreign.id })).status).toBe(422);
    expect((await initialize(inspection.id, { type: 6, init_from: inspection.id })).status).toBe(422);
  });

  test('is for managers', async () => {
    const clerk = await api.account.user('clerk');
    const inspection = await fresh();
    expect(
      (await api.as(clerk.token)('PUT', `/inspections/${inspection.id}/initialization`, { init_from: null })).status,
    ).toBe(403);
    expect(
      (await api.as(undefined)('PUT', `/inspections/${inspection.id}/initialization`, { init_from: null })).status,
    ).toBe(401);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { photo } from '#testing/sample-files.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let asManager: Call;
let asClerk: Call;

beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  asManager = report.asManager;
  asClerk = report.write;
});
afterAll(() => api.close());

const create = async (more: object = {}) =>
  (await asManager('POST', '/templates', { name: 'Two-bed flat', ...more })).json;
const systemTemplate = async () => {
  const { id } = await create({ name: 'Standard', self_service: true });
  await api.database.rows('test.system', 'update templates set system = true where id = $1', [id]);
  return id;
};

describe('templates', () => {
  test('are created with their defaults, read, changed by the sent members, and deleted', async () => {
    const made = await create();
    expect(made).toMatchObject({
      name: 'Two-bed flat',
      system: false,
      type_ids: [],
      self_service: false,
      archived_at: null,
    });
    const path = `/templates/${made.id}`;
    const { json, headers } = await asManager('PUT', path, { type_ids: [1, 5] });
    expect(json).toMatchObject({ name: 'Two-bed flat', type_ids: [1, 5] });
    expect(headers['etag']).toBe('"2-json"');
    expect((await asManager('GET', path)).json).toEqual(json);
    expect((await asManager('PUT', path, { name: 'x' }, { 'if-match': '"1-json"' })).status).toBe(412);
    expect((await asManager('DELETE', path)).text).toBe('');
    expect((await asManager('GET', path)).status).toBe(404);
  });

  test('are listed in pages, by type and by self-service', async () => {
    const [inventory, any] = [
      await create({ name: 'A1', type_ids: [1] }),
      await create({ name: 'A2', self_service: true }),
    ];
    const idsIn = async (query: string) =>
      (await asManager('GET', `/templates?per_page=100${query}`)).json.data.map(({ id }: { id: number }) => id);
    expect(await idsIn('&type_id=1')).toEqual(expect.arrayContaining([inventory.id, any.id]));
    expect(await idsIn('&type_id=7')).not.toContain(inventory.id);
    expect(await idsIn('&self_service=true')).not.toContain(inventory.id);
    expect(await idsIn('&self_service=true')).toContain(any.id);
  });

  test('are found by words of the name, and sorted by it or by the last change', async () => {
    const [one, other] = [await create({ name: 'Élan house, small' }), await create({ name: 'élan flat' })];
    const idsIn = async (query: string) =>
      (await asManager('GET', `/templates?${query}`)).json.data.map(({ id }: { id: number }) => id);
    expect(await idsIn('q=ELAN')).toEqual([other.id, one.id]);
    expect(await idsIn('q=small elan')).toEqual([one.id]);
    expect(await idsIn('q=elan&sort=-name')).toEqual([one.id, other.id]);
    await asManager('PUT', `/templates/${one.id}`, { type_ids: [1] });
    expect(await idsIn('q=elan&sort=updated')).toEqual([other.id, one.id]);
    expect(await idsIn('q=elan&sort=name&cursor=&per_page=1')).toEqual([other.id]);
  });

  test('refuse unknown inspection types and empty names', async () => {
    const { status, json } = await asManager('POST', '/templates', { name: 'x', type_ids: [1, 99] });
    expect([status, json.errors[0].pointer]).toEqual([422, '/type_ids/1']);
    expect((await asManager('POST', '/templates', { name: '' })).status).toBe(422);
  });

  test('are written by managers only and read by all staff', async () => {
    const { id } = await create();
    expect((await asClerk('POST', '/templates', { name: 'x' })).status).toBe(403);
    expect((await asClerk('GET', `/templates/${id}`)).status).toBe(200);
    expect((await asClerk('POST', `/templates/${id}/rooms`, { name: 'Hall', block_type: 'DETAILED' })).status).toBe(
      403,
    );
    const reader = api.as(await api.account.token(report.manager.id, ['templates.read']));
    expect((await reader('PUT', `/templates/${id}`, { name: 'x' })).status).toBe(403);
    expect((await api.as(undefined)('GET', '/templates')).status).toBe(401);
  });

  test('do not exist in another account', async () => {
    const { id } = await create();
    const stranger = api.as((await (await givenAccount(api.database, 'Another firm')).user('administrator')).token);
    for (const [method, path, body] of [
      ['GET', `/templates/${id}`, undefined],
      ['PUT', `/templates/${id}`, { name: 'x' }],
      ['DELETE', `/templates/${id}`, undefined],
      ['GET', `/templates/${id}/report`, undefined],
      ['POST', `/templates/${id}/rooms`, { name: 'Hall', block_type: 'DETAILED' }],
    ] as const) {
      expect((await stranger(method, path, body)).status).toBe(404);
    }
    expect((await stranger('GET', '/templates')).json.pagination.totalRecords).toBe(0);
  });

  test('in use are archived instead of deleted', async () => {
    const { id } = await create({ name: 'In use' });
    await api.database.rows(
      'test.use',
      'update inspections set initialization_type = 3, initialization_from = $2 where id = $1',
      [report.inspection.id, id],
    );
    expect((await asManager('DELETE', `/templates/${id}`)).status).toBe(200);
    expect((await asManager('GET', `/templates/${id}`)).json.archived_at).not.toBeNull();
    const listed = (await asManager('GET', '/templates?per_page=100')).json.data;
    expect(listed.some((one: { id: number }) => one.id === id)).toBe(false);
    const all = (await asManager('GET', '/templates?per_page=100&archived=true')).json.data;
    expect(all.some((one: { id: number }) => one.id === id)).toBe(true);
  });
});

describe('the rooms of a template', () => {
  test('go by the same rules as those of a report', async () => {
    const { id } = await create();
    const base = `/templates/${id}`;
    const hall = (await asManager('POST', `${base}/rooms`, { name: 'Hall', block_type: 'DETAILED' })).json;
    const kitchen = (await asManager('POST', `${base}/rooms`, { name: 'Kitchen', block_type: 'CHECKLIST' })).json;
    const door = (await asManager('POST', `${base}/rooms/${hall.id}/items`, { name: 'Door' })).json;
    const changed = await asManager('PUT', `${base}/rooms/${hall.id}/items/${door.id}`, {
      name: 'Door',
      description: 'Oak',
    });
    expect([changed.status, changed.headers['etag']]).toEqual([200, '"2-json"']);
    expect((await asManager('PUT', `${base}/rooms/${hall.id}`, { name: 'Entrance' })).json.name.value).toBe('Entrance');
    expect((await asManager('PUT', `${base}/rooms`, [kitchen.id, hall.id])).status).toBe(200);
    expect((await asManager('PUT', `${base}/rooms/${hall.id}/copy`, { room: { name: 'Porch' } })).status).toBe(200);
    const action = { action: 'Check', responsibility: 'Agent' };
    expect((await asManager('POST', `${base}/rooms/${hall.id}/items/${door.id}/actions`, action)).status).toBe(200);
    const { rooms, version } = (await asManager('GET', `${base}/report`)).json;
    expect(rooms.map(({ name }: { name: { value: string } }) => name.value)).toEqual(['Kitchen', 'Entrance', 'Porch']);
    expect(rooms[1].items[0]).toMatchObject({ description: { value: 'Oak' }, actions: [action] });
    expect(version).toBeGreaterThan(5);
    expect((await asManager('PUT', `${report.base}/rooms/${hall.id}`, { name: 'x' })).status).toBe(404);
  });

  test('carry attachments, which only managers change', async () => {
    const { id } = await create();
    const { json } = await uploads(api, report.manager.token).upload(`/templates/${id}/attachments`, await photo());
    expect(json.type).toBe('IMAGE');
    expect((await asClerk('PUT', `/attachments/${json.id}/rotation`, { angle: 90 })).status).toBe(403);
    expect((await asManager('PUT', `/attachments/${json.id}/rotation`, { angle: 90 })).status).toBe(200);
    expect((await asManager('DELETE', `/templates/${id}`)).status).toBe(200);
    expect((await uploads(api, undefined).read(json.url)).status).toBe(404);
  });

  test('come along into a copy of the template', async () => {
    const source = await create();
    const hall = (await asManager('POST', `/templates/${source.id}/rooms`, { name: 'Hall', block_type: 'DETAILED' }))
      .json;
    await asManager('POST', `/templates/${source.id}/rooms/${hall.id}/items`, { name: 'Door' });
    const copy = await create({ name: 'Copy', copy_of: source.id });
    const { rooms } = (await asManager('GET', `/templates/${copy.id}/report`)).json;
    expect(rooms[0]).toMatchObject({ name: { value: 'Hall' }, items: [{ name: { value: 'Door' } }] });
    expect((await asManager('POST', '/templates', { name: 'x', copy_of: 2_000_000_000 })).status).toBe(422);
  });
});

describe('a template of the service', () => {
  test('is listed for self-service apart from those of the account', async () => {
    const system = await systemTemplate();
    const own = (await create({ name: 'Our self-service', self_service: true })).id;
    const { json } = await asClerk('GET', '/settings/account/self-service/templates');
    expect(json.system).toContainEqual({ id: system, name: 'Standard' });
    expect(json.account).toContainEqual({ id: own, name: 'Our self-service' });
    const { text } = await asClerk('GET', '/settings/account/self-service/templates', undefined, {
      accept: 'application/xml',
    });
    expect(text).toContain('<json:string name="name">Our self-service</json:string>');
  });

  test('cannot be changed, only copied', async () => {
    const id = await systemTemplate();
    expect((await asManager('PUT', `/templates/${id}`, { name: 'x' })).status).toBe(409);
    expect((await asManager('DELETE', `/templates/${id}`)).status).toBe(409);
    expect((await asManager('POST', `/templates/${id}/rooms`, { name: 'Hall', block_type: 'DETAILED' })).status).toBe(
      409,
    );
    expect((await create({ copy_of: id })).system).toBe(false);
  });
});

/** A body with faults of its shape and faults that only the store knows: all are named in one answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let own: Everything;
let admin: Call;
let inspection: string;
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  admin = api.as(own.users.administrator.token);
  inspection = `/inspections/${own.ids['inspection']}`;
}, 60_000);
afterAll(() => api.close());

const NEVER = 2_000_000_000;

async function pointersOf(answer: ReturnType<Call>): Promise<[number, string[]]> {
  const { status, json } = await answer;
  return [status, json.errors?.map(({ pointer }: { pointer: string }) => pointer).toSorted()];
}

describe('every fault at once, also those that only the store knows', () => {
  test('in a new inspection', async () => {
    const body = {
      property: { id: NEVER },
      type: { id: 1 },
      conduct_date: 'tomorrow',
      clerk: { id: NEVER },
      custom_fields: { [NEVER]: 'x', 7: { value: 7 } },
      preload_template_id: NEVER,
    };
    expect(await pointersOf(admin('POST', '/inspections', body))).toEqual([
      422,
      [
        '/clerk/id',
        '/conduct_date',
        '/custom_fields/2000000000',
        '/custom_fields/7',
        '/preload_template_id',
        '/property/id',
      ],
    ]);
    const untyped = { property: { id: 'x' }, type: {}, conduct_date: '2027-02-03', client_id: NEVER };
    expect(await pointersOf(admin('POST', '/inspections', untyped))).toEqual([
      422,
      ['/client_id', '/property/id', '/type/id'],
    ]);
    const selfService = { property: { id: NEVER }, type: { id: 150 }, conduct_date: 7 };
    expect(await pointersOf(admin('POST', '/inspections', selfService))).toEqual([
      422,
      ['/conduct_date', '/property/id', '/self_servicer'],
    ]);
  });

  test('in a new inspection of an unknown type, and in a change', async () => {
    const untyped = {
      property: { id: NEVER },
      type: { id: 9 },
      conduct_date: '2027-02-03',
      preload_template_id: NEVER,
    };
    expect(await pointersOf(admin('POST', '/inspections', untyped))).toEqual([
      422,
      ['/preload_template_id', '/property/id', '/type/id'],
    ]);
    const change = { property: { id: NEVER }, preload_template_id: NEVER };
    for (const more of [{}, { title: 7 }]) {
      expect(await pointersOf(admin('PUT', inspection, { ...change, ...more }))).toEqual([
        422,
        ['/preload_template_id', '/property/id', ...Object.keys(more).map((name) => `/${name}`)],
      ]);
    }
  });

  test('in a list: an interval that makes no sense beside parameters that make none', async () => {
    const { status, json } = await admin('GET', '/inspections?page=0&conduct_date=soon&sort=colour');
    const parameters = json.errors.map(({ parameter }: { parameter: string }) => parameter).toSorted();
    expect([status, parameters]).toEqual([422, ['conduct_date', 'page', 'sort']]);
  });

  test('in a self-service inspection whose tenant is half right', async () => {
    const body = {
      property: { id: own.ids['property'] },
      type: { id: 150 },
      conduct_date: '2027-02-03',
      self_servicer: { name: '', email: 'no address', template_id: NEVER },
    };
    expect(await pointersOf(admin('POST', '/inspections', body))).toEqual([
      422,
      ['/self_servicer/email', '/self_servicer/name', '/self_servicer/template_id'],
    ]);
  });

  test('in a changed inspection', async () => {
    const body = { title: 7, clerk: { id: NEVER }, cover_image: { id: NEVER }, notes: { client: 7 } };
    expect(await pointersOf(admin('PUT', inspection, body))).toEqual([
      422,
      ['/clerk/id', '/cover_image/id', '/notes/client', '/title'],
    ]);
  });

  test('in a property, new and changed', async () => {
    const body = { no_of_beds: -1, client: { id: NEVER } };
    expect(await pointersOf(admin('POST', '/properties', body))).toEqual([
      422,
      ['/address', '/client/id', '/no_of_baths', '/no_of_beds'],
    ]);
    const change = admin('PUT', `/properties/${own.ids['property']}`, body);
    expect(await pointersOf(change)).toEqual([422, ['/client/id', '/no_of_beds']]);
  });

  test('in a meter', async () => {
    const answer = admin('POST', `/properties/${own.ids['property']}/meters`, { type: '', parent_id: NEVER });
    expect((await pointersOf(answer))[1]).toEqual(expect.arrayContaining(['/type', '/date', '/parent_id']));
  });

  test('in rooms and their copies', async () => {
    const room = { name: '', block_type: 'SCALE', option_set: NEVER };
    expect(await pointersOf(admin('POST', `${inspection}/rooms`, room))).toEqual([422, ['/name', '/option_set']]);
    expect(await pointersOf(admin('POST', `${inspection}/rooms`, { ...room, block_type: 'NEW' }))).toEqual([
      422,
      ['/block_type', '/name'],
    ]);
    const copy = admin('PUT', `${inspection}/rooms/${own.ids['room']}/copy`, {
      room: { id: NEVER },
      overwrite_ids: ['x'],
    });
    expect(await pointersOf(copy)).toEqual([422, ['/overwrite_ids/0', '/room/id']]);
  });

  test('in items and their copies', async () => {
    const items = `${inspection}/rooms/${own.ids['room']}/items`;
    const body = { name: '', condition: { not: 1 } };
    expect(await pointersOf(admin('POST', items, body))).toEqual([422, ['/condition', '/name']]);
    expect(await pointersOf(admin('PUT', `${items}/${own.ids['item']}`, body))).toEqual([422, ['/condition', '/name']]);
    const copy = admin('PUT', `${items}/${own.ids['item']}/copy`, { room: { id: NEVER }, overwrite_id: 'x' });
    expect(await pointersOf(copy)).toEqual([422, ['/overwrite_id', '/room/id']]);
  });

  test('in an announced attachment', async () => {
    const answer = admin('POST', `${inspection}/report/pending-attachments`, { identifier: '', item_id: NEVER });
    expect((await pointersOf(answer))[1]).toEqual(expect.arrayContaining(['/identifier', '/item_id', '/size']));
  });

  test('in a template', async () => {
    const body = { name: '', type_ids: [1, 99], copy_of: NEVER };
    expect(await pointersOf(admin('POST', '/templates', body))).toEqual([422, ['/copy_of', '/name', '/type_ids/1']]);
    expect(await pointersOf(admin('POST', '/templates', { ...body, name: 'Flat' }))).toEqual([
      422,
      ['/copy_of', '/type_ids/1'],
    ]);
  });

  test('in a webhook', async () => {
    const body = { url: 'https://10.0.0.1/', events: ['no.such'] };
    expect(await pointersOf(admin('POST', '/webhooks', body))).toEqual([422, ['/events/0', '/url']]);
  });

  test('in a file share', async () => {
    const body = { inspection_id: NEVER, pdf_type: 'NONE', expires_at: '2001-01-01T00:00:00Z' };
    expect(await pointersOf(admin('POST', '/file-shares', body))).toEqual([
      422,
      ['/expires_at', '/inspection_id', '/pdf_type'],
    ]);
  });

  test('in a custom field', async () => {
    const body = { name: '', type: 'choice' };
    expect(await pointersOf(admin('POST', '/custom-fields/properties', body))).toEqual([422, ['/name', '/options']]);
  });

  test('names no member twice, and no thing that is not there on the way', async () => {
    const property = `/properties/${own.ids['property']}`;
    const { id } = (await admin('POST', '/custom-fields/properties', { name: 'Floor', type: 'text' })).json;
    await admin('PUT', property, { custom_fields: { [id]: '3' } });
    expect(await pointersOf(admin('PUT', property, { custom_fields: { [id]: 7 } }))).toEqual([
      422,
      [`/custom_fields/${id}`],
    ]);
    expect(await pointersOf(admin('PUT', property, { custom_fields: { [id]: '3', 'a/b~c': 'x' } }))).toEqual([
      422,
      ['/custom_fields/a~1b~0c'],
    ]);
    const absent = admin('PUT', `/inspections/${NEVER}`, { title: 7, clerk: { id: NEVER } });
    expect(await pointersOf(absent)).toEqual([422, ['/title']]);
  });

  test('and changes nothing', async () => {
    const before = (await admin('GET', inspection)).json;
    await admin('PUT', inspection, { title: 7, ref: 'changed', clerk: { id: NEVER } });
    expect((await admin('GET', inspection)).json).toEqual(before);
  });
});

test('a parameter that is given twice is refused in words', async () => {
  const { status, json } = await admin('GET', '/properties?page=2&page=3');
  expect([status, json.errors]).toEqual([
    422,
    [{ parameter: 'page', code: expect.any(String), detail: 'page must be given once' }],
  ]);
});

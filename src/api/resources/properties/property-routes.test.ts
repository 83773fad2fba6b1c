import { addRows } from '#store/database/add-rows.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customFields } from '#store/schema/property.ts';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: GivenUser;
let asManager: Call;

beforeAll(async () => {
  api = await testApi();
  manager = await api.account.user('manager');
  asManager = api.as(manager.token);
});
afterAll(() => api.close());

const draft = (more: object = {}) => ({
  address: { line1: '12 Albert Road', city: 'Southsea', postcode: 'PO5 2SJ' },
  no_of_beds: 2,
  no_of_baths: 1,
  ...more,
});
const create = async (more: object = {}) => (await asManager('POST', '/properties', draft(more))).json;

describe('a property', () => {
  test('keeps what an update leaves out, and notes the rest in its trail', async () => {
    const client = await api.account.client('Solent Estates');
    const made = await create({ ref: 'R', tags: ['HMO'], client: { id: client.id }, furnished: 'Part Furnished' });
    const { json } = await asManager('PUT', `/properties/${made.id}`, {
      address: { postcode: 'SO14 2AA' },
      no_of_beds: 3,
      client: null,
    });
    expect(json).toMatchObject({ ref: 'R', tags: ['HMO'], furnished: 'Part Furnished', no_of_beds: 3, client: null });
    expect(json.address).toMatchObject({ line1: '12 Albert Road', postcode: 'SO14 2AA' });
    expect(json.geocoords).not.toEqual(made.geocoords);
    const { json: trail } = await asManager('GET', `/properties/${made.id}/audit`);
    expect(trail.data.map(({ action }: { action: string }) => action)).toEqual([
      'property.updated',
      'property.created',
    ]);
    expect(trail.data[0]).toMatchObject({
      actor: { id: manager.id },
      application: 'Test application',
      subject: { type: 'property', id: made.id },
    });
  });

  test('takes custom fields as objects and as strings; an update must supply all that have values', async () => {
    const rows = await addRows(api.database, customFields, [
      { accountId: api.account.id, subject: 'properties', name: 'EPC', type: 'choice', options: ['A', 'B'] },
      { accountId: api.account.id, subject: 'properties', name: 'Built', type: 'number', required: true },
    ]);
    const [epc, built] = rows.map(({ id }) => String(id)) as [string, string];
    const made = await create({ custom_fields: { [epc]: { value: 'A' }, [built]: '1901' } });
    expect(made.customFields).toEqual({
      [epc]: { name: 'EPC', value: 'A', required: false },
      [built]: { name: 'Built', value: '1901', required: true },
    });
    const bad = await asManager('PUT', `/properties/${made.id}`, { custom_fields: { [epc]: 'Z', 999: 'x' } });
    expect(bad.json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual(
      ['999', built, epc].map((id) => `/custom_fields/${id}`).toSorted(),
    );
  });

  test('is refused with every fault at once', async () => {
    const { status, json } = await asManager('POST', '/properties', {
      address: { line1: '' },
      no_of_beds: -1,
      furnished: 'Half',
      detachment: 1,
    });
    expect(status).toBe(422);
    expect(json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      '/address/city',
      '/address/line1',
      '/address/postcode',
      '/detachment',
      '/furnished',
      '/no_of_baths',
      '/no_of_beds',
    ]);
  });

  test('cannot be given to a client of another account', async () => {
    const elsewhere = await givenAccount(api.database, 'Another firm');
    const client = await elsewhere.client();
    const { json } = await asManager('POST', '/properties', draft({ client: { id: client.id } }));
    expect(json.errors).toMatchObject([{ pointer: '/client/id' }]);
  });

  test('is not there for another account, and for a client only when it is theirs', async () => {
    const client = await api.account.client();
    const person = await api.account.user('client', { clientId: client.id });
    const [own, other] = [await create({ client: { id: client.id } }), await create()];
    expect((await api.as(person.token)('GET', `/properties/${own.id}`)).status).toBe(200);
    expect((await api.as(person.token)('GET', `/properties/${other.id}`)).status).toBe(404);
    expect((await api.as(person.token)('GET', '/properties')).json.pagination.totalRecords).toBe(1);
    expect((await api.as(person.token)('PUT', `/properties/${own.id}`, {})).status).toBe(403);
    const stranger = await (await givenAccount(api.database, 'Third firm')).user('administrator');
    for (const method of ['GET', 'PUT'] as const) {
      expect(
        (await api.as(stranger.token)(method, `/properties/${own.id}`, method === 'PUT' ? {} : undefined)).status,
      ).toBe(404);
    }
  });

  test('needs a token with the scope of a manager', async () => {
    const clerk = await api.account.user('clerk');
    expect((await api.as(undefined)('POST', '/properties', draft())).status).toBe(401);
    expect((await api.as(clerk.token)('POST', '/properties', draft())).status).toBe(403);
    expect(
      (await api.as(await api.account.token(manager.id, ['properties.read']))('POST', '/properties', draft())).status,
    ).toBe(403);
  });

  test('is kept from being overwritten unseen', async () => {
    const { id } = await create();
    await asManager('PUT', `/properties/${id}`, { notes: 'theirs' });
    expect(
      (await asManager('PUT', `/properties/${id}`, { notes: 'mine' }, { 'if-match': '"1-json"' })).json,
    ).toMatchObject({ status: 412, current: { notes: 'theirs' } });
  });
});

describe('the list of properties', () => {
  test('is thirty a page, most recent first, found by words in any order without accents', async () => {
    const elsewhere = await givenAccount(api.database, 'List firm');
    const boss = api.as((await elsewhere.user('manager')).token);
    const lines = ['1 Élan Street', '2 Bank Lane', '3 Élan Street'];
    for (const line1 of lines)
      await givenProperty(api.database, elsewhere.id, {
        line1,
        tags: [line1.slice(0, 1)],
        ref: line1,
        postcode: line1.startsWith('2') ? 'PO5 3LX' : 'PO5 2SJ',
      });
    const found = async (query: string) =>
      (await boss('GET', `/properties?${query}`)).json.data.map((row: { address: { line1: string } }) =>
        row.address.line1.slice(0, 1),
      );
    expect((await boss('GET', '/properties')).json.pagination).toEqual({
      perPage: 30,
      currentPage: 1,
      totalPages: 1,
      totalRecords: 3,
    });
    expect(await found('')).toEqual(['3', '2', '1']);
    expect(await found('address=street%20ELAN%20po52sj')).toEqual(['3', '1']);
    expect(await found('tag=2&tag=3')).toEqual(['3', '2']);
    expect(await found('tag[]=1')).toEqual(['1']);
    expect(await found('postcode=PO5%202')).toEqual(['3', '1']);
    expect(await found('ref=2%20Bank%20Lane')).toEqual(['2']);
    expect(await found('per_page=2&page=2')).toEqual(['1']);
    expect((await boss('GET', '/properties?page=0')).status).toBe(422);
  });

  test('covers everything exactly once, deep pages read from the edge of a month', async () => {
    const elsewhere = await givenAccount(api.database, 'Large firm');
    const boss = api.as((await elsewhere.user('manager')).token);
    await api.database.rows(
      'test.many',
      `insert into properties (id, account_id, line1, city, postcode, no_of_beds, no_of_baths, created_at)
       select first + g, $1, g || ' Road', 'Gosport', 'PO12 1AA', 1, 1, now() - g * interval '3 hours'
       from lease_ids($1, 'properties', 1300) first, generate_series(0, 1299) g`,
      [elsewhere.id],
    );
    const removed = `delete from properties where account_id = $1 and created_at < now() - interval '3841 hours'`;
    await api.database.rows('test.removed', removed, [elsewhere.id]);
    const lines: string[] = [];
    for (let page = 1; page <= 13; page += 1) {
      const { json } = await boss('GET', `/properties?per_page=100&page=${page}`);
      lines.push(...json.data.map((row: { address: { line1: string } }) => row.address.line1));
    }
    expect(lines).toEqual(Array.from({ length: 1281 }, (_, at) => `${at} Road`));
  });
});

describe('the trail of a property', () => {
  test('is narrowed to a person, to things, to what was done, and to days', async () => {
    const made = await create();
    const path = `/properties/${made.id}`;
    const other = api.as((await api.account.user('manager')).token);
    const meter = { type: 'Gas', reading: '1', date: '2027-02-03' };
    const { json: gas } = await other('POST', `${path}/meters`, meter);
    await asManager('PUT', `${path}/meters/${gas.id}`, { reading: '2' });
    await asManager('DELETE', `${path}/meters/${gas.id}`);
    const booking = { property: { id: made.id }, type: { id: 1 }, conduct_date: '2031-02-03' };
    const { json: booked } = await asManager('POST', '/inspections', booking);
    await asManager('POST', `/inspections/${booked.id}/cancel`);

    const told = async (query: string) => {
      const { json } = await asManager('GET', `${path}/audit?${query}`);
      expect(json.pagination.totalRecords).toBe(json.data.length);
      return json.data.map(({ action }: { action: string }) => action);
    };
    expect(await told(`person_id=${manager.id}&topic=meter`)).toEqual(['meter.removed', 'meter.updated']);
    expect(await told('topic=property,meter&kind=added')).toEqual(['meter.added', 'property.created']);
    expect(await told('kind=changed')).toEqual(['meter.updated']);
    expect(await told('kind=removed')).toEqual(['meter.removed']);
    expect(await told('kind=step')).toEqual(['inspection.cancel']);
    expect(await told(`inspection_id=${booked.id}&kind=added`)).toEqual(['inspection.created']);
    const [today = ''] = new Date().toISOString().split('T');
    const day = (from: number) => new Date(Date.parse(today) + from * 86_400_000).toISOString().slice(0, 10);
    expect(await told(`from=${day(-1)}&until=${day(1)}`)).toHaveLength(6);
    expect(await told(`until=${day(-2)}`)).toEqual([]);
    expect(await told(`from=${day(2)}`)).toEqual([]);
    expect((await asManager('GET', `${path}/audit?topic=moon&kind=gone&from=soon&person_id=x`)).status).toBe(422);
  });
});

test('ordered by match, the address that begins with the text comes first, also on a page of one', async () => {
  const account = await givenAccount(api.database, 'Firm of Alder Road');
  const lines = ['1 Alder Road', '10 Alder Road', '2 Alder Road', 'Flat 1, 7 Alder Court', '3 Älder Road'];
  for (const line1 of lines) await givenProperty(api.database, account.id, { line1, postcode: 'OX1 2JD' });
  const call = api.as((await account.user('manager')).token);
  const first = async (address: string, more = '') => {
    const { json } = await call('GET', `/properties?sort=match&address=${encodeURIComponent(address)}${more}`);
    return json.data.map((one: { address: { line1: string } }) => one.address.line1);
  };
  expect(await first('1 alder')).toEqual([
    '1 Alder Road',
    'Flat 1, 7 Alder Court',
    '10 Alder Road',
    '3 Älder Road',
    '2 Alder Road',
  ]);
  expect(await first('1 alder', '&per_page=1')).toEqual(['1 Alder Road']);
  expect(await first('1 alder', '&per_page=1&page=2')).toEqual(['Flat 1, 7 Alder Court']);
  expect(await first('flat 1 7')).toEqual(['Flat 1, 7 Alder Court']);
  expect((await first('%')).length + (await first('_')).length).toBe(0);
  expect(await first('')).toEqual(lines.toReversed());
  expect((await first('1 alder', '&cursor=')).length).toBe(5);
});

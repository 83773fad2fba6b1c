/** The tables of Property, row by row: what a creation takes, what is filled in, what a change keeps, how lists filter. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: Call;
let clientId: number;
let field: number;
beforeAll(async () => {
  api = await testApi();
  manager = api.as((await api.account.user('manager')).token);
  clientId = (await api.account.client('Solent Estates')).id;
  const administrator = api.as((await api.account.user('administrator')).token);
  field = (
    await administrator('POST', '/custom-fields/properties', { name: 'Alarm code', type: 'text', required: true })
  ).json.id;
});
afterAll(() => api.close());

const house = () => ({
  address: { line1: '1 Clarence Parade', city: 'Southsea', postcode: 'PO5 3AA' },
  no_of_beds: 2,
  no_of_baths: 1,
});
const create = async (more: object = {}) => {
  const { status, json, text } = await manager('POST', '/properties', { ...house(), ...more });
  expect(status, text).toBe(200);
  return json;
};

describe('a created property', () => {
  test('with only what is required has every documented default', async () => {
    const made = await create();
    expect(made).toEqual({
      id: expect.any(Number),
      ref: null,
      address: {
        line1: '1 Clarence Parade',
        line2: null,
        city: 'Southsea',
        county: null,
        postcode: 'PO5 3AA',
        country: 'United Kingdom',
      },
      geocoords: { lat: expect.stringMatching(/^50\.\d+$/), lng: expect.stringMatching(/^-1\.\d+$/) },
      furnished: null,
      type: null,
      detachment: null,
      no_of_beds: 2,
      no_of_baths: 1,
      no_of_garages: null,
      parking: false,
      garden: false,
      notes: null,
      uprn: null,
      client: null,
      tags: [],
      customFields: {},
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect((await manager('GET', `/properties/${made.id}`)).json).toEqual(made);
  });

  test.each([
    ['ref', 'A 1/7'],
    ['ref', null],
    ['furnished', 'Unfurnished'],
    ['furnished', 'Part Furnished'],
    ['furnished', 'Fully Furnished'],
    ['furnished', null],
    ['type', 'House boat'],
    ['type', null],
    ['detachment', 'Detached'],
    ['detachment', 'Semi-Detached'],
    ['detachment', 'Mid Terrace'],
    ['detachment', 'End Terrace'],
    ['detachment', null],
    ['no_of_beds', 0],
    ['no_of_baths', 9],
    ['no_of_garages', 2],
    ['no_of_garages', null],
    ['parking', true],
    ['garden', true],
    ['notes', 'Two lines\nof “text” – with 🏠'],
    ['notes', null],
    ['uprn', '100062345678'],
    ['uprn', null],
    ['tags', ['seaside', 'HMO']],
  ])('keeps %s: %j', async (name, value) => {
    expect((await create({ [name]: value }))[name]).toEqual(value);
  });

  test('keeps its whole address', async () => {
    const address = {
      line1: '1 A St',
      line2: 'Flat 2',
      city: 'C',
      county: 'Hants',
      postcode: 'SO14 2AA',
      country: 'Wales',
    };
    expect((await create({ address })).address).toEqual(address);
  });

  test('shows its client by id and name, and a null id is none', async () => {
    expect((await create({ client: { id: clientId } })).client).toEqual({ id: clientId, name: 'Solent Estates' });
    expect((await create({ client: { id: null } })).client).toBeNull();
  });

  test('need not have a ref of its own', async () => {
    await create({ ref: 'twice' });
    expect((await create({ ref: 'twice' })).ref).toBe('twice');
  });

  test('takes custom fields as objects and as strings, under both spellings, and shows them as customFields', async () => {
    const shown = { [field]: { name: 'Alarm code', value: '1234', required: true } };
    for (const more of [
      { custom_fields: { [field]: { value: '1234' } } },
      { custom_fields: { [field]: '1234' } },
      { customFields: { [field]: { value: '1234' } } },
    ])
      expect((await create(more)).customFields).toEqual(shown);
  });

  test.each(['address.line1', 'address.city', 'address.postcode', 'no_of_beds', 'no_of_baths', 'address'])(
    'needs %s',
    async (path) => {
      const body: Record<string, unknown> & { address: Record<string, unknown> } = house();
      const [first = '', second] = path.split('.');
      if (second === undefined) delete body[first];
      else delete body.address[second];
      const { status, json } = await manager('POST', '/properties', body);
      expect(status).toBe(422);
      expect(json.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain(`/${path.replace('.', '/')}`);
    },
  );

  test.each([
    ['furnished', 'furnished'],
    ['detachment', 'Terraced'],
    ['no_of_beds', '2'],
    ['no_of_beds', 1.5],
    ['no_of_baths', -1],
    ['parking', 'yes'],
    ['tags', 'seaside'],
    ['tags', [1]],
    ['client', { id: 'x' }],
    ['custom_fields', { x: 'y' }],
  ])('cannot have %s: %j', async (name, value) => {
    const { status, json } = await manager('POST', '/properties', { ...house(), [name]: value });
    expect(status).toBe(422);
    expect(json.errors[0].pointer).toMatch(new RegExp(`^/${name}`));
  });

  test('outside the table of postcodes has no coordinates', async () => {
    const made = await create({ address: { ...house().address, postcode: '10115' } });
    expect(made.geocoords).toEqual({ lat: null, lng: null });
  });
});

describe('a change of a property', () => {
  test('keeps what is left out, member by member of the address too', async () => {
    const made = await create({ ref: 'R', notes: 'n', tags: ['a'], client: { id: clientId } });
    const { json } = await manager('PUT', `/properties/${made.id}`, { address: { line2: 'Flat 1' }, garden: true });
    const { updated_at, ...kept } = made;
    expect(json).toMatchObject({ ...kept, garden: true, address: { ...made.address, line2: 'Flat 1' } });
    expect(json.updated_at >= updated_at).toBe(true);
    expect((await manager('GET', `/properties/${made.id}`)).json).toEqual(json);
  });

  test('with null clears what may be null', async () => {
    const made = await create({ ref: 'R', notes: 'n', furnished: 'Unfurnished', client: { id: clientId } });
    const { json } = await manager('PUT', `/properties/${made.id}`, {
      ref: null,
      notes: null,
      furnished: null,
      client: null,
    });
    expect(json).toMatchObject({ ref: null, notes: null, furnished: null, client: null });
  });

  test('with a null country has that of the account again', async () => {
    const { id, address } = await create();
    const moved = await manager('PUT', `/properties/${id}`, { address: { country: 'France' } });
    expect(moved.json.address.country).toBe('France');
    const back = await manager('PUT', `/properties/${id}`, { address: { country: null } });
    expect(back.json.address).toEqual(address);
  });

  test('of custom fields has to supply all that have values, else 422 names the one left out', async () => {
    const made = await create({ custom_fields: { [field]: '1234' } });
    const { status, json } = await manager('PUT', `/properties/${made.id}`, { custom_fields: {} });
    expect([status, json.errors[0].pointer]).toEqual([422, `/custom_fields/${field}`]);
    expect(json.errors[0].detail).toContain('Alarm code');
    const changed = await manager('PUT', `/properties/${made.id}`, { custom_fields: { [field]: '5678' } });
    expect(changed.json.customFields[field].value).toBe('5678');
  });

  test('that sends everything back as it was read is no error, also when the client was archived meanwhile', async () => {
    const { json: client } = await manager('POST', '/clients', { name: 'Harbour Lets' });
    const made = await create({ client: { id: client.id } });
    await manager('DELETE', `/clients/${client.id}`);
    const { status, json } = await manager('PUT', `/properties/${made.id}`, made);
    expect([status, json]).toEqual([200, made]);
    const other = await create();
    const refused = await manager('PUT', `/properties/${other.id}`, {
      client: { id: client.id },
      custom_fields: { 2000000000: 'x' },
    });
    const pointers = refused.json.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect([refused.status, pointers]).toEqual([422, ['/client/id', '/custom_fields/2000000000']]);
  });

  test('of what is not its own to change changes nothing', async () => {
    const made = await create();
    const { json } = await manager('PUT', `/properties/${made.id}`, {
      id: 1,
      geocoords: { lat: '0' },
      created_at: 'x',
    });
    expect(json).toEqual(made);
  });

  test('finds the coordinates of a new postcode', async () => {
    const made = await create();
    const { json } = await manager('PUT', `/properties/${made.id}`, { address: { postcode: 'SO14 2AA' } });
    expect(json.geocoords).not.toEqual(made.geocoords);
  });

  test('is an entry in the audit trail, from what was to what is', async () => {
    const made = await create();
    await manager('PUT', `/properties/${made.id}`, { no_of_beds: 5 });
    const { json } = await manager('GET', `/properties/${made.id}/audit`);
    expect(json.data).toMatchObject([
      {
        action: 'property.updated',
        actor: { name: 'The manager' },
        application: 'Test application',
        subject: { type: 'property', id: made.id },
      },
      { action: 'property.created' },
    ]);
    expect(json.data[0].changes).toEqual([expect.objectContaining({ from: 2, to: 5 })]);
  });
});

describe('the list of properties', () => {
  const list = async (query: string) => (await manager('GET', `/properties?${query}`)).json;
  const idsOf = (page: { data: { id: number }[] }) => page.data.map(({ id }) => id);
  let hall: number;
  let flat: number;
  beforeAll(async () => {
    const { account, database } = api;
    const other = await account.client('Other');
    hall = (
      await givenProperty(database, account.id, {
        line1: '44 Élysée Gate',
        line2: 'Top floor',
        city: 'Winchester',
        postcode: 'SO23 9AX',
        ref: 'LIST-1',
        clientId: other.id,
        tags: ['rural'],
      })
    ).id;
    flat = (
      await givenProperty(database, account.id, { line1: '45 Elder Way', city: 'Winchester', postcode: 'SO23 9AY' })
    ).id;
  });

  test('is 30 a page, at most 100, most recent first', async () => {
    const page = await list('');
    expect(page.pagination.perPage).toBe(30);
    expect(idsOf(page).slice(0, 2)).toEqual([flat, hall]);
    expect(idsOf(page)).toEqual(idsOf(page).toSorted((a, b) => b - a));
    expect((await list('per_page=100')).pagination.perPage).toBe(100);
    expect((await manager('GET', '/properties?per_page=101')).status).toBe(422);
  });

  test('has full links that repeat the other parameters; prev and next are null at the ends', async () => {
    const page = await list('address=winchester&per_page=1');
    const link = (number: number) =>
      `http://localhost:8080/api/properties?address=winchester&per_page=1&page=${number}`;
    expect(page.pagination).toEqual({ perPage: 1, currentPage: 1, totalPages: 2, totalRecords: 2 });
    expect(page.links).toEqual({ first: link(1), prev: null, self: link(1), next: link(2), last: link(2) });
    const last = await list('address=winchester&per_page=1&page=2');
    expect(last.links).toMatchObject({ prev: link(1), next: null });
    const bracketed = await list('address=winchester&per_page=1&page[]=2');
    expect([bracketed.pagination.currentPage, bracketed.links.prev]).toEqual([2, link(1)]);
  });

  test('past its end is empty, with the true totals', async () => {
    const page = await list('address=winchester&page=9');
    expect([page.data, page.pagination.totalRecords, page.pagination.currentPage]).toEqual([[], 2, 9]);
  });

  test('covers everything exactly once, page by page', async () => {
    const seen: number[] = [];
    let path: string | null = '/properties?per_page=7';
    while (path !== null) {
      const { json } = await manager('GET', path);
      seen.push(...idsOf(json));
      path = json.links.next?.replace(/^.*\/api/, '') ?? null;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe((await list('')).pagination.totalRecords);
  });

  test.each([
    ['every word anywhere, in any order', 'winchester+gate'],
    ['inside words', 'lys'],
    ['without regard to case and accents', 'ELYSEE'],
    ['the postcode without its space', 'so239ax'],
    ['the postcode with its space', 'so23+9ax'],
    ['the second line', 'top+floor'],
  ])('finds an address by %s', async (_how, query) => {
    expect(idsOf(await list(`address=${query}`))).toEqual([hall]);
  });

  test('finds nothing when one word is not there', async () => {
    expect(idsOf(await list('address=winchester+lighthouse'))).toEqual([]);
    expect(idsOf(await list(`address=${encodeURIComponent('%')}`))).toEqual([]);
  });

  test.each(['client_id=', 'client_id[]=', 'client_id=1,'])('filters by client, spelt %s', async (spelling) => {
    const of = (await manager('GET', `/properties/${hall}`)).json.client.id;
    expect(idsOf(await list(`${spelling}${of}`)).filter((id) => id === hall)).toEqual([hall]);
    expect(idsOf(await list(`client_id=${of}`))).toEqual([hall]);
  });

  test.each(['client_id=', 'client_id[]=', 'client_id=,', 'address='])(
    'is not filtered by an empty %s',
    async (query) => {
      expect((await list(query)).pagination).toEqual((await list('')).pagination);
    },
  );

  test('filters by ref and by tag', async () => {
    expect(idsOf(await list('ref=LIST-1'))).toEqual([hall]);
    expect(idsOf(await list('tag=rural'))).toEqual([hall]);
  });

  test.each(['page=0', 'page=-1', 'page=x', 'per_page=0', 'per_page=1000', 'client_id=abc', 'client_id=0'])(
    'refuses %s and says which parameter is wrong',
    async (query) => {
      const { status, json } = await manager('GET', `/properties?${query}`);
      expect([status, json.errors[0].parameter]).toEqual([422, query.split('=')[0]]);
    },
  );
});

/** The tables of Property, row by row: members of a creation, defaults, members that a change keeps. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  test('with the required members alone has every documented default', async () => {
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
      own_geocoords: null,
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
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const { headers, json } = await manager('GET', `/properties/${made.id}`);
    expect([headers['etag'], json]).toEqual(['"1-json"', made]);
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
  test('keeps omitted members, member by member of the address too', async () => {
    const made = await create({ ref: 'R', notes: 'n', tags: ['a'], client: { id: clientId } });
    const { json } = await manager('PUT', `/properties/${made.id}`, { address: { line2: 'Flat 1' }, garden: true });
    const { updated_at, version, ...kept } = made;
    const address = { ...made.address, line2: 'Flat 1' };
    expect(json).toMatchObject({ ...kept, garden: true, address, version: version + 1 });
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

  test('must supply all custom fields that have values, else 422 names the missing one', async () => {
    const made = await create({ custom_fields: { [field]: '1234' } });
    const { status, json } = await manager('PUT', `/properties/${made.id}`, { custom_fields: {} });
    expect([status, json.errors[0].pointer]).toEqual([422, `/custom_fields/${field}`]);
    expect(json.errors[0].detail).toContain('Alarm code');
    const changed = await manager('PUT', `/properties/${made.id}`, { custom_fields: { [field]: '5678' } });
    expect(changed.json.customFields[field].value).toBe('5678');
  });

  test('cannot empty a required custom field, which a creation may leave out', async () => {
    const bare = await create({ custom_fields: { [field]: '' } });
    expect((await manager('PUT', `/properties/${bare.id}`, bare)).status).toBe(200);
    const made = await create({ custom_fields: { [field]: '1234' } });
    for (const value of ['', ' ']) {
      const { status, json } = await manager('PUT', `/properties/${made.id}`, { custom_fields: { [field]: value } });
      expect([status, json.errors[0].pointer]).toEqual([422, `/custom_fields/${field}`]);
      expect(json.errors[0].detail).toContain('Alarm code');
    }
    expect((await manager('GET', `/properties/${made.id}`)).json).toEqual(made);
  });

  test('may send everything back as it was read, also when the client was archived meanwhile', async () => {
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

  test('ignores members that are not its own to change', async () => {
    const made = await create();
    const { json } = await manager('PUT', `/properties/${made.id}`, {
      id: 1,
      geocoords: { lat: '0' },
      created_at: 'x',
    });
    expect(json).toEqual(made);
  });

  test('finds the coordinates of a new postcode, anywhere in Great Britain', async () => {
    const made = await create();
    const at = async (postcode: string) =>
      (await manager('PUT', `/properties/${made.id}`, { address: { postcode } })).json.geocoords;
    expect(await at('SO14 2AA')).not.toEqual(made.geocoords);
    const [york, beside] = [await at('YO1 7HH'), await at('YO24 1AB')];
    expect(Number(york.lat)).toBeCloseTo(53.96, 1);
    expect(beside).not.toEqual(york);
    expect(await at('BT1 5GS')).toEqual({ lat: null, lng: null });
  });

  test('corrects the coordinates by hand, which then outlive another postcode until they are given up', async () => {
    const made = await create();
    expect(made.own_geocoords).toBeNull();
    const put = (body: object) => manager('PUT', `/properties/${made.id}`, body);
    const own_geocoords = { lat: '53.9586', lng: '-1.0803' };
    const corrected = (await put({ own_geocoords })).json;
    expect(corrected).toMatchObject({ geocoords: own_geocoords, own_geocoords, version: made.version + 1 });
    expect((await put({ own_geocoords })).json.version).toBe(corrected.version);
    expect((await put({ address: { postcode: 'SO14 2AA' } })).json).toMatchObject({ geocoords: own_geocoords });
    expect((await put({ address: { postcode: house().address.postcode } })).json.own_geocoords).toEqual(own_geocoords);
    expect((await put({ own_geocoords: null })).json).toMatchObject({
      geocoords: made.geocoords,
      own_geocoords: null,
    });
    const { json } = await manager('GET', `/properties/${made.id}/audit`);
    expect(json.data[0].changes).toContainEqual({
      field: 'geocoords.lat',
      from: 53.9586,
      to: Number(made.geocoords.lat),
    });
  });

  test.each([
    [{ lat: '91', lng: '0' }, ['/own_geocoords/lat']],
    [{ lat: '50.79 N', lng: '-181' }, ['/own_geocoords/lat', '/own_geocoords/lng']],
    [{ lat: '50.79' }, ['/own_geocoords/lng']],
    [{ lat: '1e1', lng: 'Infinity' }, ['/own_geocoords/lat', '/own_geocoords/lng']],
  ])('refuses the coordinates %j', async (own_geocoords, pointers) => {
    const made = await create();
    const { status, json } = await manager('PUT', `/properties/${made.id}`, { own_geocoords });
    expect([status, json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([422, pointers]);
  });

  test('is an entry in the audit trail, with the old and the new values', async () => {
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

  test('is told by the names that its fields have here, and so is one of a meter', async () => {
    const { id } = await create();
    const fieldsOf = async (path: string, body: object) => {
      expect((await manager('PUT', path, body)).status).toBe(200);
      const { json } = await manager('GET', `/properties/${id}/audit?per_page=1`);
      return json.data[0].changes.map(({ field }: { field: string }) => field).toSorted();
    };
    const client = { id: (await api.account.client()).id };
    const wanted = { address: { line1: '5 Castle Road' }, no_of_beds: 5, client, tags: ['rural'] };
    expect(await fieldsOf(`/properties/${id}`, wanted)).toEqual(['address.line1', 'client', 'no_of_beds', 'tags']);
    const meter = { type: 'Gas', reading: '1', date: '2027-02-03' };
    const made = (await manager('POST', `/properties/${id}/meters`, meter)).json.id;
    expect(await fieldsOf(`/properties/${id}/meters/${made}`, { serial_no: 'G4' })).toEqual(['serial_no']);
  });
});

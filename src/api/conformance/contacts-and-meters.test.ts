/** The tables of Contact and Meter, row by row, on both homes of contacts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let own: Everything;
let admin: Call;
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  admin = api.as(own.users.administrator.token);
});
afterAll(() => api.close());

const contact = { type: 1, name: 'Ann Tenant', signee: true, notify: false, deliver: true };
const homes = {
  properties: () => `/properties/${own.ids['property']}/contacts`,
  inspections: () => `/inspections/${own.ids['inspection']}/contacts`,
};

describe.each(Object.entries(homes))('contacts of %s', (home, path) => {
  test.each([1, 2, 3, 4, 5, 6])('have type %i', async (type) => {
    expect((await admin('POST', path(), { ...contact, type })).json.type).toBe(type);
  });

  test.each([0, 7, '1', 1.5, null])('cannot have type %j', async (type) => {
    const { status, json } = await admin('POST', path(), { ...contact, type });
    expect([status, json.errors[0].pointer]).toEqual([422, '/type']);
  });

  test.each(['type', 'name', 'signee', 'notify', 'deliver'])('need %s', async (name) => {
    const { status, json } = await admin('POST', path(), { ...contact, [name]: undefined });
    expect([status, json.errors[0].pointer]).toEqual([422, `/${name}`]);
  });

  test('need neither email nor phone', async () => {
    const { json } = await admin('POST', path(), contact);
    expect(json).toEqual({
      ...contact,
      id: expect.any(Number),
      email: null,
      phone: null,
      starts_on: null,
      ends_on: null,
      ...(home === 'inspections' && { answer: null }),
      version: 1,
    });
    const full = { ...contact, email: 'ann@example.com', phone: '07700 900000' };
    expect((await admin('POST', path(), full)).json).toMatchObject(full);
  });

  test('are listed as a plain array, changed member by member, and come back when deleted', async () => {
    const { json: made } = await admin('POST', path(), contact);
    const { json: changed } = await admin('PUT', `${path()}/${made.id}`, { phone: '1' });
    expect(changed).toEqual({ ...made, phone: '1', version: 2 });
    expect((await admin('GET', path())).json).toContainEqual(changed);
    const gone = await admin('DELETE', `${path()}/${made.id}`);
    expect([gone.status, gone.json]).toEqual([200, changed]);
    expect((await admin('GET', path())).json).not.toContainEqual(changed);
    expect((await admin('DELETE', `${path()}/${made.id}`)).status).toBe(404);
  });
});

describe('meters', () => {
  const path = () => `/properties/${own.ids['property']}/meters`;
  const meter = {
    type: 'Gas',
    location: 'Under the stairs',
    supplier: 'Southern',
    reading: '00421',
    date: '2027-02-03T09:30:00+01:00',
  };

  test('keep every field; the moment is shown with its offset from UTC', async () => {
    const full = { ...meter, serial_no: 'G-17', parent_id: own.ids['meter'] };
    const { json } = await admin('POST', path(), full);
    expect(json).toMatchObject({
      ...full,
      date: expect.stringMatching(/^2027-02-03T08:30:00(\.000)?\+00:00$/),
      attachments: [],
    });
    expect((await admin('GET', `${path()}/${json.id}`)).json).toEqual(json);
  });

  test.each(['Electricity', 'Gas', 'Water', 'Heat', 'Oil', 'LPG', 'Solar export', 'Something else'])(
    'may be of type %s: it is free text',
    async (type) => {
      expect((await admin('POST', path(), { ...meter, type })).json.type).toBe(type);
    },
  );

  test('embed their previous readings when asked to, newest first', async () => {
    const { json: made } = await admin('POST', path(), meter);
    await admin('PUT', `${path()}/${made.id}`, { reading: '00500', date: '2027-03-03T09:30:00Z' });
    // The published example sends id and attachments along.
    await admin('PUT', `${path()}/${made.id}`, {
      id: made.id,
      attachments: [],
      reading: '00600',
      date: '2027-04-03T09:30:00Z',
    });
    const { json } = await admin('GET', `${path()}/${made.id}?embed=previous_readings`);
    expect(json.previous_readings.map(({ reading }: { reading: string }) => reading)).toEqual(['00500', '00421']);
    expect(json.reading).toBe('00600');
    const plain = await admin('GET', path());
    expect(plain.json.every((one: object) => !('previous_readings' in one))).toBe(true);
    const listed = (await admin('GET', `${path()}?embed=previous_readings`)).json;
    expect(listed.find(({ id }: { id: number }) => id === made.id).previous_readings.length).toBe(2);
  });

  test('embed nothing else: an unknown word is 422', async () => {
    const { status, json } = await admin('GET', `${path()}?embed=attachments`);
    expect([status, json.errors]).toMatchObject([422, [{ parameter: 'embed' }]]);
  });

  test('are deleted without a body, but not while others hang on them', async () => {
    const { json: parent } = await admin('POST', path(), meter);
    const { json: child } = await admin('POST', path(), { ...meter, parent_id: parent.id });
    const refused = await admin('DELETE', `${path()}/${parent.id}`);
    expect([refused.status, refused.json.meter_ids]).toEqual([409, [child.id]]);
    const gone = await admin('DELETE', `${path()}/${child.id}`);
    expect([gone.status, gone.text]).toEqual([200, '']);
    expect((await admin('DELETE', `${path()}/${parent.id}`)).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { photo } from '#testing/sample-files.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let manager: GivenUser;
let asManager: Call;
let property: { id: number };
let path: string;

beforeAll(async () => {
  api = await testApi();
  manager = await api.account.user('manager');
  asManager = api.as(manager.token);
  property = await givenProperty(api.database, api.account.id);
  path = `/properties/${property.id}/meters`;
});
afterAll(() => api.close());

const draft = {
  type: 'Gas',
  location: 'Hall',
  supplier: 'Harbour Gas',
  reading: '00123',
  date: '2027-02-03T10:00:00+01:00',
  serial_no: 'G1',
};
const add = async (more: object = {}) => (await asManager('POST', path, { ...draft, ...more })).json;

describe('meters', () => {
  test('are added and read, with the moment of the reading', async () => {
    const made = await add();
    expect(made).toEqual({
      id: made.id,
      ...draft,
      date: '2027-02-03T09:00:00+00:00',
      attachments: [],
      parent_id: null,
      version: 1,
    });
    expect((await asManager('GET', `${path}/${made.id}`)).json).toEqual(made);
    expect((await asManager('GET', path)).json).toContainEqual(made);
    expect((await asManager('GET', `/properties/${property.id}/audit`)).json.data[0]).toMatchObject({
      action: 'meter.added',
      subject: { type: 'meter', id: made.id },
      changes: [
        { field: 'type', from: null, to: draft.type },
        { field: 'serial_no', from: null, to: draft.serial_no },
        { field: 'location', from: null, to: draft.location },
        { field: 'reading', from: null, to: draft.reading },
      ],
    });
  });

  test('take a day as its start in the account’s time zone, and nulls and texts left out', async () => {
    const { json } = await asManager('POST', path, { type: 'Water', reading: '7', date: '2027-07-03' });
    expect(json).toMatchObject({
      date: '2027-07-02T23:00:00+00:00',
      location: '',
      supplier: '',
      serial_no: null,
      parent_id: null,
    });
  });

  test('keep each reading that a change replaces, newest first, when asked for', async () => {
    const { id } = await add();
    await asManager('PUT', `${path}/${id}`, { reading: '00200', date: '2027-03-01T09:00:00Z' });
    await asManager('PUT', `${path}/${id}`, { location: 'Cellar' });
    await asManager('PUT', `${path}/${id}`, { reading: '00300', date: '2027-04-01T08:00:00Z', id, attachments: [] });
    const { json } = await asManager('GET', `${path}/${id}?embed=previous_readings`);
    expect(json).toMatchObject({
      reading: '00300',
      location: 'Cellar',
      previous_readings: [
        { reading: '00200', date: '2027-03-01T09:00:00+00:00' },
        { reading: '00123', date: '2027-02-03T09:00:00+00:00' },
      ],
    });
    expect((await asManager('GET', `${path}/${id}`)).json.previous_readings).toBeUndefined();
    const listed = (await asManager('GET', `${path}?embed=previous_readings`)).json;
    expect(listed.find((meter: { id: number }) => meter.id === id).previous_readings).toHaveLength(2);
  });

  test('keep the number of the device with its readings: with a new reading another one, alone a correction', async () => {
    const { id } = await add();
    const kept = async () => {
      const rows = await buildStore(api.database).meters.listReadings(api.account.id, [id]);
      return rows.map(({ reading, serialNo }) => [reading, serialNo]);
    };
    await asManager('PUT', `${path}/${id}`, { reading: '00200', date: '2027-03-01T09:00:00Z' });
    await asManager('PUT', `${path}/${id}`, { serial_no: 'G7' });
    expect(await kept()).toEqual([['00123', 'G7']]);
    await asManager('PUT', `${path}/${id}`, { reading: '00004', date: '2027-04-01T09:00:00Z', serial_no: 'NEW' });
    expect(await kept()).toEqual([
      ['00200', 'G7'],
      ['00123', 'G7'],
    ]);
    await asManager('PUT', `${path}/${id}`, { serial_no: 'NEW-1' });
    expect(await kept()).toEqual([
      ['00200', 'G7'],
      ['00123', 'G7'],
    ]);
  });

  test('with nothing new change nothing', async () => {
    const made = await add();
    const { json, headers } = await asManager('PUT', `${path}/${made.id}`, {
      reading: '00123',
      date: '2027-02-03T09:00:00Z',
    });
    expect(json).toEqual(made);
    expect(headers['etag']).toBe('"1-json"');
    const ofADay = await add({ date: '2027-07-03' });
    const again = await asManager('PUT', `${path}/${ofADay.id}`, { date: '2027-07-03' });
    expect([again.json, again.headers['etag']]).toEqual([ofADay, '"1-json"']);
    expect((await asManager('PUT', `${path}/${ofADay.id}`, { date: '2027-07-04' })).json.date).toBe(
      '2027-07-03T23:00:00+00:00',
    );
  });

  test('may hang on a meter of the same property, never on themselves', async () => {
    const parent = await add();
    const child = await add({ parent_id: parent.id });
    expect(child.parent_id).toBe(parent.id);
    for (const parent_id of [child.id, parent.id]) {
      expect((await asManager('PUT', `${path}/${parent.id}`, { parent_id })).json.errors).toMatchObject([
        { pointer: '/parent_id', code: 'ring' },
      ]);
    }
    const other = await givenProperty(api.database, api.account.id);
    const elsewhere = await asManager('POST', `/properties/${other.id}/meters`, { ...draft, parent_id: parent.id });
    expect(elsewhere.json.errors).toMatchObject([{ pointer: '/parent_id', code: 'unknown' }]);
    expect((await asManager('DELETE', `${path}/${parent.id}`)).json).toMatchObject({
      status: 409,
      code: 'in_use',
      meter_ids: [child.id],
    });
    expect((await asManager('DELETE', `${path}/${child.id}`)).text).toBe('');
    expect((await asManager('DELETE', `${path}/${parent.id}`)).status).toBe(200);
    expect((await asManager('GET', `${path}/${parent.id}`)).status).toBe(404);
  });

  test('are refused with every fault at once', async () => {
    const { status, json } = await asManager('POST', path, { type: '', date: 'yesterday', parent_id: 0 });
    expect(status).toBe(422);
    expect(json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      '/date',
      '/parent_id',
      '/reading',
      '/type',
    ]);
  });

  test('are for managers, and for the clerk of an inspection under way', async () => {
    const clerk = await api.account.user('clerk');
    const asClerk = api.as(clerk.token);
    expect((await asClerk('POST', path, draft)).json).toMatchObject({ status: 403, code: 'role_forbids' });
    await givenInspection(api.database, api.account.id, property.id, { state: 400, clerkId: clerk.id });
    expect((await asClerk('POST', path, draft)).status).toBe(403);
    await givenInspection(api.database, api.account.id, property.id, { state: 300, clerkId: clerk.id });
    expect((await asClerk('POST', path, draft)).status).toBe(200);
    const reviewer = await api.account.user('reviewer');
    expect((await api.as(reviewer.token)('POST', path, draft)).status).toBe(403);
    expect((await api.as(reviewer.token)('GET', path)).status).toBe(200);
    expect((await api.as(undefined)('GET', path)).status).toBe(401);
    expect((await api.as(await api.account.token(manager.id, ['properties.read']))('POST', path, draft)).status).toBe(
      403,
    );
  });

  test('do not exist in another account', async () => {
    const { id } = await add();
    const stranger = await (await givenAccount(api.database, 'Another firm')).user('manager');
    const asStranger = api.as(stranger.token);
    expect((await asStranger('GET', path)).status).toBe(404);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await asStranger(method, `${path}/${id}`, method === 'PUT' ? {} : undefined)).status).toBe(404);
    }
  });

  test('are kept from being overwritten unseen', async () => {
    const { id } = await add();
    await uploads(api, manager.token).upload(`${path}/${id}/attachments`, await photo());
    await asManager('PUT', `${path}/${id}`, { reading: '1' });
    const present = (await asManager('GET', `${path}/${id}`)).json;
    expect(present).toMatchObject({ reading: '1', attachments: [{ type: 'IMAGE' }] });
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { reading: '2' } : undefined;
      const late = await asManager(method, `${path}/${id}`, body, { 'if-match': '"1-json"' });
      expect(late.json).toMatchObject({ status: 412, current: present });
    }
  });

  test('come as JSONx', async () => {
    const { id } = await add();
    const { text } = await asManager('GET', `${path}/${id}`, undefined, { accept: 'application/xml' });
    expect(text).toContain('<json:string name="reading">00123</json:string>');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: Call;
let clerk: Call;
let homeId: number;
let path: string;

beforeAll(async () => {
  api = await testApi();
  manager = api.as((await api.account.user('manager')).token);
  clerk = api.as((await api.account.user('clerk')).token);
});
afterAll(() => api.close());
beforeEach(async () => {
  homeId = (await givenProperty(api.database, api.account.id)).id;
  path = `/properties/${homeId}/tenancies`;
});

const tenant = (name: string) => ({ type: 1, name, signee: false, notify: false, deliver: false });
const contact = async (name: string): Promise<number> =>
  (await manager('POST', `/properties/${homeId}/contacts`, tenant(name))).json.id;
const contacts = async () => (await manager('GET', `/properties/${homeId}/contacts`)).json;
const pointers = (json: { errors: { pointer: string }[] }) => json.errors.map(({ pointer }) => pointer);

describe('a tenancy', () => {
  test('has days, notice and people, and everybody of the firm reads it', async () => {
    const ann = await contact('Ann');
    const body = {
      starts_on: '2027-02-03',
      ends_on: '2028-02-02',
      notice_given_on: '2027-10-01',
      notice_by: 'tenant',
      leaves_on: '2027-12-01',
    };
    const { status, json } = await manager('POST', path, { ...body, contact_ids: [ann] });
    expect(status).toBe(200);
    expect(json).toEqual({
      id: json.id,
      property_id: homeId,
      ...body,
      contacts: [{ id: ann, name: 'Ann' }],
      version: 1,
    });
    expect((await clerk('GET', path)).json).toEqual([json]);
    expect((await clerk('GET', `${path}/${json.id}`)).json).toEqual(json);
  });

  test('goes on until notice is given, and members left out stay', async () => {
    const ann = await contact('Ann');
    const { json } = await manager('POST', path, { starts_on: '2027-02-03', contact_ids: [ann] });
    expect(json).toMatchObject({ ends_on: null, leaves_on: null });
    const left = await manager('PUT', `${path}/${json.id}`, { notice_given_on: '2027-10-01', leaves_on: '2027-12-01' });
    expect(left.json).toMatchObject({ starts_on: '2027-02-03', leaves_on: '2027-12-01', contacts: [{ id: ann }] });
    expect(left.json.version).toBe(2);
    const again = await manager('PUT', `${path}/${json.id}`, { leaves_on: '2027-12-01', contact_ids: [ann] });
    expect(again.json.version).toBe(2);
  });

  test('gives its days to its people, who keep those of their latest one', async () => {
    const ann = await contact('Ann');
    await manager('POST', path, { starts_on: '2027-02-03', contact_ids: [ann] });
    expect(await contacts()).toMatchObject([{ starts_on: '2027-02-03', ends_on: null }]);
    const earlier = { starts_on: '2026-02-03', ends_on: '2027-02-02', contact_ids: [ann] };
    const { json } = await manager('POST', path, earlier);
    expect(await contacts()).toMatchObject([{ starts_on: '2027-02-03', ends_on: null }]);
    await manager('PUT', `${path}/${json.id}`, { starts_on: '2027-03-03', ends_on: null, leaves_on: '2027-12-01' });
    expect(await contacts()).toMatchObject([{ starts_on: '2027-03-03', ends_on: '2027-12-01' }]);
  });

  test('is deleted without its people, and a person who is removed leaves it', async () => {
    const [ann, ben] = [await contact('Ann'), await contact('Ben')];
    const { json } = await manager('POST', path, { starts_on: '2027-02-03', contact_ids: [ann, ben] });
    await manager('DELETE', `/properties/${homeId}/contacts/${ben}`);
    expect((await manager('GET', `${path}/${json.id}`)).json.contacts).toEqual([{ id: ann, name: 'Ann' }]);
    expect((await manager('DELETE', `${path}/${json.id}`)).status).toBe(200);
    expect((await manager('GET', path)).json).toEqual([]);
    expect(await contacts()).toMatchObject([{ id: ann, starts_on: null }]);
    const { data } = (await manager('GET', `/properties/${homeId}/audit`)).json;
    expect(data.map(({ action }: { action: string }) => action)).toContain('tenancy.removed');
  });

  test('has its days in order, also with those that stay', async () => {
    const days = async (body: object) => pointers((await manager('POST', path, body)).json);
    expect(await days({ starts_on: '2027-02-03', ends_on: '2027-02-02' })).toEqual(['/ends_on']);
    expect(await days({ starts_on: '2027-02-03', leaves_on: '2027-02-02' })).toEqual(['/leaves_on']);
    const late = { starts_on: '2027-02-03', notice_given_on: '2027-06-02', leaves_on: '2027-06-01' };
    expect(await days(late)).toEqual(['/leaves_on']);
    const { json } = await manager('POST', path, { starts_on: '2027-02-03', leaves_on: '2027-06-01' });
    const moved = await manager('PUT', `${path}/${json.id}`, { starts_on: '2027-06-02' });
    expect([moved.status, pointers(moved.json)]).toEqual([422, ['/leaves_on']]);
  });

  test('has only contacts of its property', async () => {
    const elsewhere = await contact('Ann');
    homeId = (await givenProperty(api.database, api.account.id)).id;
    const { status, json } = await manager('POST', `/properties/${homeId}/tenancies`, {
      starts_on: '2027-02-03',
      contact_ids: [elsewhere],
    });
    expect([status, pointers(json)]).toEqual([422, ['/contact_ids/0']]);
  });
});

test('clerks write none, and people of clients read those of their own homes', async () => {
  expect((await clerk('POST', path, { starts_on: '2027-02-03' })).status).toBe(403);
  const client = await api.account.client();
  const theirs = api.as((await api.account.user('client', { clientId: client.id })).token);
  expect((await theirs('GET', path)).status).toBe(404);
  const own = (await givenProperty(api.database, api.account.id, { clientId: client.id })).id;
  expect((await theirs('GET', `/properties/${own}/tenancies`)).status).toBe(200);
});

test('another firm finds none', async () => {
  const { json } = await manager('POST', path, { starts_on: '2027-02-03' });
  const other = await givenAccount(api.database, 'Other Lettings');
  const stranger = api.as((await other.user('manager')).token);
  expect((await stranger('GET', `${path}/${json.id}`)).status).toBe(404);
  expect((await stranger('DELETE', `${path}/${json.id}`)).status).toBe(404);
});

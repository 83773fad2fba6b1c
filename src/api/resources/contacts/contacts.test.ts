import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: GivenUser;
let clerk: GivenUser;
let asManager: Call;
let property: { id: number };
let inspection: { id: number };

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  [manager, clerk] = await Promise.all([account.user('manager'), account.user('clerk')]);
  asManager = api.as(manager.token);
  property = await givenProperty(database, account.id);
  inspection = await givenInspection(database, account.id, property.id, { state: 200, clerkId: clerk.id });
});
afterAll(() => api.close());

const ada = { type: 1, name: 'Ada Byron', signee: true, notify: true, deliver: false };
const latestAudit = async () => (await asManager('GET', `/properties/${property.id}/audit`)).json.data[0];

describe.each([
  ['a property', () => property.id, '/properties', 'property'],
  ['an inspection', () => inspection.id, '/inspections', 'inspection'],
] as const)('contacts of %s', (_, homeId, homes, home) => {
  const path = () => `${homes}/${homeId()}/contacts`;
  const kind = `${home}.updated`;

  test('are added, listed, changed and removed, each audited and announced', async () => {
    const { status, json, headers } = await asManager('POST', path(), ada);
    expect(status).toBe(200);
    expect(json).toEqual({
      id: json.id,
      ...ada,
      email: null,
      phone: null,
      starts_on: null,
      ends_on: null,
      ...(home === 'inspection' && { answer: null }),
      version: 1,
    });
    expect(headers['etag']).toBe('"1-json"');
    expect(await latestAudit()).toMatchObject({
      action: 'contact.added',
      subject: { type: `${home}_contact`, id: json.id },
    });
    expect((await asManager('GET', path())).json).toEqual([json]);
    const changed = await asManager('PUT', `${path()}/${json.id}`, { email: 'ada@example.com', notify: false });
    expect(changed.json).toEqual({ ...json, email: 'ada@example.com', notify: false, version: 2 });
    expect(await latestAudit()).toMatchObject({
      action: 'contact.updated',
      changes: [
        { field: 'email', from: null, to: 'ada@example.com' },
        { field: 'notify', from: true, to: false },
      ],
    });
    const removed = await asManager('DELETE', `${path()}/${json.id}`);
    expect(removed.json).toEqual(changed.json);
    expect(await latestAudit()).toMatchObject({ action: 'contact.removed', subject: { type: home, id: homeId() } });
    expect((await asManager('GET', path())).json).toEqual([]);
    expect((await asManager('DELETE', `${path()}/${json.id}`)).status).toBe(404);
    const events = await api.database.rows<{ kind: string }>(
      'test.last-events',
      'select kind from events order by seq desc limit 3',
    );
    expect(events.map((event) => event.kind)).toEqual([kind, kind, kind]);
  });

  test('are refused with every fault at once', async () => {
    const { status, json } = await asManager('POST', path(), { type: 7, name: '', email: 'x', signee: 1 });
    expect(status).toBe(422);
    expect(json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      '/deliver',
      '/email',
      '/name',
      '/notify',
      '/signee',
      '/type',
    ]);
  });

  test('are kept from being overwritten unseen', async () => {
    const { json } = await asManager('POST', path(), ada);
    await asManager('PUT', `${path()}/${json.id}`, { phone: '1' });
    for (const method of ['PUT', 'DELETE'] as const) {
      const late = await asManager(method, `${path()}/${json.id}`, method === 'PUT' ? { phone: '2' } : undefined, {
        'if-match': '"1-json"',
      });
      expect(late.json).toMatchObject({ status: 412, current: { phone: '1' } });
    }
    await asManager('DELETE', `${path()}/${json.id}`);
  });

  test('do not exist in another account', async () => {
    const { json } = await asManager('POST', path(), ada);
    const stranger = await (await givenAccount(api.database, 'Another firm')).user('manager');
    const asStranger = api.as(stranger.token);
    expect((await asStranger('GET', path())).status).toBe(404);
    expect((await asStranger('POST', path(), ada)).status).toBe(404);
    expect((await asStranger('PUT', `${path()}/${json.id}`, {})).status).toBe(404);
    expect((await asStranger('DELETE', `${path()}/${json.id}`)).status).toBe(404);
    await asManager('DELETE', `${path()}/${json.id}`);
  });

  test('need a token with the scope', async () => {
    expect((await api.as(undefined)('GET', path())).status).toBe(401);
    expect((await api.as(await api.account.token(manager.id, ['profile.read']))('POST', path(), ada)).status).toBe(403);
  });

  test('speak JSONx', async () => {
    const { text } = await asManager('GET', path(), undefined, { accept: 'application/xml' });
    expect(text).toContain('<json:array');
  });
});

describe('a clerk', () => {
  test('manages contacts of their own inspection until it is complete, and no others', async () => {
    const asClerk = api.as(clerk.token);
    const own = `/inspections/${inspection.id}/contacts`;
    const { json } = await asClerk('POST', own, ada);
    expect((await asClerk('PUT', `${own}/${json.id}`, { phone: '1' })).status).toBe(200);
    expect((await asClerk('DELETE', `${own}/${json.id}`)).status).toBe(200);
    expect((await asClerk('POST', `/properties/${property.id}/contacts`, ada)).status).toBe(403);
    for (const more of [
      { clerkId: manager.id, state: 200 as const },
      { clerkId: clerk.id, state: 400 as const },
    ]) {
      const other = await givenInspection(api.database, api.account.id, property.id, more);
      expect((await asClerk('POST', `/inspections/${other.id}/contacts`, ada)).json).toMatchObject({
        status: 403,
        code: 'role_forbids',
      });
    }
  });
});

test('the trail of an inspection has the changes of its contacts, also of a removed one', async () => {
  const { database, account } = api;
  const [one, other] = [
    await givenInspection(database, account.id, property.id),
    await givenInspection(database, account.id, property.id),
  ];
  const contacts = `/inspections/${one.id}/contacts`;
  const { json: kept } = await asManager('POST', contacts, ada);
  await asManager('PUT', `${contacts}/${kept.id}`, { phone: '1' });
  const { json: gone } = await asManager('POST', contacts, ada);
  await asManager('DELETE', `${contacts}/${gone.id}`);
  const trailOf = async ({ id }: { id: number }) =>
    (await asManager('GET', `/properties/${property.id}/audit?inspection_id=${id}`)).json;
  expect((await trailOf(one)).data.map(({ action }: { action: string }) => action)).toEqual([
    'contact.removed',
    'contact.updated',
    'contact.added',
  ]);
  expect((await trailOf(one)).pagination.totalRecords).toBe(3);
  expect((await trailOf(other)).data).toEqual([]);
});

test('a contact belongs to its own property only', async () => {
  const other = await givenProperty(api.database, api.account.id);
  const { json } = await asManager('POST', `/properties/${property.id}/contacts`, ada);
  expect((await asManager('PUT', `/properties/${other.id}/contacts/${json.id}`, {})).status).toBe(404);
});

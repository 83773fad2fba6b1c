/** Things under the names of other systems: made once, changed by the next request, each application's own. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenToken } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let admin: Call;
beforeAll(async () => {
  api = await testApi();
  admin = api.as((await api.account.user('administrator')).token);
});
afterAll(() => api.close());

const house = {
  address: { line1: '4 Kent Road', city: 'Southsea', postcode: 'PO5 3EL' },
  no_of_beds: 2,
  no_of_baths: 1,
};
const tenant = { type: 1, name: 'Ann Hale', signee: true, notify: false, deliver: false };
const named = (path: string, value: string) => `${path}/by-external-id/${encodeURIComponent(value)}`;

async function anotherApplication(): Promise<Call> {
  const { id: userId } = await api.account.user('administrator');
  const { json } = await api.as(await api.account.backOfficeToken(userId))('POST', '/applications', {
    name: 'Another system',
    redirect_uris: ['https://example.com/back'],
    scopes: ['properties.write', 'properties.read'],
  });
  return api.as(await givenToken(api.database, { accountId: api.account.id, userId, applicationId: json.id }));
}

test('a property is made by the first request and changed by the next; the same again changes nothing', async () => {
  const path = named('/properties', 'House 4/A');
  const made = await admin('PUT', path, house);
  expect([made.status, made.json.no_of_beds, made.headers['etag']]).toEqual([200, 2, '"1-json"']);
  const changed = await admin('PUT', path, { ...house, no_of_beds: 3 });
  expect([changed.json.id, changed.json.no_of_beds, changed.json.version]).toEqual([made.json.id, 3, 2]);
  const again = await admin('PUT', path, { ...house, no_of_beds: 3 });
  expect([again.json.id, again.json.version]).toEqual([made.json.id, 2]);
  expect((await admin('GET', `/properties/${made.json.id}`)).json.no_of_beds).toBe(3);
});

test('eight requests at once under one name make one thing', async () => {
  const path = named('/properties', 'at once');
  const answers = await Promise.all(Array.from({ length: 8 }, () => admin('PUT', path, { ...house, ref: 'at once' })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  expect((await admin('GET', '/properties?ref=at%20once')).json.pagination.totalRecords).toBe(1);
});

test('a refused request takes no name', async () => {
  const path = named('/properties', 'refused');
  const refused = await admin('PUT', path, { ...house, client: { id: 2 ** 31 - 1 } });
  expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/client/id']);
  expect((await admin('PUT', path, { no_of_beds: 1 })).status).toBe(422);
  expect((await admin('PUT', path, house)).json.version).toBe(1);
});

test('a name that cannot be one is refused with the reason, however long it is', async () => {
  for (const length of [256, 300, 501, 2_000]) {
    const { status, json } = await admin('PUT', named('/properties', 'é'.repeat(length)), house);
    expect([length, status, json.errors]).toEqual([
      length,
      422,
      [
        {
          parameter: 'external_id',
          code: 'too_big',
          detail: 'external_id must have 255 characters at most',
        },
      ],
    ]);
  }
  const withNul = await admin('PUT', named('/properties', 'a\u0000'), house);
  expect([withNul.status, withNul.json.errors[0].detail]).toEqual([422, 'external_id must not contain U+0000']);
  expect((await admin('PUT', named('/properties', 'x'.repeat(255)), house)).status).toBe(200);
  const faulty = named('/properties/none/contacts', 'x'.repeat(300));
  expect((await admin('PUT', faulty, tenant)).status).toBe(404);
});

test('If-Match is compared with what is there, and refuses to make anything', async () => {
  const path = named('/properties', 'versions');
  const early = await admin('PUT', path, house, { 'if-match': '"1-json"' });
  expect([early.status, early.json.code]).toEqual([412, 'version_mismatch']);
  const { json } = await admin('PUT', path, house);
  const late = await admin('PUT', path, { ...house, no_of_beds: 9 }, { 'if-match': '"7-json"' });
  expect([late.status, late.json.version, late.json.current.id]).toEqual([412, 1, json.id]);
  expect((await admin('PUT', path, { ...house, no_of_beds: 9 }, { 'if-match': '"1-json"' })).json.version).toBe(2);
});

test('a name belongs to the application that gave it, and to one kind of thing', async () => {
  const stranger = await anotherApplication();
  const own = await admin('PUT', named('/properties', 'shared'), house);
  const theirs = await stranger('PUT', named('/properties', 'shared'), house);
  expect(theirs.status).toBe(200);
  expect(theirs.json.id).not.toBe(own.json.id);
  const client = await admin('PUT', named('/clients', 'shared'), { name: 'Hale Homes' });
  expect([client.status, client.json.name]).toEqual([200, 'Hale Homes']);
});

test('a client that is gone leaves its name to the next', async () => {
  const path = named('/clients', 'gone');
  const { json: first } = await admin('PUT', path, { name: 'Short Lets' });
  await admin('DELETE', `/clients/${first.id}`);
  const { json: next } = await admin('PUT', path, { name: 'Short Lets' });
  expect(next.id).not.toBe(first.id);
});

test('an inspection is booked once, and moved by the next request', async () => {
  const { json: property } = await admin('PUT', named('/properties', 'visited'), house);
  const path = named('/inspections', 'visit 1');
  const booking = { property: { id: property.id }, type: { id: 1 }, conduct_date: '2027-02-03T09:30' };
  const made = await admin('PUT', path, { ...booking, numbered: true, auto_load_contacts: true });
  const moved = await admin('PUT', path, { ...booking, conduct_date: '2027-02-04T09:30', auto_load_contacts: true });
  expect([moved.status, moved.json.id]).toEqual([200, made.json.id]);
  expect(moved.json.conduct_date).toContain('2027-02-04');
});

test('contacts have names as well, and stay in the home where they were put', async () => {
  const homes: number[] = [];
  for (const value of ['home 1', 'home 2'])
    homes.push((await admin('PUT', named('/properties', value), house)).json.id);
  const path = (home: number) => named(`/properties/${homes[home]}/contacts`, 'ann');
  const made = await admin('PUT', path(0), tenant);
  const changed = await admin('PUT', path(0), { ...tenant, phone: '023 9200 0000' });
  expect([changed.json.id, changed.json.phone]).toEqual([made.json.id, '023 9200 0000']);
  expect((await admin('PUT', path(1), tenant)).status).toBe(404);
  const booking = { property: { id: homes[0] }, type: { id: 1 }, conduct_date: '2027-02-03' };
  const { json: inspection } = await admin('PUT', named('/inspections', 'with contacts'), booking);
  const there = await admin('PUT', named(`/inspections/${inspection.id}/contacts`, 'ann'), tenant);
  expect([there.status, there.json.name]).toEqual([200, 'Ann Hale']);
});

test('a thing tells its names and those of its contacts: to an application its own, to the back office all', async () => {
  const { json: home } = await admin('PUT', named('/properties', 'told'), house);
  const { json: person } = await admin('PUT', named(`/properties/${home.id}/contacts`, 'told'), tenant);
  const other = await anotherApplication();
  await other('PUT', named('/properties', 'told elsewhere'), house);
  const ofHome = {
    application: { name: 'Test application' },
    type: 'property',
    id: home.id,
    name: null,
    value: 'told',
  };
  const ofPerson = { ...ofHome, type: 'contact', id: person.id, name: 'Ann Hale' };
  const path = `/properties/${home.id}/external-ids`;
  expect((await admin('GET', path)).json).toMatchObject([ofHome, ofPerson]);
  expect((await other('GET', path)).json).toEqual([]);
  const { id } = await api.account.user('clerk');
  const office = api.as(await api.account.backOfficeToken(id));
  expect((await office('GET', path)).json).toMatchObject([ofHome, ofPerson]);

  const { json: client } = await admin('PUT', named('/clients', 'told'), { name: 'Told Estates' });
  const booking = { property: { id: home.id }, type: { id: 1 }, conduct_date: '2087-02-03' };
  const { json: visit } = await admin('PUT', named('/inspections', 'told'), booking);
  for (const [kind, thing] of [
    ['client', client],
    ['inspection', visit],
  ]) {
    const { json } = await office('GET', `/${kind}s/${thing.id}/external-ids`);
    expect(json).toMatchObject([{ ...ofHome, type: kind, id: thing.id }]);
  }
});

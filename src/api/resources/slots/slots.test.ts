/** Free times and times that are kept, from the question on the phone to the booking. Weekdays of 2087 are those of 2027 but one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenAccount, givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let account: GivenAccount;
let home: number;
let ann: GivenUser;
let ben: GivenUser;
let call: Call;
let colleague: Call;

beforeAll(async () => {
  api = await testApi();
  account = await givenAccount(api.database, 'Harbour Lettings');
  call = api.as((await account.user('manager', { name: 'Mia Manager' })).token);
  colleague = api.as((await account.user('manager')).token);
  ann = await account.user('clerk', { name: 'Ann Clerk' });
  ben = await account.user('clerk', { name: 'Ben Clerk' });
  home = (await givenProperty(api.database, account.id, { lat: 50.79, lng: -1.07 })).id;
});
afterAll(() => api.close());

const slotsOn = async (day: string, more = '', as = call) =>
  (await as('GET', `/slots?from=${day}&to=${day}&property_id=${home}&type_id=5${more}`)).json;
const keep = (clerk: GivenUser, conduct_date: string, more: object = {}, as = call) =>
  as('POST', '/slot-holds', { staff_id: clerk.id, conduct_date, minutes: 60, property_id: home, ...more });
const book = (clerk: GivenUser, conduct_date: string, as = call, more: object = {}) =>
  as('POST', '/inspections', {
    property: { id: home },
    type: { id: 5 },
    clerk: { id: clerk.id },
    conduct_date,
    time_to_complete: 'PT1H',
    ...more,
  });
const expire = () =>
  api.database.rows('test.expire', "update slot_holds set until = now() - interval '1 second' where account_id = $1", [
    account.id,
  ]);

test('three free times with who would come, the detour, and where the keys were', async () => {
  await givenInspection(api.database, account.id, home, { locationOfKeys: 'Key safe 4711' });
  await book(ann, '2087-05-06T09:00:00Z');
  const { minutes, location_of_keys, slots } = await slotsOn('2087-05-06');
  expect([minutes, location_of_keys, slots.length]).toEqual([105, 'Key safe 4711', 3]);
  expect(slots[0]).toMatchObject({ staff_id: ann.id, staff_name: 'Ann Clerk', detour_minutes: 0, minutes: 105 });
  const times = slots.map(
    (slot: { staff_id: number; conduct_date: string }) => `${slot.staff_id} ${slot.conduct_date}`,
  );
  expect(new Set(times).size).toBe(3);
  expect(times).not.toContain(`${ann.id} 2087-05-06T09:00:00+00:00`);
});

test('between the times that are asked for, of the clerk who is asked for', async () => {
  const { slots } = await slotsOn('2087-05-07', `&earliest=13:00&latest=14:00&near=13:45&staff_id=${ben.id}`);
  expect(slots).toHaveLength(1);
  // British summer time.
  expect(slots[0]).toMatchObject({ staff_id: ben.id, conduct_date: '2087-05-07T12:45:00+00:00' });
});

test('a home that is not known needs its postcode, and a district is near enough', async () => {
  const { json, status } = await call('GET', '/slots?postcode=PO4&type_id=5&beds=0&from=2087-05-08&to=2087-05-08');
  expect([status, json.minutes, json.location_of_keys]).toEqual([200, 60, null]);
  expect(json.slots.length).toBeGreaterThan(0);
});

test('a kept time is offered to nobody else, and nobody else can book it', async () => {
  const at = '2087-05-12T09:00:00+00:00';
  const { status, json } = await keep(ann, at);
  expect([status, json]).toMatchObject([200, { staff_id: ann.id, conduct_date: at, held_by: { name: 'Mia Manager' } }]);
  const left = Date.parse(json.until) - Date.now();
  expect(left > 14 * 60_000 && left <= 15 * 60_000).toBe(true);
  expect((await call('GET', '/slot-holds')).json.holds).toMatchObject([{ id: json.id, minutes: 60 }]);

  expect((await keep(ann, '2087-05-12T09:30:00Z', {}, colleague)).json.code).toBe('slot_taken');
  const offered = await slotsOn('2087-05-12', `&staff_id=${ann.id}&latest=12:00`, colleague);
  for (const { conduct_date } of offered.slots) expect(Date.parse(conduct_date)).not.toBe(Date.parse(at));
  expect((await book(ann, '2087-05-12T09:30:00Z', colleague)).json.code).toBe('slot_taken');
  expect((await book(ann, '2087-05-12T10:00:00Z', colleague)).status).toBe(200);
  expect((await book(ben, at, colleague)).status).toBe(200);
  expect((await book(ann, '2087-05-12', colleague)).status).toBe(200);

  const booked = await book(ann, at);
  expect(booked.status).toBe(200);
  expect((await call('GET', '/slot-holds')).json.holds).toEqual([]);
});

test('a booking is moved and given into a kept time by nobody else', async () => {
  const at = '2087-05-13T09:00:00Z';
  const [other, free] = [(await book(ann, '2087-05-13T13:00:00Z')).json.id, (await book(ben, at)).json.id];
  await keep(ann, at);
  expect((await colleague('PUT', `/inspections/${other}`, { conduct_date: at })).json.code).toBe('slot_taken');
  expect((await colleague('PUT', `/inspections/${free}`, { clerk: { id: ann.id } })).json.code).toBe('slot_taken');
  expect((await colleague('PUT', `/inspections/${other}`, { title: 'Other' })).status).toBe(200);
  const { json } = await colleague('POST', '/bulk-changes', {
    action: 'assign_clerk',
    staff_id: ann.id,
    inspections: [{ id: free }],
  });
  expect(json.counts).toMatchObject({ refused: 1 });
  expect((await call('PUT', `/inspections/${free}`, { clerk: { id: ann.id } })).status).toBe(200);
  expect((await call('GET', '/slot-holds')).json.holds).toEqual([]);
});

test('a time that was let go, and one of a call that ended long ago, is free again', async () => {
  const at = '2087-05-14T09:00:00Z';
  const { id } = (await keep(ann, at)).json;
  expect((await call('DELETE', `/slot-holds/${id}`)).status).toBe(200);
  expect((await call('DELETE', `/slot-holds/${id}`)).status).toBe(404);
  expect((await keep(ann, at, {}, colleague)).status).toBe(200);
  expect((await keep(ann, at)).json.code).toBe('slot_taken');
  await expire();
  expect((await keep(ann, at)).status).toBe(200);
  expect((await keep(ann, at)).status).toBe(200);
  expect((await call('GET', '/slot-holds')).json.holds).toHaveLength(1);
});

test('one of many who keep a time at once has it', async () => {
  const managers = await Promise.all(
    Array.from({ length: 12 }, async () => api.as((await account.user('manager')).token)),
  );
  const answers = await Promise.all(managers.map((as) => keep(ben, '2087-05-15T09:00:00Z', {}, as)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
});

test('a busy time is not kept, and every fault is named', async () => {
  await book(ben, '2087-05-16T09:00:00Z');
  const { status, json } = await keep(ben, '2087-05-16T09:30:00Z');
  expect([status, json.code]).toEqual([409, 'slot_taken']);
  expect(json.detail).toContain('Overlaps 10:00 at PO5 2SJ');
  expect((await keep(ben, '2087-05-16')).json.errors[0].pointer).toBe('/conduct_date');
  expect((await keep({ ...ben, id: 2_000_000_000 }, '2087-05-16T09:00:00Z')).json.errors[0].pointer).toBe('/staff_id');
  expect((await keep(ben, '2087-05-16T09:00:00Z', { property_id: 2_000_000_000 })).json.errors[0].pointer).toBe(
    '/property_id',
  );
  const wrong = async (query: string) => (await call('GET', `/slots?${query}`)).json.errors[0].parameter;
  expect(await wrong('from=2087-05-02&to=2087-05-01')).toBe('to');
  expect(await wrong('from=2087-05-02&to=2087-07-01')).toBe('to');
});

test('another firm and clerks have no part in it', async () => {
  const elsewhere = await givenAccount(api.database, 'Elsewhere');
  const stranger = api.as((await elsewhere.user('manager')).token);
  const { id } = (await keep(ann, '2087-05-19T09:00:00Z')).json;
  expect((await stranger('GET', '/slot-holds')).json.holds).toEqual([]);
  expect((await stranger('DELETE', `/slot-holds/${id}`)).status).toBe(404);
  expect((await keep(ann, '2087-05-19T13:00:00Z', { property_id: null }, stranger)).status).toBe(422);
  expect((await stranger('GET', `/slots?property_id=${home}`)).json).toMatchObject({
    location_of_keys: null,
    slots: [],
  });
  expect((await api.as(ann.token)('GET', '/slots')).status).toBe(403);
});

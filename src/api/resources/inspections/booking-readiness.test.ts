import { afterAll, beforeAll, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { types } from '#domain/inspection-type.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let people: Record<'manager' | 'clerk', GivenUser>;

beforeAll(async () => {
  api = await testApi();
  const [manager, clerk] = await Promise.all([api.account.user('manager'), api.account.user('clerk')]);
  people = { manager, clerk };
});
afterAll(() => api.close());

const manager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  api.as(people.manager.token)(method, path, body);

type Part = { part: string; detail: string | null };
const missingOf = (readiness: Part[]) => readiness.flatMap(({ part, detail }) => (detail === null ? [] : [part]));

async function missing(id: number): Promise<string[]> {
  return missingOf((await manager('GET', `/inspections/${id}`)).json.readiness);
}

async function booked(type: number, more: object = {}) {
  const property = await givenProperty(api.database, api.account.id);
  const { json } = await manager('POST', '/inspections', {
    property: { id: property.id },
    type: { id: type },
    conduct_date: '2087-02-03T09:30:00+00:00',
    clerk: { id: people.clerk.id },
    conduct_date_option: 1,
    ...more,
  });
  return { id: json.id as number, propertyId: property.id };
}

test('a booking is ready as each of its promises comes true, in its list as well', async () => {
  const { id, propertyId } = await booked(types.inventory);
  expect(await missing(id)).toEqual(['date', 'keys', 'access', 'told', 'clerk']);
  await manager('PUT', `/inspections/${id}`, { conduct_date_option: 0, location_of_keys: 'At the office' });
  await manager('PUT', `/properties/${propertyId}`, { notes: 'Gate code 1234; park in bay 7.' });
  await api.as(people.clerk.token)('POST', `/inspections/${id}/accept`);
  expect(await missing(id)).toEqual(['told']);
  const ann = { type: 1, name: 'Ann', email: 'ann@example.com', signee: false, notify: true, deliver: false };
  await manager('POST', `/inspections/${id}/contacts`, ann);
  await manager('POST', `/inspections/${id}/contacts`, {
    ...ann,
    type: 2,
    name: 'Solent',
    email: 'solent@example.com',
  });
  expect(await missing(id)).toEqual(['told']);
  const answered = (type: number) =>
    api.database.rows(
      'test.answer',
      `update inspection_contacts c set answer = 'confirmed', answered_at = now(), answered_for = i.conduct_at
       from inspections i where i.account_id = c.account_id and i.id = c.inspection_id and c.account_id = $1 and i.id = $2
         and c.type = $3`,
      [api.account.id, id, type],
    );
  // The agent’s yes is none of the tenant.
  await answered(2);
  expect(await missing(id)).toEqual(['told']);
  await answered(1);
  const { json } = await manager('GET', `/inspections?property_id=${propertyId}`);
  expect(missingOf(json.data[0].readiness)).toEqual([]);
  // The answer was to another time.
  await manager('PUT', `/inspections/${id}`, { conduct_date: '2087-02-03T11:30:00+00:00' });
  expect(await missing(id)).toEqual(['told', 'clerk']);
});

test('a check-out waits for a finished report of the same home', async () => {
  const { id, propertyId } = await booked(types.checkOut);
  expect(await missing(id)).toContain('source');
  const { json: earlier } = await manager('POST', '/inspections', {
    property: { id: propertyId },
    type: { id: types.checkIn },
    conduct_date: '2027-02-03',
  });
  expect(await missing(id)).toContain('source');
  await api.database.rows(
    'test.finished',
    'update inspections set state = $3, completed_at = now() where account_id = $1 and id = $2',
    [api.account.id, earlier.id, states.complete],
  );
  expect(await missing(id)).not.toContain('source');
});

test('nothing is promised once it has begun', async () => {
  const { id } = await booked(types.inventory);
  await api.as(people.clerk.token)('POST', `/inspections/${id}/start`);
  expect((await manager('GET', `/inspections/${id}`)).json.readiness).toBeNull();
});

test('keys that somebody else has beyond the visit, or is late with, are not known, in its list as well', async () => {
  const { id, propertyId } = await booked(types.inventory, { location_of_keys: 'At the office' });
  const draft = { property_id: propertyId, tag: `R-${propertyId}`, holds: 'Yale', key_count: 1, place: 'Hook 1' };
  const { json: set } = await manager('POST', '/key-sets', draft);
  const keysOf = (readiness: Part[]) => readiness.find(({ part }) => part === 'keys')?.detail;
  const details = async () => {
    const one = (await manager('GET', `/inspections/${id}`)).json;
    const { data } = (await manager('GET', `/inspections?property_id=${propertyId}`)).json;
    return [keysOf(one.readiness), keysOf(data[0].readiness)];
  };
  const handOut = (more: object) => manager('POST', `/key-sets/${set.id}/movements`, { direction: 'out', ...more });
  const toBo = { holder: 'contractor', holder_name: 'Bo Fix' };
  expect(await details()).toEqual([null, null]);
  await handOut({ ...toBo, due_back_on: '2087-02-04' });
  const late = `Keys ${set.tag} are with Bo Fix (contractor) until 4 Feb`;
  expect(await details()).toEqual([late, late]);
  await handOut({ ...toBo, due_back_on: '2087-02-03' });
  expect(await details()).toEqual([null, null]);
  await handOut({ ...toBo, due_back_on: '2026-01-05' });
  const overdue = `Keys ${set.tag} are with Bo Fix (contractor), overdue since 5 Jan`;
  expect(await details()).toEqual([overdue, overdue]);
  await handOut({ holder: 'clerk', staff_id: people.clerk.id });
  expect(await details()).toEqual([null, null]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, addMonths, weekdayOf } from '#domain/schedule/calendar-day.ts';
import { givenAccount, type GivenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let account: GivenAccount;
let manager: Call;
let homeId: number;
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  account = await givenAccount(api.database, 'Due Lettings');
  manager = api.as((await account.user('manager')).token);
  homeId = (await givenProperty(api.database, account.id)).id;
});

type Due = { key: string; kind: string; due_on: string; nominal_on: string };
const rule = { name: 'Monthly', type_id: 8, every_months: 1, jitter_days: 0 };
const addRule = async (more: object = {}) => (await manager('POST', '/recurring-visits', { ...rule, ...more })).json;
const addTenancy = async (body: object) => (await manager('POST', `/properties/${homeId}/tenancies`, body)).json;
const due = async (query = ''): Promise<Due[]> => (await manager('GET', `/proposals${query}`)).json;
const kinds = async () => (await due()).map(({ kind, due_on }) => `${kind} ${due_on}`);

describe('a notice', () => {
  test('proposes check out, keys and the next check in', async () => {
    const leaves = addDays(today, 20);
    const { id } = await addTenancy({ starts_on: '2025-02-03' });
    expect(await due()).toEqual([]);
    await manager('PUT', `/properties/${homeId}/tenancies/${id}`, { notice_given_on: today, leaves_on: leaves });
    expect(await kinds()).toEqual([`check_out ${leaves}`, `key_return ${leaves}`, `check_in ${addDays(leaves, 1)}`]);
  });

  test('proposes its steps however far ahead, and they can be booked', async () => {
    const leaves = addDays(today, 500);
    const { id } = await addTenancy({ starts_on: '2025-02-03', notice_given_on: today, leaves_on: leaves });
    await addTenancy({ starts_on: addDays(today, 700) });
    const steps = [`check_out ${leaves}`, `key_return ${leaves}`, `check_in ${addDays(today, 700)}`];
    expect(await kinds()).toEqual(steps);
    expect(await due(`?until=${addDays(today, 42)}`)).toEqual([]);
    const body = { key: `check-out-${id}`, conduct_date: leaves };
    expect((await manager('POST', '/proposals/book', body)).status).toBe(200);
  });

  test('proposes the next check in after a home has long stood empty', async () => {
    const starts_on = addDays(today, 20);
    const left = { notice_given_on: addDays(today, -260), leaves_on: addDays(today, -200) };
    await addTenancy({ starts_on: '2025-02-03', ...left });
    await addTenancy({ starts_on });
    expect(await kinds()).toEqual([`check_in ${starts_on}`]);
  });

  test('is booked with the contacts of the home, and never twice', async () => {
    await manager('POST', `/properties/${homeId}/contacts`, {
      type: 1,
      name: 'Ann',
      signee: true,
      notify: false,
      deliver: false,
    });
    const { id } = await addTenancy({ starts_on: '2025-02-03', notice_given_on: today, leaves_on: today });
    const price = { type: 5, bedrooms: null, furnished: null, price: '95.00', margin: '40.00' };
    await manager('PUT', '/settings/account', { prices: [price] });
    const body = { key: `check-out-${id}`, conduct_date: addDays(today, 2) };
    const tries = await Promise.all([1, 2, 3].map(() => manager('POST', '/proposals/book', body)));
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422]);
    const booked = tries.find(({ status }) => status === 200)?.json;
    expect(booked.pricing).toMatchObject({ price: '95.00', margin: '40.00' });
    expect(booked).toMatchObject({ type: { id: 5 }, property: { id: homeId }, conduct_date_option: 1 });
    // Nobody said how long: as long as such visits take.
    expect(booked.time_to_complete).toMatch(/^PT/);
    expect((await manager('GET', `/inspections/${booked.id}/contacts`)).json).toMatchObject([{ name: 'Ann' }]);
    expect(await due('?outcome=booked')).toMatchObject([{ key: body.key, inspection_id: booked.id }]);
    expect((await due()).map(({ kind }) => kind)).not.toContain('check_out');
    const dropped = await manager('POST', '/proposals/decide', { key: body.key, outcome: 'dropped' });
    expect(dropped.json.errors[0]).toMatchObject({ pointer: '/key', code: 'decided' });
    await manager('POST', `/inspections/${booked.id}/cancel`);
    expect((await due()).map(({ kind }) => kind)).toContain('check_out');
  });

  test('is dropped or done, and comes back', async () => {
    const { id } = await addTenancy({ starts_on: '2025-02-03', notice_given_on: today, leaves_on: today });
    const decide = (outcome: string) => manager('POST', '/proposals/decide', { key: `key-return-${id}`, outcome });
    expect((await decide('done')).json).toMatchObject({ outcome: 'done' });
    expect((await kinds()).filter((one) => one.startsWith('key'))).toEqual([]);
    expect((await decide('open')).json).toMatchObject({ outcome: null });
    expect((await kinds()).filter((one) => one.startsWith('key'))).toHaveLength(1);
    const book = await manager('POST', '/proposals/book', { key: `key-return-${id}`, conduct_date: today });
    expect(book.json.errors[0]).toMatchObject({ pointer: '/key', code: 'no_visit' });
  });
});

describe('a rule', () => {
  test('proposes visits of tenancies that go on, for homes of its client alone', async () => {
    const starts_on = addMonths(today, -1);
    const { id } = await addTenancy({ starts_on });
    const every = await addRule();
    const client = await account.client();
    await addRule({ name: 'Of a client', client_id: client.id });
    const due_on = addMonths(starts_on, 1);
    const found = await due(`?from=${due_on}&until=${due_on}`);
    expect(found).toMatchObject([{ key: `visit-${every.id}-${id}-1`, kind: 'visit', due_on, tenancy_id: id }]);
  });

  test('moves its visits away from weekends, bank holidays and days when all clerks are away', async () => {
    await addTenancy({ starts_on: '2026-12-25' });
    await addRule({ jitter_days: 6, every_months: 12 });
    const [visit] = await due('?from=2027-12-15&until=2028-01-05');
    // Christmas and what stands in for it, up to Tuesday the 28th: Friday the 24th is nearest.
    expect(visit).toMatchObject({ nominal_on: '2027-12-25', due_on: '2027-12-24' });
    const clerk = await account.user('clerk');
    const away = { time_off: [{ from: '2027-12-20', to: '2027-12-24', reason: null }] };
    expect((await manager('PUT', `/staff/${clerk.id}`, away)).status).toBe(200);
    const [later] = await due('?from=2027-12-15&until=2028-01-05');
    expect(later?.due_on).toBe('2027-12-29');
    expect(weekdayOf(later?.due_on ?? '')).toBeLessThan(6);
  });

  test('is of a client of the firm, and its days are in bounds', async () => {
    const wrong = await manager('POST', '/recurring-visits', { ...rule, every_months: 0, client_id: 4711 });
    expect(wrong.json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      '/client_id',
      '/every_months',
    ]);
    const tenants = await manager('POST', '/recurring-visits', { ...rule, type_id: 150 });
    expect(tenants.json.errors[0].pointer).toBe('/type_id');
  });
});

test('a certificate falls due until there is a later one of its kind', async () => {
  const add = (body: object) => manager('POST', `/properties/${homeId}/certificates`, body);
  await add({ kind: 'gas', expires_on: addDays(today, -5) });
  const gas = await add({ kind: 'gas', expires_on: addDays(today, 5), ref: 'G-1' });
  await add({ kind: 'epc', expires_on: addDays(today, 7) });
  expect(gas.json).toMatchObject({ kind: 'gas', ref: 'G-1', issued_on: null });
  expect(await due()).toMatchObject([
    { kind: 'certificate', key: `certificate-${gas.json.id}`, due_on: addDays(today, 5) },
    { certificate: { kind: 'epc' } },
  ]);
  await add({ kind: 'gas', expires_on: addDays(today, 365) });
  expect(await due()).toMatchObject([{ certificate: { kind: 'epc' } }]);
});

test('a certificate that ran out falls due until it has a later day, or somebody says why none is needed', async () => {
  const path = `/properties/${homeId}/certificates`;
  const { id } = (await manager('POST', path, { kind: 'gas', expires_on: addDays(today, -6) })).json;
  const decide = (body: object) => manager('POST', '/proposals/decide', { key: `certificate-${id}`, ...body });
  const faults = async (body: object) => (await decide(body)).json.errors[0];
  expect(await faults({ outcome: 'done' })).toMatchObject({ pointer: '/outcome', code: 'not_renewed' });
  expect(await faults({ outcome: 'dropped' })).toMatchObject({ pointer: '/reason', code: 'required' });
  expect(await due()).toMatchObject([{ due_on: addDays(today, -6) }]);

  const reason = 'The boiler was taken out.';
  expect((await decide({ outcome: 'dropped', reason })).json).toMatchObject({ outcome: 'dropped' });
  expect(await due()).toEqual([]);
  const { data: log } = (await manager('GET', `/properties/${homeId}/audit`)).json;
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'certificate.dropped', changes: [{ field: 'reason', from: null, to: reason }] }),
  );

  await manager('PUT', `${path}/${id}`, { expires_on: addDays(today, 30) });
  expect(await due()).toMatchObject([{ due_on: addDays(today, 30), outcome: null }]);
});

test('a certificate stays listed however long ago it ran out, and can be dropped', async () => {
  const expires_on = addDays(today, -700);
  const { id } = (await manager('POST', `/properties/${homeId}/certificates`, { kind: 'gas', expires_on })).json;
  expect(await due()).toMatchObject([{ kind: 'certificate', due_on: expires_on }]);
  expect(await due(`?from=${addDays(today, -60)}`)).toEqual([]);
  const body = { key: `certificate-${id}`, outcome: 'dropped', reason: 'The home was sold.' };
  expect((await manager('POST', '/proposals/decide', body)).status).toBe(200);
  expect(await due()).toEqual([]);
});

test('another firm sees and books nothing of it, and clerks have no list', async () => {
  const { id } = await addTenancy({ starts_on: '2025-02-03', notice_given_on: today, leaves_on: today });
  const other = await givenAccount(api.database, 'Other Lettings');
  const stranger = api.as((await other.user('manager')).token);
  expect((await stranger('GET', '/proposals')).json).toEqual([]);
  const body = { key: `check-out-${id}`, conduct_date: today };
  expect((await stranger('POST', '/proposals/book', body)).json.errors[0]).toMatchObject({ code: 'unknown' });
  const clerk = api.as((await account.user('clerk')).token);
  expect((await clerk('GET', '/proposals')).status).toBe(403);
});

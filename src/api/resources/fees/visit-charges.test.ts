import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { types } from '#domain/inspection-type.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: GivenUser;
let clerk: GivenUser;
let other: GivenUser;
let homeId: number;

const rules = {
  aborted: [
    { cause: null, notice: 24, amount: '35.00' },
    { cause: 'no_keys', notice: null, amount: '45.00' },
    { cause: 'tenant', notice: null, amount: '0' },
  ],
  waiting: { free: 15, each: 10, amount: '7.50', most: '20' },
};

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  [manager, clerk, other] = [await account.user('manager'), await account.user('clerk'), await account.user('clerk')];
  homeId = (await givenProperty(database, account.id)).id;
  await asManager('PUT', '/settings/account', { fee_rules: rules });
});
afterAll(() => api.close());

const asManager = (...given: Parameters<ReturnType<TestApi['as']>>) => api.as(manager.token)(...given);
const post = (who: GivenUser, path: string, body?: object) => api.as(who.token)('POST', path, body);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function givenVisit(more: object = {}): Promise<number> {
  const { json } = await post(manager, '/inspections', {
    property: { id: homeId },
    type: { id: types.checkOut },
    conduct_date: inHours(5),
    conduct_date_option: 0,
    clerk: { id: clerk.id },
    ...more,
  });
  return json.id;
}
const cancel = async (id: number, body: object) =>
  (await post(manager, `/inspections/${id}/cancel`, body)).json.pricing;
const entriesOf = async (id: number, who = manager) =>
  (await api.as(who.token)('GET', `/properties/${homeId}/audit?inspection_id=${id}`)).json.data;

describe('an aborted visit', () => {
  test('costs what the rule for its cause or its notice says, on top of what was typed', async () => {
    const id = await givenVisit({ pricing: { price: '95', additional: '10.00' } });
    expect(await cancel(id, { cause: 'no_keys', reason: 'The agent had them.' })).toMatchObject({
      price: '95',
      additional: '55.00',
      charges: [
        { kind: 'aborted', amount: '45.00', cause: 'no_keys', minutes: null, waived: null, actor_id: manager.id },
      ],
    });
    const pricing = await cancel(await givenVisit(), { cause: 'client' });
    expect(pricing).toMatchObject({ price: null, additional: '35.00', margin: null });
    expect(pricing.charges[0].notice).toBeGreaterThan(4 * 60);
    expect(pricing.charges[0].notice).toBeLessThanOrEqual(5 * 60);
  });

  test('costs nothing in good time, for the firm’s own reason, for a cause that is free, and without a cause', async () => {
    expect(await cancel(await givenVisit({ conduct_date: inHours(30) }), { cause: 'client' })).toBeNull();
    expect(await cancel(await givenVisit(), { cause: 'firm' })).toBeNull();
    expect(await cancel(await givenVisit(), { cause: 'tenant' })).toBeNull();
    expect(await cancel(await givenVisit(), { reason: 'Nobody said' })).toBeNull();
    expect(await cancel(await givenVisit({ conduct_date_option: 1 }), { cause: 'client' })).toBeNull();
    expect((await post(manager, `/inspections/${await givenVisit()}/cancel`, { cause: 'rain' })).status).toBe(422);
  });

  test('costs nothing once its cancellation is taken back, and the trail tells managers of both', async () => {
    const id = await givenVisit();
    await cancel(id, { cause: 'no_keys' });
    const { json } = await post(manager, `/inspections/${id}/restore`);
    expect(json.pricing).toEqual({ price: null, additional: null, margin: null });
    const [restored, cancelled] = await entriesOf(id);
    expect(cancelled.changes).toEqual(
      expect.arrayContaining([
        { field: 'cause', from: null, to: 'no_keys' },
        { field: 'pricing', from: null, to: { additional: '45.00' } },
      ]),
    );
    expect(restored.changes).toContainEqual({ field: 'pricing', from: { additional: '45.00' }, to: null });
    for (const { changes } of await entriesOf(id, clerk))
      expect(changes.map(({ field }: { field: string }) => field)).not.toContain('pricing');
  });
});

describe('waiting at the door', () => {
  test('is noted by its clerk, who sees the minutes and no price; said again it takes the place of the first', async () => {
    const id = await givenVisit();
    const { status, json } = await post(clerk, `/inspections/${id}/waiting`, { minutes: 27 });
    expect([status, json.waited_minutes, json.pricing]).toEqual([200, 27, null]);
    const read = async () => (await asManager('GET', `/inspections/${id}`)).json;
    expect((await read()).pricing).toMatchObject({ additional: '15.00', charges: [{ kind: 'waiting', minutes: 27 }] });
    await post(clerk, `/inspections/${id}/waiting`, { minutes: 60 });
    expect((await read()).pricing.additional).toBe('20.00');
    const { version } = await read();
    expect((await post(clerk, `/inspections/${id}/waiting`, { minutes: 60 })).json.version).toBe(version);
    await post(clerk, `/inspections/${id}/waiting`, { minutes: 0 });
    expect(await read()).toMatchObject({ waited_minutes: null, pricing: { additional: null } });
  });

  test('within the free minutes it costs nothing', async () => {
    const id = await givenVisit();
    const { json } = await post(manager, `/inspections/${id}/waiting`, { minutes: 10 });
    expect(json).toMatchObject({ waited_minutes: 10, pricing: { additional: null, charges: [{ amount: '0.00' }] } });
  });

  test('is nobody else’s to say, nor of what a tenant carries out', async () => {
    const id = await givenVisit();
    expect((await post(other, `/inspections/${id}/waiting`, { minutes: 20 })).json.code).toBe('role_forbids');
    expect((await post(clerk, `/inspections/${id}/waiting`, { minutes: -1 })).status).toBe(422);
    const tenants = await givenVisit({
      type: { id: types.selfService },
      clerk: null,
      self_servicer: { name: 'Lou', email: 'lou@example.com' },
    });
    expect((await post(manager, `/inspections/${tenants}/waiting`, { minutes: 20 })).json.code).toBe('state_forbids');
  });
});

describe('a charge', () => {
  test('is waived with a reason and charged again, and typing another price leaves it', async () => {
    const id = await givenVisit();
    await cancel(id, { cause: 'no_keys' });
    const waive = (reason: string | null) => post(manager, `/inspections/${id}/waive`, { kind: 'aborted', reason });
    const { json } = await waive('An old client');
    expect(json.pricing).toMatchObject({
      additional: '0.00',
      charges: [{ amount: '45.00', waived: { reason: 'An old client', actor_id: manager.id } }],
    });
    const [entry] = await entriesOf(id);
    expect([entry.action, ...entry.changes]).toEqual([
      'inspection.charge_waived',
      { field: 'pricing', from: { additional: '45.00' }, to: { additional: '0.00', reason: 'An old client' } },
    ]);
    expect((await waive(null)).json.pricing).toMatchObject({ additional: '45.00', charges: [{ waived: null }] });
    const typed = await asManager('PUT', `/inspections/${id}`, { pricing: { price: '10.00', charges: [] } });
    expect(typed.json.pricing).toMatchObject({ price: '10.00', additional: '45.00', charges: [{ amount: '45.00' }] });
    expect((await asManager('PUT', `/inspections/${id}`, { pricing: null })).json.pricing.charges).toHaveLength(1);
  });

  test('is waived by managers alone, and not where there is none', async () => {
    const id = await givenVisit();
    expect((await post(clerk, `/inspections/${id}/waive`, { kind: 'waiting', reason: 'x' })).status).toBe(403);
    const { status, json } = await post(manager, `/inspections/${id}/waive`, { kind: 'waiting', reason: 'x' });
    expect([status, json.code]).toEqual([409, 'state_forbids']);
    expect((await post(manager, `/inspections/${id}/waive`, { kind: 'waiting', reason: ' ' })).status).toBe(422);
  });

  test('stands in the list of charges and in the fees of its client and month, waived ones beside the sums', async () => {
    const client = await api.account.client('Cedar');
    const day = { conduct_date: inHours(2), client_id: client.id };
    const [aborted, waited] = [await givenVisit(day), await givenVisit(day)];
    await post(clerk, `/inspections/${aborted}/waiting`, { minutes: 26 });
    await cancel(aborted, { cause: 'no_keys' });
    await post(manager, `/inspections/${aborted}/waive`, { kind: 'waiting', reason: 'They rang at once' });
    await post(clerk, `/inspections/${waited}/waiting`, { minutes: 26 });
    const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
      .format(new Date(day.conduct_date))
      .slice(0, 7);
    const query = `?client_id=${client.id}&from=${month}&until=${month}`;
    const charges = (await asManager('GET', `/charges${query}`)).json;
    expect(charges).toMatchObject([
      { id: 1, kind: 'waiting', amount: '15.00', waived: null, inspection: { id: waited, cancelled_at: null } },
      { id: 2, kind: 'aborted', amount: '45.00', cause: 'no_keys', address: '12 Albert Road, Southsea, PO5 2SJ' },
      { id: 3, kind: 'waiting', waived: { reason: 'They rang at once' }, client: { id: client.id, name: client.name } },
    ]);
    expect((await asManager('GET', `/charges${query}&kind=aborted`)).json).toHaveLength(1);
    // The other visit is not finished.
    expect((await asManager('GET', `/fees${query}`)).json).toMatchObject([
      { visits: 0, aborted: 1, for_aborted: '45.00', for_waiting: '0.00', waived: '15.00', total: '45.00' },
    ]);
  });

  test('is listed for managers of the firm alone', async () => {
    expect((await api.as(clerk.token)('GET', '/charges')).status).toBe(403);
    const stranger = api.as((await (await givenAccount(api.database, 'Others')).user('manager')).token);
    expect((await stranger('GET', '/charges')).json).toEqual([]);
    expect((await asManager('GET', '/charges?from=2027-03&until=2027-01')).status).toBe(422);
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { types } from '#domain/inspection-type.ts';
import { givenAccount, type GivenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let account: GivenAccount;
let manager: Call;
let homeId: number;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  account = await givenAccount(api.database, 'Fee Lettings');
  manager = api.as((await account.user('manager')).token);
  homeId = (await givenProperty(api.database, account.id)).id;
});

type Wish = { clientId?: number; day: string; pricing?: object | null; isCancelled?: boolean };

async function finished({ clientId, day, pricing = null, isCancelled = false }: Wish): Promise<void> {
  const body = {
    property: { id: homeId },
    type: { id: types.checkOut },
    conduct_date: day,
    client_id: clientId,
    pricing,
  };
  const { id } = (await manager('POST', '/inspections', body)).json;
  const state = isCancelled ? states.closed : states.complete;
  await api.database.rows(
    'test.finish',
    'update inspections set state = $3, cancelled_at = case when $4 then now() end where account_id = $1 and id = $2',
    [account.id, id, state, isCancelled],
  );
}

const fees = async (query = '') => (await manager('GET', `/fees?from=2027-01&until=2027-03${query}`)).json;

test('finished visits are added up by client and month, with aborted ones by their charges alone', async () => {
  const [ash, birch] = [await account.client('Ash'), await account.client('Birch')];
  await finished({ clientId: ash.id, day: '2027-02-03', pricing: { price: '95.00', margin: '40.10' } });
  await finished({ clientId: ash.id, day: '2027-02-28', pricing: { price: '120.50', additional: '25' } });
  await finished({
    clientId: ash.id,
    day: '2027-02-10',
    pricing: { price: '95', additional: '45.00' },
    isCancelled: true,
  });
  await finished({ clientId: ash.id, day: '2027-02-11', pricing: { price: '95' }, isCancelled: true });
  await finished({ clientId: birch.id, day: '2027-03-01' });
  await finished({ clientId: birch.id, day: '2027-04-01', pricing: { price: '1' } });
  expect(await fees()).toMatchObject([
    { id: 1, client: { name: birch.name }, month: '2027-03', visits: 1, unpriced: 1, total: '0.00' },
    {
      id: 2,
      client: { id: ash.id },
      month: '2027-02',
      visits: 2,
      aborted: 1,
      price: '215.50',
      additional: '70.00',
      total: '285.50',
      margin: '40.10',
    },
  ]);
  expect(await fees(`&client_id=${birch.id}`)).toHaveLength(1);
});

test('a visit counts in the month of the account’s own time zone, and open ones not yet', async () => {
  await finished({ day: '2027-03-31T23:30:00+01:00', pricing: { price: '10' } });
  await manager('POST', '/inspections', {
    property: { id: homeId },
    type: { id: types.checkOut },
    conduct_date: '2027-03-03',
    pricing: { price: '10' },
  });
  expect(await fees()).toMatchObject([{ month: '2027-03', visits: 1, price: '10.00' }]);
});

test('nobody but managers of the firm sees fees, and months are months', async () => {
  await finished({ day: '2027-02-03', pricing: { price: '10' } });
  const clerk = api.as((await account.user('clerk')).token);
  expect((await clerk('GET', '/fees')).status).toBe(403);
  const stranger = api.as((await (await givenAccount(api.database, 'Others')).user('manager')).token);
  expect((await stranger('GET', '/fees?from=2027-01&until=2027-03')).json).toEqual([]);
  expect((await manager('GET', '/fees?from=2027-13')).status).toBe(422);
  expect((await manager('GET', '/fees?from=2027-03&until=2027-01')).status).toBe(422);
});

import { addRows } from '#store/database/add-rows.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectionContacts } from '#store/schema/inspection.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { tellOfLatestBookings } from './demo-emails.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('the contacts of the latest bookings are told of their dates, except of past or unconfirmed ones', async () => {
  const { account, database, store } = api;
  const { id: propertyId } = await givenProperty(database, account.id);
  const book = async (name: string, more: Parameters<typeof givenInspection>[3]) => {
    const { id } = await givenInspection(database, account.id, propertyId, { state: 100, ...more });
    const contact = { type: 1, email: `${name}@example.com`, signee: false, notify: true, deliver: false };
    await addRows(database, inspectionContacts, [{ ...contact, accountId: account.id, inspectionId: id, name }]);
    return id;
  };
  await book('over', { conductAt: inDays(-10) });
  await book('open', { conductAt: inDays(3), conductDateOption: 1 });
  const told = await book('told', { conductAt: inDays(5) });

  await tellOfLatestBookings(store, account.id, 'http://localhost:8080');

  const manager = api.as((await account.user('manager')).token);
  const { json } = await manager('GET', '/emails');
  expect(json.data).toMatchObject([
    { inspection_id: told, recipient: 'told@example.com', text: expect.stringContaining('Dear told,') },
  ]);
  expect(json.data[0].calendar).toContain(`UID:inspection-${told}@localhost`);
});

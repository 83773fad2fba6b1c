/** Finished reports teach the editor what three homes or more say alike, and nothing that names somebody. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { addRows } from '#store/database/add-rows.ts';
import { inspectionContacts, type inspections } from '#store/schema/inspection.ts';
import { items, rooms } from '#store/schema/report.ts';
import { givenAccount, type GivenAccount } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

type More = Partial<typeof inspections.$inferInsert> & { blockType?: string };
type Group = { item: string | null; grade: string | null; phrases: string[] };

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function givenFirm() {
  const firm = await givenAccount(api.database, 'A firm');
  const typist = await firm.user('typist');
  const read = async (headers = {}) => api.as(typist.token)('GET', '/settings/learnt-conditions', undefined, headers);
  const learnt = async (): Promise<Group[]> => (await read()).json.learnt;
  return { firm, read, learnt, phrases: async () => (await learnt()).flatMap(({ phrases }) => phrases) };
}

/** A report of a home that says it of a door. */
async function givenSaid(firm: GivenAccount, condition: string, { blockType = 'DETAILED', ...more }: More = {}) {
  const property = await givenProperty(api.database, firm.id, { line1: '7 Camber Quay' });
  const all = { state: states.complete, propertyId: property.id, ...more };
  const inspection = await givenInspection(api.database, firm.id, all.propertyId, all);
  const of = { accountId: firm.id, reportId: inspection.reportId, position: 0 };
  const [room] = await addRows(api.database, rooms, [{ ...of, name: 'Hall', blockType }]);
  await addRows(api.database, items, [{ ...of, roomId: room?.id ?? 0, name: 'Front Door', condition }]);
  return inspection;
}

async function givenSaidIn(homes: number, firm: GivenAccount, condition: string, more: More = {}) {
  const all = [];
  for (let home = 0; home < homes; home += 1) all.push(await givenSaid(firm, condition, more));
  return all;
}

test('three homes are enough, and two are not, however often they say it', async () => {
  const { firm, learnt } = await givenFirm();
  const [, second] = await givenSaidIn(2, firm, 'Fair: dog scratches to lower panel');
  await givenSaid(firm, 'Fair: dog scratches to lower panel', { propertyId: second?.propertyId ?? 0 });
  expect(await learnt()).toEqual([]);
  await givenSaid(firm, 'Fair: dog scratches to lower panel', { state: states.closed });
  expect(await learnt()).toEqual([
    { item: 'front door', grade: 'fair', phrases: ['Fair', 'dog scratches to lower panel'] },
  ]);
});

test.each([
  ['a report that is not finished', { state: states.review }],
  ['a cancelled one', { cancelledAt: '2026-11-20T10:00:00Z' }],
  ['that of a tenant', { selfServicer: { name: 'Ann Lee', email: 'ann@example.com', templateId: null } }],
  ['the meters', { blockType: 'METERS' }],
])('%s teaches nothing', async (_, more) => {
  const { firm, phrases } = await givenFirm();
  await givenSaidIn(2, firm, 'Good order');
  await givenSaid(firm, 'Good order', more);
  expect(await phrases()).toEqual([]);
  await givenSaid(firm, 'Good order');
  expect(await phrases()).toEqual(['Good order']);
});

test('names, addresses and numbers are kept out, and those of an erased person as well', async () => {
  const { firm, phrases } = await givenFirm();
  const said =
    'Good: light scuffs; key left with Priya; keys for priya shah; as 7 camber quay; call 023 9200 0000; PO5 2SJ on tag';
  const [one] = await givenSaidIn(3, firm, said);
  const contact = {
    type: 1,
    name: 'Priya Shah',
    email: 'priya@example.com',
    signee: false,
    notify: true,
    deliver: true,
  };
  await addRows(api.database, inspectionContacts, [{ accountId: firm.id, inspectionId: one?.id ?? 0, ...contact }]);
  expect(await phrases()).toEqual(['Good', 'light scuffs']);

  const administrator = await firm.user('administrator');
  const person = { email: 'priya@example.com', name: 'Priya Shah', dry_run: false };
  expect((await api.as(await firm.backOfficeToken(administrator.id))('POST', '/erasures', person)).status).toBe(200);
  expect(await phrases()).toEqual(['Good', 'light scuffs']);
});

test('a report that is taken back or removed teaches no more, and the version says so', async () => {
  const { firm, read, phrases } = await givenFirm();
  const [one] = await givenSaidIn(3, firm, 'Good order');
  const before = await read();
  expect(before.headers['etag']).toBe(`"${before.json.version}-json"`);
  expect((await read()).json.version).toBe(before.json.version);
  await api.database.rows('test.back', 'update inspections set state = $3 where account_id = $1 and id = $2', [
    firm.id,
    one?.id,
    states.review,
  ]);
  expect(await phrases()).toEqual([]);
  expect((await read()).json.version).not.toBe(before.json.version);
});

test('another account learns nothing of it, and nor do people of clients', async () => {
  const { firm } = await givenFirm();
  await givenSaidIn(3, firm, 'Good order');
  const other = await givenFirm();
  await givenSaidIn(2, other.firm, 'Good order');
  expect(await other.phrases()).toEqual([]);
  const client = await firm.user('client');
  expect((await api.as(client.token)('GET', '/settings/learnt-conditions')).status).toBe(403);
});

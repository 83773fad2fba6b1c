/** A client that is there twice becomes one: everything moves, nothing is lost, and whoever keeps a copy is told. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { types } from '#domain/inspection-type.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let office: GivenOffice;
let asBackOffice: GivenOffice['asManager'];
let kept: { id: number; version: number };
let gone: { id: number; version: number };
beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
  asBackOffice = api.as(await api.account.backOfficeToken(office.manager.id));
});
afterAll(() => api.close());
beforeEach(async () => {
  kept = (await office.asManager('POST', '/clients', { name: 'Langstone Homes', email: 'hello@langstone.example' }))
    .json;
  gone = (
    await office.asManager('POST', '/clients', { name: 'Langstone homes Ltd', email: 'x@example.com', phone: '023' })
  ).json;
});

const merge = (body: object = {}, headers = {}) =>
  asBackOffice('POST', `/clients/${gone.id}/merge`, { into: kept.id, ...body }, headers);

async function givenWork() {
  const home = await givenProperty(api.database, api.account.id, { clientId: gone.id });
  const visit = await office.create({ property: { id: home.id }, client_id: gone.id });
  const person = await api.account.user('client', { clientId: gone.id });
  const { json: template } = await office.asManager('POST', '/templates', { name: 'Theirs' });
  const rule = { template_id: template.id, client_id: gone.id, type_id: types.inventory };
  await office.asManager('PUT', '/settings/account', { template_rules: [rule] });
  return { home, visit, person };
}

test('the counts are said first, and nothing is written', async () => {
  await givenWork();
  const { status, json } = await merge({ dry_run: true });
  expect([status, json]).toMatchObject([
    200,
    { properties: 1, inspections: 1, people: 1, template_rules: 1, fills: ['phone'], client: { id: kept.id } },
  ]);
  expect((await office.asManager('GET', `/clients/${gone.id}`)).json.version).toBe(gone.version);
  expect((await office.asManager('GET', `/clients/${kept.id}`)).json).toEqual(kept);
});

test('properties, inspections, people and rules move, with their trail and their versions', async () => {
  const { home, visit, person } = await givenWork();
  const before = (await office.asManager('GET', `/inspections/${visit.id}`)).headers['etag'];
  const { json } = await merge();
  expect(json.client).toMatchObject({ name: 'Langstone Homes', email: 'hello@langstone.example', phone: '023' });
  expect((await office.asManager('GET', `/properties/${home.id}`)).json.client.id).toBe(kept.id);
  const moved = await office.asManager('GET', `/inspections/${visit.id}`);
  expect([moved.json.client_id, moved.headers['etag'] === before]).toEqual([kept.id, false]);
  const seen = (await api.as(person.token)('GET', '/properties')).json.data;
  expect(seen.map(({ id }: { id: number }) => id)).toEqual([home.id]);
  const rules = (await office.asManager('GET', '/settings/account')).json.template_rules;
  expect(rules).toMatchObject([{ client_id: kept.id }]);
  const trail = await office.auditOf(home.id);
  expect(
    trail.slice(0, 2).map(({ subject, changes }: { subject: object; changes: object[] }) => [subject, changes]),
  ).toEqual([
    [{ type: 'inspection', id: visit.id }, [{ field: 'client_id', from: gone.id, to: kept.id }]],
    [{ type: 'property', id: home.id }, [{ field: 'client', from: gone.id, to: kept.id }]],
  ]);
});

test('the duplicate is gone, a tombstone tells of it, and the security log of the merge', async () => {
  await givenWork();
  await merge();
  expect((await office.asManager('GET', `/clients/${gone.id}`)).status).toBe(404);
  const { json } = await office.asManager('GET', '/deletions?per_page=100');
  expect(json.data).toContainEqual(expect.objectContaining({ type: 'client', id: gone.id }));
  const administrator = api.as((await api.account.user('administrator')).token);
  const log = (await administrator('GET', '/security-log?kind=client.merged')).json.data;
  expect(log[0]).toMatchObject({ subject: { type: 'client', id: kept.id }, facts: { merged: gone.id } });
});

test('it is refused into itself, into one that is archived or of another firm, and when it was changed meanwhile', async () => {
  const elsewhere = await (await givenAccount(api.database, 'Another firm')).client();
  const archived = (await office.asManager('POST', '/clients', { name: 'Retired' })).json;
  await givenProperty(api.database, api.account.id, { clientId: archived.id });
  await office.asManager('DELETE', `/clients/${archived.id}`);
  for (const into of [gone.id, elsewhere.id + 100_000, archived.id]) {
    const { status, json } = await merge({ into });
    expect([status, json.errors[0].pointer]).toEqual([422, '/into']);
  }
  await office.asManager('PUT', `/clients/${gone.id}`, { phone: '1' });
  expect((await merge({}, { 'if-match': `"${gone.version}"` })).status).toBe(412);
  const clerk = await api.account.user('clerk');
  // Not even a manager's application: it changes what people of both clients see.
  for (const token of [await api.account.backOfficeToken(clerk.id), office.manager.token])
    expect((await api.as(token)('POST', `/clients/${gone.id}/merge`, { into: kept.id })).status).toBe(403);
});

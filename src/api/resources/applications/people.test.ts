/** An administrator sees for whom an application may act, and ends it for one person. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenToken } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let office: Call;
let applicationId: number;
let path: string;
beforeAll(async () => {
  api = await testApi();
  const { id } = await api.account.user('administrator');
  office = api.as(await api.account.backOfficeToken(id));
  applicationId = await register('Rent Ledger');
  path = `/applications/${applicationId}/people`;
});
afterAll(() => api.close());

async function register(name: string): Promise<number> {
  const draft = { name, redirect_uris: ['https://ledger.example/back'], scopes: ['profile.read', 'properties.read'] };
  return (await office('POST', '/applications', draft)).json.id;
}
const allow = (userId: number, ...scopes: Parameters<typeof givenToken>[2] & object) =>
  givenToken(api.database, { accountId: api.account.id, userId, applicationId }, scopes);

test('people are listed once, by name, with all that counts of what they allowed', async () => {
  const zoe = await api.account.user('clerk', { name: 'Zoe' });
  const ann = await api.account.user('manager', { name: 'Ann' });
  await allow(zoe.id, 'profile.read');
  await allow(ann.id, 'profile.read', 'staff.read');
  await allow(ann.id, 'properties.read');
  const { json: listed } = await office('GET', path);
  expect(listed).toMatchObject([
    { id: ann.id, name: 'Ann', role: 2, scopes: ['profile.read', 'properties.read'], last_used_at: null },
    { id: zoe.id, name: 'Zoe', role: 4, scopes: ['profile.read'] },
  ]);
  expect(Date.parse(listed[0].allowed_at)).toBeLessThan(Date.now());
  await office('DELETE', `${path}/${ann.id}`);
  await office('DELETE', `${path}/${zoe.id}`);
});

test('one person’s approvals are withdrawn, all of them and nobody else’s, and the log says so', async () => {
  const [ann, bob] = [await api.account.user('clerk'), await api.account.user('clerk')];
  const ofAnn = [await allow(ann.id, 'profile.read'), await allow(ann.id, 'profile.read')];
  const ofBob = await allow(bob.id, 'profile.read');
  expect((await office('DELETE', `${path}/${ann.id}`)).status).toBe(200);
  for (const token of ofAnn) expect((await api.as(token)('GET', '/me')).status).toBe(401);
  expect((await api.as(ofBob)('GET', '/me')).status).toBe(200);
  // Her approval of another application goes on.
  expect((await api.as(ann.token)('GET', '/me')).status).toBe(200);
  expect((await office('GET', path)).json.map(({ id }: { id: number }) => id)).toEqual([bob.id]);
  expect((await office('DELETE', `${path}/${ann.id}`)).status).toBe(404);
  const { json: log } = await office('GET', '/security-log?kind=grant.revoked');
  expect(log.data[0]).toMatchObject({ subject: { type: 'person', id: ann.id }, facts: { application: applicationId } });
});

test('people of another application are not found here', async () => {
  const person = await api.account.user('clerk');
  const token = await allow(person.id, 'profile.read');
  const elsewhere = `/applications/${await register('Another system')}/people`;
  expect((await office('GET', elsewhere)).json).toEqual([]);
  expect((await office('DELETE', `${elsewhere}/${person.id}`)).status).toBe(404);
  expect((await api.as(token)('GET', '/me')).status).toBe(200);
});

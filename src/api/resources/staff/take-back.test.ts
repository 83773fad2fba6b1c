/** Somebody of the firm who was archived comes back under what they did before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSignInName } from '#store/directory/sign-in-names.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let administrator: GivenUser;
let asAdministrator: Call;
beforeAll(async () => {
  api = await testApi();
  administrator = await api.account.user('administrator');
  asAdministrator = api.as(await api.account.backOfficeToken(administrator.id));
});
afterAll(() => api.close());

const draft = (more: object = {}) => ({
  name: 'Ben',
  email: `ben-${crypto.randomUUID()}@example.com`,
  role: 4,
  ...more,
});

test('somebody archived who is invited again is said to be there, and an administrator takes them back', async () => {
  const { json: ben } = await asAdministrator('POST', '/staff', draft());
  await asAdministrator('DELETE', `/staff/${ben.id}`);
  const refused = await asAdministrator('POST', '/staff', draft({ email: ben.email.toUpperCase() }));
  expect(refused).toMatchObject({
    status: 409,
    json: {
      detail: expect.stringContaining('was archived has this e-mail address'),
      archived_person: { id: ben.id, client_id: null },
    },
  });
  const back = { archived: false };
  const { id: managerId } = await api.account.user('manager');
  const asManager = api.as(await api.account.backOfficeToken(managerId));
  expect((await asManager('PUT', `/staff/${ben.id}`, back)).json.code).toBe('role_forbids');
  expect((await api.as(administrator.token)('PUT', `/staff/${ben.id}`, back)).json.code).toBe('back_office_only');
  const { json } = await asAdministrator('PUT', `/staff/${ben.id}`, { ...back, phone: '023 9200 0000' });
  expect(json).toMatchObject({ id: ben.id, name: ben.name, archived_at: null, phone: '023 9200 0000' });
  expect(await findSignInName(api.database, ben.email)).toEqual({ accountId: api.account.id, id: ben.id });
  const [event] = (await asAdministrator('GET', '/security-log?kind=person.taken_back')).json.data;
  expect(event.subject).toMatchObject({ type: 'person', id: ben.id });
  expect((await asAdministrator('PUT', `/staff/${ben.id}`, back)).json.version).toBe(json.version);
  // An administrator is let in by somebody who has proved who they are.
  await asAdministrator('PUT', `/staff/${ben.id}`, { role: 1 });
  await asAdministrator('DELETE', `/staff/${ben.id}`);
  await api.database.pool.query('update grants set proved_at = null where user_id = $1', [administrator.id]);
  expect((await asAdministrator('PUT', `/staff/${ben.id}`, back)).json.code).toBe('proof_needed');
  asAdministrator = api.as(await api.account.backOfficeToken(administrator.id));
});

test('somebody who was erased is not taken back', async () => {
  const { json: ben } = await asAdministrator('POST', '/staff', draft());
  await asAdministrator('DELETE', `/staff/${ben.id}`);
  expect((await asAdministrator('POST', '/erasures', { person_id: ben.id })).status).toBe(200);
  const refused = await asAdministrator('PUT', `/staff/${ben.id}`, { archived: false });
  expect(refused).toMatchObject({ status: 409, json: { code: 'state_forbids' } });
});

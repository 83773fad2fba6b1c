/** /me: the name and the password that everybody may change of themselves, people of clients too. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#store/secrets/password.ts';
import type { RoleName } from '#domain/role.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

const before = 'harbour-quartz-violin';
const after = 'teapot-gravel-lantern';
let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function given(role: RoleName) {
  const clientId = role === 'client' ? (await api.account.client()).id : undefined;
  const user = await api.account.user(role, clientId === undefined ? {} : { clientId });
  await api.database.pool.query('update users set password_hash = $1 where id = $2', [
    await hashPassword(before),
    user.id,
  ]);
  const backOffice = api.as(await api.account.backOfficeToken(user.id));
  return { ...user, backOffice };
}

test.each(['client', 'clerk', 'administrator'] as const)('a %s changes their own name', async (role) => {
  const { backOffice, email } = await given(role);
  const { status, json } = await backOffice('PUT', '/me', { name: 'Edith Renamed' });
  expect([status, json.name, json.email]).toEqual([200, 'Edith Renamed', email]);
  expect((await backOffice('GET', '/me')).json.name).toBe('Edith Renamed');
});

test.each(['client', 'clerk'] as const)(
  'a %s changes their own password, which ends what was signed in',
  async (role) => {
    const { id, backOffice, token } = await given(role);
    for (const current of [{}, { current_password: after }]) {
      const refused = await backOffice('PUT', '/me', { password: after, ...current });
      expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/current_password']);
    }
    const common = await backOffice('PUT', '/me', { password: 'qwertyuiop123', current_password: before });
    expect([common.status, common.json.errors[0].pointer]).toEqual([422, '/password']);
    expect((await backOffice('GET', '/me')).status).toBe(200);

    expect((await backOffice('PUT', '/me', { password: after, current_password: before })).status).toBe(200);
    for (const ended of [backOffice, api.as(token)]) expect((await ended('GET', '/me')).status).toBe(401);
    const ofPerson = { personId: id, kinds: ['password.changed' as const] };
    const { rows } = await api.store.securityLog.list(api.account.id, ofPerson, { page: 1, perPage: 10 });
    expect(rows).toMatchObject([{ actorId: id, subjectId: id }]);
    const again = api.as(await api.account.backOfficeToken(id));
    expect((await again('PUT', '/me', { password: before, current_password: after })).status).toBe(200);
  },
);

test('another application changes nobody, whatever it may do', async () => {
  const { token } = await given('administrator');
  const { status, json } = await api.as(token)('PUT', '/me', { name: 'Somebody Else' });
  expect([status, json.code]).toEqual([403, 'back_office_only']);
});

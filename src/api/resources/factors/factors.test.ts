/** One's own second factors by the interface, and what administrators do about those of others. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoleName } from '#domain/role.ts';
import { codeOfSecret } from '#store/secrets/one-time-code.ts';
import { passwordOfTests } from '#testing/given-account.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function given(role: RoleName) {
  const clientId = role === 'client' ? (await api.account.client()).id : undefined;
  const user = await api.account.user(role, clientId === undefined ? {} : { clientId });
  return { ...user, backOffice: api.as(await api.account.backOfficeToken(user.id)) };
}
type Given = Awaited<ReturnType<typeof given>>;

const setUp = async ({ backOffice }: Given) => {
  const { secret, uri } = (await backOffice('POST', '/me/authenticator-app/secret')).json;
  const answer = await backOffice('PUT', '/me/authenticator-app', { secret, code: codeOfSecret(secret) });
  return { secret, uri, ...answer };
};
const factorsOf = async ({ backOffice }: Given) => (await backOffice('GET', '/me/factors')).json;
const emailsTo = async ({ email }: Given) =>
  (
    await api.database.pool.query<{ text: string; confidential: boolean }>(
      'select text, confidential from emails where recipient = $1 order by id',
      [email],
    )
  ).rows;
const eventsOf = async ({ id }: Given) =>
  (
    await api.database.pool.query<{ kind: string }>(
      `select kind from security_events where subject_type = 'person' and subject_id = $1 order by id`,
      [id],
    )
  ).rows.map(({ kind }) => kind);
/** With the code after that of the set-up, which is used. */
const proveWithCode = ({ backOffice }: Given, secret: string) => {
  const code = codeOfSecret(secret, Date.now() + 30_000);
  return backOffice('POST', '/me/proof', { current_password: passwordOfTests, code });
};
const withoutProof = ({ id }: Given) =>
  api.database.pool.query('update grants set proved_at = null where user_id = $1', [id]);

test.each(['client', 'clerk', 'administrator'] as const)('a %s sets up an app and removes it', async (role) => {
  const person = await given(role);
  const { uri, json, status } = await setUp(person);
  expect([status, json.recovery_codes.length]).toEqual([200, 10]);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Keyturn:/);
  expect(await factorsOf(person)).toMatchObject({
    authenticator_app: { last_used_at: null },
    recovery_codes_left: 10,
    demanded: false,
  });
  expect((await person.backOffice('DELETE', '/me/authenticator-app')).status).toBe(200);
  expect(await factorsOf(person)).toMatchObject({ authenticator_app: null, recovery_codes_left: 0 });
  expect(await eventsOf(person)).toEqual(['factor.added', 'factor.removed']);
  const emails = await emailsTo(person);
  expect(emails.map(({ text }) => /was (set up|removed)/.exec(text)?.[1])).toEqual(['set up', 'removed']);
  expect(emails.every(({ confidential }) => confidential)).toBe(true);
});

test('an app with a code that is not its own is not set up', async () => {
  const person = await given('clerk');
  const { secret } = (await person.backOffice('POST', '/me/authenticator-app/secret')).json;
  const { status, json } = await person.backOffice('PUT', '/me/authenticator-app', { secret, code: '000000' });
  expect([status, json.errors[0].pointer]).toEqual([422, '/code']);
  expect((await factorsOf(person)).authenticator_app).toBeNull();
});

test('a change asks for the password or a fresh sign-in, and a taken token has neither', async () => {
  const person = await given('clerk');
  const { secret } = await setUp(person);
  await withoutProof(person);
  const changes = [
    () => person.backOffice('PUT', '/me/authenticator-app', { secret, code: codeOfSecret(secret) }),
    () => person.backOffice('DELETE', '/me/authenticator-app'),
    () => person.backOffice('POST', '/me/recovery-codes'),
  ];
  for (const change of changes) expect((await change()).json.code).toBe('proof_needed');
  const wrong = await person.backOffice('POST', '/me/proof', { current_password: 'a guess of somebody' });
  expect([wrong.status, wrong.json.errors[0].pointer]).toEqual([422, '/current_password']);
  expect((await changes[2]?.())?.status).toBe(403);
  expect((await proveWithCode(person, secret)).status).toBe(200);
  expect((await changes[2]?.())?.status).toBe(200);
  await api.database.pool.query(`update grants set proved_at = now() - interval '11 minutes' where user_id = $1`, [
    person.id,
  ]);
  expect((await changes[2]?.())?.status).toBe(403);
});

test('new recovery codes end the ones before, and come with an app only', async () => {
  const person = await given('clerk');
  expect((await person.backOffice('POST', '/me/recovery-codes')).json.code).toBe('state_forbids');
  const { json: first } = await setUp(person);
  const { json: second } = await person.backOffice('POST', '/me/recovery-codes');
  expect(second.recovery_codes).toHaveLength(10);
  expect(second.recovery_codes).not.toContain(first.recovery_codes[0]);
  expect((await factorsOf(person)).recovery_codes_left).toBe(10);
});

test('another application learns and changes nothing, whatever it may do', async () => {
  const { token } = await given('administrator');
  for (const [method, path] of [
    ['GET', '/me/factors'],
    ['DELETE', '/me/authenticator-app'],
    ['PUT', '/settings/second-factor'],
  ] as const)
    expect((await api.as(token)(method, path, method === 'PUT' ? { roles: [] } : undefined)).json.code).toBe(
      'back_office_only',
    );
});

test('an administrator removes the factors of somebody who has lost them; they are told, and the log names it', async () => {
  const [administrator, person] = [await given('administrator'), await given('clerk')];
  await setUp(person);
  expect((await person.backOffice('DELETE', `/staff/${person.id}/factors`)).json.code).toBe('role_forbids');
  await withoutProof(administrator);
  expect((await administrator.backOffice('DELETE', `/staff/${person.id}/factors`)).json.code).toBe('proof_needed');
  await administrator.backOffice('POST', '/me/proof', { current_password: passwordOfTests });
  expect((await administrator.backOffice('DELETE', `/staff/${person.id}/factors`)).status).toBe(200);
  // The lost telephone is signed in no longer.
  expect((await person.backOffice('GET', '/me/factors')).status).toBe(401);
  const again = { ...person, backOffice: api.as(await api.account.backOfficeToken(person.id)) };
  expect((await factorsOf(again)).authenticator_app).toBeNull();
  expect((await emailsTo(person)).at(-1)?.text).toContain('An administrator removed your second factors');
  expect(await eventsOf(person)).toEqual(['factor.added', 'factor.removed']);
});

test('a demand of one’s own role needs a factor of one’s own first, and then keeps the last one', async () => {
  const administrator = await given('administrator');
  const demand = (roles: number[]) => administrator.backOffice('PUT', '/settings/second-factor', { roles });
  expect((await demand([1, 2])).json.code).toBe('state_forbids');
  const { secret } = await setUp(administrator);
  expect((await demand([2, 1, 2])).json).toEqual({ roles: [1, 2], version: expect.any(Number) });
  expect((await administrator.backOffice('GET', '/settings/second-factor')).json).toEqual({
    roles: [1, 2],
    version: expect.any(Number),
  });
  expect(await factorsOf(administrator)).toMatchObject({ demanded: true });
  expect((await administrator.backOffice('DELETE', '/me/authenticator-app')).json.code).toBe('in_use');
  expect((await factorsOf(administrator)).authenticator_app).not.toBeNull();
  await withoutProof(administrator);
  expect((await demand([])).json.code).toBe('proof_needed');
  expect((await proveWithCode(administrator, secret)).status).toBe(200);
  expect((await demand([])).json).toEqual({ roles: [], version: expect.any(Number) });
  expect((await administrator.backOffice('DELETE', '/me/authenticator-app')).status).toBe(200);
});

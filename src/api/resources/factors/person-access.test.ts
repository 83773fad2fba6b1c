/** The ways to sign in of a person: a change ends other sessions, and administrators mend what somebody has lost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoleName } from '#domain/role.ts';
import { codeOfSecret } from '#store/secrets/one-time-code.ts';
import { passwordOfTests } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const open = async (id: number) => api.as(await api.account.backOfficeToken(id));
async function given(role: RoleName) {
  const clientId = role === 'client' ? (await api.account.client()).id : undefined;
  const user = await api.account.user(role, clientId === undefined ? {} : { clientId });
  return { ...user, clientId, backOffice: await open(user.id) };
}
type Given = Awaited<ReturnType<typeof given>>;

const setUp = async ({ backOffice }: Given) => {
  const { secret } = (await backOffice('POST', '/me/authenticator-app/secret')).json;
  return backOffice('PUT', '/me/authenticator-app', { secret, code: codeOfSecret(secret) });
};
const statusOf = async (call: Given['backOffice']) => (await call('GET', '/me/factors')).status;
const newestEvent = async () => (await api.store.securityLog.list(api.account.id, {}, { page: 1, perPage: 1 })).rows[0];

test('a factor that is set up, renewed or removed ends the other sessions of the person, and not this one', async () => {
  const person = await given('clerk');
  const changes = [
    () => setUp(person),
    () => person.backOffice('POST', '/me/recovery-codes'),
    () => person.backOffice('DELETE', '/me/authenticator-app'),
  ];
  for (const change of changes) {
    const other = await open(person.id);
    expect((await change()).status).toBe(200);
    expect([await statusOf(other), await statusOf(person.backOffice)]).toEqual([401, 200]);
  }
});

test('an administrator removes the factors of a client’s person and signs them out; others of the office do not', async () => {
  const [administrator, manager, person] = [
    await given('administrator'),
    await given('manager'),
    await given('client'),
  ];
  await setUp(person);
  const path = `/clients/${person.clientId}/people/${person.id}`;
  expect((await manager.backOffice('DELETE', `${path}/factors`)).json.code).toBe('role_forbids');
  expect(await statusOf(person.backOffice)).toBe(200);
  expect((await administrator.backOffice('DELETE', `${path}/factors`)).status).toBe(200);
  expect(await newestEvent()).toMatchObject({ kind: 'factor.removed', subjectId: person.id });
  expect(await statusOf(person.backOffice)).toBe(401);
  const again = await open(person.id);
  expect((await again('GET', '/me/factors')).json.authenticator_app).toBeNull();
  expect((await administrator.backOffice('POST', `${path}/sign-out-everywhere`)).status).toBe(200);
  expect(await statusOf(again)).toBe(401);
  const elsewhere = (await api.account.client()).id;
  const wrong = `/clients/${elsewhere}/people/${person.id}/factors`;
  expect((await administrator.backOffice('DELETE', wrong)).status).toBe(404);
});

test('an administrator makes a link to a new password after proving who they are', async () => {
  const [administrator, person, client] = [await given('administrator'), await given('clerk'), await given('client')];
  await api.database.pool.query('update grants set proved_at = null where user_id = $1', [administrator.id]);
  for (const path of [`/staff/${person.id}`, `/clients/${client.clientId}/people/${client.id}`])
    expect((await administrator.backOffice('POST', `${path}/reset-link`)).json.code).toBe('proof_needed');
});

test('nobody is let in as an administrator, by invitation, role or provider, without a proof', async () => {
  const [administrator, person] = [await given('administrator'), await given('manager')];
  await api.database.pool.query('update grants set proved_at = null where user_id = $1', [administrator.id]);
  const { backOffice } = administrator;
  const newcomer = { name: 'New', email: 'new@example.com', role: 1 };
  const provider = { issuer: 'https://id.example', client_id: 'keyturn', client_secret: 'secret' };
  for (const [method, path, body] of [
    ['POST', '/staff', newcomer],
    ['PUT', `/staff/${person.id}`, { role: 1 }],
    ['PUT', '/settings/single-sign-on', provider],
    ['PUT', '/settings/single-sign-on', { enabled: true }],
  ] as const)
    expect([path, (await backOffice(method, path, body)).json.code]).toEqual([path, 'proof_needed']);
  expect((await backOffice('POST', '/me/proof', { current_password: passwordOfTests })).status).toBe(200);
  expect((await backOffice('PUT', `/staff/${person.id}`, { role: 1 })).json.role).toBe(1);
});

test('nobody is invited, invited again or taken back by an open browser alone', async () => {
  const { id, backOffice } = await given('administrator');
  const client = await given('client');
  await givenProperty(api.database, api.account.id, { clientId: client.clientId ?? 0 });
  const ofClient = `/clients/${client.clientId}`;
  const draft = (role?: number) => ({
    name: 'New',
    email: `${crypto.randomUUID()}@example.com`,
    ...(role && { role }),
  });
  const { json: invited } = await backOffice('POST', '/staff', draft(1));
  const { json: gone } = await backOffice('POST', '/staff', draft(4));
  const { json: goneToo } = await backOffice('POST', `${ofClient}/people`, draft());
  await backOffice('DELETE', `/staff/${gone.id}`);
  await backOffice('DELETE', `${ofClient}/people/${goneToo.id}`);
  await api.database.pool.query('update grants set proved_at = null where user_id = $1', [id]);
  const attempts = async () => {
    const answers = [];
    for (const [method, path, body] of [
      ['POST', '/staff', draft(4)],
      ['POST', `/staff/${invited.id}/invite`, undefined],
      ['PUT', `/staff/${gone.id}`, { archived: false }],
      ['POST', `${ofClient}/people`, draft()],
      ['PUT', `${ofClient}/people/${goneToo.id}`, { archived: false }],
      ['POST', `${ofClient}/people/${goneToo.id}/invite`, undefined],
    ] as const)
      answers.push((await backOffice(method, path, body)).json.code);
    await backOffice('DELETE', ofClient);
    return [...answers, (await backOffice('PUT', ofClient, { archived: false })).json.code];
  };
  expect(await attempts()).toEqual([...Array(5).fill('proof_needed'), 'state_forbids', 'proof_needed']);
  expect((await backOffice('POST', '/me/proof', { current_password: passwordOfTests })).status).toBe(200);
  expect((await backOffice('PUT', ofClient, { archived: false })).status).toBe(200);
  expect(await attempts()).toEqual(Array(7).fill(undefined));
});

test('no account is taken along, nothing erased and no application let in by an open browser alone', async () => {
  const { id, backOffice } = await given('administrator');
  const draft = { name: 'Rent Ledger', redirect_uris: ['https://ledger.example/back'], scopes: ['profile.read'] };
  const { json: made } = await backOffice('POST', '/applications', draft);
  const ofApplication = `/applications/${made.id}`;
  await api.database.pool.query('update grants set proved_at = null where user_id = $1', [id]);
  const person = { email: 'somebody@example.com', name: 'Some Body' };
  for (const [method, path, body] of [
    ['POST', '/account-exports', undefined],
    ['POST', '/person-exports', person],
    ['POST', '/erasures', person],
    ['PUT', '/retention', { kind: 'emails', months: 24, count: 0 }],
    ['POST', '/applications', draft],
    ['PUT', ofApplication, { redirect_uris: ['https://elsewhere.example/back'] }],
    ['POST', `${ofApplication}/rotate-secret`, undefined],
  ] as const)
    expect([path, (await backOffice(method, path, body)).json.code]).toEqual([path, 'proof_needed']);
  expect((await backOffice('POST', '/erasures', { ...person, dry_run: true })).status).toBe(200);
  expect((await backOffice('GET', ofApplication)).json.redirect_uris).toEqual(draft.redirect_uris);
  expect((await backOffice('POST', '/me/proof', { current_password: passwordOfTests })).status).toBe(200);
  expect((await backOffice('PUT', ofApplication, { name: 'Rents' })).json.name).toBe('Rents');
});

test('no webhook is made, led elsewhere or given a new secret by an open browser alone', async () => {
  const { id, backOffice } = await given('administrator');
  const draft = { url: 'https://example.com/hook', events: ['pdf.generated'] };
  const { json: made } = await backOffice('POST', '/webhooks', draft);
  const path = `/webhooks/${made.id}`;
  await api.database.pool.query('update grants set proved_at = null where user_id = $1', [id]);
  for (const [method, at, body] of [
    ['POST', '/webhooks', draft],
    ['PUT', path, { url: 'https://elsewhere.example/hook' }],
    ['PUT', path, { rotate_secret: true }],
  ] as const)
    expect([at, body, (await backOffice(method, at, body)).json.code]).toEqual([at, body, 'proof_needed']);
  expect((await backOffice('PUT', path, { ...draft, enabled: false })).json).toMatchObject({ enabled: false });
  expect((await backOffice('POST', '/me/proof', { current_password: passwordOfTests })).status).toBe(200);
  const moved = await backOffice('PUT', path, { url: 'https://elsewhere.example:8443/hook?key=hidden' });
  expect(moved.status).toBe(200);
  const { data } = (await backOffice('GET', '/security-log?kind=webhook.changed')).json;
  expect(data[0].facts).toEqual({ fields: ['url'], host: 'elsewhere.example:8443' });
});

test('a person with an app proves who they are by password and code, and a code works once', async () => {
  const person = await given('clerk');
  const { secret } = (await person.backOffice('POST', '/me/authenticator-app/secret')).json;
  await person.backOffice('PUT', '/me/authenticator-app', { secret, code: codeOfSecret(secret) });
  await api.database.pool.query('update grants set proved_at = null where user_id = $1', [person.id]);
  const prove = (code?: string) =>
    person.backOffice('POST', '/me/proof', { current_password: passwordOfTests, ...(code !== undefined && { code }) });
  // The code of the set-up is used already.
  for (const code of [undefined, '000000', codeOfSecret(secret)]) {
    const { status, json } = await prove(code);
    expect([status, json.errors[0].pointer]).toEqual([422, '/code']);
  }
  expect((await person.backOffice('POST', '/me/recovery-codes')).json.code).toBe('proof_needed');
  expect((await prove(codeOfSecret(secret, Date.now() + 30_000))).status).toBe(200);
  expect((await person.backOffice('POST', '/me/recovery-codes')).status).toBe(200);
});

test('a passkey is neither begun, added nor removed without a proof', async () => {
  const person = await given('clerk');
  await api.database.pool.query('update grants set proved_at = null where user_id = $1', [person.id]);
  for (const [method, path, body] of [
    ['POST', '/me/passkeys/options', undefined],
    ['POST', '/me/passkeys', { name: 'Phone', credential: '{}' }],
    ['DELETE', '/me/passkeys/1', undefined],
  ] as const)
    expect((await person.backOffice(method, path, body)).json.code).toBe('proof_needed');
});

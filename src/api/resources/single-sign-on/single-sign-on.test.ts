/** Settings of an identity provider: who may set them, the secret that never comes back, and domains that are proven. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { type TestNameServer, testNameServer } from '#testing/single-sign-on/name-server.ts';

const path = '/settings/single-sign-on';
let api: TestApi;
let names: TestNameServer;
let admin: Call;
let administratorId: number;

const provider = (more: object = {}) => ({
  issuer: 'https://login.harbour.example',
  client_id: 'keyturn',
  client_secret: 'the secret of the provider',
  domains: ['harbour.example'],
  ...more,
});

const administratorOf = async (account: GivenAccount) => {
  const { id } = await account.user('administrator');
  return { id, call: api.as(await account.backOfficeToken(id)) };
};

beforeAll(async () => {
  names = await testNameServer();
  api = await testApi({ dnsServers: [names.address] });
  const administrator = await administratorOf(api.account);
  [admin, administratorId] = [administrator.call, administrator.id];
});
beforeEach(async () => {
  names.records.clear();
  for (const table of ['identity_providers', 'identity_domains', 'directory.sign_in_domains'])
    await api.database.pool.query(`delete from ${table}`);
});
afterAll(async () => {
  await api.close();
  await names.close();
});

/** As if somebody had signed in through it. */
const tried = () => api.database.pool.query('update identity_providers set tried_at = now()');
const publish = ({ domains }: { domains: { record_name: string; record_value: string }[] }) => {
  for (const { record_name, record_value } of domains) names.records.set(record_name, record_value);
};

test('nothing is set at first, and everything that the provider needs is there to copy', async () => {
  expect((await admin('GET', path)).json).toMatchObject({
    enabled: false,
    issuer: null,
    has_secret: false,
    redirect_uri: `http://localhost:8080/oauth/sso/${api.account.id}`,
    domains: [],
    newcomer_role: null,
    tried_at: null,
  });
});

test('the first time needs issuer, client and secret, and says so of each', async () => {
  const { status, json } = await admin('PUT', path, { domains: [] });
  expect(status).toBe(422);
  expect(json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/issuer',
    '/client_id',
    '/client_secret',
  ]);
});

test('the secret never comes back, and the database keeps it sealed', async () => {
  const saved = await admin('PUT', path, provider());
  expect([saved.status, saved.json.has_secret]).toEqual([200, true]);
  expect(saved.text + (await admin('GET', path)).text).not.toContain('the secret of the provider');
  const { rows } = await api.database.pool.query('select * from identity_providers');
  expect(JSON.stringify(rows)).not.toContain('the secret of the provider');
});

test.each([
  'http://login.harbour.example',
  'https://10.0.0.8',
  'https://169.254.169.254/latest',
  'https://[::ffff:192.168.1.1]',
  'https://keycloak.internal',
  'https://user:word@login.harbour.example',
  'https://login.harbour.example/?tenant=1',
])('%s is no address of a provider', async (issuer) => {
  const { status, json } = await admin('PUT', path, provider({ issuer }));
  expect([status, json.errors[0].pointer]).toEqual([422, '/issuer']);
});

describe('a domain', () => {
  test('is proven by a record that only its owner can write', async () => {
    const { json } = await admin('PUT', path, provider());
    const [domain] = json.domains;
    expect(domain).toMatchObject({ proven_at: null, record_name: '_keyturn.harbour.example' });
    const before = await admin('POST', `${path}/proof`);
    expect(before.json.domains[0]).toMatchObject({ proven_at: null, fault: expect.stringContaining('no TXT record') });
    names.records.set('_keyturn.harbour.example', 'keyturn-domain=guessed');
    expect((await admin('POST', `${path}/proof`)).json.domains[0].fault).toContain('another value');
    publish(json);
    const after = await admin('POST', `${path}/proof`);
    expect(after.json.domains[0]).toMatchObject({ proven_at: expect.any(String) });
    expect(after.json.domains[0].fault).toBeUndefined();
  });

  test('belongs to one account: another cannot take it, nor use its record, until it is let go', async () => {
    const { json } = await admin('PUT', path, provider());
    publish(json);
    await admin('POST', `${path}/proof`);
    const other = (await administratorOf(await givenAccount(api.database, 'Another firm'))).call;
    const theirs = await other('PUT', path, provider());
    expect(theirs.json.domains[0].record_value).not.toBe(json.domains[0].record_value);
    expect((await other('POST', `${path}/proof`)).json.domains[0].fault).toContain('another value');
    publish(theirs.json);
    expect((await other('POST', `${path}/proof`)).json.domains[0].fault).toContain('another account');
    await admin('PUT', path, { domains: [] });
    expect((await other('POST', `${path}/proof`)).json.domains[0].proven_at).not.toBeNull();
  });

  test('needs no record where the operator vouches for it', async () => {
    await admin('PUT', path, provider({ domains: ['@OWN.example '] }));
    const { json } = await admin('POST', `${path}/proof`);
    expect(json.domains[0]).toMatchObject({ domain: 'own.example', proven_at: expect.any(String) });
  });

  test.each(['harbour', 'harbour..example', '-harbour.example', 'ann@harbour.example', 'harbour.example/x'])(
    '%s is none',
    async (domain) => {
      const { status, json } = await admin('PUT', path, provider({ domains: [domain] }));
      expect([status, json.errors[0].pointer]).toEqual([422, '/domains/0']);
    },
  );
});

describe('switching it on', () => {
  const ready = async () => {
    await admin('PUT', path, provider({ domains: ['own.example'] }));
    await admin('POST', `${path}/proof`);
    await tried();
  };

  test('waits until somebody has signed in through it, and a domain is proven', async () => {
    await admin('PUT', path, provider({ domains: ['own.example'] }));
    const untried = await admin('PUT', path, { enabled: true });
    expect([untried.status, untried.json.code]).toEqual([409, 'state_forbids']);
    await tried();
    expect((await admin('PUT', path, { enabled: true })).status).toBe(409);
    await admin('POST', `${path}/proof`);
    expect((await admin('PUT', path, { enabled: true })).json.enabled).toBe(true);
  });

  test.each([
    ['another issuer', { issuer: 'https://login.other.example' }],
    ['another client', { client_id: 'another' }],
    ['no domain', { domains: [] }],
  ])('%s switches it off until that is seen to', async (_what, change) => {
    await ready();
    await admin('PUT', path, { enabled: true });
    expect((await admin('PUT', path, change)).json.enabled).toBe(false);
    expect((await admin('PUT', path, { enabled: true })).status).toBe(409);
  });

  test('a new secret leaves it on', async () => {
    await ready();
    await admin('PUT', path, { enabled: true });
    expect((await admin('PUT', path, { client_secret: 'the next one' })).json.enabled).toBe(true);
  });
});

describe('the administrator who keeps a password', () => {
  test('is an administrator who has one', async () => {
    await admin('PUT', path, provider());
    const clerk = await api.account.user('clerk');
    const stranger = await (await givenAccount(api.database, 'Another firm')).user('administrator');
    await api.database.pool.query('update users set password_hash = null');
    for (const id of [clerk.id, stranger.id, administratorId]) {
      const { status, json } = await admin('PUT', path, { password_administrator_id: id });
      expect([status, json.errors?.[0].pointer]).toEqual([422, '/password_administrator_id']);
    }
    await api.database.pool.query('update users set password_hash = $1', [await hashPassword('harbour-quartz-violin')]);
    expect((await admin('PUT', path, { password_administrator_id: administratorId })).status).toBe(200);
  });

  test('stays one, until another is named', async () => {
    const keeper = await api.account.user('administrator');
    await api.database.pool.query('update users set password_hash = $1', [await hashPassword('harbour-quartz-violin')]);
    await admin('PUT', path, provider({ password_administrator_id: keeper.id }));
    const archived = await admin('DELETE', `/staff/${keeper.id}`);
    expect([archived.status, archived.json.code]).toEqual([409, 'in_use']);
    const changed = await admin('PUT', `/staff/${keeper.id}`, { role: roles.clerk });
    expect([changed.status, changed.json.code]).toEqual([409, 'in_use']);
    await admin('PUT', path, { password_administrator_id: null });
    expect((await admin('DELETE', `/staff/${keeper.id}`)).status).toBe(200);
  });
});

test('nobody is made an administrator by the provider', async () => {
  for (const newcomer_role of [roles.administrator, roles.client, 0])
    expect((await admin('PUT', path, provider({ newcomer_role }))).status).toBe(422);
  expect((await admin('PUT', path, provider({ newcomer_role: roles.clerk }))).json.newcomer_role).toBe(roles.clerk);
});

test('it is for administrators in the back office, each for their own account', async () => {
  await admin('PUT', path, provider());
  const manager = await api.account.user('manager');
  expect((await api.as(await api.account.backOfficeToken(manager.id))('GET', path)).status).toBe(403);
  const application = await api.as((await api.account.user('administrator')).token)('PUT', path, provider());
  expect([application.status, application.json.code]).toEqual([403, 'back_office_only']);
  const other = (await administratorOf(await givenAccount(api.database, 'Another firm'))).call;
  expect((await other('GET', path)).json.issuer).toBeNull();
  expect((await other('POST', `${path}/trial`)).status).toBe(409);
});

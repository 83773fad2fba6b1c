/** A passkey as the proof that changing a way to sign in asks for, and people who have nothing else. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import { holdTable } from '#testing/database/hold-table.ts';
import { softwarePasskey } from '#testing/factors/software-passkey.ts';
import { passwordOfTests } from '#testing/given-account.ts';
import { givenProvider } from '#testing/single-sign-on/given-provider.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterEach(() => api.database.pool.query(`update accounts set settings = '{}'`));
afterAll(() => api.close());

const here = { origin: 'http://localhost:8080' };
const open = async (id: number) => api.as(await api.account.backOfficeToken(id));
const challengeOf = ({ options }: { options: string }): string => JSON.parse(options).challenge;

async function withPasskey({ hasPassword = false } = {}) {
  const user = await api.account.user('clerk');
  const backOffice = await open(user.id);
  const passkey = softwarePasskey();
  const { json } = await backOffice('POST', '/me/passkeys/options');
  const credential = passkey.register(challengeOf(json), here);
  const added = await backOffice('POST', '/me/passkeys', { name: 'Phone', credential });
  if (!hasPassword) await api.database.pool.query('update users set password_hash = null where id = $1', [user.id]);
  return { ...user, backOffice, passkey, passkeyId: Number(added.json.id), handle: `${user.accountId}.${user.id}` };
}
type Given = Awaited<ReturnType<typeof withPasskey>>;

const unprove = ({ id }: Given) =>
  api.database.pool.query('update grants set proved_at = null where user_id = $1', [id]);
const ask = async (call: Given['backOffice']) => challengeOf((await call('POST', '/me/proof/options')).json);
const prove = ({ backOffice }: Given, credential: string) => backOffice('POST', '/me/proof', { credential });
const newSecret = ({ backOffice }: Given) => backOffice('POST', '/me/authenticator-app/secret');

test('a passkey proves who somebody is, without password and code, and its answer counts once', async () => {
  const person = await withPasskey();
  await unprove(person);
  expect((await newSecret(person)).json.code).toBe('proof_needed');
  const { options } = (await person.backOffice('POST', '/me/proof/options')).json;
  expect(JSON.parse(options)).toMatchObject({
    userVerification: 'required',
    allowCredentials: [{ type: 'public-key' }],
  });
  const answer = person.passkey.signIn(challengeOf({ options }), person.handle, here);
  expect((await prove(person, answer)).status).toBe(200);
  expect((await newSecret(person)).status).toBe(200);
  await unprove(person);
  expect((await prove(person, answer)).json.errors[0].pointer).toBe('/credential');
  expect((await newSecret(person)).json.code).toBe('proof_needed');
});

test('no other answer proves anything: of another session, another person, nobody verified, another site, or too late', async () => {
  const [person, other] = [await withPasskey(), await withPasskey()];
  await unprove(person);
  const elsewhere = await open(person.id);
  const sign = person.passkey.signIn;
  const wrong = [
    sign(await ask(elsewhere), person.handle, here),
    sign(await ask(other.backOffice), person.handle, here),
    other.passkey.signIn(await ask(person.backOffice), person.handle, here),
    other.passkey.signIn(await ask(person.backOffice), other.handle, here),
    sign(await ask(person.backOffice), person.handle, { ...here, isVerified: false }),
    sign(await ask(person.backOffice), person.handle, { origin: 'https://evil.example' }),
    'no JSON',
  ];
  for (const credential of wrong) expect((await prove(person, credential)).status).toBe(422);
  const late = sign(await ask(person.backOffice), person.handle, here);
  await api.database.pool.query(
    `update directory.passkey_challenges set expires_at = expires_at - interval '5 minutes 1 second'`,
  );
  expect((await prove(person, late)).status).toBe(422);
  expect((await newSecret(person)).json.code).toBe('proof_needed');
});

test('somebody without a password proves nothing by one, and keeps the passkey that lets them in', async () => {
  const person = await withPasskey();
  const path = `/me/passkeys/${person.passkeyId}`;
  expect((await person.backOffice('DELETE', path)).json.code).toBe('in_use');
  expect((await person.backOffice('GET', '/me/factors')).json).toMatchObject({ has_password: false });
  await unprove(person);
  for (const current_password of ['', passwordOfTests])
    expect((await person.backOffice('POST', '/me/proof', { current_password })).status).toBe(422);
  expect((await person.backOffice('DELETE', path)).json.code).toBe('proof_needed');
});

test('somebody without a password chooses one after a proof, and is asked for it from then on', async () => {
  const person = await withPasskey();
  const password = 'harbour-quartz-violin';
  await unprove(person);
  expect((await person.backOffice('PUT', '/me', { password })).json.code).toBe('proof_needed');
  await prove(person, person.passkey.signIn(await ask(person.backOffice), person.handle, here));
  expect((await person.backOffice('PUT', '/me', { password })).status).toBe(200);
  expect((await person.backOffice('GET', '/me')).status).toBe(401);
  const again = await open(person.id);
  expect((await again('GET', '/me/factors')).json).toMatchObject({ has_password: true });
  const another = await again('PUT', '/me', { password: `${password}-2` });
  expect([another.status, another.json.errors[0].pointer]).toEqual([422, '/current_password']);
  expect((await again('DELETE', `/me/passkeys/${person.passkeyId}`)).status).toBe(200);
});

test('where a second factor is demanded, the passkey of somebody without an app proves, and their password does not', async () => {
  const person = await withPasskey({ hasPassword: true });
  await api.database.pool.query('update accounts set settings = $1', [
    JSON.stringify({ secondFactorRoles: [roles.clerk] }),
  ]);
  await unprove(person);
  const byPassword = await person.backOffice('POST', '/me/proof', { current_password: passwordOfTests });
  expect(byPassword.json.code).toBe('state_forbids');
  const answer = person.passkey.signIn(await ask(person.backOffice), person.handle, here);
  expect((await prove(person, answer)).status).toBe(200);
});

test('a passkey proves nothing where the firm signs its people in by its own account alone', async () => {
  const [person, keeper] = [await withPasskey(), await api.account.user('administrator')];
  const challenge = await ask(person.backOffice);
  const where = { accountId: api.account.id, issuer: 'https://login.example.com' };
  await givenProvider(api.database, where, { passwordUserId: keeper.id });
  expect((await person.backOffice('POST', '/me/proof/options')).json.code).toBe('state_forbids');
  const answer = person.passkey.signIn(challenge, person.handle, here);
  expect((await prove(person, answer)).json.code).toBe('state_forbids');
  expect((await person.backOffice('PUT', '/me', { password: 'harbour-quartz-violin' })).json.code).toBe(
    'state_forbids',
  );
  await api.database.pool.query('delete from identity_providers');
});

test('one passkey stays with somebody who has nothing else when two are removed at once', async () => {
  const person = await withPasskey();
  const { json } = await person.backOffice('POST', '/me/passkeys/options');
  const credential = softwarePasskey().register(challengeOf(json), here);
  const second = (await person.backOffice('POST', '/me/passkeys', { name: 'Laptop', credential })).json.id;
  // A removal that has passed all rules waits here for the other.
  const log = await holdTable(api.database, 'security_events');
  const removals = [person.passkeyId, second].map((id) => person.backOffice('DELETE', `/me/passkeys/${id}`));
  await expect.poll(log.countWaiting).toBe(2);
  await log.release();
  const statuses = (await Promise.all(removals)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await person.backOffice('GET', '/me/factors')).json.passkeys.length).toBe(1);
});

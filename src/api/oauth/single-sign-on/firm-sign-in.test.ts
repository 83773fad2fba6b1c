/** Signing in through a real identity provider: who is let in, and every wrong way that is not. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import { findSignIn } from '#store/access/sign-in.ts';
import { hashToken } from '#store/secrets/random-token.ts';
import { forgetIdentities } from '#store/single-sign-on/identities.ts';
import { givenAccount, type GivenAccount } from '#testing/given-account.ts';
import { authorizeUrl } from '#testing/oauth-exchange.ts';
import { givenProvider } from '#testing/single-sign-on/given-provider.ts';
import { type TestProvider, testProvider } from '#testing/single-sign-on/test-provider.ts';
import { type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor, type Visitor } from '#testing/test-visitor.ts';

let oauth: TestOAuth;
let provider: TestProvider;
let application: TestApplication;
let other: GivenAccount;
const ann = 'ann@harbour.example';

beforeAll(async () => {
  oauth = await testOAuth();
  application = await oauth.application();
  other = await givenAccount(oauth.database, 'Another firm');
  const redirectUris = [oauth.account.id, other.id].map((id) => `${oauth.publicUrl}/oauth/sso/${id}`);
  provider = await testProvider({ redirectUris });
});
afterAll(async () => {
  await provider.close();
  await oauth.close();
});

const query = (text: string, values: unknown[] = []) => oauth.database.pool.query<{ id: number }>(text, values);

beforeEach(async () => {
  for (const table of ['identities', 'identity_visits', 'identity_providers', 'identity_domains'])
    await query(`delete from ${table}`);
  await query('delete from directory.sign_in_domains');
  await query('update users set email = $1, archived_at = null where id = $2', [ann, oauth.person.id]);
  await query('update users set email = id || $2 where id <> $1', [oauth.person.id, '@elsewhere.example']);
  provider.people.clear();
  provider.people.set('ann', { email: ann, email_verified: true, name: 'Ann Lee' });
  provider.forge.claims = undefined;
  provider.forge.signature = undefined;
});

const given = (more: Parameters<typeof givenProvider>[2] = {}, account = oauth.account) =>
  givenProvider(oauth.database, { accountId: account.id, issuer: provider.issuer }, more);

/** Types the address and asks for the firm's sign-in. */
async function leave(visitor: Visitor, email = ann) {
  const page = await visitor.open(authorizeUrl(oauth, application));
  return visitor.submit(page, { email, with: 'firm' });
}
const addressIn = (page: { headers: Headers }): string => page.headers.get('refresh')?.replace('0; url=', '') ?? '';

/** The address with which the provider sends the browser back. */
async function callbackOf(visitor: Visitor, login = 'ann', change: (url: URL) => void = () => undefined) {
  const left = await leave(visitor);
  expect([left.status, left.text]).toEqual([200, expect.stringContaining('To your firm’s sign-in')]);
  const url = new URL(addressIn(left));
  change(url);
  return provider.signIn(url.href, login);
}

async function signIn(login = 'ann', visitor = testVisitor()) {
  return visitor.request(await callbackOf(visitor, login));
}

const signInOf = ({ cookies }: Visitor) => [...cookies].find(([name]) => name.startsWith('keyturn-sign-in'))?.[1];

async function whoIsIn(visitor: Visitor) {
  const token = signInOf(visitor);
  return token === undefined ? undefined : findSignIn(oauth.database, token);
}

describe('somebody whom the provider knows', () => {
  test('is signed in like by password, and goes on to the application', async () => {
    await given();
    const visitor = testVisitor();
    const came = await visitor.request(await callbackOf(visitor));
    expect([came.status, came.location]).toEqual([303, authorizeUrl(oauth, application)]);
    expect(await whoIsIn(visitor)).toMatchObject({ userId: oauth.person.id, accountId: oauth.account.id });
    expect((await visitor.open(came.location ?? '')).text).toContain('Allow Rent Ledger?');
  });

  test('is known by their sub from then on, whatever becomes of the address', async () => {
    await given();
    await signIn();
    provider.people.set('ann', { email: 'ann.married@harbour.example', email_verified: true });
    const visitor = testVisitor();
    expect((await signIn('ann', visitor)).status).toBe(303);
    expect((await whoIsIn(visitor))?.userId).toBe(oauth.person.id);
  });

  test('is not taken for whoever had the address before', async () => {
    await given();
    await signIn();
    provider.people.set('ben', { email: ann, email_verified: true });
    expect(await signIn('ben')).toMatchObject({ status: 403, text: expect.stringContaining('Somebody else') });
  });

  test('is known by another sub once an administrator has forgotten the former one', async () => {
    await given();
    expect((await signIn()).status).toBe(303);
    provider.people.set('ann anew', { email: ann, email_verified: true, name: 'Ann Lee' });
    expect((await signIn('ann anew')).status).toBe(403);
    expect(await forgetIdentities(oauth.database, oauth.person)).toBe(true);
    expect((await signIn('ann anew')).status).toBe(303);
    expect((await signIn('ann')).status).toBe(403);
  });

  test.each([
    ['thirty days after the choice to stay signed in', { keep: 'yes' }, 720],
    ['sixteen hours otherwise', {}, 16],
  ])('is signed in for %s, whatever becomes of them at the provider', async (_how, chosen, hours) => {
    await given();
    const visitor = testVisitor();
    const page = await visitor.open(authorizeUrl(oauth, application));
    const left = await visitor.submit(page, { email: ann, with: 'firm', ...chosen });
    await visitor.request(await provider.signIn(addressIn(left), 'ann'));
    provider.people.delete('ann');
    expect(await whoIsIn(visitor)).toMatchObject({ userId: oauth.person.id });
    const { rows } = await oauth.database.pool.query<{ hours: number }>(
      `select (extract(epoch from expires_at - created_at) / 3600)::float8 as hours from sign_ins
       where account_id = $1 and token_hash = $2`,
      [oauth.account.id, hashToken(signInOf(visitor) ?? '')],
    );
    expect(rows[0]?.hours).toBeCloseTo(hours, 3);
  });

  test('needs an address that the provider vouches for', async () => {
    await given({ newcomerRole: roles.clerk });
    for (const email_verified of [false, undefined, 'no']) {
      provider.people.set('ann', { email: ann, ...(email_verified !== undefined && { email_verified }) });
      expect(await signIn()).toMatchObject({ status: 422, text: expect.stringContaining('does not vouch for') });
    }
    provider.people.set('ann', {});
    expect(await signIn()).toMatchObject({ status: 422, text: expect.stringContaining('which e-mail address') });
  });

  test('needs an address in a domain that the firm has proven', async () => {
    await given({ newcomerRole: roles.clerk });
    provider.people.set('ann', { email: 'ann@solent.example', email_verified: true });
    expect(await signIn()).toMatchObject({ status: 422, text: expect.stringContaining('outside of your firm') });
    await query('update identity_domains set proven_at = null');
    provider.people.set('ann', { email: ann, email_verified: true });
    expect(await signIn()).toMatchObject({ status: 422 });
  });

  test('is refused when archived', async () => {
    await given({ newcomerRole: roles.clerk });
    await query('update users set archived_at = now() where id = $1', [oauth.person.id]);
    expect(await signIn()).toMatchObject({ status: 403, text: expect.stringContaining('archived') });
    await query('update users set archived_at = null where id = $1', [oauth.person.id]);
    await signIn();
    await query('update users set archived_at = now() where id = $1', [oauth.person.id]);
    expect(await signIn()).toMatchObject({ status: 403, text: expect.stringContaining('archived') });
  });

  test('is nobody of another account that has the same address', async () => {
    const twin = await other.user('administrator');
    await query('update users set email = $1 where id = $2', [ann, twin.id]);
    await query('update users set email = $1 where id = $2', ['former@harbour.example', oauth.person.id]);
    await given();
    const visitor = testVisitor();
    expect(await signIn('ann', visitor)).toMatchObject({
      status: 403,
      text: expect.stringContaining('nobody has added'),
    });
    expect(await whoIsIn(visitor)).toBeUndefined();
  });
});

describe('somebody whom nobody has added', () => {
  const newcomer = { email: 'new@harbour.example', email_verified: true, name: 'Nia New' };

  test('is refused, or becomes a member of the staff with the role that the firm chose', async () => {
    provider.people.set('nia', newcomer);
    await given();
    expect((await signIn('nia')).status).toBe(403);
    await given({ newcomerRole: roles.typist });
    const visitor = testVisitor();
    expect((await signIn('nia', visitor)).status).toBe(303);
    const signedIn = await whoIsIn(visitor);
    expect(signedIn).toMatchObject({ name: 'Nia New', email: newcomer.email, accountId: oauth.account.id });
    const { rows } = await query('select role from users where id = $1', [signedIn?.userId]);
    expect(rows).toEqual([{ role: roles.typist }]);
    expect((await signIn('nia')).status).toBe(303);
    expect((await query(`select id from users where email = $1`, [newcomer.email])).rowCount).toBe(1);
    const { rows: noted } = await query(
      `select kind, facts ->> 'because' as because from security_events where account_id = $1 order by id desc limit 4`,
      [oauth.account.id],
    );
    expect(noted).toEqual([
      { kind: 'sign_in.succeeded', because: null },
      { kind: 'sign_in.succeeded', because: null },
      { kind: 'person.added', because: null },
      { kind: 'sign_in.failed', because: 'unknown' },
    ]);
  });
});

describe('an answer is not believed', () => {
  const refused = { status: 422, text: expect.stringContaining('cannot be trusted') };
  beforeEach(() => given());

  test('with another nonce', async () => {
    const visitor = testVisitor();
    const callback = await callbackOf(visitor, 'ann', (url) => url.searchParams.set('nonce', 'of an attacker'));
    expect(await visitor.request(callback)).toMatchObject(refused);
  });

  test.each<[string, (claims: Record<string, unknown>) => object]>([
    ['made for another client', (claims) => ({ ...claims, aud: 'another' })],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://login.other.example' })],
    ['that is over', (claims) => ({ ...claims, exp: 1_700_000_000 })],
    ['without a nonce', ({ nonce: _nonce, ...claims }) => claims],
  ])('%s', async (_what, claims) => {
    provider.forge.claims = claims;
    expect(await signIn()).toMatchObject(refused);
  });

  test('without the provider’s own signature', async () => {
    provider.forge.signature = Buffer.alloc(256, 7).toString('base64url');
    expect(await signIn()).toMatchObject(refused);
  });

  test('in the name of another issuer', async () => {
    const visitor = testVisitor();
    const callback = new URL(await callbackOf(visitor));
    expect(callback.searchParams.get('iss')).toBe(provider.issuer);
    callback.searchParams.set('iss', 'https://login.other.example');
    expect(await visitor.request(callback.href)).toMatchObject(refused);
  });

  test('without an issuer, from a provider that names it', async () => {
    const visitor = testVisitor();
    const callback = new URL(await callbackOf(visitor));
    callback.searchParams.delete('iss');
    expect(await visitor.request(callback.href)).toMatchObject(refused);
  });
});

describe('a way back is not taken', () => {
  const spent = { status: 403, text: expect.stringContaining('five minutes') };
  beforeEach(() => given());

  test('with another state, or none', async () => {
    const visitor = testVisitor();
    const callback = new URL(await callbackOf(visitor));
    for (const state of ['', 'x', `${oauth.account.id}-${'A'.repeat(43)}`]) {
      const changed = new URL(callback);
      changed.searchParams.set('state', state);
      expect(await visitor.request(changed.href)).toMatchObject(spent);
    }
    expect((await visitor.request(callback.href)).status).toBe(303);
  });

  test('a second time', async () => {
    const visitor = testVisitor();
    const callback = await callbackOf(visitor);
    const before = new Map(visitor.cookies);
    expect((await visitor.request(callback)).status).toBe(303);
    expect(await visitor.request(callback)).toMatchObject(spent);
    for (const [name, value] of before) visitor.cookies.set(name, value);
    expect(await visitor.request(callback)).toMatchObject(spent);
  });

  test('by another browser, which does not spoil it', async () => {
    const visitor = testVisitor();
    const callback = await callbackOf(visitor);
    const thief = testVisitor();
    await thief.open(authorizeUrl(oauth, application));
    expect(await thief.request(callback)).toMatchObject(spent);
    expect(await whoIsIn(thief)).toBeUndefined();
    expect((await visitor.request(callback)).status).toBe(303);
  });

  test('after five minutes', async () => {
    const visitor = testVisitor();
    const callback = await callbackOf(visitor);
    await query(`update identity_visits set expires_at = expires_at - interval '5 minutes'`);
    expect(await visitor.request(callback)).toMatchObject(spent);
  });

  test('to another account’s callback', async () => {
    await given({ domain: 'other.example' }, other);
    const visitor = testVisitor();
    const callback = await callbackOf(visitor);
    expect(await visitor.request(callback.replace(`/sso/${oauth.account.id}?`, `/sso/${other.id}?`))).toMatchObject(
      spent,
    );
  });

  test('once the settings have changed, or it was switched off', async () => {
    const visitor = testVisitor();
    const callback = await callbackOf(visitor);
    await query('update identity_providers set version = version + 1');
    expect(await visitor.request(callback)).toMatchObject(spent);
    const next = await callbackOf(visitor);
    await query('update identity_providers set enabled = false');
    expect(await visitor.request(next)).toMatchObject(spent);
  });

  test('when the provider says no: its words are shown as text, as a quotation, under its address', async () => {
    const visitor = testVisitor();
    const { state = '' } = Object.fromEntries(new URL(addressIn(await leave(visitor))).searchParams);
    const said = { state, error: 'access_denied', error_description: '<b>Not today</b>', iss: provider.issuer };
    const callback = `${oauth.publicUrl}/oauth/sso/${oauth.account.id}?${new URLSearchParams(said).toString()}`;
    const { status, text } = await visitor.request(callback);
    expect([status, text]).toEqual([422, expect.stringContaining('did not sign you in')]);
    expect(text).toContain('<blockquote class="quoted">access_denied: &#60;b&#62;Not today&#60;/b&#62;</blockquote>');
    expect(text).toContain(`Answer of <strong>${new URL(provider.issuer).host}</strong>, not of Keyturn:`);
  });
});

describe('the way there', () => {
  test('is found by the domain of the address alone, and says when there is none', async () => {
    const nothing = await leave(testVisitor());
    expect(nothing).toMatchObject({ status: 422, text: expect.stringContaining('Use your password') });
    await given({ enabled: false });
    expect((await leave(testVisitor())).status).toBe(422);
    expect((await leave(testVisitor(), '')).text).toContain('Type your e-mail address first');
    await given();
    for (const email of [ann, 'nobody@HARBOUR.example ']) expect((await leave(testVisitor(), email)).status).toBe(200);
  });

  test('asks with PKCE, a nonce and a state, for openid, e-mail and name', async () => {
    await given();
    const left = await leave(testVisitor());
    const asked = Object.fromEntries(new URL(addressIn(left)).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'keyturn',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${oauth.publicUrl}/oauth/sso/${oauth.account.id}`,
      login_hint: ann,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length).toBeGreaterThanOrEqual(43);
  });

  test('is not begun by another site’s form', async () => {
    await given();
    const visitor = testVisitor();
    const page = await visitor.open(authorizeUrl(oauth, application));
    const forged = await visitor.submit(page, { email: ann, with: 'firm', proof: 'guessed' });
    expect([forged.status, forged.headers.get('refresh')]).toEqual([403, null]);
  });

  test.each([
    ['is away', 'http://localhost:9', 'does not answer'],
    ['calls itself otherwise', '127.0.0.1', 'calls itself by another issuer'],
    ['lies inside a network', 'https://169.254.169.254', 'does not answer'],
  ])('says so when the provider %s', async (_what, address, words) => {
    await given();
    const wrong = address.startsWith('http') ? address : provider.issuer.replace('localhost', address);
    await query('update identity_providers set issuer = $1', [wrong]);
    expect(await leave(testVisitor())).toMatchObject({ status: 422, text: expect.stringContaining(words) });
  });
});

describe('without passwords', () => {
  const byPassword = async (email: string, password = oauth.person.password) => {
    const visitor = testVisitor();
    return visitor.submit(await visitor.open(authorizeUrl(oauth, application)), { email, password });
  };

  test('staff is sent to the firm’s account, but for one administrator; people of clients go on', async () => {
    const keeper = await oauth.account.user('administrator');
    const client = await oauth.account.client();
    const ofClient = await oauth.account.user('client', { clientId: client.id });
    await query('update users set password_hash = (select password_hash from users where id = $1)', [oauth.person.id]);
    await query('update directory.sign_in_names set email = $1 where user_id = $2', [ann, oauth.person.id]);
    await given({ passwordUserId: keeper.id });
    expect(await byPassword(ann)).toMatchObject({ status: 403, text: expect.stringContaining('firm’s account') });
    expect(await byPassword(ann, 'wrong')).toMatchObject({ status: 422, text: expect.stringContaining('is wrong') });
    expect((await byPassword(keeper.email)).status).toBe(303);
    expect((await byPassword(ofClient.email)).status).toBe(303);
    expect((await signIn()).status).toBe(303);
    await query('update identity_providers set enabled = false');
    expect((await byPassword(ann)).status).toBe(303);
  });
});

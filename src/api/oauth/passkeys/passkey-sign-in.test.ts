/** Signing in with a passkey, and everything that looks like one. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import { buildPasskeyStore } from '#store/factors/passkeys.ts';
import { finishRegistration, startRegistration } from '../../passkeys/ceremonies.ts';
import { relyingPartyOf } from '../../passkeys/relying-party.ts';
import { softwarePasskey } from '#testing/factors/software-passkey.ts';
import { givenProvider } from '#testing/single-sign-on/given-provider.ts';
import { authorizeUrl } from '#testing/oauth-exchange.ts';
import { setPassword, type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor, type Visitor } from '#testing/test-visitor.ts';

let oauth: TestOAuth;
let application: TestApplication;
beforeAll(async () => {
  oauth = await testOAuth();
  application = await oauth.application();
});
beforeEach(() => oauth.database.pool.query(`update accounts set settings = '{}'`));
afterAll(() => oauth.close());

const handleOf = ({ accountId, id }: { accountId: number; id: number }) => `${accountId}.${id}`;
const withPasskey = async (more: { isVerified?: boolean } = {}) => {
  const person = await oauth.account.user('clerk');
  const passkey = softwarePasskey();
  const keys = buildPasskeyStore(oauth.database);
  const party = relyingPartyOf(oauth.publicUrl);
  if (party === undefined) throw new Error('no passkeys here');
  const ceremony = { party, holder: `person ${handleOf(person)}` };
  const { challenge } = JSON.parse(await startRegistration(keys, ceremony, person));
  const answer = passkey.register(challenge, { origin: oauth.publicUrl, ...more });
  const made = await finishRegistration(keys, ceremony, answer);
  if (made !== undefined) await keys.add(person, { ...made, name: 'Phone' });
  return { person, passkey, made, again: () => finishRegistration(keys, ceremony, answer) };
};
const openSignIn = async () => {
  const visitor = testVisitor();
  return { visitor, page: await visitor.open(authorizeUrl(oauth, application)) };
};
const challengeFor = async (visitor: Visitor, page: { text: string }): Promise<string> => {
  const proof = /name="proof" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
  const { text } = await visitor.request(`${oauth.publicUrl}/oauth/passkey`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ proof }).toString(),
  });
  return JSON.parse(text).challenge;
};
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.open(authorizeUrl(oauth, application))).text.includes('name="decision"');
const here = () => ({ origin: oauth.publicUrl });

describe('a passkey', () => {
  test('signs in by itself, and counts as two factors', async () => {
    const { person, passkey } = await withPasskey();
    await oauth.database.pool.query('update accounts set settings = $1', [
      JSON.stringify({ secondFactorRoles: [roles.clerk] }),
    ]);
    const { visitor, page } = await openSignIn();
    const challenge = await challengeFor(visitor, page);
    const answer = await visitor.submit(page, { passkey: passkey.signIn(challenge, handleOf(person), here()) });
    expect([answer.status, await isSignedIn(visitor)]).toEqual([303, true]);
  });

  test('lets nobody in whose firm has switched passwords off, but the administrator who keeps one', async () => {
    const { person, passkey } = await withPasskey();
    const keeper = await oauth.account.user('administrator');
    const where = { accountId: oauth.account.id, issuer: 'https://login.example.com' };
    const come = async () => {
      const { visitor, page } = await openSignIn();
      const challenge = await challengeFor(visitor, page);
      return visitor.submit(page, { passkey: passkey.signIn(challenge, handleOf(person), here()) });
    };
    await givenProvider(oauth.database, where, { passwordUserId: keeper.id });
    expect(await come()).toMatchObject({ status: 403, text: expect.stringContaining('firm’s account') });
    await givenProvider(oauth.database, where, { passwordUserId: person.id });
    expect((await come()).status).toBe(303);
    await oauth.database.pool.query('delete from identity_providers');
  });

  test('answers a challenge once, in the browser that it was made for, within five minutes', async () => {
    const { person, passkey } = await withPasskey();
    const first = await openSignIn();
    const challenge = await challengeFor(first.visitor, first.page);
    const answer = passkey.signIn(challenge, handleOf(person), here());
    const other = await openSignIn();
    expect((await other.visitor.submit(other.page, { passkey: answer })).status).toBe(422);
    expect((await first.visitor.submit(first.page, { passkey: answer })).status).toBe(303);
    const again = await openSignIn();
    expect((await again.visitor.submit(again.page, { passkey: answer })).status).toBe(422);
    const late = passkey.signIn(await challengeFor(again.visitor, again.page), handleOf(person), here());
    await oauth.database.pool.query(
      `update directory.passkey_challenges set expires_at = expires_at - interval '5 minutes 1 second'`,
    );
    expect((await again.visitor.submit(again.page, { passkey: late })).status).toBe(422);
    expect(await isSignedIn(again.visitor)).toBe(false);
  });

  test.each<[string, (known: Awaited<ReturnType<typeof withPasskey>>, challenge: string) => string | Promise<string>]>([
    [
      'somebody else’s',
      async (known, challenge) => {
        const other = await withPasskey();
        return other.passkey.signIn(challenge, handleOf(known.person), here());
      },
    ],
    [
      'of another account',
      ({ passkey, person }, challenge) => passkey.signIn(challenge, `${person.accountId + 1}.${person.id}`, here()),
    ],
    [
      'made at another site',
      ({ passkey, person }, challenge) =>
        passkey.signIn(challenge, handleOf(person), { origin: 'https://evil.example' }),
    ],
    [
      'used by nobody who was verified',
      ({ passkey, person }, challenge) => passkey.signIn(challenge, handleOf(person), { ...here(), isVerified: false }),
    ],
    [
      'of a key that is not registered',
      ({ person }, challenge) => softwarePasskey().signIn(challenge, handleOf(person), here()),
    ],
    ['no answer at all', () => '{"response":{"clientDataJSON":7}}'],
    ['no JSON', () => 'passkey'],
    ['without a person', ({ passkey }, challenge) => passkey.signIn(challenge, '99999999999.1', here())],
  ])('signs nobody in when it is %s', async (_what, answerOf) => {
    const known = await withPasskey();
    const { visitor, page } = await openSignIn();
    const answer = await answerOf(known, await challengeFor(visitor, page));
    expect((await visitor.submit(page, { passkey: answer })).status).toBe(422);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('cannot be gone round by its owner’s password where a second factor is demanded', async () => {
    const { person } = await withPasskey();
    const password = 'A long enough pass phrase';
    await setPassword(oauth.database, person, password);
    await oauth.database.pool.query('update accounts set settings = $1', [
      JSON.stringify({ secondFactorRoles: [roles.clerk] }),
    ]);
    const { visitor, page } = await openSignIn();
    const answer = await visitor.submit(page, { email: person.email, password });
    expect(answer.text).toContain('Use your passkey.');
    expect(answer.text).not.toContain('name="pending"');
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('ends with its person', async () => {
    const { person, passkey } = await withPasskey();
    await oauth.database.pool.query('update users set archived_at = now() where id = $1', [person.id]);
    const { visitor, page } = await openSignIn();
    const answer = passkey.signIn(await challengeFor(visitor, page), handleOf(person), here());
    expect((await visitor.submit(page, { passkey: answer })).status).toBe(422);
  });

  test('is added once by one challenge, and only with somebody verified', async () => {
    const { made, again } = await withPasskey();
    expect(made?.credentialId).toMatch(/^[\w-]{43}$/);
    expect(await again()).toBeUndefined();
    expect((await withPasskey({ isVerified: false })).made).toBeUndefined();
  });
});

test.each([
  ['https://keyturn.example', 'keyturn.example'],
  ['http://localhost:8080', 'localhost'],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::1]', undefined],
  ['http://127.0.0.1:8080', undefined],
])('at %s passkeys are those of %s', (publicUrl, id) => {
  expect(relyingPartyOf(publicUrl)?.id).toBe(id);
});

test('a challenge is for forms of this page alone', async () => {
  const { visitor } = await openSignIn();
  const answer = await visitor.request(`${oauth.publicUrl}/oauth/passkey`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'proof=made-up',
  });
  expect(answer.status).toBe(403);
});

test('the policy of the page lets one script run, and no other', async () => {
  const { page } = await openSignIn();
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src ${oauth.publicUrl}/oauth/passkeys.js;`);
  expect(policy).not.toMatch(/unsafe|script-src[^;]*'self'/);
});

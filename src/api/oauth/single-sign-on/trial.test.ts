/** Trying a provider before it is switched on: what came back is shown, and nobody is signed in. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import { buildStore } from '#store/build-store.ts';
import { findSignIn } from '#store/access/sign-in.ts';
import { givenProvider } from '#testing/single-sign-on/given-provider.ts';
import { type TestProvider, testProvider } from '#testing/single-sign-on/test-provider.ts';
import { type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor } from '#testing/test-visitor.ts';

let oauth: TestOAuth;
let provider: TestProvider;
beforeAll(async () => {
  oauth = await testOAuth();
  provider = await testProvider({ redirectUris: [`${oauth.publicUrl}/oauth/sso/${oauth.account.id}`] });
});
afterAll(async () => {
  await provider.close();
  await oauth.close();
});
beforeEach(() => {
  provider.people.clear();
  provider.people.set('ann', { email: 'ann@harbour.example', email_verified: true, name: 'Ann Lee' });
  return givenProvider(oauth.database, { accountId: oauth.account.id, issuer: provider.issuer }, { enabled: false });
});

const ticketUrl = async () => {
  const ticket = await buildStore(oauth.database).identityProviders.addTicket(oauth.account.id);
  return `${oauth.publicUrl}/oauth/sso-trial?ticket=${ticket}`;
};
const triedAt = async () =>
  (await buildStore(oauth.database).identityProviders.find(oauth.account.id))?.triedAt ?? null;
async function tryAs(login: string) {
  const visitor = testVisitor();
  const left = await visitor.open(await ticketUrl());
  const callback = await provider.signIn(left.headers.get('refresh')?.replace('0; url=', '') ?? '', login);
  return { visitor, page: await visitor.request(callback) };
}

test('says what came back and what would become of it, and signs nobody in', async () => {
  const { visitor, page } = await tryAs('ann');
  expect(page.status).toBe(200);
  for (const words of [
    'Single sign-on works',
    provider.issuer,
    'Ann Lee',
    'ann@harbour.example',
    'newcomers are refused',
  ])
    expect(page.text).toContain(words);
  expect(await triedAt()).not.toBeNull();
  for (const token of visitor.cookies.values()) expect(await findSignIn(oauth.database, token)).toBeUndefined();
});

test('names the person who would be signed in, or the role that a newcomer would have', async () => {
  const ids = { accountId: oauth.account.id, issuer: provider.issuer };
  await givenProvider(oauth.database, ids, { enabled: false, newcomerRole: roles.clerk });
  expect((await tryAs('ann')).page.text).toContain('would be added as a clerk');
  await oauth.database.pool.query('update users set email = $1, name = $2 where id = $3', [
    'ann@harbour.example',
    'Ann of the office',
    oauth.person.id,
  ]);
  expect((await tryAs('ann')).page.text).toContain('is Ann of the office here');
});

test('says what is wrong, and then it cannot be switched on', async () => {
  await oauth.database.pool.query('update identity_providers set tried_at = null');
  provider.people.set('ann', { email: 'ann@harbour.example', email_verified: false });
  const { page } = await tryAs('ann');
  expect([page.status, page.text]).toEqual([422, expect.stringContaining('does not work yet')]);
  expect(page.text).toContain('ann@harbour.example is not verified');
  expect(await triedAt()).toBeNull();
});

test('a wrong secret is named', async () => {
  const visitor = testVisitor();
  const left = await visitor.open(await ticketUrl());
  const { identityProviders } = buildStore(oauth.database);
  const current = await identityProviders.find(oauth.account.id);
  if (current === undefined) throw new Error('no provider');
  await identityProviders.save(oauth.account.id, current, 'a wrong secret');
  await oauth.database.pool.query('update identity_providers set version = $1', [current.version]);
  const callback = await provider.signIn(left.headers.get('refresh')?.replace('0; url=', '') ?? '', 'ann');
  expect((await visitor.request(callback)).text).toContain('does not accept the client id or the client secret');
});

test.each([
  ['speaks no encryption', () => provider.issuer.replace('http:', 'https:'), 'no encrypted connection came about'],
  ['is away', () => 'http://localhost:9', 'nothing answers at its address and port (ECONNREFUSED)'],
])('says in plain words that the provider %s', async (_, issuer, words) => {
  await oauth.database.pool.query('update identity_providers set issuer = $1', [issuer()]);
  const { status, text } = await testVisitor().open(await ticketUrl());
  expect([status, text]).toEqual([422, expect.stringContaining(`The provider does not answer: ${words}`)]);
  expect(text).not.toMatch(/SSL routines|wrong version number|connect E/);
});

test('its link works once', async () => {
  const url = await ticketUrl();
  expect((await testVisitor().open(url)).status).toBe(200);
  expect(await testVisitor().open(url)).toMatchObject({ status: 422, text: expect.stringContaining('was used') });
});

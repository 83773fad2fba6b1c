/** Signing in, failing to, and approving an application are in the log of the account; strangers' addresses are not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revokeToken } from '#store/access/oauth-tokens.ts';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import { authorizeUrl, tokensOf } from '#testing/oauth-exchange.ts';
import { type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor } from '#testing/test-visitor.ts';

let oauth: TestOAuth;
let application: TestApplication;
beforeAll(async () => {
  oauth = await testOAuth();
  application = await oauth.application();
});
afterAll(() => oauth.close());

const events = async () => {
  const page = { page: 1, perPage: 100 };
  return (await buildSecurityLogStore(oauth.database).list(oauth.account.id, {}, page)).rows;
};
const kinds = async () => (await events()).map(({ kind }) => kind);
const trySigningIn = async (email: string, password: string) => {
  const visitor = testVisitor();
  await visitor.signIn(await visitor.open(authorizeUrl(oauth, application)), { email, password });
};

test('a wrong password is noted for the person it was tried for, and an unknown address nowhere', async () => {
  await trySigningIn('nobody@example.com', 'a wrong pass phrase');
  await trySigningIn(oauth.person.email, 'a wrong pass phrase');
  await expect.poll(kinds).toEqual(['sign_in.failed']);
  const [failed] = await events();
  expect(failed).toMatchObject({ actorId: null, subjectType: 'person', subjectId: oauth.person.id });
  expect(failed?.address).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
});

test('a sign-in, an approval and its end are noted with the person', async () => {
  const before = (await events()).length;
  const { access_token } = await tokensOf(oauth, application);
  const [registered] = await oauth.database.rows<{ id: number }>(
    'test.application',
    'select id from applications where client_id = $1',
    [application.clientId],
  );
  await revokeToken(oauth.database, access_token, { id: registered?.id ?? 0, firstParty: false });
  const made = (await events()).slice(0, -before);
  expect(made.map(({ kind, actorId }) => [kind, actorId])).toEqual([
    ['grant.revoked', oauth.person.id],
    ['grant.made', oauth.person.id],
    ['sign_in.succeeded', oauth.person.id],
  ]);
});

test('a page is answered once: the log has no warning', async () => {
  await tokensOf(oauth, application);
  await trySigningIn(oauth.person.email, 'a wrong pass phrase');
  // Said when the answer has been sent.
  await expect.poll(kinds).toContain('sign_in.failed');
  expect(oauth.warnings).toEqual([]);
});

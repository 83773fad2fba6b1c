/** E-mails to people about their own sign-in: when one is written, to whom, and what it says. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPasswordLink } from '#store/access/passwords.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { authorizeUrl } from '#testing/oauth-exchange.ts';
import { type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor, type Visitor } from '#testing/test-visitor.ts';
import { passwordLinkUrl } from './password-endpoints.ts';

const good = 'harbour-quartz-violin';
let oauth: TestOAuth;
let api: TestApi;

beforeAll(async () => {
  [oauth, api] = await Promise.all([
    testOAuth(undefined, { smtpUrl: 'smtp://mail.example' }),
    testApi({ smtpUrl: 'smtp://mail.example' }),
  ]);
});
beforeEach(() => Promise.all([oauth, api].map(({ database }) => database.pool.query('delete from emails'))));
afterAll(() => Promise.all([oauth.close(), api.close()]));

type Letter = { recipient: string; subject: string; text: string; confidential: boolean };
const letters = async ({ database }: Pick<TestApi, 'database'>): Promise<Letter[]> =>
  (await database.pool.query('select recipient, subject, text, confidential from emails order by id')).rows;

async function signIn(server: TestOAuth, visitor: Visitor): Promise<void> {
  const page = await visitor.open(authorizeUrl(server, await server.application()));
  const { text } = await visitor.signIn(page, server.person);
  expect(text).toContain('Allow Rent Ledger?');
}

test('a browser that is new to a person is told to them, and only once', async () => {
  const visitor = testVisitor();
  await signIn(oauth, visitor);
  const [letter, ...more] = await letters(oauth);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ recipient: oauth.person.email, confidential: true });
  expect(letter?.subject).toContain('signed in as you in a browser that is new');
  expect(letter?.text).toMatch(/^Where: Another program, (127\.0\.0\.1|::1)$/m);
  expect(letter?.text).toContain(`${oauth.publicUrl}/oauth/forgotten`);
  const { cookies } = visitor;
  for (const name of cookies.keys()) if (name.startsWith('keyturn-sign-in')) cookies.delete(name);
  await signIn(oauth, visitor);
  expect(await letters(oauth)).toHaveLength(1);
});

test('without a mail server nothing is written that nobody could pass on', async () => {
  const without = await testOAuth();
  await signIn(without, testVisitor());
  expect(await letters(without)).toEqual([]);
  await without.close();
});

test('a password that was changed by a link is told, a first one is not', async () => {
  const key = { accountId: oauth.account.id, id: (await oauth.account.user('clerk')).id };
  for (const kind of ['invitation', 'reset'] as const) {
    const visitor = testVisitor();
    const page = await visitor.open(passwordLinkUrl(oauth.publicUrl, await addPasswordLink(oauth.database, key, kind)));
    expect((await visitor.submit(page, { password: good })).text).toContain('Your password is set');
  }
  expect((await letters(oauth)).map(({ subject }) => subject)).toEqual(['Your password was changed by a link']);
});

test('a password that a person changes, and an address that an administrator changes, are told', async () => {
  const [clerk, administrator] = await Promise.all([api.account.user('clerk'), api.account.user('administrator')]);
  await api.database.pool.query('update users set password_hash = $1', [await hashPassword(good)]);
  const own = api.as(await api.account.backOfficeToken(clerk.id));
  await own('PUT', '/me', { password: 'teapot-gravel-lantern', current_password: good });
  const office = api.as(await api.account.backOfficeToken(administrator.id));
  await office('PUT', `/staff/${clerk.id}`, { email: 'moved@example.com', current_password: good });
  const told = await letters(api);
  expect(told.map(({ subject }) => subject)).toEqual([
    'Your password was changed',
    'Your e-mail address to sign in with was changed',
  ]);
  expect(told.map(({ recipient }) => recipient)).toEqual([clerk.email, clerk.email]);
});

/** Links by which people choose their passwords: what they tell, how often they work, and what they end. */
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import { addPasswordLink, addResetLink } from '#store/access/passwords.ts';
import { addSignIn, findSignIn } from '#store/access/sign-in.ts';
import { buildStore } from '#store/build-store.ts';
import { givenAccount } from '#testing/given-account.ts';
import { authorizeUrl, tokensOf } from '#testing/oauth-exchange.ts';
import { type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor } from '#testing/test-visitor.ts';
import { oauthPlugin } from '../oauth-plugin.ts';
import { passwordLinkUrl } from './password-endpoints.ts';

let oauth: TestOAuth;
let application: TestApplication;
const good = 'harbour-quartz-violin';

beforeAll(async () => {
  oauth = await testOAuth(undefined, { smtpUrl: 'smtp://mail.example' });
  application = await oauth.application();
});
beforeEach(() => oauth.database.pool.query('delete from password_links'));
afterAll(() => oauth.close());

const person = () => ({ accountId: oauth.account.id, id: oauth.person.id });
const linkOf = async (kind: 'invitation' | 'reset' = 'reset') =>
  passwordLinkUrl(oauth.publicUrl, await addPasswordLink(oauth.database, person(), kind));
const choose = async (link: string, password: string) => {
  const visitor = testVisitor();
  return visitor.submit(await visitor.open(link), { password });
};
const signInStatus = async (password: string) => {
  const visitor = testVisitor();
  const page = await visitor.open(authorizeUrl(oauth, application));
  return (await visitor.signIn(page, { email: oauth.person.email, password })).status;
};
const inOrder = (statuses: number[]) => statuses.toSorted((one, other) => one - other);

describe('a link', () => {
  test('sets a password once, and ends every sign-in, token and other link', async () => {
    const cookie = await addSignIn(oauth.database, person());
    const { access_token } = await tokensOf(oauth, application);
    const links = [await linkOf(), await linkOf()];
    const set = await choose(links[0] ?? '', good);
    expect(set).toMatchObject({ status: 200, text: expect.stringContaining('Your password is set') });
    expect(await findSignIn(oauth.database, cookie)).toBeUndefined();
    await expect(oauth.caller(access_token)).rejects.toMatchObject({ code: 'token_invalid' });
    expect(await signInStatus(good)).toBe(200);
    for (const spent of links) expect((await testVisitor().open(spent)).status).toBe(410);
  });

  test('is told to no other site and no search engine, and its form works from a browser that hides its origin', async () => {
    const secret = (headers: Headers) => [headers.get('referrer-policy'), headers.get('x-robots-tag')];
    const visitor = testVisitor();
    const page = await visitor.open(await linkOf());
    expect(secret(page.headers)).toEqual(['no-referrer', 'noindex']);
    const foreign = await visitor.submit(page, { password: good }, { origin: 'https://elsewhere.example' });
    expect(foreign.text).not.toContain('Your password is set');
    const set = await visitor.submit(page, { password: good }, { origin: 'null' });
    expect(set.text).toContain('Your password is set');
    for (const answer of [set, await visitor.open(`${oauth.publicUrl}/oauth/password?link=spent`)])
      expect(secret(answer.headers)).toEqual(['no-referrer', 'noindex']);
    expect((await visitor.open(`${oauth.publicUrl}/oauth/forgotten`)).headers.get('referrer-policy')).toBe(
      'same-origin',
    );
  });

  test('is not spent by being read, and ends thirty minutes or seven days after it was made', async () => {
    const [reset, invitation] = [await linkOf(), await linkOf('invitation')];
    const status = async (link: string) => (await testVisitor().open(link)).status;
    const age = (minutes: number) =>
      oauth.database.pool.query('update password_links set expires_at = expires_at - make_interval(mins => $1)', [
        minutes,
      ]);
    for (let read = 0; read < 3; read += 1) expect(await status(reset)).toBe(200);
    await age(29);
    expect(await status(reset)).toBe(200);
    await age(2);
    expect(await status(reset)).toBe(410);
    await age(7 * 24 * 60 - 33);
    expect(await status(invitation)).toBe(200);
    await age(3);
    expect(await status(invitation)).toBe(410);
  });

  test('says when the address signs in to another firm, and leaves that sign-in alone', async () => {
    const other = await givenAccount(oauth.database, 'Quay Homes');
    const { email } = oauth.person;
    const { id } = await buildStore(oauth.database).staff.add(other.id, { name: 'Ann Lee', email, role: roles.clerk });
    const token = await addPasswordLink(oauth.database, { accountId: other.id, id }, 'invitation');
    await choose(await linkOf(), good);
    const { text } = await choose(passwordLinkUrl(oauth.publicUrl, token), 'violin-quartz-teapot');
    expect(text).toContain(
      `Your password for <strong>Quay Homes</strong> is set, but ${email} signs in to another firm`,
    );
    expect(await signInStatus('violin-quartz-teapot')).toBe(422);
    expect(await signInStatus(good)).toBe(200);
  });

  test('used twice at once sets one password', async () => {
    const link = await linkOf();
    const pages = await Promise.all(
      ['one', 'two'].map(async (which) => {
        const visitor = testVisitor();
        return { which, visitor, page: await visitor.open(link) };
      }),
    );
    const answers = await Promise.all(
      pages.map(({ which, visitor, page }) => visitor.submit(page, { password: `${good}-${which}` })),
    );
    expect(inOrder(answers.map(({ status }) => status))).toEqual([200, 410]);
    expect(inOrder([await signInStatus(`${good}-one`), await signInStatus(`${good}-two`)])).toEqual([200, 422]);
  });

  test('is none of an archived person, and none that is made up', async () => {
    const leaver = await oauth.account.user('clerk');
    const token = await addPasswordLink(oauth.database, leaver, 'reset');
    await oauth.database.pool.query('update users set archived_at = now() where id = $1', [leaver.id]);
    for (const made of [token, `${oauth.account.id}-${'x'.repeat(43)}`, '', '7', '\0'])
      expect((await testVisitor().open(passwordLinkUrl(oauth.publicUrl, made))).status).toBe(410);
  });

  test('sent again ends the invitation before; a reset that anybody asks for ends nothing', async () => {
    const first = await linkOf('invitation');
    await linkOf('reset');
    expect((await testVisitor().open(first)).status).toBe(200);
    const second = await linkOf('invitation');
    expect([(await testVisitor().open(first)).status, (await testVisitor().open(second)).status]).toEqual([410, 200]);
  });

  test('takes no form from another site', async () => {
    const visitor = testVisitor();
    const page = await visitor.open(await linkOf());
    const forged = await visitor.submit(page, { password: `${good}-forged` }, { origin: 'https://evil.example' });
    expect(forged.text).toContain('This page was open for too long');
    expect(await signInStatus(`${good}-forged`)).toBe(422);
  });
});

describe('a password', () => {
  test.each([
    ['is short', 'elevenchars', 'at least 12 characters'],
    ['many people use', 'qwertyuiop123', 'one that many people use'],
    ['many people use, in capitals', 'PASSWORD1234', 'one that many people use'],
    ['is the name of the firm', 'HarbourLettings1', 'more than your name or that of your firm'],
  ])('is refused when it is like this (%s), and the link stays', async (_what, password, words) => {
    const link = await linkOf();
    const refused = await choose(link, password);
    expect([refused.status, refused.text.includes(words)]).toEqual([422, true]);
    expect((await testVisitor().open(link)).status).toBe(200);
  });

  test('needs no digit, capital or sign', async () => {
    expect((await choose(await linkOf(), 'teapot violin quartz')).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const ask = async (email: string) => {
    const visitor = testVisitor();
    const page = await visitor.open(`${oauth.publicUrl}/oauth/forgotten`);
    return visitor.submit(page, { email });
  };

  test('is answered alike for every address, and only one that signs in gets a link', async () => {
    const known = await ask(` ${oauth.person.email.toUpperCase()} `);
    const others = [await ask('nobody@example.com'), await ask('\0')];
    expect(new Set([known, ...others].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const sent = async () =>
      (
        await oauth.database.pool.query<{ recipient: string; text: string; confidential: boolean }>(
          "select recipient, text, confidential from emails where subject = 'Your sign-in to Keyturn'",
        )
      ).rows;
    await expect.poll(async () => (await sent()).length).toBe(1);
    const [email] = await sent();
    expect(email).toMatchObject({ recipient: oauth.person.email, confidential: true });
    expect((await choose(/http:\S+/.exec(email?.text ?? '')?.[0] ?? '', `${good}-anew`)).status).toBe(200);
  });

  test('asked about again at once sends no second e-mail', async () => {
    expect(await addResetLink(oauth.database, oauth.person.email)).toMatchObject({ token: expect.any(String) });
    expect(await addResetLink(oauth.database, oauth.person.email)).toBeUndefined();
  });

  test('is a matter for an administrator where no mail server is set', async () => {
    const server: FastifyInstance = fastify();
    const settings = { publicUrl: oauth.publicUrl };
    await server.register(oauthPlugin, { prefix: '/oauth', database: oauth.database, settings });
    const page = await server.inject('/oauth/forgotten');
    expect(page.body).toContain('Ask an administrator of your firm');
    expect(page.body).toContain('Are you the only administrator?');
    expect(page.body).toContain(`<a href="${oauth.publicUrl}">Back to sign in</a>`);
    await server.close();
  });
});

/** Passkeys that are made before somebody is signed in: by a link, and where a role demands more than a password. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import { addPasswordLink } from '#store/access/passwords.ts';
import { setAuthenticatorApp } from '#store/factors/authenticator-app.ts';
import { buildCodeSecret, codeOfSecret } from '#store/secrets/one-time-code.ts';
import { holdTable } from '#testing/database/hold-table.ts';
import { softwarePasskey } from '#testing/factors/software-passkey.ts';
import { givenAccount } from '#testing/given-account.ts';
import { authorizeUrl } from '#testing/oauth-exchange.ts';
import { givenProvider } from '#testing/single-sign-on/given-provider.ts';
import { setPassword, type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor, type Visitor } from '#testing/test-visitor.ts';
import { passwordLinkUrl } from '../sign-in/password-endpoints.ts';

let oauth: TestOAuth;
let application: TestApplication;
const password = 'A long enough pass phrase';
beforeAll(async () => {
  oauth = await testOAuth(undefined, { smtpUrl: 'smtp://mail.example' });
  application = await oauth.application();
});
beforeEach(async () => {
  await oauth.database.pool.query('delete from directory.sign_in_failures');
  await oauth.database.pool.query(`update accounts set settings = '{}'`);
});
afterAll(() => oauth.close());

type Page = Awaited<ReturnType<Visitor['open']>>;
type Key = { accountId: number; id: number };
type LinkKind = 'invitation' | 'reset';

const linkFor = async (person: Key, kind: LinkKind = 'invitation') =>
  passwordLinkUrl(oauth.publicUrl, await addPasswordLink(oauth.database, person, kind));
const openLink = async (link: string, visitor = testVisitor()) => ({ visitor, page: await visitor.open(link) });
const fieldOf = (page: Page, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.text)?.[1] ?? '';
const ask = (visitor: Visitor, page: Page, more: Record<string, string> = {}) => {
  const given = ['proof', 'link', 'pending'].map((name) => [name, fieldOf(page, name)] as const);
  const sent = Object.fromEntries(given.filter(([, value]) => value !== ''));
  return visitor.request(`${oauth.publicUrl}/oauth/passkey`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...sent, ...more }).toString(),
  });
};
const challengeFor = async (visitor: Visitor, page: Page) => JSON.parse((await ask(visitor, page)).text).challenge;
const here = () => ({ origin: oauth.publicUrl });
const handleOf = ({ accountId, id }: Key) => `${accountId}.${id}`;
const signInBy = async (passkey: ReturnType<typeof softwarePasskey>, person: Key) => {
  const visitor = testVisitor();
  const page = await visitor.open(authorizeUrl(oauth, application));
  const challenge = await challengeFor(visitor, page);
  const answer = await visitor.submit(page, { passkey: passkey.signIn(challenge, handleOf(person), here()) });
  return { visitor, status: answer.status };
};
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.open(authorizeUrl(oauth, application))).text.includes('name="decision"');
const passkeysOf = async ({ id }: Key) =>
  (await oauth.database.pool.query('select 1 from passkeys where user_id = $1', [id])).rowCount;
const passwordOf = async ({ id }: Key) =>
  (
    await oauth.database.pool.query<{ hash: string | null }>(
      'select password_hash as hash from users where account_id = $1 and id = $2',
      [oauth.account.id, id],
    )
  ).rows[0]?.hash;
const invited = async () => {
  const person = await oauth.account.user('clerk');
  await oauth.database.pool.query('update users set password_hash = null, joined_at = null where id = $1', [person.id]);
  return person;
};
const withPassword = async () => {
  const person = await oauth.account.user('clerk');
  await setPassword(oauth.database, person, password);
  return person;
};
const demand = () =>
  oauth.database.pool.query('update accounts set settings = $1', [
    JSON.stringify({ secondFactorRoles: [roles.clerk] }),
  ]);

describe('by an invitation', () => {
  test('a passkey is made once, signs nobody in by itself, and from then on is all that they need', async () => {
    const person = await invited();
    const link = await linkFor(person);
    const { visitor, page } = await openLink(link);
    const passkey = softwarePasskey();
    const answer = passkey.register(await challengeFor(visitor, page), here());
    const set = await visitor.submit(page, { passkey: answer });
    expect(set).toMatchObject({ status: 200, text: expect.stringContaining('Your passkey is ready') });
    expect([await isSignedIn(visitor), await passwordOf(person)]).toEqual([false, null]);
    expect((await openLink(link)).page.status).toBe(410);
    await demand();
    const came = await signInBy(passkey, person);
    expect([came.status, await isSignedIn(came.visitor)]).toEqual([303, true]);
    const { rows } = await oauth.database.pool.query(
      `select facts from security_events where kind = 'factor.added' and subject_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ facts: { factor: 'passkey', by: 'invitation' } }]);
    const emails = await oauth.database.pool.query('select text from emails where recipient = $1', [person.email]);
    expect(emails.rows[0].text).toContain('A passkey was added by a link.');
  });

  test.each<[string, (link: string) => Promise<unknown>]>([
    ['used', async (link) => openLink(link).then(({ visitor, page }) => visitor.submit(page, { password }))],
    ['run out', () => oauth.database.pool.query(`update password_links set expires_at = now() - interval '1 second'`)],
    ['withdrawn', () => oauth.database.pool.query('delete from password_links')],
  ])('nothing is made where the link was %s meanwhile, nor is there another challenge', async (_what, end) => {
    const person = await invited();
    const link = await linkFor(person);
    const { visitor, page } = await openLink(link);
    const answer = softwarePasskey().register(await challengeFor(visitor, page), here());
    await end(link);
    expect((await visitor.submit(page, { passkey: answer })).status).toBe(410);
    expect((await ask(visitor, page)).status).toBe(403);
    expect(await passkeysOf(person)).toBe(0);
  });

  test('used twice at once makes one passkey', async () => {
    const person = await invited();
    const link = await linkFor(person);
    const answers = await Promise.all(
      [1, 2].map(async () => {
        const { visitor, page } = await openLink(link);
        const answer = softwarePasskey().register(await challengeFor(visitor, page), here());
        return { visitor, page, answer };
      }),
    );
    const sent = await Promise.all(
      answers.map(({ visitor, page, answer }) => visitor.submit(page, { passkey: answer })),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 410]));
    expect(await passkeysOf(person)).toBe(1);
  });

  test('a challenge is of its link, of its browser, and good once', async () => {
    const [person, other, stranger] = [await invited(), await invited(), await givenAccount(oauth.database)];
    const mine = await openLink(await linkFor(person));
    const ofMine = async () => softwarePasskey().register(await challengeFor(mine.visitor, mine.page), here());
    for (const target of [other, await stranger.user('clerk')]) {
      const theirs = await openLink(await linkFor(target), mine.visitor);
      expect((await mine.visitor.submit(theirs.page, { passkey: await ofMine() })).status).toBe(422);
      expect(await passkeysOf(target)).toBe(0);
    }
    const answer = await ofMine();
    const elsewhere = await openLink(await linkFor(person, 'reset'));
    expect((await elsewhere.visitor.submit(elsewhere.page, { passkey: answer })).status).toBe(422);
    expect((await mine.visitor.submit(mine.page, { passkey: 'no JSON' })).status).toBe(422);
    const evil = softwarePasskey().register(await challengeFor(mine.visitor, mine.page), {
      origin: 'https://evil.example',
    });
    const unverified = softwarePasskey().register(await challengeFor(mine.visitor, mine.page), {
      ...here(),
      isVerified: false,
    });
    for (const wrong of [evil, unverified, unverified]) {
      const refused = await mine.visitor.submit(mine.page, { passkey: wrong });
      expect(refused).toMatchObject({ status: 422, text: expect.stringContaining('The passkey was not added') });
    }
    expect(await passkeysOf(person)).toBe(0);
    expect((await mine.visitor.submit(mine.page, { passkey: answer })).status).toBe(200);
  });

  test('a credential that a colleague has is refused, and the link stays', async () => {
    const [person, colleague] = [await invited(), await invited()];
    const id = Buffer.alloc(32, 7);
    for (const [who, status] of [
      [colleague, 200],
      [person, 422],
    ] as const) {
      const { visitor, page } = await openLink(await linkFor(who));
      const answer = softwarePasskey(id).register(await challengeFor(visitor, page), here());
      const sent = await visitor.submit(page, { passkey: answer });
      expect(sent.status).toBe(status);
    }
    expect((await openLink(await linkFor(person))).page.status).toBe(200);
    expect(await passkeysOf(person)).toBe(0);
  });
});

describe('by a link to a new password', () => {
  test('a passkey takes the place of the password, which lets nobody in any more', async () => {
    const person = await withPassword();
    const { visitor, page } = await openLink(await linkFor(person, 'reset'));
    expect(page.text).toContain('The password that you had ends');
    const passkey = softwarePasskey();
    const answer = passkey.register(await challengeFor(visitor, page), here());
    expect((await visitor.submit(page, { passkey: answer })).status).toBe(200);
    const another = testVisitor();
    const signIn = await another.open(authorizeUrl(oauth, application));
    expect((await another.submit(signIn, { email: person.email, password })).status).toBe(422);
    expect((await signInBy(passkey, person)).status).toBe(303);
    // The device is lost: a link gives them a password again, and no second passkey.
    const later = await openLink(await linkFor(person, 'reset'));
    expect(later.page.text).not.toContain('data-passkey');
    expect((await later.visitor.submit(later.page, { password: 'harbour-quartz-violin' })).status).toBe(200);
  });

  test('none is made by somebody who has an app, which it would go round', async () => {
    const person = await withPassword();
    const link = await linkFor(person, 'reset');
    const { visitor, page } = await openLink(link);
    const answer = softwarePasskey().register(await challengeFor(visitor, page), here());
    const secret = buildCodeSecret();
    await setAuthenticatorApp(oauth.database, person, { secret, code: codeOfSecret(secret) });
    expect((await visitor.submit(page, { passkey: answer })).status).toBe(410);
    expect((await ask(visitor, page)).status).toBe(403);
    expect((await openLink(link)).page.text).not.toContain('data-passkey');
    expect([await passkeysOf(person), (await passwordOf(person)) === null]).toEqual([0, false]);
  });

  test('none is made where the firm has switched passwords off', async () => {
    const [person, keeper] = [await invited(), await oauth.account.user('administrator')];
    const { visitor, page } = await openLink(await linkFor(person));
    const where = { accountId: oauth.account.id, issuer: 'https://login.example.com' };
    await givenProvider(oauth.database, where, { passwordUserId: keeper.id });
    expect((await ask(visitor, page)).status).toBe(403);
    expect((await visitor.open(page.url)).text).not.toContain('data-passkey');
    await oauth.database.pool.query('delete from identity_providers');
  });
});

describe('where the role demands a second factor', () => {
  const arrive = async () => {
    const person = await withPassword();
    await demand();
    const visitor = testVisitor();
    const signIn = await visitor.open(authorizeUrl(oauth, application));
    return { person, visitor, page: await visitor.submit(signIn, { email: person.email, password }) };
  };

  test('a passkey is made on the page that sets one up, and counts', async () => {
    const { person, visitor, page } = await arrive();
    expect(page.text).toContain('Add a passkey instead');
    expect(page.headers.get('content-security-policy')).toContain(`script-src ${oauth.publicUrl}/oauth/passkeys.js;`);
    const passkey = softwarePasskey();
    const answer = passkey.register(await challengeFor(visitor, page), here());
    expect([(await visitor.submit(page, { passkey: answer })).status, await isSignedIn(visitor)]).toEqual([303, true]);
    expect((await signInBy(passkey, person)).status).toBe(303);
    const { rows } = await oauth.database.pool.query('select text from emails where recipient = $1 order by id', [
      person.email,
    ]);
    expect(rows.map(({ text }) => text).join()).toContain('A passkey was added.');
  });

  test('an app of that page is set up as before, and told by e-mail', async () => {
    const { person, visitor, page } = await arrive();
    const secret = (/<code>([^<]*)<\/code>/.exec(page.text)?.[1] ?? '').replaceAll(' ', '');
    expect((await visitor.submit(page, { code: codeOfSecret(secret) })).text).toContain('Keep these codes');
    const { rows } = await oauth.database.pool.query('select text from emails where recipient = $1', [person.email]);
    expect(rows.map(({ text }) => text).join()).toContain('An authenticator app was set up.');
  });

  test('no answer counts that is of another page, of nobody verified, or too late', async () => {
    const { person, visitor, page } = await arrive();
    const other = await arrive();
    const theirs = softwarePasskey().register(await challengeFor(other.visitor, other.page), here());
    const unverified = softwarePasskey().register(await challengeFor(visitor, page), { ...here(), isVerified: false });
    for (const wrong of [theirs, unverified, '{}'])
      expect((await visitor.submit(page, { passkey: wrong })).text).toContain('The passkey was not added');
    // The same browser, and the page of an earlier sign-in: another pending one, another challenge.
    const earlier = softwarePasskey().register(await challengeFor(visitor, page), here());
    const again = await visitor.open(authorizeUrl(oauth, application));
    const second = await visitor.submit(again, { email: person.email, password });
    expect((await visitor.submit(second, { passkey: earlier })).status).toBe(422);
    // Somebody else has changed the password meanwhile: this page is over.
    const late = softwarePasskey().register(await challengeFor(visitor, second), here());
    await setPassword(oauth.database, person, 'Another long pass phrase');
    expect((await visitor.submit(second, { passkey: late })).status).toBe(403);
    expect([await passkeysOf(person), await isSignedIn(visitor)]).toEqual([0, false]);
  });

  test('nobody who knows the password alone adds one beside an app or a passkey that is there', async () => {
    const { person, visitor, page } = await arrive();
    const answer = softwarePasskey().register(await challengeFor(visitor, page), here());
    const secret = buildCodeSecret();
    await setAuthenticatorApp(oauth.database, person, { secret, code: codeOfSecret(secret) });
    expect((await visitor.submit(page, { passkey: answer })).text).toContain('Enter your code');
    expect((await ask(visitor, page)).status).toBe(403);
    expect([await passkeysOf(person), await isSignedIn(visitor)]).toEqual([0, false]);
  });
});

describe('by a link and on the page that sets up an app, at once', () => {
  /** One person with both pages open, and the answers that they are about to send. */
  const arriveTwice = async () => {
    const person = await withPassword();
    await demand();
    const signingIn = testVisitor();
    const first = await signingIn.open(authorizeUrl(oauth, application));
    const setUp = await signingIn.submit(first, { email: person.email, password });
    const secret = (/<code>([^<]*)<\/code>/.exec(setUp.text)?.[1] ?? '').replaceAll(' ', '');
    const linked = await openLink(await linkFor(person, 'reset'));
    const answer = softwarePasskey().register(await challengeFor(linked.visitor, linked.page), here());
    return {
      person,
      addApp: () => signingIn.submit(setUp, { code: codeOfSecret(secret) }),
      addPasskey: () => linked.visitor.submit(linked.page, { passkey: answer }),
    };
  };
  const appsOf = async ({ id }: Key) =>
    (await oauth.database.pool.query('select 1 from authenticator_apps where user_id = $1', [id])).rowCount;

  test('an app that came first keeps the link from going round it', async () => {
    const { person, addApp, addPasskey } = await arriveTwice();
    const apps = await holdTable(oauth.database, 'authenticator_apps');
    const app = addApp();
    await expect.poll(apps.countWaiting).toBe(1);
    const passkey = addPasskey();
    await expect.poll(apps.countWaiting).toBe(2);
    await apps.release();
    expect((await app).text).toContain('Keep these codes');
    expect((await passkey).status).toBe(410);
    expect([await appsOf(person), await passkeysOf(person)]).toEqual([1, 0]);
  });

  test('a passkey that came first leaves no app of whoever knew the password', async () => {
    const { person, addApp, addPasskey } = await arriveTwice();
    const passkeys = await holdTable(oauth.database, 'passkeys');
    const passkey = addPasskey();
    await expect.poll(passkeys.countWaiting).toBe(1);
    const app = addApp();
    await expect.poll(passkeys.countWaiting).toBe(2);
    await passkeys.release();
    expect((await passkey).status).toBe(200);
    expect((await app).text).not.toContain('Keep these codes');
    expect([await appsOf(person), await passkeysOf(person)]).toEqual([0, 1]);
  });
});

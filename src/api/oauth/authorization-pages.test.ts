/** The pages that people see: their texts, their results, and their guards. */
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allow, authorizeUrl, pkceParameters } from '#testing/oauth-exchange.ts';
import { callback, type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor } from '#testing/test-visitor.ts';
import { addSignIn } from '#store/access/sign-in.ts';

let oauth: TestOAuth;
let application: TestApplication;

beforeAll(async () => {
  oauth = await testOAuth();
  application = await oauth.application();
});
beforeEach(() => oauth.database.pool.query('delete from directory.sign_in_failures'));
afterAll(() => oauth.close());

const openSignIn = async (visitor = testVisitor()) => ({
  visitor,
  page: await visitor.open(authorizeUrl(oauth, application)),
});
const openConsent = async () => {
  const { visitor, page } = await openSignIn();
  return { visitor, consent: await visitor.signIn(page, oauth.person) };
};

describe('sign-in', () => {
  test('is asked for once; then the sign-in stands for every application', async () => {
    const { visitor } = await openConsent();
    const other = await oauth.application({ name: 'Another' });
    const page = await visitor.open(authorizeUrl(oauth, other));
    expect(page.text).toContain('Allow Another?');
  });

  test('asks for an e-mail address and a masked password, which password managers may fill in, and whether to stay signed in', async () => {
    const { page } = await openSignIn();
    const fields = page.text.match(/<(?:input|select|textarea)[^>]*>/g) ?? [];
    expect(fields.map((field) => /name="(\w+)"/.exec(field)?.[1])).toEqual(['proof', 'email', 'password', 'keep']);
    expect(fields[1]).toMatch(/autocomplete="username"/);
    expect(fields[2]).toMatch(/type="password" autocomplete="current-password"/);
    // Nothing on the page could stop somebody from pasting.
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script src="/oauth/passkeys.js" defer>']);
    const { text: script } = await testVisitor().request(`${oauth.publicUrl}/oauth/passkeys.js`);
    for (const text of [page.text, script]) expect(text).not.toMatch(/paste/);
  });

  test('takes a password however old it is', async () => {
    await oauth.database.pool.query(
      `update users set created_at = now() - interval '10 years', updated_at = now() - interval '10 years' where id = $1`,
      [oauth.person.id],
    );
    const { consent } = await openConsent();
    expect(consent.text).toContain('name="decision"');
  });

  test('does not tell a wrong password from an unknown e-mail', async () => {
    const wrong = await (async () => {
      const { visitor, page } = await openSignIn();
      return visitor.signIn(page, { ...oauth.person, password: 'wrong' });
    })();
    const { visitor, page } = await openSignIn();
    const unknown = await visitor.signIn(page, { email: 'nobody@example.com', password: 'wrong' });
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    for (const { text } of [wrong, unknown]) expect(text).toContain('The e-mail address or the password is wrong.');
  });

  test.each([
    ['U+0000', 'no\0body@example.com'],
    ['more than an address can have', `${'long'.repeat(2000)}@example.com`],
  ])('answers an e-mail with %s like any that is wrong', async (_what, email) => {
    const { visitor, page } = await openSignIn();
    const wrong = await visitor.signIn(page, { email, password: 'wrong' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('The e-mail address or the password is wrong.');
  });

  test('takes the e-mail in any case, and a password composed in another way', async () => {
    const { visitor, page } = await openSignIn();
    const consent = await visitor.signIn(page, { ...oauth.person, email: ` ${oauth.person.email.toUpperCase()} ` });
    expect(consent.text).toContain('name="decision"');
  });

  test('refuses an archived person and one who has no password yet', async () => {
    const fresh = await oauth.account.user('clerk');
    const archived = await oauth.account.user('clerk');
    await oauth.database.pool.query(
      `update users set archived_at = now(), password_hash = (select password_hash from users where id = $1) where id = $2`,
      [oauth.person.id, archived.id],
    );
    for (const { email } of [fresh, archived]) {
      const { visitor, page } = await openSignIn();
      expect((await visitor.signIn(page, { email, password: oauth.person.password })).status).toBe(422);
    }
  });

  test('gives the sign-in a value that nobody can have planted', async () => {
    const { visitor, page } = await openSignIn();
    const [name = '', planted] = [...visitor.cookies][0] ?? [];
    await visitor.signIn(page, oauth.person);
    expect(visitor.cookies.get(name)).not.toBe(planted);
    const thief = testVisitor();
    thief.cookies.set(name, planted ?? '');
    expect((await thief.open(authorizeUrl(oauth, application))).text).toContain('name="password"');
  });

  test('keeps a cookie that scripts and other sites cannot use', async () => {
    const { page } = await openSignIn();
    const port = new URL(oauth.publicUrl).port;
    expect(page.headers.get('set-cookie')).toMatch(
      new RegExp(`^keyturn-sign-in-${port}=[\\w-]{43}; Path=/oauth; HttpOnly; SameSite=Lax$`),
    );
  });
});

describe('throttling', () => {
  const attempt = async (email: string, password: string) => {
    const { visitor, page } = await openSignIn();
    return visitor.signIn(page, { email, password });
  };

  test('ends after ten failures of one account, and says when to come back', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt(oauth.person.email, 'wrong')).status).toBe(422);
    // However long the ten took.
    await oauth.database.pool.query('update directory.sign_in_failures set created_at = now()');
    const refused = await attempt(oauth.person.email, oauth.person.password);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Too many tries. Please wait 10 minutes');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);

    await oauth.database.pool.query(
      `update directory.sign_in_failures set created_at = created_at - interval '10 minutes'`,
    );
    expect((await attempt(oauth.person.email, oauth.person.password)).status).toBe(200);
  });

  test('counts tries that come at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt('someone@example.com', 'wrong')));
    const looked = answers.filter(({ status }) => status === 422);
    expect(looked.length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - looked.length);
  });

  test('ends after a hundred failures from one address, whoever was meant', async () => {
    await oauth.database.pool.query(
      `insert into directory.sign_in_failures (email, address) select 'user' || n, a from generate_series(1, 100) n, unnest(array['127.0.0.1', '::/64']) a`,
    );
    expect((await attempt(oauth.person.email, oauth.person.password)).status).toBe(429);
  });

  test('leaves a person alone whose account was tried from another address', async () => {
    await oauth.database.pool.query(
      `insert into directory.sign_in_failures (email, address) select $1, '192.0.2.7' from generate_series(1, 10)`,
      [oauth.person.email],
    );
    expect((await attempt(oauth.person.email, oauth.person.password)).status).toBe(200);
  });

  test('forgets the failures of who then signs in, and nobody else’s', async () => {
    await attempt('someone@example.com', 'wrong');
    for (let tries = 0; tries < 9; tries += 1) await attempt(oauth.person.email, 'wrong');
    await attempt(oauth.person.email, oauth.person.password);
    const { rows } = await oauth.database.pool.query('select email from directory.sign_in_failures');
    expect(rows).toEqual([{ email: 'someone@example.com' }]);
    expect((await attempt(oauth.person.email, 'wrong')).status).toBe(422);
  });
});

describe('consent', () => {
  test('says for how long it lasts', async () => {
    const { consent } = await openConsent();
    expect(consent.text).toContain('has not been used for 60 days, a year at most');
  });

  test('says who asks, for what and where it goes; nobody’s text becomes markup', async () => {
    const nasty = await oauth.application({
      name: '<script>alert(1)</script>" onfocus="alert(2)',
      scopes: ['properties.read', 'properties.write', 'profile.read', 'reports.write'],
    });
    const { visitor } = await openConsent();
    const scope = 'properties.read properties.write profile.read reports.write';
    const { text } = await visitor.open(authorizeUrl(oauth, nasty, { scope, state: '"><img src=x onerror=alert(3)>' }));
    expect(text).not.toMatch(/<script|<img/);
    expect(text).not.toContain('" onfocus');
    expect(text).toContain('&#60;script&#62;');
    expect(text).toContain('<li>Properties, their meters and contacts<span>see and change</span></li>');
    expect(text).toContain('<li>Reports, photos and PDFs<span>change</span></li>');
    expect(text).toContain(`Signed in as ${oauth.person.name}, ${oauth.person.email}`);
    expect(text).toContain('localhost:9');
  });

  test('is asked for every time, and skipped for the back office alone', async () => {
    const { visitor, consent } = await openConsent();
    await visitor.submit(consent, { decision: 'allow' });
    expect((await visitor.open(authorizeUrl(oauth, application))).text).toContain('name="decision"');
    const backOffice = await oauth.firstParty(`${oauth.publicUrl}/signed-in`);
    const sentTo = await visitor.open(authorizeUrl(oauth, backOffice, pkceParameters()));
    expect(sentTo.location).toMatch(/\/signed-in\?code=/);
  });

  test('lets the person change accounts, and ends the sign-in', async () => {
    const { visitor, consent } = await openConsent();
    const signedIn = new Map(visitor.cookies);
    const switched = await visitor.submit(consent, { decision: 'switch' });
    expect((await visitor.open(switched.location ?? '')).text).toContain('name="password"');
    const thief = testVisitor();
    for (const [name, value] of signedIn) thief.cookies.set(name, value);
    expect((await thief.open(authorizeUrl(oauth, application))).text).toContain('name="password"');
  });

  test('needs a decision that it knows', async () => {
    const { visitor, consent } = await openConsent();
    expect((await visitor.submit(consent, { decision: 'maybe' })).status).toBe(400);
  });
});

/** A browser that was told that another name is our address: `fetch` would write the true one. */
function sendAs(host: string, url: string, { cookie, body }: { cookie: string; body: string }) {
  const headers = { host, origin: `http://${host}`, cookie, 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on('error', reject)
      .end(body);
  });
}

describe('forged forms', () => {
  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from a page without an origin', { origin: 'null' }],
  ])('%s are not taken, though the cookie came along', async (_name, headers) => {
    const { visitor, consent } = await openConsent();
    const answer = await visitor.submit(consent, { decision: 'allow' }, headers);
    expect(answer.location).toBe(consent.url);
    const signInPage = await openSignIn();
    const { email, password } = oauth.person;
    expect((await signInPage.visitor.submit(signInPage.page, { email, password }, headers)).status).toBe(403);
  });

  test('from a page that wrote our Host above it are not taken (rebinding)', async () => {
    const { visitor, consent } = await openConsent();
    const [cookie = []] = [...visitor.cookies];
    const proof = /name="proof" value="([^"]+)"/.exec(consent.text)?.[1] ?? '';
    const { status, location } = await sendAs('evil.example:8080', consent.url, {
      cookie: cookie.join('='),
      body: new URLSearchParams({ proof, decision: 'allow' }).toString(),
    });
    expect({ status, location: new URL(location ?? '', consent.url).href }).toEqual({
      status: 303,
      location: consent.url,
    });
  });

  test('without the proof, or with somebody else’s, are not taken', async () => {
    const { visitor, consent } = await openConsent();
    const elsewhere = await openConsent();
    const foreign = /name="proof" value="([^"]+)"/.exec(elsewhere.consent.text)?.[1] ?? '';
    for (const proof of ['', 'short', foreign]) {
      const answer = await visitor.submit(consent, { decision: 'allow', proof });
      expect(answer.location).toBe(consent.url);
    }
  });

  test('are accepted from our own origin', async () => {
    const { visitor, consent } = await openConsent();
    const answer = await visitor.submit(consent, { decision: 'allow' }, { origin: oauth.publicUrl });
    expect(answer.location).toMatch(/^http:\/\/localhost:9\/callback\?code=/);
  });
});

describe('headers', () => {
  test('let the form go to us and the application only, and nobody frame the page', async () => {
    const { page } = await openSignIn();
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:9;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('strict-transport-security')).toBeNull();
    expect(page.text).not.toMatch(/<script(?! src="\/oauth\/passkeys\.js" defer><\/script>)|style=|onclick/);
  });

  test.each([
    ['http://[::1]:9/callback', 'http:'],
    ['com.example.app:/signed-in', 'com.example.app:'],
    ['https://app.example/callback', 'https://app.example'],
  ])('name %s as %s', async (redirectUri, source) => {
    const registered = await oauth.application({ redirectUris: [redirectUri] });
    const page = await testVisitor().open(authorizeUrl(oauth, registered));
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${source};`);
  });
});

test('a sign-in that has run out, or whose person left, has to be made again', async () => {
  const visitor = testVisitor();
  const leaver = await oauth.account.user('clerk');
  const token = await addSignIn(oauth.database, leaver);
  visitor.cookies.set(`keyturn-sign-in-${new URL(oauth.publicUrl).port}`, token);
  const asks = async () => (await visitor.open(authorizeUrl(oauth, application))).text.includes('name="password"');
  expect(await asks()).toBe(false);
  await oauth.database.pool.query('update users set archived_at = now() where id = $1', [leaver.id]);
  expect(await asks()).toBe(true);
  await oauth.database.pool.query('update users set archived_at = null where id = $1', [leaver.id]);
  expect(await asks()).toBe(false);
  await oauth.database.pool.query(`update sign_ins set expires_at = now() - interval '1 second'`);
  expect(await asks()).toBe(true);
});

test('the redirect after consent goes nowhere but to the registered address', async () => {
  const sentTo = await allow(oauth, application, { state: 'https://evil.example/#x' });
  expect(sentTo.href.startsWith(`${callback}?code=`)).toBe(true);
});

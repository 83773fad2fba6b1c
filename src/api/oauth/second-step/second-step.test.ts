/** The second page of the sign-in: what it asks for, and every way around it that is none. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPasswordLink } from '#store/access/passwords.ts';
import { setAuthenticatorApp } from '#store/factors/authenticator-app.ts';
import { renewRecoveryCodes } from '#store/factors/recovery-codes.ts';
import { buildCodeSecret, codeOfSecret } from '#store/secrets/one-time-code.ts';
import { roles } from '#domain/role.ts';
import { authorizeUrl, call, pkcePair, pkceParameters } from '#testing/oauth-exchange.ts';
import { callback, setPassword, type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor, type Visitor } from '#testing/test-visitor.ts';
import { passwordLinkUrl } from '../sign-in/password-endpoints.ts';
import { readPending, sealPending } from './pending-sign-in.ts';

let oauth: TestOAuth;
let application: TestApplication;
const STEP = 30_000;
const password = 'A long enough pass phrase';

beforeAll(async () => {
  oauth = await testOAuth();
  application = await oauth.application();
});
beforeEach(async () => {
  await oauth.database.pool.query('delete from directory.sign_in_failures');
  await oauth.database.pool.query(`update accounts set settings = '{}'`);
});
afterAll(() => oauth.close());

type Somebody = { accountId: number; id: number; email: string; password: string };
const somebody = async (): Promise<Somebody> => {
  const user = await oauth.account.user('clerk');
  await setPassword(oauth.database, user, password);
  return { ...user, password };
};
/** With an app whose code of two steps ago was the one that confirmed it, so that all current ones are still good. */
const withApp = async () => {
  const person = await somebody();
  const secret = buildCodeSecret();
  await setAuthenticatorApp(oauth.database, person, { secret, code: codeOfSecret(secret) });
  await oauth.database.pool.query('update authenticator_apps set last_step = last_step - 2 where user_id = $1', [
    person.id,
  ]);
  return { person, secret };
};
const demand = () =>
  oauth.database.pool.query(`update accounts set settings = $1`, [
    JSON.stringify({ secondFactorRoles: [roles.administrator, roles.clerk] }),
  ]);
const givePassword = async (person: Somebody, visitor = testVisitor()) => {
  const page = await visitor.open(authorizeUrl(oauth, application));
  return { visitor, page: await visitor.submit(page, { email: person.email, password: person.password }) };
};
const eventsOf = async ({ id }: { id: number }) =>
  (
    await oauth.database.pool.query<{ kind: string; facts: object }>(
      `select kind, facts from security_events where subject_type = 'person' and subject_id = $1 order by id`,
      [id],
    )
  ).rows;
/** Whether the sign-in counts: the page of the same address asks for consent then. */
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.open(authorizeUrl(oauth, application))).text.includes('name="decision"');

describe('a code', () => {
  test('is asked for after the password, and signs in', async () => {
    const { person, secret } = await withApp();
    const { visitor, page } = await givePassword(person);
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Enter your code') });
    expect(await isSignedIn(visitor)).toBe(false);
    const wrong = await visitor.submit(page, { code: '000000' });
    expect([wrong.status, await isSignedIn(visitor)]).toEqual([422, false]);
    const answer = await visitor.submit(wrong, { code: codeOfSecret(secret).replace(/(...)/, '$1 ') });
    expect([answer.status, await isSignedIn(visitor)]).toEqual([303, true]);
  });

  test('is noted for the person when it is wrong, and so is a recovery code', async () => {
    const { person } = await withApp();
    const { visitor, page } = await givePassword(person);
    const wrong = await visitor.submit(page, { code: '000000' });
    await visitor.submit(wrong, { recovery: 'none of mine' });
    await expect
      .poll(() => eventsOf(person))
      .toEqual([
        { kind: 'sign_in.failed', facts: { factor: 'app' } },
        { kind: 'sign_in.failed', facts: { factor: 'recovery code' } },
      ]);
  });

  test('works once, and none older than it does after it; the next one does', async () => {
    const { person, secret } = await withApp();
    const [former, now, next] = [-STEP, 0, STEP].map((off) => codeOfSecret(secret, Date.now() + off));
    const give = async (code = '') => {
      const { visitor, page } = await givePassword(person);
      return (await visitor.submit(page, { code })).status;
    };
    expect([await give(now), await give(now), await give(former), await give(next)]).toEqual([303, 422, 422, 303]);
  });

  test('given twice at once signs in once', async () => {
    const { person, secret } = await withApp();
    const pages = await Promise.all([givePassword(person), givePassword(person)]);
    const code = codeOfSecret(secret);
    const answers = await Promise.all(pages.map(({ visitor, page }) => visitor.submit(page, { code })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 422]);
  });

  test('is none when it is two steps away', async () => {
    const { person, secret } = await withApp();
    const { visitor, page } = await givePassword(person);
    for (const off of [-2.1 * STEP, 2.1 * STEP])
      expect((await visitor.submit(page, { code: codeOfSecret(secret, Date.now() + off) })).status).toBe(422);
  });

  test('is guessed ten times in ten minutes, fifty times a day, and a guesser without the password keeps nobody out', async () => {
    const { person, secret } = await withApp();
    const { visitor, page } = await givePassword(person);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) statuses.push((await visitor.submit(page, { code: '000000' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await visitor.submit(page, { code: codeOfSecret(secret) })).status).toBe(429);
    const age = (interval: string) =>
      oauth.database.pool.query(`update factor_failures set created_at = created_at - $1::interval`, [interval]);
    await age('11 minutes');
    await oauth.database.pool.query(
      `insert into factor_failures (account_id, user_id, created_at)
       select $1, $2, now() - interval '23 hours' from generate_series(1, 40)`,
      [person.accountId, person.id],
    );
    expect((await visitor.submit(page, { code: codeOfSecret(secret) })).status).toBe(429);
    await age('1 day');
    // Fifty wrong passwords use up none of these tries.
    for (let guess = 0; guess < 5; guess += 1) await givePassword({ ...person, password: 'wrong' });
    expect((await visitor.submit(page, { code: codeOfSecret(secret) })).status).toBe(303);
  });

  test('is none when it is somebody else’s', async () => {
    const { person } = await withApp();
    const other = await withApp();
    const { visitor, page } = await givePassword(person);
    expect((await visitor.submit(page, { code: codeOfSecret(other.secret) })).status).toBe(422);
    const foreign = await givePassword(other.person);
    const pendingOf = (text: string) => /name="pending" value="([^"]*)"/.exec(text)?.[1] ?? '';
    // The other person's form in this browser: it was sealed for theirs.
    const swapped = await visitor.submit(page, {
      pending: pendingOf(foreign.page.text),
      code: codeOfSecret(other.secret),
    });
    expect([swapped.status, await isSignedIn(visitor)]).toEqual([403, false]);
  });
});

describe('the second page', () => {
  test('cannot be left out: no step goes on to consent, to a code or to tokens', async () => {
    const { person } = await withApp();
    const { visitor, page } = await givePassword(person);
    const straight = await visitor.open(authorizeUrl(oauth, application));
    expect(straight.text).toContain('name="password"');
    expect((await visitor.submit(straight, { decision: 'allow' })).text).not.toContain('code=');
    const tries: Record<string, string>[] = [
      { pending: '', code: '123456' },
      { pending: 'x' },
      { pending: '', decision: 'allow' },
    ];
    for (const fields of tries) {
      const answer = await visitor.submit(page, fields);
      expect(answer.location ?? '').not.toContain('code=');
      expect(await isSignedIn(visitor)).toBe(false);
    }
  });

  test('ends with the password that was given', async () => {
    const { person, secret } = await withApp();
    const { visitor, page } = await givePassword(person);
    await setPassword(oauth.database, person, `${password}, a new one`);
    const late = await visitor.submit(page, { code: codeOfSecret(secret) });
    expect([late.status, await isSignedIn(visitor)]).toEqual([403, false]);
  });

  test('ends after five minutes, and is worth nothing in another browser', () => {
    const [key, person] = [randomBytes(32), { accountId: 1, id: 2, passwordHash: null }];
    const sealed = sealPending(key, person, { visitor: 'this browser' });
    const after = (minutes: number) => Date.now() + minutes * 60_000;
    expect(readPending(key, sealed, 'this browser', after(4.9))).toMatchObject({ accountId: 1, id: 2 });
    expect(readPending(key, sealed, 'this browser', after(5.1))).toBeUndefined();
    expect(readPending(key, sealed, 'another browser')).toBeUndefined();
    expect(readPending(randomBytes(32), sealed, 'this browser')).toBeUndefined();
  });

  test('is asked for after a forgotten password as well', async () => {
    const { person } = await withApp();
    const visitor = testVisitor();
    const token = await addPasswordLink(oauth.database, person, 'reset');
    const form = await visitor.open(passwordLinkUrl(oauth.publicUrl, token));
    expect((await visitor.submit(form, { password: 'harbour-quartz-violin' })).status).toBe(200);
    const { page } = await givePassword({ ...person, password: 'harbour-quartz-violin' }, visitor);
    expect(page.text).toContain('Enter your code');
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe('a recovery code', () => {
  test('signs in once, however it is typed', async () => {
    const { person } = await withApp();
    const [code = '', another = ''] = await renewRecoveryCodes(oauth.database, person);
    const give = async (recovery: string) => {
      const { visitor, page } = await givePassword(person);
      return (await visitor.submit(page, { recovery })).status;
    };
    expect([await give(code), await give(code)]).toEqual([303, 422]);
    expect(await give(` ${another.replaceAll('-', ' ').toUpperCase()} `)).toBe(303);
  });

  test('is nobody else’s, ends when new ones are made, and stands in the database as a hash with a salt', async () => {
    const [{ person }, other] = await Promise.all([withApp(), withApp()]);
    const [first = ''] = await renewRecoveryCodes(oauth.database, person);
    const { rows } = await oauth.database.pool.query<{ hash: string }>(
      'select code_hash as hash from recovery_codes where user_id = $1',
      [person.id],
    );
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(10);
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
    const theirs = await givePassword(other.person);
    expect((await theirs.visitor.submit(theirs.page, { recovery: first })).status).toBe(422);
    await renewRecoveryCodes(oauth.database, person);
    const own = await givePassword(person);
    expect((await own.visitor.submit(own.page, { recovery: first })).status).toBe(422);
  });
});

describe('a role of which a second factor is demanded', () => {
  test('is led to set one up before the sign-in counts, and gets recovery codes', async () => {
    await demand();
    const person = await somebody();
    const { visitor, page } = await givePassword(person);
    expect(page.text).toContain('Set up a second step');
    expect(await isSignedIn(visitor)).toBe(false);
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(page.text)?.[1]?.replaceAll(' ', '') ?? '';
    const wrong = await visitor.submit(page, { code: '000000' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(secret.slice(0, 4));
    const codes = await visitor.submit(wrong, { code: codeOfSecret(secret) });
    expect(codes.text.match(/<li><code>/g)).toHaveLength(10);
    expect(await eventsOf(person)).toEqual([{ kind: 'factor.added', facts: { factor: 'app' } }]);
    expect(await isSignedIn(visitor)).toBe(true);
    const again = await givePassword(person);
    expect(again.page.text).toContain('Enter your code');
    const recovery = /<li><code>([^<]+)</.exec(codes.text)?.[1] ?? '';
    expect((await again.visitor.submit(again.page, { recovery })).status).toBe(303);
  });

  test('is asked for it again where only a password was given before, and the back office ends at the next refresh', async () => {
    const person = await somebody();
    const { visitor, page } = await givePassword(person);
    expect([page.status, await isSignedIn(visitor)]).toEqual([303, true]);
    const own = await oauth.firstParty(callback);
    const pair = pkcePair();
    const sent = await visitor.open(authorizeUrl(oauth, own, pkceParameters(pair)));
    const code = new URL(sent.location ?? '').searchParams.get('code') ?? '';
    const tokens = await call(oauth, own, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      code_verifier: pair.verifier,
    });
    expect(tokens.status).toBe(200);
    await demand();
    expect(await isSignedIn(visitor)).toBe(false);
    const refreshed = await call(oauth, own, {
      grant_type: 'refresh_token',
      refresh_token: tokens.body.refresh_token,
    });
    expect(refreshed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('signs others in as before', async () => {
    await demand();
    const manager = { ...oauth.person, accountId: oauth.account.id };
    const { visitor } = await givePassword(manager);
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

test('the secret of an app is sealed in the database', async () => {
  const { person, secret } = await withApp();
  const { rows } = await oauth.database.pool.query('select * from authenticator_apps where user_id = $1', [person.id]);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

/** Tries of a password, by whom and from where: guessers are bounded, and cannot keep out those who belong here. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authorizeUrl } from '#testing/oauth-exchange.ts';
import { type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor, type Visitor } from '#testing/test-visitor.ts';

let oauth: TestOAuth;
let application: TestApplication;

beforeAll(async () => {
  oauth = await testOAuth();
  application = await oauth.application();
});
beforeEach(() => oauth.database.pool.query('delete from directory.sign_in_failures'));
afterAll(() => oauth.close());

const tryIn = async (visitor: Visitor, { email, password } = oauth.person) =>
  (await visitor.signIn(await visitor.open(authorizeUrl(oauth, application)), { email, password })).status;

/** A browser that the person has used, and signed out of since. */
const knownBrowser = async (person = oauth.person): Promise<Visitor> => {
  const visitor = testVisitor();
  await tryIn(visitor, person);
  const [cookie] = [...visitor.cookies].filter(([name]) => name.startsWith('keyturn-browser-'));
  visitor.cookies.clear();
  visitor.cookies.set(cookie?.[0] ?? '', cookie?.[1] ?? '');
  return visitor;
};

const failFrom = (addresses: string, email = `'user' || n`) =>
  oauth.database.pool.query(
    `insert into directory.sign_in_failures (email, address) select ${email}, a from generate_series(1, 100) n, ${addresses} a`,
  );
const here = `unnest(array['127.0.0.1', '::/64'])`;

test('a hundred wrong tries from an office keep nobody out who has signed in there before', async () => {
  const known = await knownBrowser();
  await failFrom(here);
  expect(await tryIn(testVisitor())).toBe(429);
  expect(await tryIn(known)).toBe(200);
});

test('a guesser with a hundred addresses gets fifty tries of one person an hour, and locks nobody out', async () => {
  const known = await knownBrowser();
  await failFrom(`text('192.0.2.' || n)`, `'${oauth.person.email}'`);
  expect(await tryIn(testVisitor())).toBe(429);
  expect(await tryIn(known)).toBe(200);
  await oauth.database.pool.query(
    `update directory.sign_in_failures set created_at = created_at - interval '59 minutes'`,
  );
  expect(await tryIn(testVisitor())).toBe(429);
  await oauth.database.pool.query(
    `update directory.sign_in_failures set created_at = created_at - interval '1 minute'`,
  );
  expect(await tryIn(testVisitor())).toBe(200);
});

test('a known browser has ten tries as well, so that a stolen cookie is no key to guess with', async () => {
  const known = await knownBrowser();
  const wrong = { ...oauth.person, password: 'wrong' };
  for (let tries = 0; tries < 10; tries += 1) expect(await tryIn(known, wrong)).toBe(422);
  expect(await tryIn(known)).toBe(429);
  expect(await tryIn(testVisitor())).toBe(200);
});

test('a browser is known for its own people only, and not by a cookie that nobody here has signed', async () => {
  const known = await knownBrowser();
  await failFrom(here);
  const [name = '', value = ''] = [...known.cookies][0] ?? [];
  const [accountId, id, nonce, signature = ''] = value.split('.');
  const other = await oauth.account.user('clerk');
  await oauth.database.pool.query(
    'update users set password_hash = (select password_hash from users where id = $1) where id = $2',
    [oauth.person.id, other.id],
  );
  expect(await tryIn(known, { ...oauth.person, email: other.email })).toBe(429);
  const forged = [
    [accountId, other.id, nonce, signature],
    [accountId, id, 'another', signature],
    [accountId, id, nonce, ''],
    [accountId, id, nonce, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
  ];
  for (const parts of forged) {
    const thief = testVisitor();
    thief.cookies.set(name, parts.join('.'));
    const email = parts[1] === other.id ? other.email : oauth.person.email;
    expect(await tryIn(thief, { ...oauth.person, email })).toBe(429);
  }
  expect(await tryIn(known)).toBe(200);
});

test('people who share a browser are known in it together, and scripts cannot read who they are', async () => {
  const other = await oauth.account.user('clerk');
  await oauth.database.pool.query(
    'update users set password_hash = (select password_hash from users where id = $1) where id = $2',
    [oauth.person.id, other.id],
  );
  const shared = await knownBrowser();
  const page = await shared.open(authorizeUrl(oauth, application));
  const answer = await shared.submit(page, { email: other.email, password: oauth.person.password });
  const line = answer.headers.getSetCookie().find((each) => each.startsWith('keyturn-browser-'));
  expect(line).toMatch(/; Max-Age=34560000; Path=\/oauth; HttpOnly; SameSite=Strict$/);
  for (const each of shared.cookies.keys()) if (each.startsWith('keyturn-sign-in-')) shared.cookies.delete(each);
  await failFrom(here);
  expect(await tryIn(shared)).toBe(200);
});

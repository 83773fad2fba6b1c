/** Recovery codes and the keys of apps come from the system's random source, and are long enough. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildCodeSecret, codeOfSecret } from '../secrets/one-time-code.ts';
import { setAuthenticatorApp, takeAppCode } from './authenticator-app.ts';
import { hashPassword } from '../secrets/password.ts';
import { buildRecoveryCodes, renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a recovery code has sixteen letters of 31, of which twelve are no name of it: 59 bits', async () => {
  const { id } = await api.account.user('clerk');
  const codes = await renewRecoveryCodes(api.database, { accountId: api.account.id, id });
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  expect(12 * Math.log2(31)).toBeGreaterThan(59);
});

test('the key of an app has 160 bits, and no two are alike', () => {
  const keys = Array.from({ length: 1000 }, buildCodeSecret);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/);
});

test('both are drawn from node:crypto, and from nothing that can be foreseen', () => {
  const own = readFileSync(new URL('./recovery-codes.ts', import.meta.url), 'utf8');
  expect(own).toContain("import { randomInt } from 'node:crypto';");
  const library = readFileSync(createRequire(import.meta.url).resolve('otpauth'), 'utf8');
  expect(library).toMatch(/randomBytes\(/);
  for (const source of [own, library]) expect(source).not.toContain('Math.random');
});

const AT_ONCE = 8;
const LETTERS_OF_CODES = 31;
/** A fair source goes beyond it once in a thousand million runs (chi-square, 30 and 31 degrees of freedom). */
const MOST_UNEVEN = 105;

/** How far the counts of the letters lie from being all alike. */
function unevenness(letters: string[], kinds: number): number {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const expected = letters.length / kinds;
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('every letter of the codes and keys is as likely as any other, at every place', () => {
  const codes = Array.from({ length: 500 }, buildRecoveryCodes).flatMap((made) => made.map(({ code }) => code));
  const keys = Array.from({ length: 2000 }, buildCodeSecret);
  expect(new Set(codes).size).toBe(codes.length);
  for (let place = 0; place < 19; place += 1) {
    const letters = codes.map((code) => code[place] ?? '');
    if (letters[0] !== '-') expect(unevenness(letters, LETTERS_OF_CODES)).toBeLessThan(MOST_UNEVEN);
  }
  for (let place = 0; place < 32; place += 1)
    expect(
      unevenness(
        keys.map((key) => key[place] ?? ''),
        32,
      ),
    ).toBeLessThan(MOST_UNEVEN);
});

test('neither asks Math.random, nor the clock, for anything', () => {
  vi.useFakeTimers({ now: 0 });
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  const made = Array.from({ length: 20 }, () => [buildCodeSecret(), ...buildRecoveryCodes().map(({ code }) => code)]);
  expect(new Set(made.flat()).size).toBe(20 * 11);
  expect(random).not.toHaveBeenCalled();
  random.mockRestore();
  vi.useRealTimers();
});

test('a recovery code and a code of an app, given many times at once, count once', async () => {
  const person = { accountId: api.account.id, id: (await api.account.user('clerk')).id };
  const times = <Result>(take: () => Promise<Result>) => Promise.all(Array.from({ length: AT_ONCE }, take));
  const [code = ''] = await renewRecoveryCodes(api.database, person);
  const byRecovery = await times(() => takeRecoveryCode(api.database, person, code));
  expect(byRecovery.filter(Boolean)).toHaveLength(1);
  const secret = buildCodeSecret();
  await setAuthenticatorApp(api.database, person, { secret, code: codeOfSecret(secret) });
  const next = codeOfSecret(secret, Date.now() + 30_000);
  const byApp = await times(() => takeAppCode(api.database, person, next));
  expect(byApp.filter(Boolean)).toHaveLength(1);
});

test('a recovery code of before, of three groups and a slower hash, is still taken', async () => {
  const { id } = await api.account.user('clerk');
  const person = { accountId: api.account.id, id };
  await api.database.pool.query(
    'insert into recovery_codes (account_id, user_id, place, code_hash) values ($1, $2, $3, $4)',
    [person.accountId, id, '7kq2', await hashPassword('7kq2-m9xa-f4td')],
  );
  expect(await takeRecoveryCode(api.database, person, '7kq2-m9xa-f4tf')).toBe(false);
  expect(await takeRecoveryCode(api.database, person, '7KQ2 M9XA F4TD')).toBe(true);
  expect(await takeRecoveryCode(api.database, person, '7kq2-m9xa-f4td')).toBe(false);
});

test('ten new codes take no more work than two passwords, so that asking for them holds nobody up', async () => {
  const { id } = await api.account.user('clerk');
  const person = { accountId: api.account.id, id };
  const work = async (what: () => Promise<unknown>) => {
    await what();
    const runs: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const before = process.cpuUsage();
      await what();
      const { user, system } = process.cpuUsage(before);
      runs.push(user + system);
    }
    return Math.min(...runs);
  };
  const ofCodes = await work(() => renewRecoveryCodes(api.database, person));
  expect(ofCodes).toBeLessThan(2 * (await work(() => hashPassword('a long enough password'))));
});

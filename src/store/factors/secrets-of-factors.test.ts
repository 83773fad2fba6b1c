/** Recovery codes and the keys of apps come from the system's random source, and are long enough. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildCodeSecret } from '../secrets/one-time-code.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a recovery code has twelve letters of 31, of which eight are no name of it: 39 bits', async () => {
  const { id } = await api.account.user('clerk');
  const codes = await renewRecoveryCodes(api.database, { accountId: api.account.id, id });
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
  expect(8 * Math.log2(31)).toBeGreaterThan(20);
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

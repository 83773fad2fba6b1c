import { expect, test } from 'vitest';
import { accountOfToken, buildAccountToken, buildReportKey, buildToken } from './random-token.ts';

test('a token and a report key of an account begin with its number, and the rest is random', () => {
  for (const accountId of [1, 47, 2 ** 31 - 1]) {
    for (const build of [buildAccountToken, buildReportKey]) {
      expect(accountOfToken(build(accountId))).toBe(accountId);
      expect(build(accountId)).not.toBe(build(accountId));
    }
    expect(buildAccountToken(accountId)).toMatch(new RegExp(`^${accountId}-[\\w-]{43}$`));
  }
});

test('tokens and keys from before name none, however they begin', () => {
  expect(accountOfToken(buildToken())).toBeUndefined();
  expect(accountOfToken(`7-${'x'.repeat(41)}`)).toBeUndefined();
  expect(accountOfToken(`7-${'x'.repeat(22)}`)).toBeUndefined();
  expect(accountOfToken('12345678-1234-4123-8123-123456789012')).toBeUndefined();
});

test.each(['', '7', '0-', '-', '07-', '+7-', '7.', ' 7-', '9999999999-', '2147483648-', '7-7-x'])(
  'a text that is no token names none: %j',
  (start) => {
    expect(accountOfToken(`${start}${'x'.repeat(43)}`)).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['123456789012', 'qwertyuiop12', 'PasswordPassword', 'administrator'])(
  '%s is common as it is',
  async (one) => {
    expect(await isCommonPassword(one)).toBe(true);
  },
);

test.each(['Password1234!', 'letmein12345', 'Summer2026!!!', '2026-football-1', 'Pass-word-2026', 'Passw0rd2026!'])(
  '%s is a common one with digits and signs',
  async (one) => {
    expect(await isCommonPassword(one)).toBe(true);
  },
);

test.each([
  'wool tram orchid brick',
  'harbour-quartz-violin',
  '7Kx!monkey#92Qz',
  '9381-4827-monkey-2233',
  '4410 8827 1963',
  '¡¿—–…•§¶†‡°±',
])('%s is not', async (one) => {
  expect(await isCommonPassword(one)).toBe(false);
});

import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('every letter of a long password counts, and its case', async () => {
  const password = `${'Correct horse battery staple. '.repeat(6)}The last word`;
  const kept = await hashPassword(password);
  expect(await isPassword(password, kept)).toBe(true);
  for (const other of [password.slice(0, -1), `${password}s`, password.toLowerCase(), ` ${password}`])
    expect(await isPassword(other, kept)).toBe(false);
});

test('is kept as argon2id with at least the parameters that OWASP names, and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$/);
  expect(one).not.toBe(other);
});

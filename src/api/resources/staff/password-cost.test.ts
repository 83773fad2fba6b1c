/** Hashing a password is the dearest thing that a request can ask for: only those who may set one can make us do it. */
import type * as Argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isPassword } from '#store/secrets/password.ts';
import { setPassword } from '#testing/test-oauth.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

const counted = vi.hoisted(() => ({ hashes: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const library = await importOriginal<typeof Argon2>();
  return {
    ...library,
    hash: (...given: Parameters<typeof library.hash>) => {
      counted.hashes += 1;
      return library.hash(...given);
    },
  };
});

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const before = 'harbour-quartz-violin';
const password = 'correct horse battery';

test('nobody who may not set a password makes us hash one', async () => {
  const administrator = await api.account.user('administrator');
  const clerk = await api.account.user('clerk');
  await setPassword(api.database, clerk, before);
  // The password of nobody, which is made once to compare with.
  await isPassword(password, null);
  counted.hashes = 0;
  const path = `/staff/${clerk.id}`;
  const change = { password, current_password: before };
  const asAdministrator = api.as(await api.account.backOfficeToken(administrator.id));
  const asClerk = api.as(await api.account.backOfficeToken(clerk.id));
  const refused = [
    await api.as(clerk.token)('PUT', path, change),
    await api.as(administrator.token)('PUT', path, change),
    await asAdministrator('PUT', path, change),
    await asAdministrator('PUT', '/staff/999999', change),
    await asClerk('PUT', path, change, { 'if-match': '"old"' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 404, 412]);
  expect(counted.hashes).toBe(0);
  expect((await asClerk('PUT', path, change)).status).toBe(200);
  expect(counted.hashes).toBe(1);
});

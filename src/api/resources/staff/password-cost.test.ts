/** Hashing a password is the dearest thing that a request can ask for: only those who may set one can make us do it. */
import type * as Argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

const password = 'correct horse battery';

test('nobody who may not set a password makes us hash one', async () => {
  const administrator = await api.account.user('administrator');
  const clerk = await api.account.user('clerk');
  const manager = await api.account.user('manager');
  const path = `/staff/${clerk.id}`;
  const asManager = api.as(await api.account.backOfficeToken(manager.id));
  const asAdministrator = api.as(await api.account.backOfficeToken(administrator.id));
  const draft = { name: 'Zoe', email: 'zoe@example.com', role: 4, password };
  const refused = [
    await api.as(administrator.token)('PUT', path, { password }),
    await api.as(administrator.token)('POST', '/staff', draft),
    await asManager('PUT', path, { password }),
    await asAdministrator('PUT', '/staff/999999', { password }),
    await asAdministrator('PUT', path, { password }, { 'if-match': '"old"' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 404, 412]);
  expect(counted.hashes).toBe(0);
  expect((await asAdministrator('PUT', path, { password })).status).toBe(200);
  expect(counted.hashes).toBe(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const noted = async () =>
  (
    await api.database.rows<{ facts: object }>(
      'test.noted',
      `select facts from security_events where account_id = $1 and kind = 'list.exported' order by id`,
      [api.account.id],
    )
  ).map(({ facts }) => facts);

test('a saved list is noted only of somebody who may read it', async () => {
  const save = async (role: 'clerk' | 'manager' | 'client', list: string) => {
    const { id } = await api.account.user(role);
    const token = await api.account.backOfficeToken(id);
    return (await api.as(token)('POST', '/list-exports', { list, format: 'csv', rows: 3 })).status;
  };
  expect(await save('client', 'staff')).toBe(403);
  expect(await save('client', 'clients')).toBe(403);
  expect(await save('clerk', 'emails')).toBe(403);
  expect(await noted()).toEqual([]);
  expect(await save('client', 'properties')).toBe(204);
  expect(await save('clerk', 'staff')).toBe(204);
  expect(await save('manager', 'emails')).toBe(204);
  expect(await noted()).toEqual(['properties', 'staff', 'emails'].map((list) => ({ list, format: 'csv', rows: 3 })));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount } from '#testing/given-account.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const addMany = (accountId: number, count: number) =>
  api.database.rows(
    'test.emails',
    `insert into emails (account_id, recipient, subject, text)
     select $1, 'tenant@example.com', 'Number ' || n, 'Your appointment' from generate_series(1, $2::int) n`,
    [accountId, count],
  );

test('the list of e-mails covers everything exactly once, newest first, the last pages read from the end', async () => {
  await addMany(api.account.id, 1250);
  await addMany((await givenAccount(api.database, 'Other firm')).id, 50);
  const manager = api.as((await api.account.user('manager')).token);
  const subjects: string[] = [];
  for (let page = 1; page <= 13; page += 1) {
    const { json } = await manager('GET', `/emails?per_page=100&page=${page}`);
    expect(json.pagination).toMatchObject({ totalRecords: 1250, totalPages: 13 });
    subjects.push(...json.data.map(({ subject }: { subject: string }) => subject));
  }
  expect(subjects).toEqual(Array.from({ length: 1250 }, (_, at) => `Number ${1250 - at}`));
  expect((await manager('GET', '/emails?per_page=100&page=14')).json.data).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
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

describe('each says how far it is', () => {
  /** As the worker leaves them: one gone, one tried, one given up. */
  const addOneOfEach = (accountId: number, to: TestApi) =>
    to.database.rows(
      'test.emails_of_each_state',
      `insert into emails (account_id, recipient, subject, text, created_at, sent_at, attempts, failure, tried_until)
       values ($1, 'ann@example.com', 'Gone', '-', now() - interval '9 days', now() - interval '9 days', 1, null, default),
              ($1, 'ann@example.com', 'Tried', '-', now(), null, 4, 'connect ECONNREFUSED', default),
              ($1, 'ann@example.com', 'Given up', '-', now() - interval '4 days', null, 90, 'connect ECONNREFUSED',
               now() - interval '1 day')`,
      [accountId],
    );
  const statesOf = async (at: TestApi, account: GivenAccount) => {
    const manager = at.as((await account.user('manager')).token);
    const { json } = await manager('GET', '/emails');
    for (const { id, state } of json.data) expect((await manager('GET', `/emails/${id}`)).json.state).toBe(state);
    return Object.fromEntries(
      json.data.map((email: { subject: string; state: string }) => [email.subject, email.state]),
    );
  };

  test('while a mail server is set it waits for three days, and has failed after them', async () => {
    const account = await givenAccount(api.database, 'Firm with a mail server');
    await addOneOfEach(account.id, api);
    expect(await statesOf(api, account)).toEqual({ Gone: 'sent', Tried: 'waiting', 'Given up': 'failed' });
  });

  test('without one it is kept', async () => {
    const keeping = await testApi({ smtpUrl: null });
    try {
      await addOneOfEach(keeping.account.id, keeping);
      expect(await statesOf(keeping, keeping.account)).toEqual({ Gone: 'sent', Tried: 'kept', 'Given up': 'kept' });
    } finally {
      await keeping.close();
    }
  });
});

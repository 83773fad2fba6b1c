import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const addMany = (accountId: number, count: number) =>
  api.database.rows(
    'test.emails',
    `insert into emails (id, account_id, recipient, subject, text)
     select first + n - 1, $1, 'tenant@example.com', 'Number ' || n, 'Your appointment'
     from lease_ids($1, 'emails', $2::int) first, generate_series(1, $2::int) n`,
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

test('the list of e-mails is ordered by when they were written or by their recipient, either way', async () => {
  const { id, user } = await givenAccount(api.database, 'Firm with an order');
  for (const recipient of ['cleo@example.com', 'ann@example.com', 'ben@example.com'])
    await api.database.rows(
      'test.email',
      `insert into emails (id, account_id, recipient, subject, text) values (lease_ids($1, 'emails', 1), $1, $2, '-', '-')`,
      [id, recipient],
    );
  const manager = api.as((await user('manager')).token);
  const people = async (query: string) =>
    (await manager('GET', `/emails?${query}`)).json.data.map(
      (one: { recipient: string }) => one.recipient.split('@')[0],
    );
  expect(await people('sort=recipient')).toEqual(['ann', 'ben', 'cleo']);
  expect(await people('sort=-recipient&per_page=2&page=2')).toEqual(['ann']);
  expect(await people('sort=created')).toEqual(['cleo', 'ann', 'ben']);
  expect(await people('sort=-created')).toEqual(await people(''));
  expect(await people('sort=recipient&recipient=b')).toEqual(['ben']);
});

/** As the worker leaves them: one gone, one tried, one given up. */
const addOneOfEach = (accountId: number, to: TestApi) =>
  to.database.rows(
    'test.emails_of_each_state',
    `insert into emails (id, account_id, recipient, subject, text, created_at, sent_at, attempts, failure, tried_until)
     values (lease_ids($1, 'emails', 1), $1, 'ann@example.com', 'Gone', '-', now() - interval '9 days', now() - interval '9 days', 1, null, default),
            (lease_ids($1, 'emails', 1), $1, 'ann@example.com', 'Tried', '-', now(), null, 4, 'mailbox full', default),
            (lease_ids($1, 'emails', 1), $1, 'ann@example.com', 'Given up', '-', now() - interval '4 days', null, 90, 'mailbox full',
             now() - interval '1 day')`,
    [accountId],
  );

describe('each says how far it is', () => {
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

describe('the list is narrowed', () => {
  const subjectsOf = (json: { data: { subject: string }[] }) => json.data.map(({ subject }) => subject);

  async function givenList(to: TestApi) {
    const account = await givenAccount(to.database, 'Firm of two inspections');
    const { id: propertyId } = await givenProperty(to.database, account.id);
    const [one, other] = [
      await givenInspection(to.database, account.id, propertyId),
      await givenInspection(to.database, account.id, propertyId),
    ];
    await addOneOfEach(account.id, to);
    await to.database.rows('test.emails_of_one', 'update emails set inspection_id = $2 where account_id = $1', [
      account.id,
      one.id,
    ]);
    const email = { recipient: 'bo@example.com', text: '-' };
    await to.store.emails.add(account.id, [
      { ...email, inspectionId: other.id, subject: 'Other' },
      { ...email, inspectionId: null, subject: 'Of none' },
    ]);
    const manager = to.as((await account.user('manager')).token);
    const list = async (query: string) => (await manager('GET', `/emails?${query}`)).json;
    return { one: one.id, other: other.id, list };
  }

  test('by how far they are, and by inspection, each with its true total and the address', async () => {
    const { one, other, list } = await givenList(api);
    const cases: [string, string[]][] = [
      ['state=failed', ['Given up']],
      ['state=waiting', ['Of none', 'Other', 'Tried']],
      ['state=sent', ['Gone']],
      ['state=kept', []],
      ['state=sent,failed', ['Given up', 'Gone']],
      ['state[]=waiting&state[]=sent&state[]=failed&state[]=kept', ['Of none', 'Other', 'Tried', 'Given up', 'Gone']],
      [`inspection_id=${one}`, ['Tried', 'Given up', 'Gone']],
      [`inspection_id=${one}&state=failed&state=sent`, ['Given up', 'Gone']],
      [`inspection_id=${one},${other}`, ['Other', 'Tried', 'Given up', 'Gone']],
      ['inspection_id=2000000000', []],
      ['recipient=BO@exam', ['Of none', 'Other']],
      [`recipient=bo&inspection_id=${other}`, ['Other']],
      ['recipient=o@example.com', []],
      ['recipient=b_', []],
      ['recipient=%25', []],
      ['inspection_id=&state=', ['Of none', 'Other', 'Tried', 'Given up', 'Gone']],
    ];
    for (const [query, subjects] of cases) {
      const json = await list(query);
      expect(subjectsOf(json), query).toEqual(subjects);
      expect(json.pagination.totalRecords, query).toBe(subjects.length);
      for (const { property, inspection_id: id } of json.data)
        expect(property?.address.line1).toBe(id === null ? undefined : '12 Albert Road');
    }
  });

  test('also while no mail server is set, which it says', async () => {
    const keeping = await testApi({ smtpUrl: null });
    try {
      const { list } = await givenList(keeping);
      const kept = await list('state=kept');
      expect(subjectsOf(kept)).toEqual(['Of none', 'Other', 'Tried', 'Given up']);
      expect(kept.pagination.totalRecords).toBe(4);
      expect((await list('state=sent')).pagination.totalRecords).toBe(1);
      expect((await list('state=waiting&state=failed')).data).toEqual([]);
      expect(kept.mail_server).toBe(false);
    } finally {
      await keeping.close();
    }
  });

  test('an unknown state is named', async () => {
    const manager = api.as((await api.account.user('manager')).token);
    const { status, json } = await manager('GET', '/emails?state=bounced&inspection_id=x');
    expect(status).toBe(422);
    expect(json.errors.map(({ parameter }: { parameter: string }) => parameter).sort()).toEqual([
      'inspection_id',
      'state',
    ]);
  });
});

test('a text is tried at one’s own address alone, by administrators, in one line of subject', async () => {
  const ada = await api.account.user('administrator');
  const trial = { subject: 'Moved:\n{type}', text: 'Dear Ada' };
  const { status, json } = await api.as(ada.token)('POST', '/emails/trial', { ...trial, recipient: 'eve@example.com' });
  expect([status, json.state]).toEqual([200, 'waiting']);
  expect(json).toMatchObject({ recipient: ada.email, subject: 'Moved: {type}', inspection_id: null });
  const manager = api.as((await api.account.user('manager')).token);
  expect((await manager('POST', '/emails/trial', trial)).status).toBe(403);
  expect((await api.as(ada.token)('POST', '/emails/trial', { subject: ' ', text: '' })).json.errors).toHaveLength(2);
});

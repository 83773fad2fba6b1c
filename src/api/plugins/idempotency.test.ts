import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildIdempotencyStore } from '#store/access/idempotency.ts';
import { addApplication } from '#store/access/oauth-applications.ts';
import { hashToken } from '#store/secrets/random-token.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: ReturnType<TestApi['as']>;
let administrator: ReturnType<TestApi['as']>;
beforeAll(async () => {
  api = await testApi();
  manager = api.as((await api.account.user('manager')).token);
  administrator = api.as((await api.account.user('administrator')).token);
});
afterAll(() => api.close());

const house = (line1 = '1 Test Street') => ({
  address: { line1, city: 'Portsmouth', postcode: 'PO5 3AA' },
  no_of_beds: 2,
  no_of_baths: 1,
});
const create = (key: string, body: unknown = house()) =>
  manager('POST', '/properties', body, { 'idempotency-key': key });

test('eight simultaneous requests with one key make one property, and a later one gets the same bytes', async () => {
  const key = randomUUID();
  const before = (await manager('GET', '/properties')).json.pagination.totalRecords;
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(key)));
  const done = answers.filter((answer) => answer.status === 200);
  expect(answers.filter((answer) => answer.status !== 200).every((answer) => answer.status === 409)).toBe(true);
  expect(new Set(done.map((answer) => answer.text)).size).toBe(1);
  const later = await create(key);
  expect(later.text).toBe(done[0]?.text);
  expect(later.headers['etag']).toBe(done[0]?.headers['etag']);
  expect((await manager('GET', '/properties')).json.pagination.totalRecords).toBe(before + 1);
});

test('a key is good for the address with a slash at its end and without', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await manager('POST', '/properties', house(), headers);
  const second = await manager('POST', '/properties/', house(), headers);
  expect([second.status, second.text]).toEqual([200, first.text]);
});

test('200 keys, each sent by eight at once, make 200 properties, and everybody with a key gets the same bytes', async () => {
  const before = (await manager('GET', '/properties')).json.pagination.totalRecords;
  const sendUntilDone = async (key: string, line1: string): Promise<string> => {
    for (;;) {
      const { status, text } = await create(key, house(line1));
      if (status === 200) return text;
      if (status !== 409) throw new Error(`${status}: ${text}`);
    }
  };
  for (let group = 0; group < 10; group += 1) {
    await Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        const key = randomUUID();
        const line1 = `${group * 20 + number} Repeated Road`;
        const texts = await Promise.all(Array.from({ length: 8 }, () => sendUntilDone(key, line1)));
        expect(new Set(texts).size).toBe(1);
      }),
    );
  }
  const { data } = (await manager('GET', '/properties?address=repeated&per_page=100')).json;
  expect(new Set(data.map((property: { id: number }) => property.id)).size).toBe(100);
  expect((await manager('GET', '/properties')).json.pagination.totalRecords).toBe(before + 200);
});

describe('a request whose first one has not ended', () => {
  const patient = { timeout: 60_000 };

  /** The state that another process has left, or is in. */
  const startedElsewhere = async (secondsAgo: number): Promise<string> => {
    const key = randomUUID();
    await api.database.pool.query('delete from idempotency_keys');
    await create(key);
    await api.database.rows(
      'test.unfinished',
      `update idempotency_keys set status = null, created_at = now() - make_interval(secs => $1)`,
      [secondsAgo],
    );
    return key;
  };

  test('is refused with 409 and told when to come back', async () => {
    const key = await startedElsewhere(1);
    const refused = await create(key);
    expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([
      409,
      'request_in_progress',
      '1',
    ]);
  });

  test('is a first one when that was cut off, and waits for one that only takes long', async () => {
    const key = await startedElsewhere(11);
    const { rows } = await api.database.pool.query<{ hash: Buffer }>('select key_hash as hash from idempotency_keys');
    const slow = await api.database.pool.connect();
    await slow.query('begin');
    await slow.query('select pg_advisory_xact_lock($1)', [rows[0]?.hash.readBigInt64BE(0).toString()]);
    expect((await create(key)).status).toBe(409);
    await slow.query('rollback');
    slow.release();
    expect((await create(key)).status).toBe(200);
  });

  /** Holds what every new property waits for, so that the request is in hand. */
  const heldUp = async (key: string) => {
    const blocker = await api.database.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table properties in exclusive mode');
    const answer = create(key);
    // Uses another connection: within a transaction the view keeps its first contents for ever.
    const { pid } = await vi.waitUntil(async () => (await waitingForProperties())[0], patient);
    return { blocker, answer, pid };
  };
  const waitingForProperties = async () =>
    (
      await api.database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%properties%'`,
      )
    ).rows;

  test('is refused however long that one takes, as long as it lives', async () => {
    await api.database.pool.query('delete from idempotency_keys');
    const key = randomUUID();
    const { blocker, answer } = await heldUp(key);
    await api.database.pool.query(`update idempotency_keys set created_at = created_at - interval '1 hour'`);
    let isAnswered = false;
    const second = create(key).finally(() => {
      isAnswered = true;
    });
    await vi.waitUntil(async () => isAnswered || (await waitingForProperties()).length === 2, patient);
    await blocker.query('rollback');
    blocker.release();
    expect((await second).status).toBe(409);
    await answer;
  });

  test.each(['is at it', 'has answered'])('does nothing once another, who %s, has taken its key', async (what) => {
    const { text: elsewhere } = await create(randomUUID());
    await api.database.pool.query('delete from idempotency_keys');
    const key = randomUUID();
    const before = (await manager('GET', '/properties')).json.pagination.totalRecords;
    const { blocker, answer } = await heldUp(key);
    await api.database.pool.query(`update idempotency_keys set created_at = created_at + interval '1 second'`);
    if (what === 'has answered')
      await api.database.pool.query(
        `update idempotency_keys set status = 200, headers = '{"content-type": "application/json"}', body = $1`,
        [Buffer.from(elsewhere)],
      );
    await blocker.query('rollback');
    blocker.release();
    expect((await answer).status).toBe(409);
    expect((await manager('GET', '/properties')).json.pagination.totalRecords).toBe(before);
    if (what === 'has answered') expect((await create(key)).text).toBe(elsewhere);
  });

  test('has done nothing when it loses its database half way', async () => {
    const key = randomUUID();
    const before = (await manager('GET', '/properties')).json.pagination.totalRecords;
    const { blocker, answer, pid } = await heldUp(key);
    await blocker.query('select pg_terminate_backend($1)', [pid]);
    expect((await answer).status).toBeGreaterThanOrEqual(500);
    await blocker.query('rollback');
    blocker.release();
    expect((await manager('GET', '/properties')).json.pagination.totalRecords).toBe(before);
    expect((await create(key)).status).toBe(200);
  });
});

test('the same key with another body, or another query, is refused', async () => {
  const key = randomUUID();
  await create(key);
  const refused = [
    await create(key, house('2 Other Street')),
    await manager('POST', '/properties?from=elsewhere', house(), { 'idempotency-key': key }),
  ];
  for (const { status, json } of refused) expect([status, json.code]).toEqual([422, 'idempotency_mismatch']);
});

test('a key belongs to application, person and path: elsewhere the same one is new', async () => {
  const person = await api.account.user('manager');
  const { id: otherApplication } = await addApplication(api.database, api.account.id, {
    name: 'Another',
    redirectUris: ['http://localhost:9/callback'],
    scopes: ['properties.write'],
  });
  const elsewhere = await api.account.token(person.id);
  await api.database.rows(
    'test.other-application',
    'update grants set application_id = $1 where id = (select grant_id from access_tokens where token_hash = $2)',
    [otherApplication, hashToken(elsewhere)],
  );
  const headers = { 'idempotency-key': randomUUID() };
  const another = (await api.account.user('manager')).token;
  const made = await Promise.all(
    [person.token, elsewhere, another].map((token) => api.as(token)('POST', '/properties', house(), headers)),
  );
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
  const ids = made.map(({ json }) => json.id);
  expect(new Set(ids).size).toBe(3);

  const tenant = { type: 1, name: 'Tess Tenant', signee: true, notify: false, deliver: false };
  const contacts = await Promise.all(
    ids.map((id) => api.as(person.token)('POST', `/properties/${id}/contacts`, tenant, headers)),
  );
  expect(contacts.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(contacts.map(({ json }) => json.id)).size).toBe(3);
});

test('an answer is kept for a week, and then the key is a new one', async () => {
  const key = randomUUID();
  await api.database.pool.query('delete from idempotency_keys');
  const first = await create(key);
  const age = (howOld: string) =>
    api.database.pool.query('update idempotency_keys set created_at = now() - $1::interval', [howOld]);
  await age('23 hours 59 minutes');
  await buildIdempotencyStore(api.database).forgetOld();
  expect((await create(key)).text).toBe(first.text);
  await age('7 days 1 minute');
  const later = await create(key, house('3 Later Street'));
  expect([later.status, later.json.address.line1]).toEqual([200, '3 Later Street']);
  await age('7 days 1 minute');
  await buildIdempotencyStore(api.database).forgetOld();
  expect((await api.database.pool.query('select from idempotency_keys')).rowCount).toBe(0);
});

test('a refused request keeps nothing: the corrected one is a first one', async () => {
  const key = randomUUID();
  expect((await create(key, { ...house(), no_of_beds: -1 })).status).toBe(422);
  expect((await create(key)).status).toBe(200);
});

test('a key of 256 characters is refused', async () => {
  const refused = await create('k'.repeat(256));
  expect(refused.json.errors).toEqual([expect.objectContaining({ parameter: 'Idempotency-Key' })]);
});

test('a repeated answer has its secret blanked', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { url: 'https://example.com/', events: ['pdf.generated'] };
  expect((await administrator('POST', '/webhooks', body, headers)).json.secret).toMatch(/^whsec_/);
  expect((await administrator('POST', '/webhooks', body, headers)).json.secret).toBeNull();
});

test('nor does a repeated answer in XML show it', async () => {
  const headers = { 'idempotency-key': randomUUID(), accept: 'application/xml' };
  const body = { url: 'https://example.com/', events: ['pdf.generated'] };
  expect((await administrator('POST', '/webhooks', body, headers)).text).toContain('whsec_');
  expect((await administrator('POST', '/webhooks', body, headers)).text).toContain('<json:null name="secret"/>');
});

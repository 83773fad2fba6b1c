import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

  /** What another process has left, or is at. */
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

  test('that loses its database half way has done nothing', async () => {
    const key = randomUUID();
    const before = (await manager('GET', '/properties')).json.pagination.totalRecords;
    // Holds what every new property waits for, so that the request is in hand when its connection ends.
    const blocker = await api.database.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table properties in exclusive mode');
    const cutOff = create(key);
    // By another connection: within a transaction the view shows for ever what it showed first.
    const { pid } = await vi.waitUntil(async () => {
      const { rows } = await api.database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%properties%'`,
      );
      return rows[0];
    }, patient);
    await blocker.query('select pg_terminate_backend($1)', [pid]);
    expect((await cutOff).status).toBeGreaterThanOrEqual(500);
    await blocker.query('rollback');
    blocker.release();
    expect((await manager('GET', '/properties')).json.pagination.totalRecords).toBe(before);
    expect((await create(key)).status).toBe(200);
  });
});

test('the same key with another body is refused', async () => {
  const key = randomUUID();
  await create(key);
  const refused = await create(key, house('2 Other Street'));
  expect([refused.status, refused.json.code]).toEqual([422, 'idempotency_mismatch']);
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

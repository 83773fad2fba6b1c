import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** The files of an account are counted, and more of them than it may keep are refused without losing anything. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStorageStore } from '#store/account/storage.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

const KB = 1000;
const QUOTA = 100 * KB;
let api: TestApi;
let report: GivenReport;
let origin: string;
beforeAll(async () => {
  api = await testApi({ uploadQuota: QUOTA });
  report = await givenReport(api);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

/** Plain text, which is kept as it is: as many bytes as are sent. */
const text = (bytes: number) => Buffer.from(randomBytes(bytes / 2).toString('hex'));
const asText = { filename: 'notes.txt', type: 'text/plain' };
const attachments = () => `${report.base}/attachments`;
const send = (content: Buffer, headers: Record<string, string> = {}) =>
  uploads(api, report.clerk.token).upload(attachments(), content, { ...asText, headers });
const read = async () => {
  const administrator = await api.account.user('administrator');
  return (await api.as(administrator.token)('GET', '/settings/storage')).json;
};
const sumOfFiles = async () =>
  Number((await api.database.pool.query('select coalesce(sum(bytes), 0) as sum from files')).rows[0].sum);

test('each original is counted once, by its kind, until nothing shows it', async () => {
  expect(await read()).toEqual({
    used: 0,
    allowed: QUOTA,
    expected: 0,
    by_type: { IMAGE: 0, VIDEO: 0, AUDIO: 0, FILE: 0 },
    pdfs: 0,
  });
  const content = text(20 * KB);
  const first = await send(content);
  const second = await send(content);
  expect(await read()).toMatchObject({ used: 20 * KB, by_type: { FILE: 20 * KB, IMAGE: 0 } });
  for (const { json } of [first, second]) await api.as(report.manager.token)('DELETE', `/attachments/${json.id}`);
  await expect.poll(async () => (await read()).used).toBe(0);
  expect(await sumOfFiles()).toBe(0);
});

test('an upload that would be too much is 507 in words and leaves nothing; what is here already is taken again', async () => {
  const kept = text(60 * KB);
  const headers = { 'idempotency-key': randomUUID() };
  expect((await send(kept, headers)).status).toBe(200);
  const { status, json, headers: answered } = await send(text(60 * KB));
  expect([status, json.code, json.used, json.allowed]).toEqual([507, 'quota_reached', 60 * KB, QUOTA]);
  expect(json.detail).toContain('Nothing of this one was kept');
  expect(Number(answered['retry-after'])).toBeGreaterThan(0);
  expect(await sumOfFiles()).toBe(60 * KB);
  // A client that missed the first answer, and the same file in another place.
  expect((await send(kept, headers)).status).toBe(200);
  expect((await send(kept)).status).toBe(200);
  expect((await send(text(30 * KB))).status).toBe(200);
  expect((await read()).used).toBe(90 * KB);
});

test('announced files count as well, and one that has come waits for room instead of being given up', async () => {
  const announce = (size: number) =>
    report.write('POST', `${report.base}/report/pending-attachments`, {
      identifier: randomUUID(),
      filename: 'notes.txt',
      size,
      media_type: 'text/plain',
    });
  const bytes = text(8 * KB);
  const { json: announced } = await announce(bytes.length);
  expect((await read()).expected).toBe(8 * KB);
  const refused = await announce(8 * KB);
  expect([refused.status, refused.json.code]).toEqual([507, 'quota_reached']);

  const ask = (method: 'PATCH' | 'HEAD', more: Record<string, string> = {}) =>
    fetch(announced.url.replace('http://localhost:8080', origin), {
      method,
      headers: { authorization: `Bearer ${report.clerk.token}`, 'tus-resumable': '1.0.0', ...more },
      ...(method === 'PATCH' && { body: new Uint8Array(bytes) }),
    });
  await buildStorageStore(api.database).changeQuota(api.account.id, 1);
  const part = await ask('PATCH', { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' });
  expect([part.status, ((await part.json()) as { code: string }).code]).toEqual([507, 'quota_reached']);
  expect(Number(part.headers.get('retry-after'))).toBeGreaterThan(1);
  await buildStorageStore(api.database).changeQuota(api.account.id, null);
  const head = await ask('HEAD');
  expect([head.status, head.headers.get('upload-offset')]).toEqual([200, String(bytes.length)]);
  expect(await read()).toMatchObject({ used: 98 * KB, expected: 0 });
});

test('an account has a quota of its own, and another is not affected by it', async () => {
  const other = await givenAccount(api.database, 'Another firm');
  await buildStorageStore(api.database).changeQuota(other.id, 7);
  const administrator = await other.user('administrator');
  expect((await api.as(administrator.token)('GET', '/settings/storage')).json).toMatchObject({ used: 0, allowed: 7 });
  expect((await read()).allowed).toBe(QUOTA);
  expect((await api.as(report.manager.token)('GET', '/settings/storage')).status).toBe(403);
});

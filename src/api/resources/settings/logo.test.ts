/** The firm's logo: kept as a picture, shown where the firm shows itself, and gone without a trace when it is removed. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepFiles } from '#store/files/file-sweep.ts';
import { givenReport } from '#testing/given-report.ts';
import { givenAccount } from '#testing/given-account.ts';
import { photo, wav } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let manager: Awaited<ReturnType<TestApi['account']['user']>>;
beforeAll(async () => {
  api = await testApi();
  manager = await api.account.user('manager');
});
afterAll(() => api.close());

const path = '/settings/logo';
const send = (bytes: Buffer, { filename = 'logo.png', type = 'image/png', headers = {}, token = manager.token } = {}) =>
  uploads(api, token).upload(path, bytes, { filename, type, headers });
const read = async (token = manager.token) => (await api.as(token)('GET', path)).json;
const fileRows = async () => (await api.database.pool.query('select id, sha256 from files')).rows;
const none = { url: null, width: null, height: null };

/** With its middle clear, as logos are. */
const clearLogo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();

test('a logo is shown by a link without a bearer, on white where it is clear, and another takes its place', async () => {
  expect(await read()).toEqual(none);
  const { status, json } = await send(await clearLogo(600, 120));
  expect(status).toBe(200);
  expect(json).toMatchObject({ width: 600, height: 120 });
  expect(await read()).toEqual(json);
  const { bytes, headers } = await uploads(api, undefined).read(json.url);
  expect(headers['content-type']).toBe('image/jpeg');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, [...data.subarray(0, 3)]]).toEqual([480, 96, [255, 255, 255]]);

  const other = await send(await photo({ width: 300, height: 100, format: 'png' }));
  expect(other.json).toMatchObject({ width: 300, height: 100 });
  await expect.poll(fileRows).toHaveLength(1);
  await api.database.pool.query(`update files set created_at = now() - interval '2 hours'`);
  await sweepFiles(api.database, api.dataDir);
  expect(await read()).toEqual(other.json);
});

test('nothing but a picture is a logo, and what was there stays', async () => {
  const before = await read();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [bytes, filename, type] of [
    [svg, 'logo.svg', 'image/svg+xml'],
    [svg, 'logo.png', 'image/png'],
    [wav(), 'logo.wav', 'audio/wav'],
    [Buffer.from('hello'), 'logo.txt', 'text/plain'],
  ] as const) {
    const { status, json } = await send(bytes, { filename, type });
    expect([status, json.code]).toEqual([415, 'unsupported_media']);
    expect(json.detail).toBe('A logo is a picture: PNG, JPEG, WebP, HEIC or GIF.');
  }
  expect(await read()).toEqual(before);
  expect(await fileRows()).toHaveLength(1);
});

test('managers choose it, every member of staff sees it, and no other firm does', async () => {
  const clerk = await api.account.user('clerk');
  expect((await send(await photo(), { token: clerk.token })).status).toBe(403);
  expect((await api.as(clerk.token)('DELETE', path)).status).toBe(403);
  expect((await read(clerk.token)).url).not.toBeNull();
  const other = await (await givenAccount(api.database, 'Another firm')).user('administrator');
  expect(await read(other.token)).toEqual(none);
  expect((await api.as(other.token)('DELETE', path)).status).toBe(200);
  expect((await read()).url).not.toBeNull();
});

test('an upload that is repeated under its key happens once, and two at once leave one logo and one file', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const logo = await photo({ width: 200, height: 50, format: 'png' });
  const first = await send(logo, { headers });
  await send(await photo({ width: 90, height: 30, format: 'png' }));
  expect((await send(logo, { headers })).json).toEqual(first.json);
  expect(await read()).toMatchObject({ width: 90 });

  const sizes = [100, 110, 120, 130];
  const sent = sizes.map(async (width) => send(await photo({ width, height: 40, format: 'png' })));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await expect.poll(fileRows).toHaveLength(1);
  expect(sizes).toContain((await read()).width);
});

test('a finished report on the web has it, and keeps it with its file when it is taken away', async () => {
  const report = await givenReport(api);
  await api.database.pool.query(
    "update inspections set state = 400, completed_at = now(), comments_until = now() + interval '7 days' where id = $1",
    [report.inspection.id],
  );
  const published = async () =>
    (await api.as(undefined)('GET', `/published-reports/${report.inspection.reportKey}`)).json.company.logo_url;
  const { url } = await read();
  expect(await published()).toBe(url);
  for (const _time of ['once', 'again']) expect((await api.as(manager.token)('DELETE', path)).status).toBe(200);
  expect(await read()).toEqual(none);
  expect(await published()).toBe(url);
  expect(await fileRows()).toHaveLength(1);
});

/** Full disks, of files and of the database, are no fault of what is sent: it is to be sent again. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listChildren } from '#testing/child-processes.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let origin: string;
beforeAll(async () => {
  api = await testApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  report = await givenReport(api);
});
afterAll(() => api.close());

const photograph = () =>
  sharp({
    create: {
      width: 1800,
      height: 1800,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

/** A disk of a megabyte in the place of the files; false where this user may mount nothing. */
function mountSmall(directory = api.dataDir): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('a photograph on a full disk is 507 and leaves nothing, and is taken once there is room', async (context) => {
  const { upload } = uploads(api, report.manager.token);
  const path = `${report.base}/attachments`;
  const bytes = await photograph();
  if (!mountSmall()) return context.skip();
  try {
    const { status, headers, json } = await upload(path, bytes);
    expect([status, json.code]).toEqual([507, 'no_room']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(readdirSync(`${api.dataDir}/incoming`)).toEqual([]);
  } finally {
    execFileSync('umount', [api.dataDir]);
  }
  expect((await upload(path, bytes)).status).toBe(200);
});

test('a full database is 503, and the same request succeeds once it has room', async () => {
  const house = { address: { line1: '1', city: 'c', postcode: 'p' }, no_of_beds: 1, no_of_baths: 1 };
  const { pool } = api.database;
  await pool.query(`create function is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await pool.query('create trigger is_full before insert on properties for each row execute function is_full()');
  const { status, headers, json } = await api.as(report.manager.token)('POST', '/properties', house);
  await pool.query('drop function is_full cascade');
  expect([status, json.code]).toEqual([503, 'not_ready']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await api.as(report.manager.token)('POST', '/properties', house)).status).toBe(200);
});

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** An announced photograph, its parts and the question how much of it has come. */
async function announce(bytes: Buffer) {
  const draft = {
    identifier: hash(bytes).slice(0, 12),
    filename: 'a.jpg',
    size: bytes.length,
    media_type: 'image/jpeg',
  };
  const { json } = await report.write('POST', `${report.base}/report/pending-attachments`, draft);
  const ask = async (method: 'PATCH' | 'HEAD', headers: Record<string, string> = {}, body?: Buffer) => {
    const response = await fetch(json.url.replace('http://localhost:8080', origin), {
      method,
      headers: { authorization: `Bearer ${report.clerk.token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body: new Uint8Array(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      code: text.startsWith('{') ? JSON.parse(text).code : undefined,
    };
  };
  return {
    send: (from: number) =>
      ask(
        'PATCH',
        { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
        bytes.subarray(from),
      ),
    offset: async () => Number((await ask('HEAD')).headers.get('upload-offset')),
  };
}

test('a disk that fills in the middle of a part is 507; what came is kept, and the rest follows', async (context) => {
  const directory = `${api.dataDir}/uploads`;
  mkdirSync(directory, { recursive: true });
  if (!mountSmall(directory)) return context.skip();
  try {
    const bytes = await photograph();
    const delivery = await announce(bytes);
    const { status, code, headers } = await delivery.send(0);
    expect([status, code]).toEqual([507, 'no_room']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(1);
    const offset = await delivery.offset();
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThan(bytes.length);
    execFileSync('mount', ['-o', 'remount,size=20m', directory]);
    expect((await delivery.send(offset)).status).toBe(204);
    expect(await delivery.offset()).toBe(bytes.length);
  } finally {
    execFileSync('umount', [directory]);
  }
});

test('a photograph whose judge crashes is 503, in one request and in parts, and is taken the next time', async () => {
  const { upload } = uploads(api, report.manager.token);
  const path = `${report.base}/attachments`;
  const [whole, inParts] = [await photograph(), await photograph()];
  const delivery = await announce(inParts);
  const killing = setInterval(() => {
    for (const pid of listChildren('media-process')) process.kill(pid, 'SIGKILL');
  }, 5);
  const refused = await upload(path, whole);
  const part = await delivery.send(0);
  clearInterval(killing);
  expect([refused.status, refused.json.code]).toEqual([503, 'file_failed']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect([part.status, part.code]).toEqual([503, 'file_failed']);
  expect(Number(part.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await upload(path, whole)).status).toBe(200);
  // All of it has come: the question how much is enough for the next try.
  expect(await delivery.offset()).toBe(inParts.length);
  const { json } = await report.write('GET', path);
  expect(json.length).toBeGreaterThan(1);
});

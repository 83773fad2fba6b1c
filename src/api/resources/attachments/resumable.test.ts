import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Upload } from 'tus-js-client';
import { readJsonx } from '#api/jsonx/jsonx.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { movie, photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

/** `DELIVERY_MB=200` for a film as long as people take them. */
const DELIVERY_BYTES = Number(process.env['DELIVERY_MB'] ?? 6) * 1_000_000;

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

const draft = (bytes: Buffer, more: object = {}) => ({
  identifier: randomBytes(6).toString('hex'),
  filename: 'film.mp4',
  size: bytes.length,
  media_type: 'video/mp4',
  ...more,
});
const announce = (body: object) => report.write('POST', `${report.base}/report/pending-attachments`, body);
const addressOf = (url: string, at = origin) => url.replace('http://localhost:8080', at);
const listOwn = async () => (await report.write('GET', `${report.base}/attachments`)).json;

/** The version of the report that the last part is answered with. */
function send(
  url: string,
  bytes: Buffer,
  { chunkSize = 1_000_000, token = report.clerk.token } = {},
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    new Upload(bytes, {
      uploadUrl: url,
      chunkSize,
      retryDelays: [0, 0, 10, 50, 100, 200],
      headers: { authorization: `Bearer ${token}` },
      uploadSize: bytes.length,
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader('keyturn-report-version')),
      onError: reject,
    }).start();
  });
}

describe('an announced attachment', () => {
  test('stands in the report until its file is delivered, and is one then', async () => {
    const room = await report.room();
    const item = await report.item(room.id);
    const bytes = movie();
    const body = draft(bytes, { item_id: item.id, description: 'The tap runs' });
    const { status, json } = await announce(body);
    expect(status).toBe(200);
    expect((await report.read()).attachments).toEqual({ [body.identifier]: json.delivery_key });
    await send(addressOf(json.url), bytes);
    expect((await report.read()).attachments).toEqual({});
    const { attachments } = (await report.write('GET', `${report.base}/rooms/${room.id}/items/${item.id}`)).json;
    expect(attachments).toMatchObject([
      { type: 'VIDEO', description: 'The tap runs', filename: 'film.mp4', bytes: bytes.length },
    ]);
  });

  test('is refused twice under one identifier, for a room elsewhere, and for an impossible size', async () => {
    const bytes = movie();
    const body = draft(bytes);
    await announce(body);
    const again = await announce(body);
    expect([again.status, again.json.code]).toEqual([409, 'duplicate']);
    const elsewhere = await (await givenReport(api)).room();
    expect((await announce(draft(bytes, { room_id: elsewhere.id }))).json.errors[0].pointer).toBe('/room_id');
    expect((await announce(draft(bytes, { size: 600_000_000 }))).status).toBe(422);
  });

  test('is refused while 5,000 others are waited for', async () => {
    const other = await givenReport(api);
    const path = `${other.base}/report/pending-attachments`;
    const { json } = await other.write('POST', path, draft(movie()));
    await api.database.rows(
      '',
      `insert into pending_attachments (account_id, report_id, identifier, filename, size, media_type)
       select account_id, report_id, 'film ' || n, filename, size, media_type
       from pending_attachments, generate_series(2, 5000) n where delivery_key = $1`,
      [json.delivery_key],
    );
    const refused = await other.write('POST', path, draft(movie()));
    expect([refused.status, refused.json.code]).toEqual([409, 'state_forbids']);
    await other.write('DELETE', `/uploads/${json.delivery_key}`);
    expect((await other.write('POST', path, draft(movie()))).status).toBe(200);
  });

  test('is announced only by who may write the report', async () => {
    const path = `${report.base}/report/pending-attachments`;
    const body = draft(movie());
    const stranger = await (await givenAccount(api.database, 'Another firm')).user('manager');
    const reader = await api.account.token(report.manager.id, ['reports.read']);
    const statuses = [];
    for (const call of [api.as(undefined), api.as(reader), report.as(report.otherClerk), api.as(stranger.token)]) {
      statuses.push((await call('POST', path, body)).status);
    }
    expect(statuses).toEqual([401, 403, 403, 404]);
  });

  test('is delivered and given up only by who may write the report', async () => {
    const bytes = movie();
    const { json } = await announce(draft(bytes));
    const { token } = report.otherClerk;
    const part = await patch(json.url, bytes.subarray(0, 100), { authorization: `Bearer ${token}` });
    expect([part.status, (await part.json()).code]).toEqual([403, 'role_forbids']);
    const offset = (await head(addressOf(json.url), report.clerk.token)).headers.get('upload-offset');
    expect(offset).toBe('0');
    const stop = await report.as(report.otherClerk)('DELETE', `/uploads/${json.delivery_key}`);
    expect([stop.status, stop.json.code]).toEqual([403, 'role_forbids']);
    expect((await report.write('DELETE', `/uploads/${json.delivery_key}`)).status).toBe(204);
  });

  test('can be given up, and leaves nothing on the disk', async () => {
    const body = draft(movie());
    const { json } = await announce(body);
    await patch(json.url, Buffer.from('the beginning'));
    const uploads = join(api.dataDir, 'uploads');
    expect(await readdir(uploads)).toContain(json.delivery_key);
    const stop = await report.write('DELETE', `/uploads/${json.delivery_key}`);
    expect(stop.status).toBe(204);
    expect((await readdir(uploads)).filter((name) => name.startsWith(json.delivery_key))).toEqual([]);
    expect((await report.read()).attachments).not.toHaveProperty(body.identifier);
    expect((await report.write('DELETE', `/uploads/${json.delivery_key}`)).status).toBe(404);
  });
});

describe('a delivery', () => {
  test('survives cut lines and continues where it stopped', async () => {
    const bytes = Buffer.concat([movie(), randomBytes(DELIVERY_BYTES)]);
    const { json } = await announce(draft(bytes));
    const line = await unreliableLine(3, Math.floor(DELIVERY_BYTES / 9));
    await send(addressOf(json.url, line.origin), bytes, { chunkSize: Math.ceil(DELIVERY_BYTES / 1.5) });
    await line.close();
    expect(line.cuts()).toBe(3);
    const [made] = (await listOwn()).slice(-1);
    expect(made.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  }, 180_000);

  test('stays complete when asked again', async () => {
    const bytes = movie();
    const { json } = await announce(draft(bytes));
    const version = await send(addressOf(json.url), bytes);
    expect(version).toBe(String((await report.read()).version));
    const { status, headers } = await head(addressOf(json.url), report.clerk.token);
    expect([status, headers.get('upload-offset')]).toEqual([200, String(bytes.length)]);
    expect((await listOwn()).filter(({ bytes: size }: { bytes: number }) => size === bytes.length).length).toBe(1);
  });

  test('by another version of tus is 412 and told which there is', async () => {
    const { json } = await announce(draft(movie()));
    for (const method of ['HEAD', 'PATCH'] as const) {
      const { statusCode, headers } = await api.app.inject({
        method,
        url: new URL(json.url).pathname,
        headers: { authorization: `Bearer ${report.clerk.token}`, 'tus-resumable': '0.2.2', accept: 'application/xml' },
      });
      expect([method, statusCode, headers['tus-version']]).toEqual([method, 412, '1.0.0']);
    }
  });

  test('comes as application/offset+octet-stream, else 415', async () => {
    const bytes = movie();
    const { json } = await announce(draft(bytes));
    for (const type of ['application/octet-stream', 'application/json', undefined]) {
      const { statusCode } = await api.app.inject({
        method: 'PATCH',
        url: new URL(json.url).pathname,
        payload: bytes,
        headers: {
          authorization: `Bearer ${report.clerk.token}`,
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          ...(type !== undefined && { 'content-type': type }),
        },
      });
      expect([type, statusCode]).toEqual([type, 415]);
    }
    await send(addressOf(json.url), bytes);
  });

  test('without Upload-Offset is 400, at another place than where it stopped 409', async () => {
    const bytes = movie();
    const { json } = await announce(draft(bytes));
    expect((await patch(json.url, bytes, { 'upload-offset': '7' })).status).toBe(409);
    const { statusCode, body } = await api.app.inject({
      method: 'PATCH',
      url: new URL(json.url).pathname,
      payload: bytes,
      headers: {
        authorization: `Bearer ${report.clerk.token}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
      },
    });
    expect([statusCode, body]).toEqual([400, 'Upload-Offset header required\n']);
  });

  test('begins with a question about the service’s abilities: OPTIONS answers it without a bearer, also in a preflight', async () => {
    const origin = 'http://localhost:9';
    for (const headers of [{}, { origin }, { origin, 'access-control-request-method': 'PATCH' }]) {
      const answer = await api.app.inject({ method: 'OPTIONS', url: '/api/uploads/any', headers });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      expect(answer.headers).toMatchObject({
        'tus-resumable': '1.0.0',
        'tus-version': '1.0.0',
        'tus-extension': 'termination',
        'tus-max-size': '500000000',
      });
      expect(answer.headers['access-control-allow-origin']).toBe('origin' in headers ? origin : undefined);
    }
  });

  test('is nobody else’s: no token, no scope, another account', async () => {
    const { json } = await announce(draft(movie()));
    const stranger = await (await givenAccount(api.database, 'Another firm')).user('manager');
    const reader = await api.account.token(report.manager.id, ['reports.read']);
    const statuses = [];
    for (const token of [undefined, reader, stranger.token])
      statuses.push((await head(addressOf(json.url), token)).status);
    expect(statuses).toEqual([401, 403, 404]);
    const bytes = movie();
    const { json: delivered } = await announce(draft(bytes));
    await send(addressOf(delivered.url), bytes);
    expect((await head(addressOf(delivered.url), stranger.token)).status).toBe(404);
  });

  test('ends with its announcement when the file is not what it claims to be', async () => {
    const bytes = await photo();
    const body = draft(bytes);
    const { json } = await announce(body);
    await expect(send(addressOf(json.url), bytes)).rejects.toThrow('415');
    expect((await report.read()).attachments).not.toHaveProperty(body.identifier);
  });

  test('is answered by a problem when its file is refused, in the requested format', async () => {
    const bytes = await photo();
    const refused = async (accept: string) => {
      const answer = await patch((await announce(draft(bytes))).json.url, bytes, { accept });
      return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
    };
    const [status, type, text] = await refused('application/json');
    expect([status, type]).toEqual([415, 'application/problem+json']);
    const { instance: _instance, ...problem } = JSON.parse(text);
    expect(problem).toMatchObject({ status: 415, code: 'unsupported_media' });
    const xml = await refused('application/xml');
    expect([xml[0], xml[1]]).toEqual([415, 'application/xml; charset=utf-8']);
    expect(readJsonx(xml[2])).toMatchObject(problem);
  });

  test('reveals nothing of the inside when it fails here, and is an attachment when asked again', async () => {
    const bytes = movie();
    const body = draft(bytes, { filename: 'asked again.mp4' });
    const { json } = await announce(body);
    const folder = join(api.dataDir, 'incoming');
    await mkdir(folder, { recursive: true });
    await rename(folder, `${folder}-aside`);
    await writeFile(folder, 'no folder');
    const failed = await patch(json.url, bytes).finally(async () => {
      await rm(folder);
      await rename(`${folder}-aside`, folder);
    });
    expect([failed.status, failed.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
    const text = await failed.text();
    expect(JSON.parse(text).code).toBe('unexpected');
    expect(text).not.toContain(api.dataDir);
    const deliveredOnes = async () =>
      (await listOwn()).filter(({ filename }: { filename: string }) => filename === body.filename);
    expect(await deliveredOnes()).toEqual([]);
    // One of the simultaneous requests brings it in, and the others hear of it.
    const together = await Promise.all(Array.from({ length: 8 }, () => head(addressOf(json.url), report.clerk.token)));
    expect(together.map((each) => [each.status, each.headers.get('upload-offset')])).toEqual(
      Array.from({ length: 8 }, () => [200, String(bytes.length)]),
    );
    const { status, headers } = await head(addressOf(json.url), report.clerk.token);
    expect([status, headers.get('upload-offset')]).toEqual([200, String(bytes.length)]);
    expect(await deliveredOnes()).toHaveLength(1);
    expect((await report.read()).attachments).not.toHaveProperty(body.identifier);
  });
});

const patch = (url: string, bytes: Buffer, headers: Record<string, string> = {}) =>
  fetch(addressOf(url), {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${report.clerk.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
    body: new Uint8Array(bytes),
  });

const head = (url: string, token: string | undefined) =>
  fetch(url, {
    method: 'HEAD',
    headers: { 'tus-resumable': '1.0.0', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

/** A relay that breaks the connection some times, each after so many bytes of a body. */
async function unreliableLine(times: number, after: number) {
  let cuts = 0;
  const relay = createServer((incoming, outgoing) => {
    const onward = openRequest(
      origin + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    let passed = 0;
    incoming.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      onward.write(chunk);
      if (passed > after && cuts < times && !onward.destroyed) {
        cuts += 1;
        onward.destroy();
        incoming.socket.destroy();
      }
    });
    incoming.on('end', () => onward.end());
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: () => new Promise<void>((resolve) => relay.close(() => resolve())),
  };
}

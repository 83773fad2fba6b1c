/** Parts that are still coming when the file is given up, or brought in by another process. */
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { movie } from '#testing/sample-files.ts';
import { addApi, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let elsewhere: FastifyInstance;
let report: GivenReport;
const bytes = movie();

beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  elsewhere = await anotherProcess();
  for (const app of [api.app, elsewhere]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await elsewhere.close();
  await api.close();
});

/** On the same database and files; its memory is its own. */
async function anotherProcess(): Promise<FastifyInstance> {
  const app = fastify();
  await addApi(app, api);
  return app;
}

async function announce(): Promise<{ key: string; filename: string }> {
  const filename = `${randomUUID()}.mp4`;
  const draft = { identifier: filename, filename, size: bytes.length, media_type: 'video/mp4' };
  const { json } = await report.write('POST', `${report.base}/report/pending-attachments`, draft);
  return { key: json.delivery_key, filename };
}

type Sent = { part: ClientRequest; status: Promise<number | undefined> };

function sendPart(app: FastifyInstance, key: string, from: number): Sent {
  const { port } = app.server.address() as AddressInfo;
  const part = openRequest(`http://127.0.0.1:${port}/api/uploads/${key}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${report.clerk.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': from,
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length - from,
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    part.once('error', reject).once('response', (answer: IncomingMessage) => {
      answer.resume();
      resolve(answer.statusCode);
    });
  });
  return { part, status };
}

/** All of the file, of which ten bytes have come so far. */
async function beginPart(key: string): Promise<Sent> {
  const sent = sendPart(api.app, key, 0);
  sent.part.write(bytes.subarray(0, 10));
  await expect.poll(async () => (await stat(join(api.dataDir, 'uploads', key))).size).toBe(10);
  return sent;
}

const countOf = async (filename: string) =>
  (await report.write('GET', `${report.base}/attachments`)).json.filter(
    (made: { filename: string }) => made.filename === filename,
  ).length;

describe('a part that is still coming', () => {
  test('is 404 when the file is given up meanwhile', async () => {
    const { key, filename } = await announce();
    const { part, status } = await beginPart(key);
    expect((await report.write('DELETE', `/uploads/${key}`)).status).toBe(204);
    part.end(bytes.subarray(10));
    expect(await status).toBe(404);
    expect(await countOf(filename)).toBe(0);
  });

  test('is as good when another process has brought in the file meanwhile, and makes no second one', async () => {
    const { key, filename } = await announce();
    const { part, status } = await beginPart(key);
    const other = sendPart(elsewhere, key, 10);
    other.part.end(bytes.subarray(10));
    expect(await other.status).toBe(204);
    part.end(bytes.subarray(10));
    expect(await status).toBe(204);
    expect(await countOf(filename)).toBe(1);
  });
});

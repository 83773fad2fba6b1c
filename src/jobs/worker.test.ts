import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildWorker } from './build-worker.ts';

let api: TestApi;
let worker: ReturnType<typeof buildWorker>;
const complaints: string[] = [];
const arrived: { type: string; data: { inspection_id: number; pdf: { id: number } } }[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    arrived.push(JSON.parse(body) as (typeof arrived)[number]);
    response.writeHead(204).end();
  });
});

beforeAll(async () => {
  api = await testApi();
  worker = buildWorker({
    database: api.database,
    settings: { publicUrl: 'http://localhost:8080', dataDir: api.dataDir, webhookAllowLoopback: true },
    log: { error: (...said: unknown[]) => complaints.push(JSON.stringify(said)), info: () => undefined },
  });
  await worker.start();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  receiver.close();
  await worker.stop();
  await api.close();
});

/** Independent of what made it; undefined where the tool is not installed. */
function readWithPoppler(path: string): string | undefined {
  const { stdout, error } = spawnSync('pdftotext', [path, '-'], { encoding: 'utf8' });
  return error === undefined ? stdout.replaceAll(/\s+/g, ' ') : undefined;
}

const until = { timeout: 100_000, interval: 100 };

test('a PDF asked for by eight people at once is made once, and the webhook hears of it', async () => {
  const administrator = api.as((await api.account.user('administrator')).token);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  expect((await administrator('POST', '/webhooks', { url, events: ['pdf.generated'] })).status).toBe(200);
  const report = await givenReport(api);
  const hall = await report.room('Entrance Hall');
  await report.item(hall.id, 'Walls', {
    description: 'Painted, magnolia emulsion',
    condition: 'Good order: two filled patches RHS of door',
  });

  const asked = await Promise.all(
    Array.from({ length: 8 }, () => report.asManager('POST', `${report.base}/pdf`, { type: 'FULL' })),
  );
  expect(asked.map((answer) => answer.status)).toEqual(Array(8).fill(202));
  const ready = await vi.waitUntil(async () => {
    const answer = await report.asManager('POST', `${report.base}/pdf`);
    return answer.status === 200 ? answer.json : undefined;
  }, until);

  const [pdf, ...others] = (await report.asManager('GET', `${report.base}/pdfs`)).json;
  expect(others).toEqual([]);
  expect(pdf).toMatchObject({ state: 'ready', progress: 100, current: true, failure: null });
  expect(pdf.pages).toBeGreaterThan(2);
  const bytes = await readFile(pdfPath(api.dataDir, { accountId: api.account.id, id: pdf.id }));
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const words = readWithPoppler(pdfPath(api.dataDir, { accountId: api.account.id, id: pdf.id }));
  if (words !== undefined) expect(words).toContain('Painted, magnolia emulsion');

  const link = new URL(ready.url);
  const file = await api.app.inject(`${link.pathname}${link.search}`);
  expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([
    200,
    'application/pdf',
    pdf.bytes,
  ]);
  expect(
    (await api.app.inject(`${link.pathname}?expires=${link.searchParams.get('expires')}&signature=x`)).statusCode,
  ).toBe(404);

  await vi.waitUntil(() => arrived.length > 0, until);
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toMatchObject({
    type: 'pdf.generated',
    data: {
      inspection_id: report.inspection.id,
      pdf: { id: pdf.id, type: 'FULL', url: `http://localhost:8080/api${report.base}/pdfs/${pdf.id}` },
    },
  });
});

test('a PDF tells the custom fields that have been filled in, and no others', async () => {
  const administrator = api.as((await api.account.user('administrator')).token);
  const define = async (subject: string, name: string): Promise<number> =>
    (await administrator('POST', `/custom-fields/${subject}`, { name, type: 'text' })).json.id;
  const report = await givenReport(api);
  for (const [subject, path] of [
    ['properties', `/properties/${report.property.id}`],
    ['inspections', report.base],
  ] as const) {
    const [filled, empty] = [
      await define(subject, `Filled of ${subject}`),
      await define(subject, `Empty of ${subject}`),
    ];
    const fields = { [filled]: 'Under the sink', [empty]: '' };
    expect((await report.asManager('PUT', path, { custom_fields: fields })).status).toBe(200);
  }
  await report.asManager('POST', `${report.base}/pdf`);
  await vi.waitUntil(async () => (await report.asManager('POST', `${report.base}/pdf`)).status === 200, until);
  const [pdf] = (await report.asManager('GET', `${report.base}/pdfs`)).json;
  const words = readWithPoppler(pdfPath(api.dataDir, { accountId: api.account.id, id: pdf.id }));
  if (words === undefined) return;
  for (const name of ['Filled of properties', 'Filled of inspections']) expect(words).toContain(name);
  expect(words).not.toContain('Empty of');
});

test('a changed report is made again', async () => {
  const report = await givenReport(api);
  await report.room('Kitchen');
  await report.asManager('POST', `${report.base}/pdf`);
  await vi.waitUntil(async () => (await report.asManager('POST', `${report.base}/pdf`)).status === 200, until);
  await report.room('Bathroom');
  expect((await report.asManager('POST', `${report.base}/pdf`)).status).toBe(202);
  const pdfs = (await report.asManager('GET', `${report.base}/pdfs`)).json;
  expect(pdfs.map((pdf: { current: boolean }) => pdf.current)).toEqual([true, false]);
  await vi.waitUntil(async () => (await report.asManager('POST', `${report.base}/pdf`)).status === 200, until);
});

test('a report that was not started from another has no CHANGES', async () => {
  const report = await givenReport(api);
  const refused = await report.asManager('POST', `${report.base}/pdf`, { type: 'CHANGES' });
  expect([refused.status, refused.json.code]).toEqual([409, 'no_source_report']);
});

test('a PDF that cannot be made stops after three attempts, says so, and can be asked for again', async () => {
  const report = await givenReport(api);
  await report.room('Kitchen');
  // A file where the folder of the PDFs has to be: nothing can be written there.
  const folder = join(api.dataDir, 'pdfs');
  await mkdir(folder, { recursive: true });
  await rename(folder, `${folder}.aside`);
  await writeFile(folder, 'in the way');
  expect((await report.asManager('POST', `${report.base}/pdf`)).status).toBe(202);
  const failed = await vi.waitUntil(async () => {
    const [pdf] = (await report.asManager('GET', `${report.base}/pdfs`)).json;
    return pdf.state === 'failed' ? pdf : undefined;
  }, until);
  expect(failed.failure).toBe('The PDF could not be made. The log of the service says why.');
  expect(complaints.filter((line) => line.includes(`"pdfId":${failed.id}`))).toHaveLength(3);
  const { rows } = await api.database.pool.query('select attempts from pdfs where id = $1', [failed.id]);
  expect(rows).toEqual([{ attempts: 3 }]);

  await rm(folder);
  await rename(`${folder}.aside`, folder);
  expect((await report.asManager('POST', `${report.base}/pdf`)).status).toBe(202);
  await vi.waitUntil(async () => (await report.asManager('POST', `${report.base}/pdf`)).status === 200, until);
});

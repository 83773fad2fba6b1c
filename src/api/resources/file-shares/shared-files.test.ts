import { states } from '#domain/inspection-state.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let inspectionId: number;
let picture: number;
let note: number;
let unshared: number;
let read: ReturnType<typeof uploads>['read'];
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  inspectionId = report.inspection.id;
  const { upload } = uploads(api, report.manager.token);
  const path = `/inspections/${inspectionId}/attachments`;
  const bytes = await photo({ width: 40, height: 20 });
  picture = (await upload(path, bytes, { filename: 'Hall.png', fields: { description: 'The hall' } })).json.id;
  note = (await upload(path, Buffer.from('Key under the mat'), { filename: 'note.txt', type: 'text/plain' })).json.id;
  unshared = (await upload(path, bytes)).json.id;
  read = uploads(api, undefined).read;
});
afterAll(() => api.close());

const share = async (more: object = { attachment_ids: [note, picture] }) => {
  const { status, json } = await report.asManager('POST', '/file-shares', { inspection_id: inspectionId, ...more });
  expect(status).toBe(200);
  return { ...json, path: `/shared-files/${json.url.split('/').at(-1)}` };
};
const visit = (path: string, headers: Record<string, string> = {}) =>
  api.as(undefined)('GET', path, undefined, headers);
const openings = async (id: number) => {
  const { opened_count, last_opened_at } = (await report.asManager('GET', `/file-shares/${id}`)).json;
  return [opened_count, last_opened_at];
};

describe('the holder of the link', () => {
  test('sees whose it is, of which place, and the files in their order', async () => {
    const { path, expires_at } = await share();
    const { status, json } = await visit(path);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      company: api.account.name,
      inspection: { type: 'Inventory', address: { line1: '12 Albert Road', city: 'Southsea', postcode: 'PO5 2SJ' } },
      expires_at,
      pdf: null,
    });
    expect(json.files).toMatchObject([
      { id: note, name: 'note.txt', type: 'FILE', media_type: 'text/plain', bytes: 17, thumbnail_url: null },
      { id: picture, name: 'Hall.jpg', type: 'IMAGE', media_type: 'image/jpeg', bytes: null, width: 40, height: 20 },
    ]);
    expect(JSON.stringify(json)).not.toContain('original');
  });

  test('reads and saves each file, and no other', async () => {
    const { path } = await share();
    const [text, image] = (await visit(path)).json.files;
    const shown = await read(image.url);
    expect([shown.status, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
      200,
      'image/jpeg',
      'inline; filename="Hall.jpg"',
    ]);
    expect((await read(image.thumbnail_url)).status).toBe(200);
    expect((await read(`${image.url}?download`)).headers['content-disposition']).toBe(
      'attachment; filename="Hall.jpg"',
    );
    const saved = await read(text.url);
    expect([saved.bytes.toString(), saved.headers['content-disposition']]).toEqual([
      'Key under the mat',
      'attachment; filename="note.txt"',
    ]);
    for (const other of [
      image.url.replace(`/files/${picture}/`, `/files/${unshared}/`),
      image.url.replace('/upright', '/content'),
      text.url.replace('/content', '/upright'),
    ])
      expect((await read(other)).status).toBe(404);
  });

  test('is told nothing to pass on: no referrer, no index, no cache', async () => {
    const { path } = await share();
    const opened = await visit(path);
    const headers = {
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
    };
    expect(opened.headers).toMatchObject(headers);
    expect((await read(opened.json.files[1].url)).headers).toMatchObject(headers);
  });

  test('is shown no file that was deleted since', async () => {
    const { upload } = uploads(api, report.manager.token);
    const gone = (await upload(`/inspections/${inspectionId}/attachments`, await photo({ width: 9, height: 9 }))).json
      .id;
    const { path, id } = await share({ attachment_ids: [gone] });
    await report.asManager('DELETE', `/attachments/${gone}`);
    expect((await visit(path)).json.files).toEqual([]);
    expect((await report.asManager('GET', `/file-shares/${id}`)).json.attachment_ids).toEqual([]);
  });
});

describe('openings', () => {
  test('are counted, with the last one’s time, and leave the version alone', async () => {
    const { path, id } = await share();
    const { etag } = (await report.asManager('GET', `/file-shares/${id}`)).headers;
    expect(await openings(id)).toEqual([0, null]);
    await visit(path);
    await visit(path);
    expect(await openings(id)).toEqual([2, expect.any(String)]);
    expect((await report.asManager('GET', `/file-shares/${id}`)).headers['etag']).toBe(etag);
  });

  test.each([
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
    ['an old prefetch', { purpose: 'prefetch' }],
    ['a preview', { 'x-purpose': 'preview' }],
  ])('are not %s', async (_named, headers) => {
    const { path, id } = await share();
    expect((await visit(path, headers)).status).toBe(200);
    expect(await openings(id)).toEqual([0, null]);
  });

  test('are not HEAD, nor the reading of files', async () => {
    const { path, id } = await share();
    expect((await api.app.inject({ method: 'HEAD', url: `/api${path}` })).statusCode).toBe(200);
    await read(`http://localhost/api${path}/files/${picture}/upright`);
    expect(await openings(id)).toEqual([0, null]);
  });
});

describe('a link that is over', () => {
  test('says the same whether it was never given, has expired or was revoked, and its files go with it', async () => {
    const revoked = await share({ attachment_ids: [picture], recipient: 'a@example.com' });
    const expired = await share({ attachment_ids: [picture] });
    const links = [revoked, expired].map(({ path }) => `http://localhost/api${path}/files/${picture}/upright`);
    for (const link of links) expect((await read(link)).status).toBe(200);
    await report.asManager('DELETE', `/file-shares/${revoked.id}`);
    await api.database.rows('test.expire', 'update file_shares set expires_at = now() where id = $1', [expired.id]);
    const { path } = await share();
    const forged = [
      '/shared-files/nothing',
      path.replace(/(\d)-.*/, '$1'),
      path.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')),
      path.replace(/\d+-/, (id: string) => `${Number.parseInt(id, 10) - 1}-`),
    ];
    for (const over of [revoked.path, expired.path, ...forged]) {
      const { status, json } = await visit(over);
      expect([over, status, json.detail]).toEqual([over, 404, 'This link is not valid, or no longer.']);
    }
    for (const link of links) expect((await read(link)).status).toBe(404);
  });

  test('opens again at the same address when its end is moved', async () => {
    const made = await share();
    await api.database.rows('test.expire', 'update file_shares set expires_at = now() where id = $1', [made.id]);
    expect((await visit(made.path)).status).toBe(404);
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    await report.asManager('PUT', `/file-shares/${made.id}`, { expires_at });
    expect((await visit(made.path)).status).toBe(200);
  });
});

describe('a report that is reopened', () => {
  const move = (verb: string) => report.asManager('POST', `/inspections/${inspectionId}/${verb}`);
  const stateIs = (state: number) =>
    api.database.rows('test.state', 'update inspections set state = $2 where id = $1', [inspectionId, state]);

  test('withholds what was shared before, until it is finished again', async () => {
    await stateIs(states.complete);
    const pdf = await share({ pdf_type: 'ACTIONS' });
    const file = await share({ attachment_ids: [picture] });
    const { url } = (await visit(file.path)).json.files[0];
    expect((await move('reopen')).status).toBe(200);
    for (const { path } of [pdf, file]) {
      const { status, json } = await visit(path);
      expect([status, json.withheld, json.detail]).toEqual([404, true, expect.stringContaining('being changed')]);
    }
    expect((await read(url)).status).toBe(404);
    // Somebody who shares it now means it as it is.
    expect((await visit((await share({ pdf_type: 'ACTIONS' })).path)).status).toBe(200);
    expect((await move('complete')).status).toBe(200);
    for (const { path } of [pdf, file]) expect((await visit(path)).status).toBe(200);
    expect((await read(url)).status).toBe(200);
    await stateIs(states.active);
  });
});

describe('a shared PDF', () => {
  const finish = async (id: number) => {
    await api.database.rows(
      'test.finish',
      "update pdfs set state = 'ready', progress = 100, bytes = 9, pages = 1 where id = $1",
      [id],
    );
    const path = pdfPath(api.dataDir, { accountId: api.account.id, id });
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, '%PDF-1.7\n');
  };
  const open = async (path: string) => (await visit(path)).json.pdf;

  test('is waited for with its progress, then read', async () => {
    const { path, id } = await share({ pdf_type: 'FULL' });
    const pdf = await open(path);
    expect(pdf).toMatchObject({ type: 'FULL', state: 'queued', progress: 0, url: null });
    const own = `${path}/pdfs/${pdf.id}`;
    await api.database.rows('test.progress', 'update pdfs set progress = 40', []);
    expect((await visit(own)).json).toMatchObject({ state: 'queued', progress: 40, url: null });
    expect((await read(`http://localhost/api${own}/report.pdf`)).status).toBe(404);
    await finish(pdf.id);
    const { json } = await visit(own);
    expect(json).toMatchObject({ state: 'ready', pages: 1, bytes: 9 });
    const { status, bytes, headers } = await read(json.url);
    expect([status, bytes.toString(), headers['content-type']]).toEqual([200, '%PDF-1.7\n', 'application/pdf']);
    // Looking how far it is opens nothing.
    expect((await openings(id))[0]).toBe(1);
  });

  test('is that of the report as it is now: after a change another is made', async () => {
    const { path } = await share({ pdf_type: 'FULL' });
    await open(path);
    const first = await open(path);
    await finish(first.id);
    expect(await open(path)).toMatchObject({ id: first.id, state: 'ready' });
    await report.room('Loft');
    const second = await open(path);
    expect(second.state).toBe('queued');
    expect(second.id).not.toBe(first.id);
    // A page with the earlier link can still read it.
    expect((await read(`http://localhost/api${path}/pdfs/${first.id}/report.pdf`)).status).toBe(200);
  });

  test('stays the same however often it is shared and opened', async () => {
    const { path } = await share({ pdf_type: 'FULL' });
    const first = await open(path);
    await finish(first.id);
    expect(await open((await share({ pdf_type: 'FULL', recipient: 'landlord@example.com' })).path)).toMatchObject({
      id: first.id,
      state: 'ready',
    });
    expect(await open(path)).toMatchObject({ id: first.id, state: 'ready' });
  });

  test('is tried again after a failure by the next opening, not by waiting', async () => {
    const { path } = await share({ pdf_type: 'FULL' });
    await open(path);
    const { id } = await open(path);
    await api.database.rows('test.fail', "update pdfs set state = 'failed' where id = $1", [id]);
    expect((await visit(`${path}/pdfs/${id}`)).json.state).toBe('failed');
    expect(await open(path)).toMatchObject({ id, state: 'queued' });
  });

  test('is of this inspection and this kind only', async () => {
    const full = await share({ pdf_type: 'FULL' });
    const { id } = await open(full.path);
    const elsewhere = await givenReport(api);
    const other = { inspection_id: elsewhere.inspection.id, pdf_type: 'FULL' };
    for (const { path } of [await share(), await share({ pdf_type: 'ACTIONS' }), await share(other)]) {
      expect((await visit(`${path}/pdfs/${id}`)).status).toBe(404);
      expect((await visit(`${path}/pdfs/${id}/report.pdf`)).status).toBe(404);
    }
  });
});

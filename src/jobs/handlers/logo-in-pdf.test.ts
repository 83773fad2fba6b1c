/** The firm's logo on the front page of a PDF. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { givenReport } from '#testing/given-report.ts';
import { flatText, readPdf } from '#testing/pdf/read-pdf.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';
import { buildGeneratePdf } from './generate-pdf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const path = '/settings/logo';

test('the front page shows it in place of the name, and a PDF from before is made anew', async () => {
  const report = await givenReport(api);
  await report.room('Kitchen');
  const { database, dataDir } = api;
  const store = buildStore(database);
  const settings = { publicUrl: 'http://localhost:8080', dataDir };
  const generate = buildGeneratePdf({ database, store, settings, log: { error: () => undefined } });
  const print = async () => {
    expect((await report.asManager('POST', `${report.base}/pdf`)).status).toBe(202);
    const { id } = (await report.asManager('GET', `${report.base}/pdfs`)).json[0];
    await generate({ accountId: api.account.id, id }, new AbortController().signal);
    const row = await store.pdfs.get(api.account.id, id);
    expect([row.state, row.standard]).toEqual(['ready', 'ua-1']);
    return readPdf(await readFile(pdfPath(dataDir, row)));
  };
  const send = async (bytes: Buffer) =>
    expect((await uploads(api, report.manager.token).upload(path, bytes, { filename: 'logo.png' })).status).toBe(200);

  await send(await photo({ width: 2000, height: 100, format: 'png' }));
  const withLogo = await print();
  expect((await report.asManager('POST', `${report.base}/pdf`)).status).toBe(200);
  expect((await report.asManager('DELETE', path)).status).toBe(200);
  const without = await print();
  expect([withLogo.figures, withLogo.pages.length]).toEqual([without.figures + 1, without.pages.length]);
  const named = (pdf: typeof without) => flatText({ ...pdf, pages: pdf.pages.slice(0, 1) }).split('Harbour').length;
  expect(named(withLogo)).toBe(named(without) - 1);
  await send(await photo({ width: 40, height: 60, format: 'png' }));
  expect((await print()).figures).toBe(withLogo.figures);
});

/** Anybody who holds a PDF, or its hash alone, learns whether it was made here and is still the latest. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteEarlierPdfs } from '#store/directory/pdf-hashes.ts';
import { fingerprintContents } from '#jobs/report-document/printed-content.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { placePdf } from '#testing/store-file.ts';
import { givenSignee } from '#testing/interface/given-signees.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let nobody: Call;
let report: GivenReport;
beforeAll(async () => {
  api = await testApi();
  nobody = api.as(undefined);
});
afterAll(() => api.close());

beforeEach(async () => {
  report = await givenReport(api);
});

const verb = async (name: string) => {
  const { status } = await report.asManager('POST', `/inspections/${report.inspection.id}/${name}`, {});
  if (status !== 200) throw new Error(`${name}: ${status}`);
};
const complete = async () => {
  await verb('submit');
  await verb('complete');
};
const check = (sha256: string) => nobody('GET', `/pdf-checks/${sha256}`);

/** As the worker makes it; its hash. */
async function makePdf(): Promise<string> {
  const { accountId } = report.manager;
  const inspectionId = report.inspection.id;
  await report.write('POST', `${report.base}/pdf`, { type: 'FULL' });
  const [pdf] = await api.store.pdfs.list(api.dataDir, accountId, inspectionId);
  if (pdf === undefined) throw new Error('no PDF was asked for');
  await placePdf(api.dataDir, { accountId, id: pdf.id });
  const contents = await api.store.pdfs.readContents(accountId, inspectionId);
  const contentKey = await fingerprintContents(contents, 'FULL', 'http://localhost:8080');
  const sha256 = createHash('sha256').update(randomUUID()).digest('hex');
  const made = { bytes: 9, pages: 1, sha256, standard: null, contentKey, reportVersion: contents.reportVersion };
  await api.store.pdfs.finish(accountId, pdf.id, made);
  return sha256;
}

describe('a PDF that somebody holds', () => {
  test('is the latest, asked for in small letters or capitals, and no more is said than stands in it', async () => {
    await complete();
    const sha256 = await makePdf();
    const { status, json, headers } = await check(sha256.toUpperCase());
    expect([status, json]).toEqual([
      200,
      {
        standing: 'latest',
        company: api.account.name,
        made_at: expect.any(String),
        type: 'FULL',
        version: 1,
        sealed_at: expect.any(String),
        latest_version: 1,
        latest_sealed_at: expect.any(String),
        under_correction: false,
      },
    ]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  test('is unknown when one bit of it differs, as one from elsewhere is, and no other text is a hash', async () => {
    await complete();
    const sha256 = await makePdf();
    const other = `${sha256.startsWith('0') ? '1' : '0'}${sha256.slice(1)}`;
    expect((await check(other)).status).toBe(404);
    for (const none of ['abc', `${sha256}0`, 'x'.repeat(64)]) expect((await check(none)).status).toBe(404);
  });

  test('is an older copy once somebody has signed', async () => {
    await complete();
    const sha256 = await makePdf();
    const of = { accountId: api.account.id, inspectionId: report.inspection.id };
    const { path, newCode } = await givenSignee(api, of, { name: 'Ann Tenant' });
    await nobody('POST', `${path}/signatures`, { method: 'typed', accepts_declaration: true, code: await newCode() });
    expect((await check(sha256)).json).toMatchObject({ standing: 'older_copy', version: 1, latest_version: 1 });
  });

  test('is said to be under correction, then superseded; both copies stay known', async () => {
    await complete();
    const first = await makePdf();
    await verb('reopen');
    expect((await check(first)).json).toMatchObject({ standing: 'latest', under_correction: true });
    await verb('complete');
    const second = await makePdf();
    expect((await check(first)).json).toMatchObject({ standing: 'superseded', version: 1, latest_version: 2 });
    expect((await check(second)).json).toMatchObject({ standing: 'latest', version: 2, under_correction: false });
  });

  test('is a draft before the report is finished, and withdrawn once the inspection is cancelled', async () => {
    const draft = await makePdf();
    expect((await check(draft)).json).toMatchObject({ standing: 'draft', version: null, latest_version: null });
    await verb('cancel');
    expect((await check(draft)).json).toMatchObject({ standing: 'withdrawn' });
  });

  test('is known when its report is gone', async () => {
    await complete();
    const sha256 = await makePdf();
    await api.database.rows('test.gone', 'delete from pdfs where account_id = $1 and sha256 = $2', [
      api.account.id,
      sha256,
    ]);
    expect((await check(sha256)).json).toMatchObject({
      standing: 'not_kept',
      company: api.account.name,
      version: null,
    });
  });

  test('is known also from before hashes were noted', async () => {
    await complete();
    const sha256 = await makePdf();
    await api.database.rows('test.forget', `delete from directory.pdf_hashes where sha256 = decode($1, 'hex')`, [
      sha256,
    ]);
    expect((await check(sha256)).status).toBe(404);
    await noteEarlierPdfs(api.database);
    await noteEarlierPdfs(api.database);
    expect((await check(sha256)).json).toMatchObject({ standing: 'latest' });
  });
});

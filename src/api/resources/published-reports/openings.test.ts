/** The log of openings: what was opened with the key of a report and with shares of it, when and roughly from where. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PdfKey } from '#store/pdfs/pdf-files.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { placePdf } from '#testing/store-file.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  report = await givenReport(api);
  await api.database.rows(
    'test.done',
    "update inspections set state = 400, completed_at = now(), comments_until = now() + interval '7 days' where id = $1",
    [report.inspection.id],
  );
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visit = (path: string, remoteAddress = '192.0.2.7') =>
  api.app.inject({ url: `/api${path}`, remoteAddress, headers: { 'user-agent': firefox } });
const openings = async () => {
  const { json } = await report.asManager('GET', `/inspections/${report.inspection.id}/openings`);
  return json.data as Record<string, unknown>[];
};

test('tells what was opened with the key, when, and roughly from where', async () => {
  const { reportKey } = report.inspection;
  expect(await openings()).toEqual([]);
  await visit(`/published-reports/${reportKey}`);
  await visit(`/published-reports/${reportKey}`);
  await visit(`/published-reports/${reportKey}`, '2001:db8:1:2::7');
  const at = expect.stringMatching(/^20\d\d-/);
  const opened = {
    id: expect.any(Number),
    at,
    kind: 'report_key.opened',
    file_share_id: null,
    pdf_type: null,
    person: null,
  };
  const browser = expect.stringContaining('Firefox');
  expect(await openings()).toEqual([
    { ...opened, network: '2001:db8:1::/48', browser },
    { ...opened, network: '192.0.2.0/24', browser },
  ]);
});

test('tells of a new key, of shared links, and of no other report', async () => {
  const { id, reportKey } = report.inspection;
  await visit(`/published-reports/${(await givenReport(api)).inspection.reportKey}`);
  await report.asManager('POST', `/inspections/${id}/rotate-report-key`);
  expect((await visit(`/published-reports/${reportKey}`)).statusCode).toBe(404);
  const { json: share } = await report.asManager('POST', '/file-shares', { inspection_id: id, pdf_type: 'FULL' });
  await visit(`/shared-files/${share.url.split('/').at(-1)}`);
  expect(await openings()).toMatchObject([
    { kind: 'share.opened', file_share_id: share.id, pdf_type: 'FULL', person: null, network: '192.0.2.0/24' },
    { kind: 'report_key.rotated', person: report.manager.name },
  ]);
});

test('tells of a PDF that was read by a link, and not of colleagues who read it', async () => {
  const { id, reportKey } = report.inspection;
  await report.asManager('POST', `/inspections/${id}/pdf`, { type: 'FULL' });
  const [made] = await api.database.rows<PdfKey>(
    'test.made',
    `update pdfs set state = 'ready', progress = 100 where inspection_id = $1 returning account_id as "accountId", id`,
    [id],
  );
  if (made !== undefined) await placePdf(api.dataDir, made);
  const { json } = await report.asManager('GET', `/inspections/${id}/pdfs`);
  const linkOf = (url: string) => url.slice(url.indexOf('/api/') + '/api'.length);
  expect((await visit(linkOf(json[0].url))).statusCode).toBe(200);
  expect(await openings()).toEqual([]);
  const published = JSON.parse((await visit(`/published-reports/${reportKey}/pdfs/FULL`)).body);
  expect(published.state).toBe('ready');
  expect((await visit(linkOf(published.url))).statusCode).toBe(200);
  expect(await openings()).toMatchObject([{ kind: 'pdf.downloaded', pdf_type: 'FULL', network: '192.0.2.0/24' }]);
});

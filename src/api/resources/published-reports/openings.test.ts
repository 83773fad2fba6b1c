/** The log of openings: who opened which version of a finished report, by which link, when and roughly from where. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import type { PdfKey } from '#store/pdfs/pdf-files.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { givenSignee } from '#testing/interface/given-signees.ts';
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
    version: 1,
    pdf_type: null,
    report_link_id: null,
    file_share_id: null,
    link_name: null,
    sent_to: null,
    person: null,
  };
  const browser = 'Firefox on Windows';
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
  const made = { inspection_id: id, pdf_type: 'FULL', name: 'For the scheme', recipient: 'desk@example.com' };
  const { json: share } = await report.asManager('POST', '/file-shares', made);
  await visit(`/shared-files/${share.url.split('/').at(-1)}`);
  const shared = { file_share_id: share.id, link_name: 'For the scheme', sent_to: 'desk@example.com' };
  expect(await openings()).toMatchObject([
    { kind: 'share.opened', ...shared, pdf_type: 'FULL', person: null, network: '192.0.2.0/24' },
    { kind: 'report_key.rotated', person: report.manager.name },
  ]);
});

/** As the worker makes it. */
async function putPdfReady() {
  const [made] = await api.database.rows<PdfKey>(
    'test.made',
    `update pdfs set state = 'ready', progress = 100 where inspection_id = $1 returning account_id as "accountId", id`,
    [report.inspection.id],
  );
  if (made !== undefined) await placePdf(api.dataDir, made);
}
const linkOf = (url: string) => url.slice(url.indexOf('/api/') + '/api'.length);

test('tells of a PDF that was read by a link, and not of colleagues who read it', async () => {
  const { id, reportKey } = report.inspection;
  await visit(`/published-reports/${reportKey}`);
  await report.asManager('POST', `/inspections/${id}/pdf`, { type: 'FULL' });
  await putPdfReady();
  const { json } = await report.asManager('GET', `/inspections/${id}/pdfs`);
  expect((await visit(linkOf(json[0].url))).statusCode).toBe(200);
  expect(await openings()).toMatchObject([{ kind: 'report_key.opened' }]);
  const published = JSON.parse((await visit(`/published-reports/${reportKey}/pdfs/FULL`)).body);
  expect(published.state).toBe('ready');
  expect((await visit(linkOf(published.url))).statusCode).toBe(200);
  const read = { kind: 'pdf.downloaded', pdf_type: 'FULL', version: 1, network: '192.0.2.0/24' };
  expect(await openings()).toMatchObject([
    { ...read, report_link_id: null, person: null },
    { kind: 'report_key.opened' },
  ]);
});

describe('a link of one’s own', () => {
  const given = (name: string) =>
    givenSignee(api, { accountId: api.account.id, inspectionId: report.inspection.id }, { name });

  test('says whose it is, and to which address it was sent, also of the PDF that was read by it', async () => {
    const [ann, ben] = [await given('Ann Tenant'), await given('Ben Tenant')];
    for (const { path } of [ann, ben, ann]) await visit(path);
    await report.asManager('POST', `${report.base}/pdf`, { type: 'FULL' });
    await putPdfReady();
    const { url } = JSON.parse((await visit(`${ann.path}/pdfs/FULL`)).body);
    expect((await visit(linkOf(url))).statusCode).toBe(200);
    const by = ({ linkId }: typeof ann, person: string, sent_to: string) => ({
      report_link_id: linkId,
      person,
      sent_to,
      version: 1,
      network: '192.0.2.0/24',
    });
    const own = by(ann, 'Ann Tenant', 'ann@example.com');
    expect(await openings()).toMatchObject([
      { kind: 'pdf.downloaded', pdf_type: 'FULL', ...own },
      { kind: 'report_link.opened', ...by(ben, 'Ben Tenant', 'ben@example.com') },
      { kind: 'report_link.opened', ...own },
    ]);
  });

  test('names nobody else in the link to a PDF, which is signed with it', async () => {
    const [ann, ben] = [await given('Ann Tenant'), await given('Ben Tenant')];
    await report.asManager('POST', `${report.base}/pdf`, { type: 'FULL' });
    await putPdfReady();
    const { url } = JSON.parse((await visit(`${ann.path}/pdfs/FULL`)).body);
    const others = linkOf(url).replace(`link=${ann.linkId}`, `link=${ben.linkId}`);
    expect(others).not.toBe(linkOf(url));
    expect((await visit(others)).statusCode).toBe(404);
    expect((await visit(others.replace(/&link=\d+/, ''))).statusCode).toBe(404);
    expect(await openings()).toEqual([]);
  });

  test('stays in the log as it was, when its contact has another name or is gone', async () => {
    const ann = await given('Ann Tenant');
    await visit(ann.path);
    const contact = `${report.base}/contacts/${ann.contactId}`;
    expect((await report.asManager('PUT', contact, { name: 'Anna Married' })).status).toBe(200);
    const noted = { kind: 'report_link.opened', person: 'Ann Tenant', sent_to: 'ann@example.com', version: 1 };
    expect(await openings()).toMatchObject([noted]);
    expect((await report.asManager('DELETE', contact)).status).toBe(200);
    expect(await openings()).toMatchObject([noted]);
  });
});

test('says which version was seen: of a corrected report the one before, until the next is finished', async () => {
  const { reportKey } = report.inspection;
  const see = () => visit(`/published-reports/${reportKey}`);
  await see();
  const step = async (verb: string, body?: object) =>
    expect((await report.asManager('POST', `${report.base}/${verb}`, body)).status).toBe(200);
  await step('reopen', { reasons: ['wording'], note: 'The oven.' });
  await see();
  expect(await openings()).toMatchObject([{ version: 1 }]);
  await report.putInState(states.review);
  await step('complete');
  await see();
  expect(await openings()).toMatchObject([{ version: 2 }, { version: 1 }]);
});

test('the office is told at once, when it is noted, and of nobody', async () => {
  const ann = await givenSignee(
    api,
    { accountId: api.account.id, inspectionId: report.inspection.id },
    { name: 'Ann Tenant' },
  );
  const told = () =>
    api.database.rows<{ data: object }>(
      'test.told',
      `select data from events where account_id = $1 and kind = 'report.opened' and (data ->> 'inspection_id')::int = $2`,
      [api.account.id, report.inspection.id],
    );
  for (const path of [ann.path, ann.path, `/published-reports/${report.inspection.reportKey}`]) await visit(path);
  const data = { inspection_id: report.inspection.id, property_id: report.property.id };
  expect(await told()).toEqual([{ data }, { data }]);
});

test('keeps the network and the browser in words: whole addresses stand in the security log alone', async () => {
  await visit(`/published-reports/${report.inspection.reportKey}`);
  const [{ id }] = (await openings()) as [{ id: number }];
  const [row] = await api.database.rows<{ text: string }>(
    'test.opening',
    'select to_jsonb(o)::text as text from report_openings o where account_id = $1 and id = $2',
    [api.account.id, id],
  );
  expect(row?.text).toContain('192.0.2.0/24');
  expect(row?.text).not.toContain('192.0.2.7');
  expect(row?.text).not.toContain('Mozilla');
});

/** The office's work with comments. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commentWindowEnd } from '#domain/comment-window.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
let ids: number[];
beforeAll(async () => {
  api = await testApi();
  const now = new Date().toISOString();
  report = await givenReport(api, { state: 400, completedAt: now, commentsUntil: commentWindowEnd(now, 7) });
  ids = [];
  for (const text of ['One', 'Two', 'Three']) {
    const path = `/published-reports/${report.inspection.reportKey}/comments`;
    ids.push((await api.as(undefined)('POST', path, { author: 'Ann', role: 'tenant', text })).json.id);
  }
});
afterAll(() => api.close());

const at = (index: number) => `${report.base}/comments/${ids[index]}`;

test('are listed in the order they came, page by page', async () => {
  const { json } = await report.asManager('GET', `${report.base}/comments?per_page=2&page=2`);
  expect(json).toMatchObject({ pagination: { totalRecords: 3, totalPages: 2 }, data: [{ id: ids[2], text: 'Three' }] });
});

test('are answered, accepted and rejected by reviewers and managers, and by nobody else', async () => {
  const asReviewer = report.as(report.reviewer);
  const { status, json } = await asReviewer('PUT', at(0), { reply: ' We agree. ', verdict: 'accepted' });
  expect(status).toBe(200);
  expect(json).toMatchObject({ reply: 'We agree.', verdict: 'accepted', replied_by: report.reviewer.name, version: 2 });
  expect((await report.asManager('PUT', at(0), { verdict: 'rejected' })).json).toMatchObject({
    reply: 'We agree.',
    verdict: 'rejected',
  });
  expect((await report.asManager('PUT', at(0), { reply: '', verdict: null })).json).toMatchObject({
    reply: null,
    verdict: null,
    replied_at: null,
    replied_by: null,
  });
  for (const person of [report.clerk, report.typist]) {
    expect((await report.as(person)('GET', at(0))).status).toBe(200);
    expect((await report.as(person)('PUT', at(0), { verdict: 'accepted' })).json.code).toBe('role_forbids');
  }
  expect((await asReviewer('PUT', at(0), { verdict: 'maybe' })).status).toBe(422);
  expect((await report.trail()).map(({ action }) => action)).toContain('inspection.comment_answered');
});

test('two people who answer at once do not overwrite each other', async () => {
  const { headers } = await report.asManager('GET', at(1));
  const tag = { 'if-match': String(headers['etag']) };
  expect((await report.asManager('PUT', at(1), { reply: 'First' }, tag)).status).toBe(200);
  const second = await report.as(report.reviewer)('PUT', at(1), { reply: 'Second' }, tag);
  expect([second.status, second.json.current.reply]).toEqual([412, 'First']);
});

test('stand as they are once the inspection is closed and their time is over, and belong to one account', async () => {
  const stranger = api.as((await (await givenAccount(api.database, 'Another firm')).user('manager')).token);
  expect((await stranger('GET', `${report.base}/comments`)).status).toBe(404);
  expect((await stranger('GET', `${report.base}/signatures`)).status).toBe(404);
  await report.putInState(500);
  expect((await report.asManager('PUT', at(2), { reply: 'In time' })).status).toBe(200);
  await api.database.rows('', 'update inspections set comments_until = now() where account_id = $1 and id = $2', [
    api.account.id,
    report.inspection.id,
  ]);
  expect((await report.asManager('PUT', at(2), { reply: 'Too late' })).json.code).toBe('state_forbids');
});

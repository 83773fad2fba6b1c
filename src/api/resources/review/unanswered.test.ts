/** A report is approved once each question of its review has an answer, is resolved, or is waived with a reason; none of it is printed. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { readPackedReport } from '#store/evidence/packed-report.ts';
import { readPdfContents } from '#store/pdfs/pdf-source.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
let itemId: number;
let reviewer: Call;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  report = await givenReport(api);
  reviewer = report.as(report.reviewer);
  itemId = (await report.item((await report.room('Hall')).id, 'Door', { condition: 'Good; scratch' })).id;
  await report.putInState(states.review);
});
afterAll(() => api.close());

const path = () => `${report.base}/questions`;
const ask = async (text: string, by = reviewer): Promise<string> => {
  const { id } = (await by('POST', path(), { item_id: itemId, field: 'condition', text })).json;
  return `${path()}/${id}`;
};
const complete = () => reviewer('POST', `${report.base}/complete`);

test('questions without an answer stop Approve, whoever asked them', async () => {
  const [first, second, third] = [
    await ask('Where?', report.asManager),
    await ask('How long?'),
    await ask('Since when?'),
  ];
  expect(await complete()).toMatchObject({
    status: 409,
    json: { code: 'state_forbids', detail: expect.stringMatching(/^3 questions have no answer/), questions: 3 },
  });
  await report.as(report.typist)('PUT', first, { answer: 'Lower left' });
  await reviewer('PUT', second, { is_resolved: true });
  expect((await complete()).json).toMatchObject({ detail: expect.stringMatching(/^One question has/), questions: 1 });
  expect((await reviewer('PUT', third, { waived: 'Nobody knows' })).status).toBe(200);
  expect((await complete()).json.state.id).toBe(states.complete);
});

test('a question is waived with a reason by reviewers and managers, also that of a colleague, and opened again', async () => {
  const question = await ask('Where?', report.asManager);
  expect((await report.as(report.typist)('PUT', question, { waived: 'No matter' })).json.code).toBe('role_forbids');
  expect((await reviewer('PUT', question, { waived: ' ' })).json.errors[0].pointer).toBe('/waived');
  const waived = await reviewer('PUT', question, { waived: 'The sofa stands before it' });
  expect(waived.json).toMatchObject({ waived: 'The sofa stands before it', resolved: { id: report.reviewer.id } });
  const told = (await report.trail()).filter(({ action }) => action === 'review.question_waived');
  expect(told).toMatchObject([{ changes: [{ field: 'Hall · Door', from: null, to: 'The sofa stands before it' }] }]);
  const opened = await report.asManager('PUT', question, { is_resolved: false });
  expect(opened.json).toMatchObject({ waived: null, resolved: null });
  expect((await complete()).status).toBe(409);
  const stranger = api.as((await (await givenAccount(api.database, 'Another firm')).user('manager')).token);
  expect((await stranger('PUT', question, { waived: 'Mine' })).status).toBe(404);
});

test('neither PDFs, sealed versions nor packs have anything of questions, also of those after the first completion', async () => {
  const settle = async (word: string) => {
    await reviewer('PUT', await ask(`${word} asked`), { answer: `${word} answered` });
    await reviewer('PUT', await ask(`${word} open`), { waived: `${word} waived` });
    expect((await complete()).status).toBe(200);
  };
  await settle('Walrus');
  await report.asManager('POST', `${report.base}/reopen`);
  await settle('Narwhal');

  const { id } = report.inspection;
  const viewer = { accountId: api.account.id, clientId: null };
  const printed = JSON.stringify([
    await readPdfContents(api.database, viewer.accountId, id),
    await readPackedReport(api.database, viewer, id),
    (await api.as(undefined)('GET', `/published-reports/${report.inspection.reportKey}`)).json,
  ]);
  expect(printed).toContain('inspection.reopen');
  expect(printed).not.toMatch(/walrus|narwhal|review\./i);
});

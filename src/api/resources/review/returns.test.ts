/** Figures of what reviewers gave back, over some days. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenAccount, type GivenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let account: GivenAccount;
let manager: Call;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  account = await givenAccount(api.database, 'A firm with reviewers');
  manager = api.as((await account.user('manager')).token);
});
afterAll(() => api.close());

const given = () => givenReport({ ...api, account });
type Step = 'submit' | 'complete' | object;
/** An object is what a return says. */
async function review(report: GivenReport, ...steps: Step[]): Promise<void> {
  for (const step of steps) {
    const isReturn = typeof step === 'object';
    const { status, text } = await report.asManager(
      'POST',
      `${report.base}/${isReturn ? 'reopen' : step}`,
      isReturn ? step : undefined,
    );
    expect(status, text).toBe(200);
  }
}
const returns = async (query = '') => (await manager('GET', `/review-returns${query}`)).json;
/** All that happened so far is of an earlier day. */
const putBack = async (days: number) => {
  for (const [table, columns] of [
    ['audit_entries', ['created_at']],
    ['inspections', ['completed_at', 'reopened_at', 'reopened_from_review_at']],
  ] as const)
    await api.database.rows(
      `test.back-${table}`,
      `update ${table} set ${columns.map((column) => `${column} = ${column} - $2 * interval '1 day'`).join(', ')} where account_id = $1`,
      [account.id, days],
    );
};

test('each report is counted once as reviewed and once as returned, for its clerk and its typist', async () => {
  const [twice, once, good] = [await given(), await given(), await given()];
  const wording = { reasons: ['wording', 'photographs'], note: 'The hob' };
  await review(twice, 'submit', wording, 'submit', { reasons: ['wording'] }, 'submit', 'complete');
  await review(once, 'submit', {});
  await review(good, 'submit', 'complete');
  const found = await returns();
  expect(found).toMatchObject({ reviewed: 3, returned: 2 });
  expect(found.reasons).toEqual([
    { reason: 'wording', reports: 1 },
    { reason: 'photographs', reports: 1 },
    { reason: 'none', reports: 1 },
  ]);
  const of = (report: GivenReport, role: 'clerk' | 'typist', returned: number) => ({
    person: { id: report[role].id, name: report[role].name },
    reviewed: 1,
    returned,
  });
  for (const [list, role] of [
    ['clerks', 'clerk'],
    ['typists', 'typist'],
  ] as const) {
    expect(found[list]).toHaveLength(3);
    expect(found[list]).toEqual(expect.arrayContaining([of(twice, role, 1), of(once, role, 1), of(good, role, 0)]));
    expect(found[list][2]).toEqual(of(good, role, 0));
  }
  expect(found.returns).toHaveLength(3);
  expect(found.returns[2]).toMatchObject({
    id: 3,
    inspection_id: twice.inspection.id,
    reasons: ['wording', 'photographs'],
    note: 'The hob',
    by: twice.manager.name,
    clerk: { id: twice.clerk.id },
    typist: { id: twice.typist.id },
  });
});

test('reopening a finished report is no return, and an approval that was taken back is no review', async () => {
  const report = await given();
  await review(report, 'submit', 'complete', { reasons: ['comment'] });
  expect(await returns()).toMatchObject({ reviewed: 1, returned: 0, returns: [] });

  const other = await given();
  await review(other, 'submit');
  const office = api.as(await account.backOfficeToken(other.manager.id));
  await office('POST', `${other.base}/complete`);
  const { status } = await office('POST', `${other.base}/uncomplete`);
  expect([status, (await returns()).reviewed]).toEqual([200, 1]);
});

test('days are those of the account, a month unless others are asked for, and a year at most', async () => {
  const report = await given();
  await review(report, 'submit', { reasons: ['evidence'] });
  await putBack(31);
  expect((await returns()).reviewed).toBe(0);
  await review(report, 'submit', 'complete');
  expect(await returns()).toMatchObject({ reviewed: 1, returned: 0 });
  const { from, until } = await returns();
  const earlier = new Date(Date.parse(from) - 2 * 86_400_000).toISOString().slice(0, 10);
  expect(await returns(`?from=${earlier}`)).toMatchObject({ from: earlier, until, reviewed: 1, returned: 1 });
  expect(await returns(`?from=${earlier}&until=${from}`)).toMatchObject({ reviewed: 1, returned: 1 });
  expect((await returns(`?from=${until}&until=${earlier}`)).errors[0].parameter).toBe('until');
  expect((await returns('?from=2024-01-01&until=2026-01-01')).errors[0].parameter).toBe('until');
});

test('figures are for managers, and of one account', async () => {
  const report = await given();
  await review(report, 'submit', { reasons: ['wording'] });
  for (const person of [report.reviewer, report.clerk, report.typist])
    expect((await report.as(person)('GET', '/review-returns')).status).toBe(403);
  const stranger = api.as((await (await givenAccount(api.database, 'Another firm')).user('manager')).token);
  expect((await stranger('GET', '/review-returns')).json).toMatchObject({
    reviewed: 0,
    returned: 0,
    clerks: [],
    returns: [],
  });
});

/** People who are to sign are reminded once, a day before the time is over, unless they have answered. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenReport } from '#testing/given-report.ts';
import { givenSignee } from '#testing/interface/given-signees.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { buildTellTheDay } from './tell-the-day.ts';

let api: TestApi;
let nextEvening: number;
const HOUR = 3_600_000;

beforeAll(async () => {
  api = await testApi();
  await api.database.rows('test.no-round', 'delete from day_rounds where account_id = $1', [api.account.id]);
  await api.store.dayRounds.begin(api.account.id);
  const round = await api.store.dayRounds.lock(api.account.id);
  nextEvening = Date.parse(round?.next ?? '');
});
afterAll(() => api.close());

async function call(as: Call, ...[method, path, body]: Parameters<Call>) {
  const answer = await as(method, path, body);
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
  return answer.json;
}

/** Finished, with a tenant who is to sign; its time is over so many hours after the next evening. */
async function givenEnding(name: string, hours: number) {
  const report = await givenReport(api);
  await call(report.write, 'POST', `${report.base}/submit`);
  await call(report.asManager, 'POST', `${report.base}/complete`);
  const of = { accountId: api.account.id, inspectionId: report.inspection.id };
  const signee = await givenSignee(api, of, { name });
  await api.database.rows(
    'test.ending',
    'update inspections set comments_until = $3 where account_id = $1 and id = $2',
    [api.account.id, report.inspection.id, new Date(nextEvening + hours * HOUR).toISOString()],
  );
  return { ...report, signee };
}

/** The evening's round, as if none had been today. */
async function tellTheEvening() {
  await api.database.rows('test.untold', `update day_rounds set told_of = told_of - 3 where account_id = $1`, [
    api.account.id,
  ]);
  await buildTellTheDay({ store: api.store, publicUrl: 'http://localhost:8080' })({ accountId: api.account.id });
}

const reminded = async () => {
  const rows = await api.database.rows<{ recipient: string; text: string }>(
    'test.reminders',
    `select recipient, text from emails where account_id = $1 and subject like 'Open until %' order by id`,
    [api.account.id],
  );
  await api.database.rows('test.forget', 'delete from emails where account_id = $1', [api.account.id]);
  return rows;
};

test('the evening before the last day reminds those who have not signed, by a link of their own, and nobody else', async () => {
  await givenEnding('Ann Tenant', 3);
  await givenEnding('Ben Soon', -1);
  await givenEnding('Cal Later', 25);
  const signed = await givenEnding('Dan Signed', 4);
  const signature = { method: 'typed', accepts_declaration: true, code: await signed.signee.newCode() };
  await call(api.as(undefined), 'POST', `${signed.signee.path}/signatures`, signature);
  const reopened = await givenEnding('Eve Reopened', 5);
  await call(reopened.asManager, 'POST', `${reopened.base}/reopen`);
  await tellTheEvening();
  const [email, ...others] = await reminded();
  expect(others).toEqual([]);
  expect(email?.recipient).toBe('ann@example.com');
  expect(email?.text).toContain('You have not signed it yet.');
  expect(email?.text).toContain('http://localhost:8080/p/');
});

test('a second round of the same evening reminds nobody again', async () => {
  await givenEnding('Fay Tenant', 6);
  await tellTheEvening();
  expect((await reminded()).map(({ recipient }) => recipient)).toContain('fay@example.com');
  await buildTellTheDay({ store: api.store, publicUrl: 'http://localhost:8080' })({ accountId: api.account.id });
  expect(await reminded()).toEqual([]);
});

test('somebody who signed a version that was corrected since is reminded of the new one', async () => {
  const report = await givenEnding('Gus Tenant', 7);
  const signature = { method: 'typed', accepts_declaration: true, code: await report.signee.newCode() };
  await call(api.as(undefined), 'POST', `${report.signee.path}/signatures`, signature);
  await call(report.asManager, 'POST', `${report.base}/reopen`);
  await call(report.asManager, 'POST', `${report.base}/complete`);
  await tellTheEvening();
  expect((await reminded()).map(({ recipient }) => recipient)).toContain('gus@example.com');
});

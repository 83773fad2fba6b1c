/** The office hears by e-mail what the parties say of a finished report, and they hear what it answers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { givenSignee } from '#testing/interface/given-signees.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let nobody: Call;
beforeAll(async () => {
  api = await testApi();
  nobody = api.as(undefined);
});
afterAll(() => api.close());

async function call(as: Call, ...[method, path, body]: Parameters<Call>) {
  const answer = await as(method, path, body);
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
  return answer.json;
}

/** Finished, and booked by its manager. */
async function givenFinished() {
  const report = await givenReport(api);
  const { id: inspectionId } = report.inspection;
  await api.database.rows('test.booked', 'update inspections set actor_id = $3 where account_id = $1 and id = $2', [
    api.account.id,
    inspectionId,
    report.manager.id,
  ]);
  await report.room('Kitchen');
  await call(report.write, 'POST', `${report.base}/submit`);
  await call(report.asManager, 'POST', `${report.base}/complete`);
  const ann = await givenSignee(api, { accountId: api.account.id, inspectionId }, { name: 'Ann Tenant' });
  return { ...report, ann };
}

type Email = { subject: string; text: string; inspectionId: number | null };
const emailsTo = (recipient: string) =>
  api.database.rows<Email>(
    'test.emails',
    `select subject, text, inspection_id as "inspectionId" from emails
     where account_id = $1 and recipient = $2 and subject not like 'To be reviewed%' order by id`,
    [api.account.id, recipient],
  );
const comment = ({ ann }: { ann: { path: string } }, text: string) =>
  call(nobody, 'POST', `${ann.path}/comments`, { text });

test('the first comment of an hour is e-mailed to whoever booked the visit, and the others are not', async () => {
  const report = await givenFinished();
  await comment(report, 'The oven was dirty.');
  await comment(report, 'The hob as well.');
  const emails = await emailsTo(report.manager.email);
  expect(emails).toMatchObject([{ subject: expect.stringMatching(/^Ann Tenant has commented on the report: /) }]);
  expect(emails[0]?.text).toContain('“The oven was dirty.”');
  expect(emails[0]?.text).toContain(`/inspections/${report.inspection.id}/comments`);
  expect(emails[0]?.inspectionId).toBeNull();
});

test('a signature by link is e-mailed to them, and one in person is not', async () => {
  const report = await givenFinished();
  const { ann, asManager, base, manager } = report;
  const signature = { method: 'typed', accepts_declaration: true };
  await call(nobody, 'POST', `${ann.path}/signatures`, { ...signature, code: await ann.newCode() });
  expect(await emailsTo(manager.email)).toMatchObject([
    {
      subject: expect.stringMatching(/^Ann Tenant has signed the report: /),
      text: expect.stringContaining('Version 1.'),
    },
  ]);
  const key = { accountId: api.account.id, inspectionId: report.inspection.id };
  const ben = await givenSignee(api, key, { name: 'Ben Tenant' });
  await call(asManager, 'POST', `${base}/signatures`, { ...signature, contact_id: ben.contactId, outcome: 'signed' });
  expect(await emailsTo(manager.email)).toHaveLength(1);
});

async function answer({ asManager, base }: GivenReport, id: number, body: object) {
  await call(asManager, 'PUT', `${base}/comments/${id}`, body);
}

test('a reply is e-mailed to whose comment it answers, with their words, once for each that is said', async () => {
  const report = await givenFinished();
  const { id } = await comment(report, 'It was never clean.');
  await answer(report, id, { verdict: 'accepted' });
  const email = 'ann@example.com';
  const before = (await emailsTo(email)).length;
  await answer(report, id, { reply: 'We agree.' });
  await answer(report, id, { verdict: 'rejected' });
  const told = (await emailsTo(email)).slice(before);
  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toMatch(/^Answer to your comment: /);
  for (const words of ['About: the report as a whole', 'Your comment: It was never clean.', 'Answer: We agree.', '/p/'])
    expect(told[0]?.text).toContain(words);
});

test('a reply to somebody who came by the key of the report is e-mailed to nobody', async () => {
  const report = await givenFinished();
  const path = `/published-reports/${report.inspection.reportKey}/comments`;
  const { id } = await call(nobody, 'POST', path, { author: 'Ann Tenant', role: 'tenant', text: 'Hello' });
  const count = async () => (await emailsTo('ann@example.com')).length;
  const before = await count();
  await answer(report, id, { reply: 'Who are you?' });
  expect(await count()).toBe(before);
});

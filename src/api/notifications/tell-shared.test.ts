/** A report that was shared by link and opened is corrected: whoever opened it is told, once, and nothing of its content. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactCodes } from '#domain/message/contact-type.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
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

async function givenFinished() {
  const report = await givenReport(api);
  const kitchen = await report.room('Kitchen');
  const hob = await report.item(kitchen.id, 'Hob', { condition: 'Cracked' });
  await call(report.write, 'POST', `${report.base}/submit`);
  await call(report.asManager, 'POST', `${report.base}/complete`);
  return { ...report, hobPath: `${report.base}/rooms/${kitchen.id}/items/${hob.id}` };
}
type Finished = Awaited<ReturnType<typeof givenFinished>>;

async function share({ asManager, inspection }: GivenReport, recipient: string | null, pdfType = 'FULL') {
  const body = { inspection_id: inspection.id, pdf_type: pdfType, ...(recipient !== null && { recipient }) };
  const { id, url } = await call(asManager, 'POST', '/file-shares', body);
  return { id: id as number, path: `/shared-files/${String(url).split('/').at(-1)}` };
}
const open = ({ path }: { path: string }) => call(nobody, 'GET', path);

async function correct({ asManager, base, hobPath }: Finished, condition: string) {
  await call(asManager, 'POST', `${base}/reopen`, { reasons: ['wording'] });
  await call(asManager, 'PUT', hobPath, { name: 'Hob', condition });
  await call(asManager, 'POST', `${base}/complete`);
}

type Email = { recipient: string; subject: string; text: string };
const corrections = ({ inspection }: GivenReport) =>
  api.database.rows<Email>(
    'test.corrections',
    `select recipient, subject, text from emails
     where account_id = $1 and inspection_id = $2 and subject like 'Corrected%' order by id`,
    [api.account.id, inspection.id],
  );

test('somebody who opened a shared PDF is told of its correction, once an address, and not what changed', async () => {
  const report = await givenFinished();
  const opened = await share(report, 'adjudicator@example.com');
  const openedTwice = await share(report, 'Adjudicator@example.com', 'ACTIONS');
  await share(report, 'never.opened@example.com');
  const copied = await share(report, null);
  const revoked = await share(report, 'wrong.person@example.com');
  for (const one of [opened, openedTwice, copied, revoked]) await open(one);
  await call(report.asManager, 'DELETE', `/file-shares/${revoked.id}`);
  await correct(report, 'Scratched');
  const [email, ...others] = await corrections(report);
  expect(others).toEqual([]);
  expect(email?.recipient.toLowerCase()).toBe('adjudicator@example.com');
  expect(email?.text).toContain('Version 2 takes the place of the one that you saw.');
  expect(email?.text).toContain('The link that you were sent shows it, until ');
  for (const secret of ['Scratched', 'Cracked', '/s/', '/p/', '/r/']) expect(email?.text).not.toContain(secret);
});

test('a party who opened a shared PDF as well is told as a party alone', async () => {
  const report = await givenFinished();
  const contact = { type: contactCodes.landlord, name: 'Lars Lord', signee: false, notify: false, deliver: true };
  await call(report.asManager, 'POST', `${report.base}/contacts`, { ...contact, email: 'lars@example.com' });
  await open(await share(report, 'Lars@example.com'));
  await correct(report, 'Scratched');
  const emails = await corrections(report);
  expect(emails.map(({ recipient, subject }) => [recipient, subject.startsWith('Corrected report')])).toEqual([
    ['lars@example.com', true],
  ]);
});

test('a link that has ended since is said to have ended, and its report to be corrected', async () => {
  const report = await givenFinished();
  const shared = await share(report, 'insurer@example.com');
  await open(shared);
  await api.database.rows('test.ended', 'update file_shares set expires_at = now() where account_id = $1 and id = $2', [
    api.account.id,
    shared.id,
  ]);
  await correct(report, 'Scratched');
  const [email] = await corrections(report);
  expect(email?.text).toContain('The link that you were sent has ended. Please ask us for another one.');
});

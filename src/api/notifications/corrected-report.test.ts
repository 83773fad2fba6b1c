/** A report that was corrected: the parties are told of it, and its PDF is bound behind a sheet of corrections. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReportDocument } from '#jobs/report-document/read-report-document.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import { buildStore } from '#store/build-store.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function call(as: Call, ...[method, path, body]: Parameters<Call>) {
  const answer = await as(method, path, body);
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
  return answer.json;
}

async function givenSigned() {
  const report = await givenReport(api);
  const { asManager, base, write } = report;
  const contact = { type: contactCodes.tenant, signee: true, notify: false, deliver: false };
  const add = (more: object) => call(asManager, 'POST', `${base}/contacts`, { ...contact, ...more });
  const ann = await add({ name: 'Ann Tenant', email: 'ann@example.com' });
  await add({ name: 'Ben Tenant', email: 'ben@example.com' });
  const { id } = await add({
    name: 'Lars Lord',
    email: 'lars@example.com',
    type: contactCodes.landlord,
    deliver: true,
  });
  const kitchen = await report.room('Kitchen');
  const hob = await report.item(kitchen.id, 'Hob', { condition: 'Cracked' });
  await call(write, 'POST', `${base}/submit`);
  await call(asManager, 'POST', `${base}/complete`);
  const signature = { contact_id: ann.id, outcome: 'signed', method: 'typed', accepts_declaration: true };
  await call(asManager, 'POST', `${base}/signatures`, signature);
  return { ...report, hobPath: `${base}/rooms/${kitchen.id}/items/${hob.id}`, landlordPath: `${base}/contacts/${id}` };
}

async function correct({ asManager, base, hobPath, landlordPath }: Awaited<ReturnType<typeof givenSigned>>) {
  await call(asManager, 'POST', `${base}/reopen`, { reasons: ['comment'], note: 'It is a scratch.' });
  await call(asManager, 'PUT', hobPath, { name: 'Hob', condition: 'Scratched' });
  const moved = { type: contactCodes.landlord, name: 'Lars Lord', email: 'lars.lord@example.com' };
  await call(asManager, 'PUT', landlordPath, { ...moved, signee: true, notify: false, deliver: true });
  await call(asManager, 'POST', `${base}/complete`);
}

const emailsOf = ({ inspection }: GivenReport) =>
  api.database.rows<{ recipient: string; subject: string; text: string }>(
    'test.emails',
    `select recipient, subject, text from emails where account_id = $1 and inspection_id = $2
       and subject not like 'To be reviewed%' order by id`,
    [api.account.id, inspection.id],
  );
const documentOf = async ({ inspection }: GivenReport) =>
  readReportDocument(
    await buildStore(api.database).pdfs.readContents(api.account.id, inspection.id),
    'FULL',
    'http://localhost',
    async () => null,
  );

test('those who are sent a report and those who signed it are told what was corrected, and what they signed', async () => {
  const report = await givenSigned();
  expect((await emailsOf(report)).map(({ recipient }) => recipient)).toEqual(['lars@example.com']);
  await correct(report);
  const [, ann, lars, ...others] = await emailsOf(report);
  expect(others).toEqual([]);
  expect(ann).toMatchObject({
    recipient: 'ann@example.com',
    subject: expect.stringMatching(/^Corrected report: .* version 2$/),
  });
  expect(ann?.text).toContain('Version 2 takes the place of version 1');
  expect(ann?.text).toContain('Why: A comment of the parties: It is a scratch.');
  expect(ann?.text).toContain('- Kitchen · Hob, condition: was “Cracked”, now “Scratched”');
  expect(ann?.text).toContain('You signed version 1 on ');
  expect(lars?.recipient).toBe('lars.lord@example.com');
  expect(lars?.text).not.toContain('You signed');
});

test('an e-mail about a correction tells nobody how to reach the others, nor does its sheet', async () => {
  const report = await givenSigned();
  await correct(report);
  for (const { text } of await emailsOf(report)) expect(text).not.toContain('lars@example.com');
  const wasOn = async () =>
    (await documentOf(report)).corrections?.sheets.flatMap(({ lines }) => lines).map(({ was }) => was);
  expect(await wasOn()).toEqual(['Cracked']);
});

test('a corrected report is bound behind a sheet that names what changed and who had signed before', async () => {
  const report = await givenSigned();
  expect((await documentOf(report)).corrections).toBeNull();
  await correct(report);
  const { manager } = report;
  expect((await documentOf(report)).corrections).toMatchObject({
    sheets: [
      {
        version: 2,
        previous: 1,
        by: manager.name,
        reason: 'A comment of the parties: It is a scratch.',
        reopenedBy: manager.name,
        lines: [{ place: 'Kitchen · Hob', field: 'Condition', was: 'Cracked', now: 'Scratched', by: manager.name }],
      },
    ],
    signed: [{ name: 'Ann Tenant', role: 'Tenant', version: 1 }],
  });
  await call(report.asManager, 'POST', `${report.base}/reopen`);
  expect((await documentOf(report)).corrections).toBeNull();
});

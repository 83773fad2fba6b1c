/** A completion in the back office is taken back within a minute: nobody outside hears that it was there. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactCodes } from '#domain/message/contact-type.ts';
import { buildWork } from '#store/events/outbox.ts';
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

/** In Review, with a tenant who is sent the report. `office` is its manager in the back office. */
async function givenReviewed() {
  const report = await givenReport(api);
  const office = api.as(await api.account.backOfficeToken(report.manager.id));
  const tenant = { type: contactCodes.tenant, name: 'Ann Tenant', signee: true, notify: false, deliver: true };
  await call(office, 'POST', `${report.base}/contacts`, { ...tenant, email: 'ann@example.com' });
  const hall = await report.room('Hall');
  const door = await report.item(hall.id, 'Door', { condition: 'Good' });
  await call(report.write, 'POST', `${report.base}/submit`);
  // A look for due work takes ten of an account: those to reviewers would hide the one to Ann.
  await api.database.rows(
    'test.no-emails',
    `delete from emails where account_id = $1 and recipient <> 'ann@example.com'`,
    [api.account.id],
  );
  return { ...report, office, doorPath: `${report.base}/rooms/${hall.id}/items/${door.id}` };
}
type Reviewed = Awaited<ReturnType<typeof givenReviewed>>;

const complete = ({ office, base }: Reviewed) => call(office, 'POST', `${base}/complete`);
const takeBack = ({ office, base }: Reviewed) => office('POST', `${base}/uncomplete`);
const versionsOf = ({ asManager, base }: GivenReport) => call(asManager, 'GET', `${base}/versions`);

type Email = { id: number; recipient: string; subject: string; text: string };
const emailsOf = ({ inspection }: GivenReport) =>
  api.database.rows<Email>(
    'test.emails',
    `select id, recipient, subject, text from emails
     where account_id = $1 and inspection_id = $2 and recipient = 'ann@example.com' order by id`,
    [api.account.id, inspection.id],
  );
const dueIds = async () => {
  const due = await buildWork(api.database, 'email').listDue();
  return due.filter(({ accountId }) => accountId === api.account.id).map(({ id }) => id);
};
/** As if so many seconds had gone by since its completion. */
async function letPass({ inspection: { id } }: GivenReport, seconds: number) {
  await api.database.rows(
    'test.later',
    `update inspections set sends_at = sends_at - make_interval(secs => $3) where account_id = $1 and id = $2`,
    [api.account.id, id, seconds],
  );
  await api.database.rows(
    'test.emails-later',
    `update emails set not_before = not_before - make_interval(secs => $3), next_attempt_at = next_attempt_at - make_interval(secs => $3)
     where account_id = $1 and inspection_id = $2 and not_before is not null`,
    [api.account.id, id, seconds],
  );
}

describe('the e-mails of a finished report', () => {
  test('wait for a minute in the back office, whatever wakes them, and go then', async () => {
    const report = await givenReviewed();
    const { allowed, sends_at: sendsAt, completed_at: completedAt } = await complete(report);
    expect(allowed).toContain('uncomplete');
    expect(Date.parse(sendsAt)).toBeGreaterThan(Date.parse(completedAt));
    const [email] = await emailsOf(report);
    expect(await dueIds()).not.toContain(email?.id);
    await api.store.emails.wake(api.account.id);
    await buildWork(api.database, 'email').wake();
    expect(await dueIds()).not.toContain(email?.id);
    await letPass(report, 60);
    expect(await dueIds()).toContain(email?.id);
  });

  test('go at once where another application completes the report, as published', async () => {
    const report = await givenReviewed();
    const { allowed, sends_at: sendsAt } = await call(report.asManager, 'POST', `${report.base}/complete`);
    expect([sendsAt, allowed.includes('uncomplete')]).toEqual([null, false]);
    const [email] = await emailsOf(report);
    expect(await dueIds()).toContain(email?.id);
    expect(await takeBack(report)).toMatchObject({ status: 409, json: { code: 'state_forbids' } });
  });
});

describe('a completion', () => {
  test('is taken back while they wait: no e-mail, no link and no version is left for anybody outside', async () => {
    const report = await givenReviewed();
    await complete(report);
    const key = report.inspection.reportKey;
    const { status, json } = await takeBack(report);
    expect([status, json.state.id, json.completed_at, json.comments_until, json.sends_at]).toEqual([
      200,
      350,
      null,
      null,
      null,
    ]);
    expect(await emailsOf(report)).toEqual([]);
    expect(await call(report.office, 'GET', `${report.base}/report-links`)).toEqual([]);
    expect((await nobody('GET', `/published-reports/${key}`)).status).toBe(404);
    const [version] = await versionsOf(report);
    expect(version).toMatchObject({ version: 1, taken_back_at: expect.stringMatching(/^20/) });
    const [last, before] = await report.trail();
    expect([last?.action, before?.action]).toEqual(['inspection.uncomplete', 'inspection.complete']);
    const [event] = await api.database.rows<{ data: object }>(
      'test.last-event',
      `select data from events where account_id = $1 and (data ->> 'inspection_id')::int = $2 order by seq desc limit 1`,
      [api.account.id, report.inspection.id],
    );
    expect(event?.data).toMatchObject({ verb: 'uncomplete', from: { id: 400 }, state: { id: 350 } });
  });

  test('is told as the first one afterwards, for nobody was sent the one before', async () => {
    const report = await givenReviewed();
    await complete(report);
    await takeBack(report);
    await call(report.office, 'PUT', report.doorPath, { name: 'Door', condition: 'Scratched' });
    await complete(report);
    const [email, ...others] = await emailsOf(report);
    expect(others).toEqual([]);
    expect(email?.subject).not.toContain('Corrected');
    expect(email?.text).toContain('The content of version 2 is sealed');
    const published = await call(nobody, 'GET', `/published-reports/${report.inspection.reportKey}`);
    expect(published).toMatchObject({ version: 2 });
    const versions: { taken_back_at: string | null }[] = await versionsOf(report);
    expect(versions.map((one) => one.taken_back_at === null)).toEqual([false, true]);
    expect((await report.asManager('GET', `${report.base}/versions/2/differences`)).status).toBe(200);
  });

  test('leaves the readers of a correction the version before, and the next is compared with that', async () => {
    const report = await givenReviewed();
    await call(report.asManager, 'POST', `${report.base}/complete`);
    const until = (await call(report.office, 'GET', report.base)).comments_until;
    await call(report.office, 'POST', `${report.base}/reopen`, { reasons: ['wording'], note: 'Said better.' });
    await call(report.office, 'PUT', report.doorPath, { name: 'Door', condition: 'Marked' });
    await complete(report);
    expect((await takeBack(report)).json.comments_until).toBe(until);
    const key = report.inspection.reportKey;
    expect(await call(nobody, 'GET', `/published-reports/${key}`)).toMatchObject({
      version: 1,
      under_correction: true,
    });
    await call(report.office, 'PUT', report.doorPath, { name: 'Door', condition: 'Scratched' });
    await complete(report);
    const { from, corrections, differences } = await call(
      report.office,
      'GET',
      `${report.base}/versions/3/differences`,
    );
    expect([from, corrections.length, corrections[0].note]).toEqual([1, 1, 'Said better.']);
    expect(differences).toMatchObject([{ field: 'condition', was: 'Good', now: 'Scratched' }]);
    const email = (await emailsOf(report)).at(-1);
    expect(email?.text).toContain('Version 3 takes the place of version 1');
  });

  test('stays once its minute is over, and once anybody outside has it', async () => {
    const late = await givenReviewed();
    await complete(late);
    await letPass(late, 60);
    expect(await takeBack(late)).toMatchObject({
      status: 409,
      json: { detail: 'The report has been sent. A manager can reopen it to correct it.', state: 400 },
    });
    expect(await emailsOf(late)).toHaveLength(1);

    const opened = await givenReviewed();
    await complete(opened);
    await call(nobody, 'GET', `/published-reports/${opened.inspection.reportKey}`);
    const shared = await givenReviewed();
    await complete(shared);
    await call(shared.office, 'POST', '/file-shares', { inspection_id: shared.inspection.id, pdf_type: 'FULL' });
    for (const report of [opened, shared]) {
      expect((await takeBack(report)).json.detail).toContain('Somebody outside has this version already');
      expect(await emailsOf(report)).toHaveLength(1);
    }
  });

  test('is taken back by reviewers and managers alone', async () => {
    const report = await givenReviewed();
    await complete(report);
    expect((await report.write('POST', `${report.base}/uncomplete`)).json).toMatchObject({
      status: 403,
      code: 'role_forbids',
    });
    expect((await report.as(report.reviewer)('POST', `${report.base}/uncomplete`)).status).toBe(200);
    expect((await takeBack(report)).json).toMatchObject({ status: 409, state: 350 });
  });

  test('stays taken back: nobody says otherwise of its version afterwards', async () => {
    const report = await givenReviewed();
    await complete(report);
    await takeBack(report);
    const own = [api.account.id, report.inspection.id];
    for (const change of ['taken_back_at = null', 'taken_back_at = now()', `sha256 = ''`])
      await expect(
        api.database.rows('', `update report_versions set ${change} where account_id = $1 and inspection_id = $2`, own),
      ).rejects.toThrow('kept as they are');
  });
});

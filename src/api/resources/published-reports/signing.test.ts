/** Nobody signs as somebody else, twice, or by a link or a code that is not theirs any more. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactCodes } from '#domain/message/contact-type.ts';
import { MOST_CODE_TRIES, MOST_CODES } from '#domain/message/signature-outcome.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { givenSignee } from '#testing/interface/given-signees.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let nobody: Call;
let report: GivenReport;
let ann: Awaited<ReturnType<typeof givenSignee>>;
beforeAll(async () => {
  api = await testApi();
  nobody = api.as(undefined);
});
afterAll(() => api.close());

beforeEach(async () => {
  report = await givenReport(api);
  await report.room();
  await report.asManager('POST', `${report.base}/submit`);
  expect((await report.asManager('POST', `${report.base}/complete`)).status).toBe(200);
  ann = await given('Ann Tenant');
});

const given = (name: string, type = contactCodes.tenant as 1 | 2 | 3) =>
  givenSignee(api, { accountId: api.account.id, inspectionId: report.inspection.id }, { name, type });
const typed = { method: 'typed', accepts_declaration: true };
const drawn = { ...typed, method: 'drawn', drawing: 'M40 120C60 40 90 40 110 120L180 90' };
const sign = (body: object, { path } = ann, headers = {}) => nobody('POST', `${path}/signatures`, body, headers);
const signWithCode = async (body: object, who = ann, headers = {}) =>
  sign({ ...body, code: await who.newCode() }, who, headers);
const listed = async () => (await report.asManager('GET', `${report.base}/signatures`)).json.data;
const facts = ({ status, json }: Awaited<ReturnType<Call>>) => [status, json.code];
const pointers = ({ json }: Awaited<ReturnType<Call>>) =>
  json.errors.map(({ pointer }: { pointer: string }) => pointer);
const emails = () =>
  api.database.rows<{ recipient: string; subject: string; text: string; confidential: boolean }>(
    'test.emails',
    'select recipient, subject, text, confidential from emails where account_id = $1 and inspection_id = $2 order by id',
    [api.account.id, report.inspection.id],
  );

describe('a link of one’s own', () => {
  test('signs with a code from the mailbox: who, how and whence is for the office, no more than needed for others', async () => {
    const asked = await nobody('POST', `${ann.path}/codes`);
    expect(asked.json).toMatchObject({ sent_to: 'a***@example.com' });
    const email = (await emails()).at(-1);
    expect(email).toMatchObject({ recipient: 'ann@example.com', confidential: true });
    const code = /\n(\d{6})\n/.exec(email?.text ?? '')?.[1];
    const spaced = `${code?.slice(0, 3)} ${code?.slice(3)}`;
    const answer = await sign({ ...drawn, code: spaced }, ann, { 'user-agent': 'A phone' });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      name: 'Ann Tenant',
      role: 'tenant',
      outcome: 'signed',
      confirmation: 'code',
      version: 1,
    });
    expect(answer.text).not.toMatch(/user_agent|"address"|example\.com/);
    expect(await listed()).toMatchObject([
      {
        contact_id: ann.contactId,
        code_sent_to: 'ann@example.com',
        address: '127.0.0.1',
        user_agent: 'A phone',
        is_current: true,
      },
    ]);
    expect((await report.trail()).find(({ action }) => action === 'inspection.signed')).toMatchObject({
      actor: { id: null, name: 'Ann Tenant (tenant)' },
    });
  });

  test('says whose it is, and signs and comments in no other name', async () => {
    expect((await nobody('GET', ann.path)).json.reader).toEqual({
      name: 'Ann Tenant',
      role: 'tenant',
      sends_codes_to: 'a***@example.com',
      outcome: null,
    });
    const other = { name: 'Lena Landlord', author: 'Lena Landlord', role: 'landlord' };
    const signed = await signWithCode({ ...typed, ...other });
    expect(signed.json).toMatchObject({ name: 'Ann Tenant', role: 'tenant' });
    const said = await nobody('POST', `${ann.path}/comments`, { ...other, text: 'It is spotless.' });
    expect(said.json).toMatchObject({ author: 'Ann Tenant', role: 'tenant', is_own_link: true });
    expect((await nobody('GET', ann.path)).json.reader.outcome).toBe('signed');
  });

  test.each([
    [{ ...drawn, drawing: 'M0 0L1 1"/><script>alert(1)</script>' }, '/drawing'],
    [{ ...drawn, drawing: 'M0 0L900 40' }, '/drawing'],
    [{ ...drawn, drawing: undefined }, '/drawing'],
    [{ ...typed, drawing: drawn.drawing }, '/drawing'],
    [{ ...typed, accepts_declaration: false }, '/accepts_declaration'],
    [{ accepts_declaration: true }, '/method'],
    [{ ...typed, method: 'stamped' }, '/method'],
    [{ ...typed, outcome: 'declined' }, '/method'],
    [{ ...typed, outcome: 'not_present' }, '/outcome'],
  ])('refuses %j', async (body, pointer) => {
    const refused = await sign({ ...body, code: '000000' });
    expect([refused.status, pointers(refused)]).toEqual([422, [pointer]]);
  });

  test('takes one signature for a version, also of two at once, and a corrected version anew', async () => {
    const code = await ann.newCode();
    const both = await Promise.all([sign({ ...typed, code }), sign({ ...drawn, code })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect(facts(await signWithCode(drawn))).toEqual([409, 'duplicate']);
    expect(facts(await signWithCode({ outcome: 'declined' }))).toEqual([409, 'duplicate']);
    const inPerson = { contact_id: ann.contactId, outcome: 'signed', ...typed };
    expect(facts(await report.asManager('POST', `${report.base}/signatures`, inPerson))).toEqual([409, 'duplicate']);
    await report.asManager('POST', `${report.base}/reopen`);
    await report.asManager('POST', `${report.base}/complete`);
    expect((await signWithCode(typed)).json).toMatchObject({ version: 2 });
  });

  test('declines with a reason, and may still sign', async () => {
    const declined = await signWithCode({ outcome: 'declined', reason: ' The oven was dirty. ' });
    expect(declined.json).toMatchObject({ outcome: 'declined', method: 'none', reason: 'The oven was dirty.' });
    expect((await report.trail()).map(({ action }) => action)).toContain('inspection.not_signed');
    expect((await signWithCode(typed)).json.outcome).toBe('signed');
  });
});

describe('the key that all share', () => {
  test('reads, and neither signs nor has a code sent', async () => {
    const path = `/published-reports/${report.inspection.reportKey}`;
    expect((await nobody('GET', path)).json.reader).toBeNull();
    const body = { ...typed, name: 'Ann Tenant', role: 'tenant', code: await ann.newCode() };
    expect(facts(await nobody('POST', `${path}/signatures`, body))).toEqual([409, 'state_forbids']);
    expect(facts(await nobody('POST', `${path}/codes`))).toEqual([409, 'state_forbids']);
    expect(await listed()).toEqual([]);
  });

  test('comments on the wire as before, marked as of a name that was only given', async () => {
    const path = `/published-reports/${report.inspection.reportKey}/comments`;
    const said = await nobody('POST', path, { author: 'Ann Tenant', role: 'tenant', text: 'Scuffed.' });
    expect(said.json).toMatchObject({ author: 'Ann Tenant', is_own_link: false });
    expect(pointers(await nobody('POST', path, { text: 'Scuffed.' }))).toEqual(['/author', '/role']);
  });

  test('has a link sent to those whom the office knows, and says the same to everybody', async () => {
    const path = `/published-reports/${report.inspection.reportKey}/link-requests`;
    await given('Bea Tenant');
    await api.database.rows('test.old', `update report_links set created_at = now() - interval '1 hour'`);
    const before = (await emails()).length;
    const answers: [number, string][] = [];
    for (const email of ['ANN@example.com', 'stranger@example.com', 'ann@example.com']) {
      const { status, text } = await nobody('POST', path, { email });
      answers.push([status, text]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    const sent = (await emails()).slice(before);
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ann@example.com']);
    const [, token = ''] = /\/p\/([\w-]+)/.exec(sent[0]?.text ?? '') ?? [];
    expect((await nobody('GET', `/published-reports/${token}`)).json.reader.name).toBe('Ann Tenant');
  });
});

describe('a code', () => {
  test('signs once, for ten minutes, and only by the link that it was sent for', async () => {
    const ben = await given('Ben Tenant');
    const code = await ann.newCode();
    await ben.newCode();
    expect(pointers(await sign({ ...typed, code: `${code}0` }, ben))).toEqual(['/code']);
    expect((await sign({ ...typed, code }, ben)).status).toBe(422);
    expect((await sign({ ...typed, code })).status).toBe(200);
    expect((await sign({ outcome: 'declined', code })).status).toBe(422);
    const late = await ben.newCode();
    await api.database.rows(
      'test.late',
      `update report_links set code_ends_at = now() where id = $1 and account_id = $2`,
      [ben.linkId, api.account.id],
    );
    expect((await sign({ ...typed, code: late }, ben)).json.errors[0].code).toBe('no_code');
  });

  test('is over after a few wrong guesses, whatever header comes with them', async () => {
    const code = await ann.newCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let nth = 0; nth < MOST_CODE_TRIES; nth += 1) {
      const guess = await sign({ ...typed, code: wrong }, ann, { 'idempotency-key': `guess-${nth}` });
      expect(guess.json.errors[0].code).toBe('wrong_code');
    }
    expect((await sign({ ...typed, code })).json.errors[0].code).toBe('no_code');
    expect(await listed()).toEqual([]);
  });

  test('is the last that was sent, and a link has so many', async () => {
    const first = await ann.newCode();
    expect((await nobody('POST', `${ann.path}/codes`)).status).toBe(200);
    const code = /\n(\d{6})\n/.exec((await emails()).at(-1)?.text ?? '')?.[1];
    if (code !== first) expect((await sign({ ...typed, code: first })).status).toBe(422);
    for (let nth = 2; nth < MOST_CODES; nth += 1) await ann.newCode();
    expect(facts(await nobody('POST', `${ann.path}/codes`))).toEqual([409, 'state_forbids']);
    expect((await emails()).map(({ text }) => text).join('\n')).not.toContain('no code');
  });

  test('is not kept in words that anybody could read', async () => {
    const code = await ann.newCode();
    const [row] = await api.database.rows<{ all: string }>(
      'test.row',
      'select row_to_json(l)::text as all from report_links l where account_id = $1 and id = $2',
      [api.account.id, ann.linkId],
    );
    expect(row?.all).not.toContain(`"${code}"`);
    expect(row?.all).not.toContain(ann.token.split('-')[1]);
  });

  test('is not asked for where no e-mail leaves', async () => {
    const quiet = await testApi({ smtpUrl: null });
    try {
      const own = await givenReport(quiet);
      await own.asManager('POST', `${own.base}/submit`);
      await own.asManager('POST', `${own.base}/complete`);
      const of = { accountId: quiet.account.id, inspectionId: own.inspection.id };
      const { path } = await givenSignee(quiet, of, { name: 'Ann' });
      const { status, json } = await quiet.as(undefined)('POST', `${path}/codes`);
      expect([status, json.detail]).toEqual([409, expect.stringContaining('No e-mail can be sent from here')]);
    } finally {
      await quiet.close();
    }
  });
});

describe('a link ends', () => {
  const isOpen = async () => (await nobody('GET', ann.path)).status === 200;
  const never = async () => (await nobody('GET', `/published-reports/${ann.token.slice(0, -3)}abc`)).json;

  test('when the office revokes it: it neither reads nor signs, as one that never was', async () => {
    const code = await ann.newCode();
    const links = `${report.base}/report-links`;
    expect(await isOpen()).toBe(true);
    expect((await report.asManager('GET', links)).json).toMatchObject([
      { id: ann.linkId, contact: { name: 'Ann Tenant' }, sent_to: 'ann@example.com', opened_count: 1, is_open: true },
    ]);
    const revoked = await report.asManager('DELETE', `${links}/${ann.linkId}`);
    expect(revoked.json).toMatchObject({ is_open: false, revoked_at: expect.any(String) });
    const gone = { ...(await never()), instance: expect.any(String) };
    expect((await nobody('GET', ann.path)).json).toEqual(gone);
    expect((await sign({ ...typed, code })).json).toEqual(gone);
    expect((await nobody('POST', `${ann.path}/comments`, { text: 'Still here.' })).json).toEqual(gone);
    expect((await nobody('POST', `${ann.path}/pdfs/FULL`)).json).toEqual(gone);
  });

  test('when its contact has another address, or is removed', async () => {
    const contact = `${report.base}/contacts/${ann.contactId}`;
    await report.asManager('PUT', contact, { email: 'someone.else@example.com' });
    expect(await isOpen()).toBe(false);
    await report.asManager('PUT', contact, { email: 'Ann@example.com' });
    expect(await isOpen()).toBe(true);
    await report.asManager('DELETE', contact);
    expect(await isOpen()).toBe(false);
  });

  test('never by another account’s number before the same characters', async () => {
    const [, rest] = ann.token.split(/-(.*)/s);
    expect((await nobody('GET', `/published-reports/${api.account.id + 1}-${rest}`)).status).toBe(404);
  });

  test('with the window for signing, not for reading', async () => {
    const code = await ann.newCode();
    await api.database.rows(
      'test.over',
      `update inspections set comments_until = now() - interval '1 minute' where id = $1`,
      [report.inspection.id],
    );
    expect(facts(await sign({ ...typed, code }))).toEqual([409, 'state_forbids']);
    expect(await isOpen()).toBe(true);
  });

  test('is replaced on demand, and managers alone send and revoke', async () => {
    const path = `${report.base}/contacts/${ann.contactId}/report-links`;
    const sent = await report.asManager('POST', path);
    expect(sent.json).toMatchObject({ sent_to: 'ann@example.com', opened_count: 0, is_open: true });
    expect((await emails()).at(-1)?.text).toMatch(/\/p\/\d+-[\w-]{43}/);
    for (const person of [report.clerk, report.reviewer])
      expect((await report.as(person)('POST', path)).json.code).toBe('role_forbids');
  });
});

describe('in person', () => {
  const path = () => `${report.base}/signatures`;

  test('the clerk of the inspection or a manager is the witness, nobody else', async () => {
    const body = { contact_id: ann.contactId, outcome: 'signed', ...drawn };
    expect((await report.as(report.otherClerk)('POST', path(), body)).json.code).toBe('role_forbids');
    expect((await report.as(report.reviewer)('POST', path(), body)).json.code).toBe('role_forbids');
    const signed = await report.as(report.clerk)('POST', path(), body);
    expect(signed.json).toMatchObject({
      name: 'Ann Tenant',
      confirmation: 'in_person',
      witness: report.clerk.name,
      code_sent_to: null,
    });
    expect((await report.trail()).find(({ action }) => action === 'inspection.signed')).toMatchObject({
      actor: { id: report.clerk.id },
    });
  });

  test('records who was not there, who may sign by their link afterwards', async () => {
    const away = await report.asManager('POST', path(), { contact_id: ann.contactId, outcome: 'not_present' });
    expect(away.json).toMatchObject({ outcome: 'not_present', method: 'none' });
    expect((await signWithCode(typed)).json.outcome).toBe('signed');
  });

  test('takes contacts of this inspection only, and finished reports only', async () => {
    const other = await givenReport(api);
    const stranger = await givenSignee(
      api,
      { accountId: api.account.id, inspectionId: other.inspection.id },
      { name: 'Sue' },
    );
    const body = { outcome: 'signed', ...typed };
    expect(pointers(await report.asManager('POST', path(), { ...body, contact_id: stranger.contactId }))).toEqual([
      '/contact_id',
    ]);
    const early = await other.asManager('POST', `${other.base}/signatures`, {
      ...body,
      contact_id: stranger.contactId,
    });
    expect(facts(early)).toEqual([409, 'state_forbids']);
  });
});

/** A finished report stays as it was completed, whatever is changed since. */
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactCodes } from '#domain/message/contact-type.ts';
import { append, emptyLog, hashEntry } from '#store/evidence/merkle-log.ts';
import { entryOf } from '#store/evidence/seal-report.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { givenSignee } from '#testing/interface/given-signees.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let nobody: Call;
let asAdministrator: Call;
beforeAll(async () => {
  api = await testApi();
  nobody = api.as(undefined);
  asAdministrator = api.as((await api.account.user('administrator')).token);
});
afterAll(() => api.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function call(as: Call, ...[method, path, body]: Parameters<Call>) {
  const answer = await as(method, path, body);
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
  return answer.json;
}

async function givenFinished() {
  const report = await givenReport(api, { notesReport: 'Keys at the office', notesInternal: 'Difficult landlord' });
  const set = await report.optionSet(['Good', 'Poor'], 'Grades');
  const hall = await report.room('Hall', 'DETAILED', set);
  const door = await report.item(hall.id, 'Door', { description: 'White', condition: 'Good' });
  const meter = {
    type: 'Gas',
    location: 'Hall cupboard',
    supplier: 'Octopus',
    reading: '100',
    serial_no: 'G4',
    date: '2027-02-03',
  };
  const { id: meterId } = await call(report.asManager, 'POST', `/properties/${report.property.id}/meters`, meter);
  const contact = {
    type: contactCodes.tenant,
    name: 'Ann Tenant',
    phone: '023 9200 0001',
    signee: true,
    notify: false,
    deliver: false,
  };
  const { id: contactId } = await call(report.asManager, 'POST', `${report.base}/contacts`, contact);
  await call(report.write, 'POST', `${report.base}/submit`);
  await call(report.asManager, 'POST', `${report.base}/complete`);
  return { ...report, set, hall, door, meterId, contactId, contact, meter };
}

const versionsOf = ({ asManager, base }: GivenReport) => call(asManager, 'GET', `${base}/versions`);
/** As the holder of the key reads it, without the links that are signed anew. */
async function readPublished({ inspection }: GivenReport) {
  return call(nobody, 'GET', `/published-reports/${inspection.reportKey}`);
}

describe('a completed report', () => {
  test('is sealed: its content is all that is printed, and its hash is of the canonical content', async () => {
    const report = await givenFinished();
    const [version, ...others] = await versionsOf(report);
    expect(others).toEqual([]);
    expect(version).toMatchObject({
      version: 1,
      occasion: 'completion',
      sealed_by: { id: report.manager.id },
      kept: true,
    });
    const { content, ...head } = await call(report.asManager, 'GET', `${report.base}/versions/1`);
    expect(head).toEqual(version);
    expect(sha256(canonicalize(content) ?? '')).toBe(version.sha256);
    expect(content).toMatchObject({
      firm: { name: 'Harbour Lettings' },
      inspection: { state: 400, notesReport: 'Keys at the office' },
      contacts: [{ name: 'Ann Tenant' }],
      meters: [{ type: 'Gas', readings: [{ reading: '100' }] }],
      tree: { rooms: [{ name: 'Hall', items: [{ name: 'Door', condition: 'Good' }] }] },
    });
    expect(JSON.stringify(content)).not.toContain('Difficult landlord');
    expect(JSON.stringify(content)).not.toContain(report.inspection.reportKey);
  });

  test('shows and prints the same, whatever is changed beside it afterwards', async () => {
    const report = await givenFinished();
    const { asManager, base, property } = report;
    const before = await readPublished(report);
    const metadata = await call(asManager, 'GET', `${base}/report/metadata`);
    await call(asManager, 'POST', `${base}/pdf`);
    const [pdf] = await call(asManager, 'GET', `${base}/pdfs`);
    expect(pdf).toMatchObject({ current: true, version: 1 });

    await call(asManager, 'PUT', `/properties/${property.id}`, { address: { line1: '99 Other Street' }, ref: 'NEW' });
    await call(asManager, 'PUT', base, { ref: 'ANOTHER' });
    await call(asManager, 'PUT', `${base}/contacts/${report.contactId}`, { ...report.contact, name: 'Bob' });
    await call(asManager, 'PUT', `/properties/${property.id}/meters/${report.meterId}`, {
      ...report.meter,
      reading: '999',
    });
    await call(asManager, 'PUT', `/option-sets/${report.set}`, { name: 'Marks', options: ['Fine', 'Bad'] });
    await call(asAdministrator, 'PUT', `/staff/${report.clerk.id}`, { name: 'Somebody Else' });
    await call(asManager, 'PUT', '/settings/account', {
      name: 'Renamed Lettings',
      disclaimers: [{ title: 'New', text: 'We promise nothing.' }],
      glossary: [{ term: 'New', meaning: 'Of today' }],
      pdf_contents: { tenant_contact: false, audit_trail: false, photo_index: false },
      comment_days: 30,
    });
    await call(asManager, 'POST', `${base}/close`);

    expect(await readPublished(report)).toEqual(before);
    expect(await call(asManager, 'GET', `${base}/report/metadata`)).toEqual(metadata);
    expect(await call(asManager, 'GET', `${base}/pdfs`)).toMatchObject([{ id: pdf.id, current: true }]);
    expect(await versionsOf(report)).toHaveLength(1);
    await call(asManager, 'PUT', '/settings/account', { name: 'Harbour Lettings' });
  });

  test('takes comments until the end that its first completion fixed, also when it is closed', async () => {
    const report = await givenFinished();
    const { comment_window: window } = await readPublished(report);
    await call(report.asManager, 'POST', `${report.base}/close`);
    expect((await readPublished(report)).comment_window).toEqual({ open: true, until: window.until });
    const comment = { author: 'Ann', role: 'tenant', text: 'It was scuffed before.' };
    await call(nobody, 'POST', `/published-reports/${report.inspection.reportKey}/comments`, comment);
  });
});

describe('a correction', () => {
  test('shows its readers the last finished version until the next one, and keeps both', async () => {
    const report = await givenFinished();
    const { asManager, base, hall, door, inspection } = report;
    const ofReport = { accountId: api.account.id, inspectionId: inspection.id };
    const { path: own, newCode } = await givenSignee(api, ofReport, { name: 'Ann' });
    const signature = async () => ({ method: 'typed', accepts_declaration: true, code: await newCode() });
    const link = `/published-reports/${inspection.reportKey}`;
    await call(nobody, 'POST', `${own}/signatures`, await signature());
    const before = await readPublished(report);

    await call(asManager, 'POST', `${base}/reopen`);
    await call(asManager, 'PUT', `${base}/rooms/${hall.id}/items/${door.id}`, { name: 'Door', condition: 'Poor' });
    expect(await readPublished(report)).toEqual({
      ...before,
      under_correction: true,
      comment_window: { open: false, until: null },
    });
    expect((await nobody('POST', `${own}/signatures`, await signature())).json).toMatchObject({
      code: 'state_forbids',
      detail: expect.stringContaining('being corrected'),
    });
    expect((await nobody('POST', `${link}/pdfs/FULL`)).json.code).toBe('state_forbids');

    await call(asManager, 'POST', `${base}/complete`);
    expect(await readPublished(report)).toMatchObject({
      version: 2,
      under_correction: false,
      comment_window: before.comment_window,
      rooms: [{ items: [{ condition: 'Poor' }] }],
      signatures: [{ version: 1 }],
    });
    const [first, second] = await versionsOf(report);
    expect(second).toMatchObject({ version: 2, position: first.position + 1 });
    const old = await call(asManager, 'GET', `${base}/versions/1`);
    expect(old.content.tree.rooms[0].items[0].condition).toBe('Good');
  });
});

describe('the log of an account', () => {
  test('holds an entry for each version, in order, under a head that they alone give', async () => {
    await givenFinished();
    const { id } = api.account;
    const rows = await api.database.rows<Parameters<typeof entryOf>[0]>(
      'test.entries',
      `select inspection_id as "inspectionId", number, occasion, sealed_at as "sealedAt", sha256 from report_versions
       where account_id = $1 order by position`,
      [id],
    );
    const [head] = await api.database.rows(
      'test.head',
      'select size, subtrees from report_logs where account_id = $1',
      [id],
    );
    expect(rows.map(entryOf).map(hashEntry).reduce(append, emptyLog)).toEqual(head);
  });

  test('is changed by no statement, and a content that was altered is shown to nobody', async () => {
    const report = await givenFinished();
    const { rows } = api.database;
    const own = 'where account_id = $1 and inspection_id = $2';
    const values = [api.account.id, report.inspection.id];
    for (const change of [
      "set sha256 = 'x'",
      'set number = 7',
      "set content = 'x'",
      "set content = null, sha256 = 'x'",
    ])
      await expect(rows('', `update report_versions ${change} ${own}`, values)).rejects.toThrow('kept as they are');
    await expect(rows('', `delete from report_versions ${own}`, values)).rejects.toThrow('kept as they are');
    await api.database.transaction(async (tx) => {
      await tx.rows('', 'alter table report_versions disable trigger report_versions_kept');
      await tx.rows(
        '',
        `update report_versions set content = (select content from report_versions where account_id = $1 and inspection_id <> $2 limit 1) ${own}`,
        values,
      );
      await tx.rows('', 'alter table report_versions enable trigger report_versions_kept');
    });
    expect((await nobody('GET', `/published-reports/${report.inspection.reportKey}`)).status).toBe(500);
    expect((await report.asManager('GET', `${report.base}/versions/1`)).status).toBe(500);
  });
});

describe('a report that was finished before versions were sealed', () => {
  test('is sealed at its first opening, once, and says so', async () => {
    const report = await givenReport(api);
    const hall = await report.room();
    await report.item(hall.id, 'Door');
    await api.database.rows(
      '',
      `update inspections set state = 500, completed_at = now() - interval '1 year', closed_at = now() where account_id = $1 and id = $2`,
      [api.account.id, report.inspection.id],
    );
    const readers = await Promise.all(Array.from({ length: 4 }, () => readPublished(report)));
    for (const read of readers) expect(read).toMatchObject({ version: 1, sealed_at_completion: false });
    expect(await versionsOf(report)).toMatchObject([{ version: 1, occasion: 'later', sealed_by: null }]);
    await call(report.asManager, 'PUT', `/properties/${report.property.id}`, { address: { line1: '99 Other Street' } });
    expect((await readPublished(report)).address.line1).toBe('12 Albert Road');
  });
});

describe('versions', () => {
  test('belong to one account, and their content is for its staff', async () => {
    const report = await givenFinished();
    const stranger = api.as((await (await givenAccount(api.database)).user('manager')).token);
    expect((await stranger('GET', `${report.base}/versions`)).status).toBe(404);
    expect((await stranger('GET', `${report.base}/versions/1`)).status).toBe(404);
    expect((await report.asManager('GET', `${report.base}/versions/2`)).status).toBe(404);
    expect((await nobody('GET', `${report.base}/versions`)).status).toBe(401);
  });
});

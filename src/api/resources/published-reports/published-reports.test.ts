/** The rights of a holder of a report's key: to read and to send, and when. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PdfKey } from '#store/pdfs/pdf-files.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { givenSignee } from '#testing/interface/given-signees.ts';
import { placePdf } from '#testing/store-file.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let nobody: Call;
let report: GivenReport;
let door: { id: number };
let key: string;
beforeAll(async () => {
  api = await testApi();
  nobody = api.as(undefined);
});
afterAll(() => api.close());

beforeEach(async () => {
  report = await givenReport(api, {
    notesInternal: 'Difficult landlord',
    notesReport: 'Keys at the office',
    pricing: { price: '95.00', additional: '0.00', margin: '20.00' },
  });
  const hall = await report.room();
  door = await report.item(hall.id, 'Door', { description: 'White', condition: 'Scuffed' });
  await report.action({ roomId: hall.id, itemId: door.id });
  key = report.inspection.reportKey;
  await finish();
});

const setInspection = (assignments: string) =>
  api.database.rows(`test.set ${assignments}`, `update inspections set ${assignments} where id = $1`, [
    report.inspection.id,
  ]);
const finish = () => setInspection("state = 400, completed_at = now(), comments_until = now() + interval '7 days'");
const read = () => nobody('GET', `/published-reports/${key}`);
const comment = { author: 'Ann Tenant', role: 'tenant', text: 'It was scuffed before.' };
const send = (body: object) => nobody('POST', `/published-reports/${key}/comments`, body);
/** By a contact of their own each time. */
const sign = async (name = 'Ann Tenant') => {
  const of = { accountId: api.account.id, inspectionId: report.inspection.id };
  const { path, newCode } = await givenSignee(api, of, { name });
  const signature = { method: 'typed', accepts_declaration: true, code: await newCode() };
  return nobody('POST', `${path}/signatures`, signature);
};
const pointers = (json: { errors: { pointer: string }[] }) => json.errors.map(({ pointer }) => pointer).toSorted();

describe('a rotated key', () => {
  const rotate = (call: Call) => call('POST', `/inspections/${report.inspection.id}/rotate-report-key`);

  test('closes the link with the one before, and the trail says who did it, not which key', async () => {
    const { status, json } = await rotate(report.asManager);
    expect([status, json.report_key === key]).toEqual([200, false]);
    expect((await read()).status).toBe(404);
    expect((await send(comment)).status).toBe(404);
    expect((await nobody('GET', `/published-reports/${json.report_key}`)).status).toBe(200);
    const trail = await report.asManager('GET', `/properties/${report.property.id}/audit`);
    expect(trail.json.data[0]).toMatchObject({
      action: 'inspection.report_key_rotated',
      actor: { id: report.manager.id },
    });
    for (const secret of [key, json.report_key]) expect(trail.text).not.toContain(secret);
  });

  test('is for managers', async () => {
    expect((await rotate(report.write)).status).toBe(403);
    expect((await read()).status).toBe(200);
  });
});

describe('the finished report', () => {
  test('is read without a bearer: rooms, items, actions, and nothing that is for the office', async () => {
    const { status, json, text } = await read();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      type: { id: 1, name: 'Inventory' },
      company: { name: 'Harbour Lettings' },
      address: { line1: '12 Albert Road', postcode: 'PO5 2SJ' },
      clerk: report.clerk.name,
      notes: 'Keys at the office',
      rooms: [
        {
          name: 'Hall',
          items: [
            {
              name: 'Door',
              description: 'White',
              condition: 'Scuffed',
              actions: [{ action: 'Repaint', responsibility: 'Landlord' }],
            },
          ],
        },
      ],
      pdf_types: ['FULL', 'ACTIONS'],
      comment_window: { open: true },
      comments: [],
      signatures: [],
    });
    expect(text).not.toMatch(/Difficult landlord|95\.00|@example\.com|original_url|report_key/);
  });

  test('is absent until it is first completed, and when it is cancelled, as one that never was', async () => {
    const never = await nobody('GET', '/published-reports/4c7a1f0e-0000-4000-8000-000000000000');
    expect([never.status, never.json.code]).toEqual([404, 'not_found']);
    const sameAsNever = { ...never.json, instance: expect.any(String) };
    for (const state of [100, 200, 300, 310, 350]) {
      await setInspection(`state = ${state}, comments_until = null`);
      expect((await read()).json).toEqual(sameAsNever);
      expect((await send(comment)).json).toEqual(sameAsNever);
      expect((await sign()).json).toEqual(sameAsNever);
      expect((await nobody('POST', `/published-reports/${key}/pdfs/FULL`)).json).toEqual(sameAsNever);
    }
    await setInspection('state = 500, closed_at = now()');
    expect((await read()).status).toBe(200);
    await setInspection('cancelled_at = now()');
    expect((await read()).json).toEqual(sameAsNever);
    for (const odd of ['%00', 'a%20b', "'", 'x'.repeat(90), '%F0%9F%94%91'])
      expect([odd, (await nobody('GET', `/published-reports/${odd}`)).json]).toEqual([odd, sameAsNever]);
  });
});

describe('a comment', () => {
  test('is about an item or the whole report, and stands in the trail and the feed', async () => {
    const { status, json } = await send({ ...comment, item_id: door.id });
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...comment, item_id: door.id, about: 'Hall · Door', reply: null, verdict: null });
    await send({ ...comment, author: '<b>Ann</b>', text: 'All in all' });
    expect((await read()).json.comments).toMatchObject([
      { about: 'Hall · Door' },
      { author: '<b>Ann</b>', about: null },
    ]);
    expect(await report.trail()).toContainEqual(
      expect.objectContaining({
        action: 'inspection.comment',
        actor: { id: null, name: 'Ann Tenant (tenant)' },
        changes: [{ field: 'Hall · Door', from: null, to: comment.text }],
      }),
    );
  });

  test('names every fault, and takes items of this report only', async () => {
    const { status, json } = await send({ author: ' ', role: 'clerk' });
    expect([status, pointers(json)]).toEqual([422, ['/author', '/role', '/text']]);
    const other = await givenReport(api);
    const foreign = await other.item((await other.room()).id);
    const refused = await send({ ...comment, item_id: foreign.id });
    expect([refused.status, pointers(refused.json)]).toEqual([422, ['/item_id']]);
  });
});

describe('the window', () => {
  test('is the account’s number of days from the first completion, and no setting moves it afterwards', async () => {
    await report.asManager('PUT', '/settings/account', { comment_days: 2 });
    await setInspection('state = 350, completed_at = null, comments_until = null');
    const { json: complete } = await report.asManager('POST', `${report.base}/complete`);
    await report.asManager('PUT', '/settings/account', { comment_days: 7 });
    const { until } = (await read()).json.comment_window;
    const days = (Date.parse(until) - Date.parse(complete.completed_at)) / (24 * 3600 * 1000);
    expect(days).toBeCloseTo(2, 3);
    expect((await report.asManager('PUT', '/settings/account', { comment_days: 400 })).status).toBe(422);
  });

  test('shuts at its end', async () => {
    await setInspection("comments_until = now() - interval '1 minute'");
    expect((await read()).json.comment_window.open).toBe(false);
    for (const answer of [await send(comment), await sign()])
      expect([answer.status, answer.json.code]).toEqual([409, 'state_forbids']);
  });

  test('stays open in Closed', async () => {
    await setInspection('state = 500, closed_at = now()');
    expect((await read()).json.comment_window.open).toBe(true);
    expect([(await send(comment)).status, (await sign()).status]).toEqual([200, 200]);
  });
});

describe('its PDF', () => {
  const pdf = (method: 'GET' | 'POST', type = 'FULL') => nobody(method, `/published-reports/${key}/pdfs/${type}`);
  const make = async () => {
    const made = await api.database.rows<PdfKey>(
      'test.make',
      `update pdfs set state = 'ready', progress = 100 where inspection_id = $1 returning account_id as "accountId", id`,
      [report.inspection.id],
    );
    for (const key of made) await placePdf(api.dataDir, key);
  };

  test('is asked for once, and out of date with every comment, answer and signature', async () => {
    expect((await pdf('GET')).json).toMatchObject({ state: 'absent', url: null });
    expect((await pdf('POST')).json.state).toBe('queued');
    const changes = [
      async () => expect((await send(comment)).status).toBe(200),
      async () => expect((await sign()).status).toBe(200),
      async () => {
        const [{ id }] = (await read()).json.comments;
        const said = await report.as(report.reviewer)('PUT', `${report.base}/comments/${id}`, { reply: 'Noted.' });
        expect(said.status).toBe(200);
      },
    ];
    for (const change of changes) {
      await make();
      expect((await pdf('POST')).json).toMatchObject({ state: 'ready', url: expect.stringContaining('signature=') });
      await change();
      expect((await pdf('GET')).json.state).toBe('absent');
      expect((await pdf('POST')).json.state).toBe('queued');
    }
  });

  test('has changes only when it came from another report', async () => {
    expect((await pdf('POST', 'CHANGES')).status).toBe(409);
    expect((await pdf('POST', 'NONSENSE')).status).toBe(404);
  });
});

test('a report takes 500 comments and 50 signatures, and no more', async () => {
  expect([(await send(comment)).status, (await sign()).status]).toEqual([200, 200]);
  const others = async (table: string, columns: string, count: number) =>
    api.database.rows(
      `test.others ${table}`,
      `insert into ${table} (account_id, id, inspection_id, ${columns})
       select account_id, lease_ids(account_id, '${table}', 1), inspection_id, ${columns} from ${table}, generate_series(1, $2) where inspection_id = $1`,
      [report.inspection.id, count],
    );
  await others('report_comments', 'report_id, author, role, text', 498);
  await others('report_signatures', 'name, role, method, declaration, report_version, address', 48);
  for (const message of [() => send(comment), () => sign(randomUUID())]) {
    expect((await message()).status).toBe(200);
    const refused = await message();
    expect([refused.status, refused.json.code]).toEqual([409, 'state_forbids']);
  }
});

test('twenty messages a minute to one report, wherever they come from', async () => {
  const limited = await testApi({ rateLimit: true });
  try {
    const given = await givenReport(limited);
    await limited.database.rows(
      'test.finish',
      "update inspections set state = 400, completed_at = now(), comments_until = now() + interval '7 days' where id = $1",
      [given.inspection.id],
    );
    const statuses: number[] = [];
    for (let at = 0; at < 41; at += 1) {
      const answer = await limited.app.inject({
        method: 'POST',
        url: `/api/published-reports/${given.inspection.reportKey}/comments`,
        payload: comment,
        remoteAddress: `192.0.2.${at}`,
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    // A minute may begin in between, but not two.
    expect(statuses).toContain(429);
  } finally {
    await limited.close();
  }
});

/** Two accounts that count their ids alike: whatever is kept under an id is each account's own. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dispatchEvents } from '#store/events/outbox.ts';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { databaseFingerprint } from '#testing/database/database-fingerprint.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import {
  type DescribedOperation,
  inSampleOrder,
  listDescribedOperations,
} from '#testing/interface/described-operations.ts';
import { sendSample } from '#testing/interface/send-operation.ts';
import { photo } from '#testing/sample-files.ts';
import { sampleBearer } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

/** Stands behind every name that the second account has, and nobody else. */
const MARK = ' of the other firm';

let api: TestApi;
let all: DescribedOperation[];
let one: Everything;
let other: Everything;
/** The answers to the first account while it was alone. */
let alone: Record<string, string>;

beforeAll(async () => {
  api = await testApi();
  const streamed = ['listenToChanges', 'getDeliveryOffset', 'deliverPart'];
  const described = await listDescribedOperations(api.app);
  all = described.filter(({ id }) => !streamed.includes(id)).toSorted(inSampleOrder);
  one = await givenEverything(api, 'One firm', 1);
  alone = await readAll(one);
  other = await givenEverything(api, 'Another firm', 1);
  for (const [table, column] of named)
    await api.database.pool.query(`update ${table} set ${column} = ${column} || $2 where account_id = $1`, [
      other.account.id,
      MARK,
    ]);
});
afterAll(() => api.close());

/** The order of what is sent stays as it is. */
const named = [
  ['properties', 'line1'],
  ['rooms', 'name'],
  ['items', 'name'],
  ['actions', 'action'],
  ['clients', 'name'],
  ['users', 'name'],
  ['templates', 'name'],
  ['option_sets', 'name'],
  ['custom_fields', 'name'],
  ['property_contacts', 'name'],
  ['inspection_contacts', 'name'],
  ['emails', 'subject'],
  ['audit_entries', 'actor_name'],
  ['report_comments', 'author'],
  ['file_shares', 'recipient'],
  ['attachments', 'filename'],
];

/** These tell of the reading itself. */
const ofReadings = new Set(['listSecurityLog', 'exportSecurityLog', 'listReportOpenings']);

async function readAll(everything: Everything): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const operation of all.filter(({ id, method }) => method === 'GET' && !ofReadings.has(id))) {
    const token = sampleBearer(everything, operation.id);
    const { statusCode, headers, body } = await sendSample(api.app, operation, everything.ids, { token });
    const answer = `${statusCode} ${headers['etag']} ${headers['location']}\n${body}`;
    // To look at what is shared is counted.
    answers[operation.id] = answer.replaceAll(/"opened_count":\d+,"last_opened_at":[^,]+/g, '');
  }
  return answers;
}

test('their ids are equal', () => {
  const numbers = ({ users, ids, elsewhere, nextDoor }: Everything) => {
    const { application: _counted, ...own } = ids;
    return [
      Object.values(users).map(({ id }) => id),
      ...[own, elsewhere, nextDoor].map((some) => Object.values(some).filter((id) => typeof id === 'number')),
    ];
  };
  expect(numbers(other)).toEqual(numbers(one));
  expect(numbers(one).flat().length).toBeGreaterThan(60);
});

test('nothing that an account is told changes since another one has the same ids', async () => {
  expect(await readAll(one)).toEqual(alone);
});

test('each is told of its own, also of what is kept ready to be told again', async () => {
  const ofOther = await readAll(other);
  expect(await readAll(other)).toEqual(ofOther);
  const marked = Object.keys(ofOther).filter((id) => ofOther[id]?.includes(MARK));
  expect(marked.length).toBeGreaterThan(30);
  expect(Object.values(await readAll(one)).filter((answer) => answer.includes(MARK))).toEqual([]);
});

test('the security log of one tells nothing of the other', async () => {
  for (const path of ['/security-log?per_page=100', '/security-log.csv']) {
    expect((await api.as(one.users.administrator.token)('GET', path)).text).not.toContain(MARK);
    expect((await api.as(other.users.administrator.token)('GET', path)).text).toContain(MARK);
  }
  // Each has opened its report once, under the same id.
  for (const { users, ids } of [one, other]) {
    const openings = await api.as(users.administrator.token)('GET', `/inspections/${ids['inspection']}/openings`);
    expect(openings.json.pagination.totalRecords).toBe(1);
  }
});

const addPorch = ({ users, elsewhere }: Everything, key: string) =>
  api.as(users.administrator.token)(
    'POST',
    `/inspections/${elsewhere['inspection']}/rooms`,
    { name: 'Porch', block_type: 'DETAILED' },
    { 'idempotency-key': key },
  );

test('a key that both send is good for one request of each', async () => {
  const key = 'the same for both';
  const answers = [
    await addPorch(one, key),
    await addPorch(other, key),
    await addPorch(one, key),
    await addPorch(other, key),
  ];
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1);
  const { rows } = await api.database.pool.query(`select account_id as id from rooms where name = 'Porch' order by 1`);
  expect(rows).toEqual([{ id: one.account.id }, { id: other.account.id }]);
});

test('while a request of one still runs, its key locks nobody else’s', async () => {
  const key = 'locked by one';
  await addPorch(one, key);
  await addPorch(other, key);
  // As though both had been cut off, and that of the first only takes long.
  const { rows } = await api.database.pool.query<{ account: number; hash: Buffer }>(
    `update idempotency_keys set status = null, created_at = now() - interval '11 seconds'
     where created_at > now() - interval '1 minute' returning account_id as account, key_hash as hash`,
  );
  const slow = await api.database.pool.connect();
  await slow.query('begin');
  for (const { hash } of rows.filter(({ account }) => account === one.account.id))
    await slow.query('select pg_advisory_xact_lock($1)', [hash.readBigInt64BE(0).toString()]);
  expect((await addPorch(one, key)).status).toBe(409);
  expect((await addPorch(other, key)).status).toBe(200);
  await slow.query('rollback');
  slow.release();
});

test('a link leads to the file of its own account', async () => {
  const send = async ({ users, ids }: Everything, width: number) => {
    const { upload, read } = uploads(api, users.administrator.token);
    const { json } = await upload(`/inspections/${ids['inspection']}/attachments`, await photo({ width, height: 40 }));
    return { id: json.id as number, url: json.url as string, read };
  };
  const [first, second] = [await send(one, 50), await send(other, 60)];
  expect(second.id).toBe(first.id);
  const widthOf = async (url: string) => (await sharp((await first.read(url)).bytes).metadata()).width;
  expect([await widthOf(first.url), await widthOf(second.url)]).toEqual([50, 60]);
  const swapped = first.url.replace(`/files/${one.account.id}.`, `/files/${other.account.id}.`);
  expect(swapped).not.toBe(first.url);
  expect((await first.read(swapped)).status).toBe(404);
});

test('a PDF is the file of its own account, and its link nobody else’s', async () => {
  const read = async ({ account, users, ids }: Everything, text: string) => {
    const id = Number(ids['pdf']);
    await writeFile(pdfPath(api.dataDir, { accountId: account.id, id }), text);
    const { headers } = await api.as(users.administrator.token)('GET', `/inspections/${ids['inspection']}/pdfs/${id}`);
    const link = String(headers['location']);
    return { link, bytes: String((await uploads(api, undefined).read(link)).bytes) };
  };
  const [first, second] = [await read(one, '%PDF-1.7 one'), await read(other, '%PDF-1.7 other')];
  expect([first.bytes, second.bytes]).toEqual(['%PDF-1.7 one', '%PDF-1.7 other']);
  const swapped = first.link.replace(`/pdfs/${one.account.id}.`, `/pdfs/${other.account.id}.`);
  expect(swapped).not.toBe(first.link);
  expect((await uploads(api, undefined).read(swapped)).status).toBe(404);
});

test('a resumable upload goes where its own account announced it', async () => {
  const announce = async ({ users, ids }: Everything) => {
    const body = { identifier: 'film', filename: 'a.txt', size: 5, media_type: 'text/plain' };
    const path = `/inspections/${ids['inspection']}/report/pending-attachments`;
    const { json } = await api.as(users.administrator.token)('POST', path, body);
    return `/api/uploads/${json.delivery_key}`;
  };
  const [first] = [await announce(one), await announce(other)];
  const send = ({ users }: Everything) => {
    const authorization = `Bearer ${users.administrator.token}`;
    const part = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    return api.app.inject({ method: 'PATCH', url: first, payload: 'hello', headers: { ...part, authorization } });
  };
  expect([(await send(other)).statusCode, (await send(one)).statusCode]).toEqual([404, 204]);
  const announcedIn = async ({ users, ids }: Everything) =>
    Object.keys(
      (await api.as(users.administrator.token)('GET', `/inspections/${ids['inspection']}/report`)).json.attachments,
    );
  expect(await announcedIn(one)).not.toContain('film');
  expect(await announcedIn(other)).toContain('film');
});

test('the live feed tells of a report to those who have that of their own account open', async () => {
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  const listen = async ({ users, ids }: Everything) => {
    const heard = { text: '' };
    const headers = { authorization: `Bearer ${users.administrator.token}` };
    const answer = await fetch(`${origin}/api/changes?report=${ids['inspection']}`, { headers, signal: stop.signal });
    const read = async () => {
      for await (const chunk of answer.body ?? []) heard.text += Buffer.from(chunk).toString();
    };
    read().catch(() => undefined);
    return heard;
  };
  const rename = ({ users, ids }: Everything, name: string) =>
    api.as(users.administrator.token)('PUT', `/inspections/${ids['inspection']}/rooms/${ids['room']}`, { name });
  const versionsIn = ({ text }: { text: string }) =>
    [...text.matchAll(/"version":(\d+)/g)].map((match) => Number(match[1]));
  const versionOf = async ({ users, ids }: Everything) =>
    Number((await api.as(users.administrator.token)('GET', `/inspections/${ids['inspection']}/report`)).json.version);

  // The second account's report is ahead by so much that no version is both's.
  for (let n = 0; n < 20; n += 1) await rename(other, `Hall ${n}`);
  const [first, second] = [await listen(one), await listen(other)];
  const before = await versionOf(other);
  await expect.poll(() => [versionsIn(first).length, versionsIn(second).length]).toEqual([1, 1]);
  await rename(one, 'Vestibule');
  const now = await versionOf(one);
  await expect.poll(() => versionsIn(first)).toContain(now);
  await rename(other, 'Vestibule');
  await expect.poll(() => versionsIn(second)).toContain(before + 1);
  expect(versionsIn(second).filter((version) => version < before)).toEqual([]);
  expect(versionsIn(first).filter((version) => version >= before)).toEqual([]);
  stop.abort();
});

test('a change is delivered to the webhooks of its own account', async () => {
  const countOf = async (everything: Everything) => {
    const { ids, users } = everything;
    const { json } = await api.as(users.administrator.token)('GET', `/webhooks/${ids['webhook']}/deliveries`);
    return json.pagination.totalRecords as number;
  };
  await dispatchEvents(api.database);
  const before = [await countOf(one), await countOf(other)];
  const { pool } = api.database;
  await pool.query(`insert into events (account_id, kind, data) values ($1, 'pdf.generated', '{}')`, [one.account.id]);
  await dispatchEvents(api.database);
  expect([await countOf(one), await countOf(other)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

test('while one writes whatever can be written, the other has its rows and answers as they were', async () => {
  await dispatchEvents(api.database);
  const answers = await readAll(other);
  const rows = await databaseFingerprint(api.database, other.account.id);
  const ids = structuredClone(one.ids);
  for (const operation of all.filter(({ method }) => method !== 'GET')) {
    const answer = await sendSample(api.app, operation, ids, { token: sampleBearer(one, operation.id) });
    expect(answer.statusCode, `${operation.id}: ${answer.body}`).toBeLessThan(400);
  }
  await dispatchEvents(api.database);
  expect(await databaseFingerprint(api.database, other.account.id)).toEqual(rows);
  expect(await readAll(other)).toEqual(answers);
});

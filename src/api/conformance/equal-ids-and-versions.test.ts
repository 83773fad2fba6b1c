/** Two accounts that count their ids alike: the version of a thing says nothing of the one with its id elsewhere. */
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { databaseFingerprint } from '#testing/database/database-fingerprint.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import {
  type DescribedOperation,
  inSampleOrder,
  listDescribedOperations,
} from '#testing/interface/described-operations.ts';
import { sendSample } from '#testing/interface/send-operation.ts';
import { sampleBearer } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

/** The versions of the second account are ahead by so much that none is both's. */
const AHEAD = 5000;
/** Their versions come from what they hold, and are not counted. */
const ofContent = new Set([
  'updateMe',
  'updateAccountSettings',
  'updateSessionSettings',
  'updateSecondFactorSettings',
  'updateSingleSignOn',
  'updateMailServer',
  'updateSigningCertificate',
  'updatePropertyCustomField',
  'updateInspectionCustomField',
  'updateRetention',
  'deletePropertyCustomField',
  'deleteInspectionCustomField',
]);
const noVersion = '"999999-json"';

let api: TestApi;
let versioned: DescribedOperation[];
let one: Everything;
let other: Everything;

beforeAll(async () => {
  api = await testApi();
  const operations = await listDescribedOperations(api.app);
  versioned = operations
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'))
    .toSorted(inSampleOrder);
  one = await givenEverything(api, 'One firm', 1);
  other = await givenEverything(api, 'Another firm', 1);
  const { pool } = api.database;
  const { rows: tables } = await pool.query<{ name: string; account: string }>(
    `select table_name as name, case table_name when 'accounts' then 'id' else 'account_id' end as account
     from information_schema.tables join information_schema.columns using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'version'
       and table_name !~ '_p[0-9]+$'`,
  );
  for (const { name, account } of tables)
    await pool.query(`update ${name} set version = version + ${AHEAD} where ${account} = $1`, [other.account.id]);
});
afterAll(() => api.close());

const send = (of: Everything, operation: DescribedOperation, tag: string) =>
  sendSample(api.app, operation, of.ids, { token: sampleBearer(of, operation.id), headers: { 'if-match': tag } });

type Told = { status: number; version: number; tag: string; current: unknown };

async function sendWrong(of: Everything, operation: DescribedOperation, tag: string): Promise<Told> {
  const { statusCode: status, headers, body } = await send(of, operation, tag);
  const { version, current } = JSON.parse(body);
  return { status, version, tag: String(headers['etag']), current };
}

test('a tag of another account’s thing with the same id matches nothing, and draws its own version alone', async () => {
  const before = await databaseFingerprint(api.database);
  expect(versioned.length).toBeGreaterThan(30);
  for (const operation of versioned) {
    const [ofOne, ofOther] = [await sendWrong(one, operation, noVersion), await sendWrong(other, operation, noVersion)];
    expect([operation.id, ofOne.status, ofOther.status]).toEqual([operation.id, 412, 412]);
    if (ofContent.has(operation.id)) expect([operation.id, ofOne.version]).not.toEqual([operation.id, ofOther.version]);
    else expect([operation.id, ofOne.version < AHEAD, ofOther.version > AHEAD]).toEqual([operation.id, true, true]);
    for (const format of ['json', 'xml']) {
      expect(await sendWrong(one, operation, `"${ofOther.version}-${format}"`)).toEqual(ofOne);
      expect(await sendWrong(other, operation, `"${ofOne.version}-${format}"`)).toEqual(ofOther);
    }
  }
  expect(await databaseFingerprint(api.database)).toEqual(before);
});

test('a tag of its own is taken, and moves nothing of the other account', async () => {
  const ids = structuredClone(other.ids);
  const before = await databaseFingerprint(api.database, one.account.id);
  for (const operation of versioned) {
    const { tag } = await sendWrong({ ...other, ids }, operation, noVersion);
    const answer = await send({ ...other, ids }, operation, tag);
    expect([operation.id, answer.statusCode < 400, answer.body]).toEqual([operation.id, true, answer.body]);
  }
  expect(await databaseFingerprint(api.database, one.account.id)).toEqual(before);
});

test('a tag that is kept with a PDF of one account is not that of the other’s with the same id', async () => {
  const read = async (url: string, headers = {}) => api.app.inject({ url, headers });
  const place = async ({ account, users, ids }: Everything, text: string) => {
    const [id, shared] = [Number(ids['pdf']), Number(ids['sharedPdf'])];
    await api.database.pool.query(`update pdfs set state = 'ready' where account_id = $1 and id = $2`, [
      account.id,
      shared,
    ]);
    for (const one of [id, shared]) await writeFile(pdfPath(api.dataDir, { accountId: account.id, id: one }), text);
    const { headers } = await api.as(users.administrator.token)('GET', `/inspections/${ids['inspection']}/pdfs/${id}`);
    return [
      String(headers['location']).replace('http://localhost:8080', ''),
      `/api/shared-files/${ids['pdfShareToken']}/pdfs/${shared}/report.pdf`,
    ];
  };
  const [ofOne, ofOther] = [await place(one, '%PDF-1.7 one'), await place(other, '%PDF-1.7 other')];
  for (const [at, url] of ofOne.entries()) {
    const own = await read(url);
    const elsewhere = await read(ofOther[at] ?? '');
    expect([own.body, elsewhere.body]).toEqual(['%PDF-1.7 one', '%PDF-1.7 other']);
    expect((await read(url, { 'if-none-match': own.headers['etag'] })).statusCode).toBe(304);
    expect((await read(url, { 'if-none-match': elsewhere.headers['etag'] })).body).toBe('%PDF-1.7 one');
  }
});

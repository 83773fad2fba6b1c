/** Repeated requests that move files: whatever is cut off, rows and files agree, and each thing is there once. */
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileFolder } from '#store/files/files.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let files: ReturnType<typeof uploads>;
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  files = uploads(api, report.clerk.token);
});
afterAll(() => api.close());

const isThere = (sha256: string) =>
  access(fileFolder(api.dataDir, { accountId: api.account.id, sha256 })).then(
    () => true,
    () => false,
  );
const incoming = () => readdir(join(api.dataDir, 'incoming'));
const filesOfAccount = async (): Promise<string[]> => {
  const parent = join(api.dataDir, 'files', String(api.account.id));
  const found = await readdir(parent, { recursive: true }).catch(() => []);
  return found.filter((path) => path.split('/').length === 2);
};

describe('a request whose connection ends when all is done but its answer kept', () => {
  beforeEach(() =>
    api.database.pool.query(
      `create function end_connection() returns trigger language plpgsql as
         $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
       create trigger cut_off before update on idempotency_keys for each row execute function end_connection()`,
    ),
  );
  const mend = () => api.database.pool.query('drop function if exists end_connection cascade');
  afterEach(mend);

  test('has uploaded nothing, neither row nor file, and its repetition is the first', async () => {
    const bytes = await photo({ width: 70 });
    const headers = { 'idempotency-key': 'cut off' };
    const before = await filesOfAccount();
    const { status } = await files.upload(`${report.base}/attachments`, bytes, { headers });
    expect(status).toBeGreaterThanOrEqual(500);
    expect((await report.write('GET', `${report.base}/attachments`)).json).toEqual([]);
    // Nobody knew at first whether it was committed; the database is asked soon after.
    await expect.poll(filesOfAccount).toEqual(before);
    await expect.poll(incoming).toEqual([]);

    await mend();
    const first = await files.upload(`${report.base}/attachments`, bytes, { headers });
    const again = await files.upload(`${report.base}/attachments`, bytes, { headers });
    expect([first.status, again.json]).toEqual([200, first.json]);
    expect((await report.write('GET', `${report.base}/attachments`)).json).toEqual([first.json]);
    expect(await isThere(first.json.sha256)).toBe(true);
    // The files of the repetition go once it is answered.
    await expect.poll(incoming).toEqual([]);
  });

  test('leaves a file that was there already to those who show it', async () => {
    const bytes = await photo({ width: 72 });
    const room = await report.room();
    const path = `${report.base}/rooms/${room.id}/attachments`;
    const shown = (await files.upload(path, bytes)).json;
    const { status } = await files.upload(path, bytes, { headers: { 'idempotency-key': 'cut off, known' } });
    expect(status).toBeGreaterThanOrEqual(500);
    expect((await files.read(shown.url)).status).toBe(200);
    expect((await report.write('GET', `${report.base}/rooms/${room.id}`)).json.attachments).toEqual([shown]);
  });

  test('has taken no file of the rooms that it replaces', async () => {
    const source = await givenReport(api);
    await source.room('Hall');
    await source.putInState(400);
    const own = await givenReport(api);
    const room = await own.room('Attic');
    const path = `${own.base}/rooms/${room.id}/attachments`;
    const shown = (await uploads(api, own.clerk.token).upload(path, await photo({ width: 74 }))).json;
    const replace = () =>
      own.write(
        'PUT',
        `${own.base}/report/copy-from-property/${source.property.id}`,
        { mode: 'reset' },
        { 'idempotency-key': 'replace' },
      );
    expect((await replace()).status).toBeGreaterThanOrEqual(500);
    expect((await own.read()).rooms).toMatchObject([{ id: room.id, attachments: [{ id: shown.id }] }]);
    expect(await isThere(shown.sha256)).toBe(true);

    await mend();
    expect((await replace()).status).toBe(200);
    expect(await isThere(shown.sha256)).toBe(false);
  });
});

test('eight uploads at once under one key are one attachment, and all answers are the same', async () => {
  const room = await report.room();
  const path = `${report.base}/rooms/${room.id}/attachments`;
  const bytes = await photo({ width: 76 });
  const headers = { 'idempotency-key': 'at once' };
  const sent = await Promise.all(Array.from({ length: 8 }, () => files.upload(path, bytes, { headers })));
  const [done, refused] = [sent.filter(({ status }) => status === 200), sent.filter(({ status }) => status !== 200)];
  expect(refused.every(({ status }) => status === 409)).toBe(true);
  const { attachments } = (await report.write('GET', `${report.base}/rooms/${room.id}`)).json;
  expect(attachments.length).toBe(1);
  for (const { json } of done) expect(json).toEqual(attachments[0]);
  // Those that are not needed go once they are answered.
  await expect.poll(incoming).toEqual([]);
});

test('another file, name or description under a key that was used is refused, and leaves nothing', async () => {
  const path = `${report.base}/attachments`;
  const headers = { 'idempotency-key': 'another file' };
  const bytes = await photo({ width: 78 });
  expect((await files.upload(path, bytes, { headers, fields: { description: 'Hall' } })).status).toBe(200);
  const before = [await filesOfAccount(), (await report.write('GET', path)).json.length];
  for (const [other, more] of [
    [await photo({ width: 79 }), { fields: { description: 'Hall' } }],
    [bytes, { fields: { description: 'Kitchen' } }],
    [bytes, { fields: { description: 'Hall' }, filename: 'other.jpg' }],
  ] as const) {
    const { status, json } = await files.upload(path, other, { headers, ...more });
    expect([status, json.code]).toEqual([422, 'idempotency_mismatch']);
  }
  expect([await filesOfAccount(), (await report.write('GET', path)).json.length]).toEqual(before);
  expect(await incoming()).toEqual([]);
});

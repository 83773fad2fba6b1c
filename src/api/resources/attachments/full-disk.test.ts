/** Full disks, of files and of the database, are no fault of what is sent: it is to be sent again. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
});
afterAll(() => api.close());

const photograph = () =>
  sharp({
    create: {
      width: 1800,
      height: 1800,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

/** A disk of a megabyte in the place of the files; false where this user may mount nothing. */
function mountSmall(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', api.dataDir], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('a photograph on a full disk is 507 and leaves nothing, and is taken once there is room', async (context) => {
  const { upload } = uploads(api, report.manager.token);
  const path = `${report.base}/attachments`;
  const bytes = await photograph();
  if (!mountSmall()) return context.skip();
  try {
    const { status, headers, json } = await upload(path, bytes);
    expect([status, json.code]).toEqual([507, 'no_room']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(readdirSync(`${api.dataDir}/incoming`)).toEqual([]);
  } finally {
    execFileSync('umount', [api.dataDir]);
  }
  expect((await upload(path, bytes)).status).toBe(200);
});

test('a full database is 503, and the same request succeeds once it has room', async () => {
  const house = { address: { line1: '1', city: 'c', postcode: 'p' }, no_of_beds: 1, no_of_baths: 1 };
  const { pool } = api.database;
  await pool.query(`create function is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await pool.query('create trigger is_full before insert on properties for each row execute function is_full()');
  const { status, headers, json } = await api.as(report.manager.token)('POST', '/properties', house);
  await pool.query('drop function is_full cascade');
  expect([status, json.code]).toEqual([503, 'not_ready']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await api.as(report.manager.token)('POST', '/properties', house)).status).toBe(200);
});

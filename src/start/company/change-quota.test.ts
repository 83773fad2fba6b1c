import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenTestDatabase, openTestDatabase } from '#testing/database/test-database.ts';
import { givenAccount } from '#testing/given-account.ts';
import { readSettings } from '../settings/settings.ts';
import { changeQuota } from './change-quota.ts';

let dataDir: string;
let database: OpenTestDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-quota-'));
  database = await openTestDatabase({ poolSize: 2 });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

test('one firm may keep more or less, until it may keep as much as all again', async () => {
  const { email } = await (await givenAccount(database)).user('administrator');
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: database.url, UPLOAD_QUOTA: '50 GB' });
  const change = (size: string, of = email) => changeQuota(settings, size, of, () => undefined);
  expect(await change('200 GB')).toBe(`The firm of ${email} keeps 0 kB, and may keep 200.0 GB.`);
  expect(await change('1 MB')).toBe(`The firm of ${email} keeps 0 kB, and may keep 1.0 MB.`);
  expect(await change('1.5 tb')).toContain('may keep 1.5 TB');
  expect(await change('usual')).toContain('may keep 50.0 GB');
  const { rows } = await database.pool.query('select kind, application, facts from security_events order by id');
  expect(rows.map(({ facts }) => facts.bytes)).toEqual([200_000_000_000, 1_000_000, 1_500_000_000_000, 'usual']);
  expect(rows[0]).toMatchObject({ kind: 'quota.changed', application: 'npm run account' });
  await expect(change('much')).rejects.toThrow('"much" is no size: 200 GB is one');
  await expect(change('1 GB', 'nobody@example.com')).rejects.toThrow('Nobody signs in with nobody@example.com');
});

test('a size in the settings is one, or a fault in words', () => {
  expect(readSettings({ UPLOAD_QUOTA: '500MB' }).uploadQuota).toBe(500_000_000);
  expect(readSettings({}).uploadQuota).toBeUndefined();
  expect(() => readSettings({ UPLOAD_QUOTA: 'lots' })).toThrow('UPLOAD_QUOTA must be a size such as 20 GB');
});

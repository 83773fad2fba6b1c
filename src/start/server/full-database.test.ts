/** A database without room: every part of the server says that it passes, in its own words, and tells nothing of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionHeader } from '#contract/oauth.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { readSettings } from '../settings/settings.ts';
import { registerBackOffice } from '../web/back-office.ts';
import { buildServer } from './build-server.ts';
import { buildLog } from './request-log.ts';

let api: TestApi;
let place: string;
let app: FastifyInstance;
beforeAll(async () => {
  api = await testApi();
  place = await mkdtemp(join(tmpdir(), 'keyturn-full-'));
  const page = '<!doctype html><head><script type="application/json" id="keyturn-config">{}</script></head>';
  for (const name of ['index.html', 'tenant.html']) await writeFile(join(place, name), page);
  const settings = readSettings({ DATABASE_URL: api.database.pool.options.connectionString, DATA_DIR: api.dataDir });
  const log = buildLog('silent');
  const backOffice = await registerBackOffice(api.database, settings, log);
  ({ app } = await buildServer({ settings, log, database: api.database, backOffice, webDirectory: place }));
});
afterAll(async () => {
  await app.close();
  await api.close();
  await rm(place, { recursive: true });
});

/** Every count of a request fails as on a full disk. */
async function failing(sqlState: string, work: () => Promise<void>): Promise<void> {
  await api.database.pool.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file "base/1"' using errcode = '${sqlState}'; end $$;
    create trigger no_room before insert or update on directory.rate_limits for each statement execute function no_room();
    create trigger no_room before insert or update on rate_limits for each statement execute function no_room()`);
  try {
    await work();
  } finally {
    await api.database.pool.query('drop function no_room() cascade');
  }
}

const form = 'grant_type=refresh_token&client_id=nobody&refresh_token=x';
const parts: [string, InjectOptions][] = [
  ['the sign-in page', { url: '/oauth/authorize?client_id=x', headers: { accept: 'text/html' } }],
  [
    'the token endpoint',
    {
      method: 'POST',
      url: '/oauth/token',
      payload: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  ],
  [
    'the token proxy',
    { method: 'POST', url: '/session/token', headers: { [sessionHeader.name]: sessionHeader.value } },
  ],
  ['the set-up page', { url: '/set-up/anything' }],
];

test.each(parts)('%s is 503 with the time to come back', async (_part, request) => {
  await failing('53100', async () => {
    const { statusCode, headers, body } = await app.inject(request);
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).not.toContain('extend file');
  });
});

test('the interface is 503 with the time to come back', async () => {
  const { token } = await api.account.user('manager');
  await failing('53100', async () => {
    const { statusCode, headers } = await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

test.each(parts)('%s says nothing of the cause of a failure that nobody expects', async (_part, request) => {
  await failing('XX000', async () => {
    const { statusCode, body } = await app.inject(request);
    expect(statusCode).toBe(500);
    expect(body).not.toContain('extend file');
  });
});

/** A browser's requests go to any of several processes: two on one database must agree about its session. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshTokenInCookie, sessionHeader, sessionPaths, signedInPath } from '#contract/oauth.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { type OpenTestDatabase, openTestDatabase } from '#testing/database/test-database.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type RunningKeyturn, startKeyturn } from '#testing/kill/running-keyturn.ts';
import { authorizeUrl, pkcePair, pkceParameters } from '#testing/oauth-exchange.ts';
import { freePort } from '#testing/test-oauth.ts';
import { testVisitor } from '#testing/test-visitor.ts';

const password = 'A long enough pass phrase';
let dataDir: string;
let database: OpenTestDatabase;
let publicUrl: string;
let processes: RunningKeyturn[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-two-'));
  database = await openTestDatabase({ poolSize: 2 });
  const ports = [await freePort(), await freePort()];
  publicUrl = `http://127.0.0.1:${ports[0]}`;
  processes = await Promise.all(
    ports.map((port) => startKeyturn({ dataDir, port, databaseUrl: database.url, roles: 'web,api', publicUrl })),
  );
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** As the page's own script asks, at whichever process the balancer chose. */
async function ask({ url }: RunningKeyturn, fields: Record<string, string>, cookie = '') {
  const response = await fetch(`${url}${sessionPaths.token}`, {
    method: 'POST',
    headers: { origin: publicUrl, [sessionHeader.name]: sessionHeader.value, cookie },
    body: new URLSearchParams(fields),
  });
  return {
    status: response.status,
    body: await response.text(),
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
}

test('PostgreSQL names the roles of each process, and what else works beside it', async () => {
  const { rows } = await database.pool.query(
    `select distinct application_name as name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect(rows.map(({ name }) => name)).toContain('keyturn web,api');
  expect(rows.filter(({ name }) => !name.startsWith('keyturn'))).toEqual([]);
});

test('one cookie that is refreshed by both at once, and again, gets one answer and keeps its session', async () => {
  const person = await (await givenAccount(database)).user('manager');
  await database.pool.query('update users set password_hash = $1 where id = $2', [
    await hashPassword(password),
    person.id,
  ]);
  const [first, second] = processes as [RunningKeyturn, RunningKeyturn];
  const redirectUri = `${publicUrl}${signedInPath}`;
  const backOffice = { clientId: 'keyturn-back-office', clientSecret: '', redirectUri };
  const pkce = pkcePair();
  const visitor = testVisitor();
  const page = await visitor.open(authorizeUrl({ publicUrl }, backOffice, pkceParameters(pkce)));
  const { location = '' } = await visitor.signIn(page, { email: person.email, password });
  const code = new URL(location).searchParams.get('code') ?? '';
  const fields = { grant_type: 'authorization_code', code, code_verifier: pkce.verifier, redirect_uri: redirectUri };
  const { cookie } = await ask(first, fields);

  const form = { grant_type: 'refresh_token', refresh_token: refreshTokenInCookie };
  const both = await Promise.all([ask(first, form, cookie), ask(second, form, cookie)]);
  const later = await ask(second, form, cookie);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set([...both, later].map(({ body, cookie: next }) => `${next} ${body}`)).size).toBe(1);
  expect((await ask(second, form, later.cookie)).status).toBe(200);
});

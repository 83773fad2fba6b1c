/** A service whose event loop stands still is ended, says what it was serving, and is started again by its parent. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#store/database/database.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type TestDatabase, testDatabase } from '#testing/database/test-database.ts';
import { freePort } from '#testing/test-oauth.ts';
import { unsetSettings } from '#testing/unset-settings.ts';
import { countServedRoutes, servedInWords } from './served-routes.ts';

/** As in `blocking-keyturn.ts`, which starts a service when it is imported. */
const blockingWords = 'stand still, please';
const holdingWords = 'hold still, please';

let parent: ChildProcess | undefined;
let database: TestDatabase | undefined;
let dataDir: string | undefined;
afterEach(async () => {
  if (parent !== undefined && parent.exitCode === null) {
    parent.kill('SIGTERM');
    await once(parent, 'exit');
  }
  await database?.drop();
  if (dataDir !== undefined) await rm(dataDir, { recursive: true });
  parent = database = dataDir = undefined;
});

/** The service with its fault and its parent, and a client that writes to it. */
async function startService(...flags: string[]) {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-still-'));
  const port = await freePort();
  const said: string[] = [];
  const entry = ['src/start/standstill/parent.ts', ...flags, 'src/testing/kill/blocking-keyturn.ts'];
  const started = spawn(process.execPath, entry, {
    env: {
      ...unsetSettings,
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DEMO: 'off',
      BROWSER_APP: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  parent = started;
  for (const output of [started.stdout, started.stderr]) createInterface(output).on('line', (line) => said.push(line));
  const starts = () => said.filter((line) => line.startsWith('Keyturn is ready')).length;
  await vi.waitUntil(() => starts() === 1, { timeout: 60_000 });

  const direct = openDatabase(database.url);
  const { token } = await (await givenAccount(direct)).user('manager');
  await direct.close();
  const url = `http://127.0.0.1:${port}/api/clients`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (name: string) => fetch(url, { method: 'POST', headers, body: JSON.stringify({ name }) });
  expect((await post('Langstone Homes')).status).toBe(200);
  return { parent: started, said, starts, url, headers, post };
}

test('a service that stands still for ten seconds ends, names its request, and answers again with all it accepted', async () => {
  const { parent: running, said, starts, url, headers, post } = await startService();
  const started = performance.now();
  await expect(post(blockingWords)).rejects.toThrow();
  expect(performance.now() - started).toBeGreaterThan(9_000);

  await vi.waitUntil(() => starts() === 2, { timeout: 60_000 });
  const { data } = (await (await fetch(url, { headers })).json()) as { data: { name: string }[] };
  expect(data.map(({ name }) => name)).toEqual(['Langstone Homes']);
  const lines = said.join('\n');
  expect(lines).toContain(
    'Keyturn stood still for 10 seconds and ends. It was serving POST /api/clients, which began last.',
  );
  expect(lines).toContain('Keyturn stood still, was ended, and is started again.');

  running.kill('SIGTERM');
  expect(await once(running, 'exit')).toEqual([0, null]);
}, 150_000);

test.skipIf(process.platform !== 'linux')(
  'a service that sleeps as a whole, as on a laptop that is closed, goes on where it was',
  async () => {
    const { parent: running, starts, post } = await startService();
    const [service] = readFileSync(`/proc/${running.pid}/task/${running.pid}/children`, 'utf8').trim().split(' ');
    process.kill(Number(service), 'SIGSTOP');
    // Nothing tells that time has passed but time itself.
    await pause(12_000);
    process.kill(Number(service), 'SIGCONT');
    expect((await post('Solent Estates')).status).toBe(200);
    expect(starts()).toBe(1);
  },
  150_000,
);

test('a service under a debugger may be held for as long as somebody looks', async () => {
  const { starts, post } = await startService('--inspect=127.0.0.1:0');
  const began = performance.now();
  expect((await post(holdingWords)).status).toBe(200);
  expect([performance.now() - began > 11_000, starts()]).toEqual([true, 1]);
}, 150_000);

test('requests in hand are counted by the pattern of their route, and are named without a key', async () => {
  const app = fastify();
  const served = countServedRoutes(app);
  let words = '';
  app.get('/r/:report_key', async () => {
    words = servedInWords(served);
    return {};
  });
  await app.inject('/r/secret');
  await app.close();
  expect(words).toBe('GET /r/:report_key, which began last');
  expect(servedInWords(served)).toBe('no request');
});

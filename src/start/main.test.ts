import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/database/test-database.ts';
import { unsetSettings } from '#testing/unset-settings.ts';

let place: string;
let database: TestDatabase;
const children: ChildProcess[] = [];

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'keyturn-main-'));
  database = await testDatabase();
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await database.drop();
  await rm(place, { recursive: true });
});

function run(
  env: Record<string, string>,
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  return spawnCommand(process.execPath, ['src/start/main.ts'], env);
}

function spawnCommand(command: string, args: string[], env: Record<string, string>): ReturnType<typeof run> {
  const child = spawn(command, args, {
    env: {
      ...unsetSettings,
      PATH: process.env.PATH,
      DATA_DIR: place,
      BROWSER_APP: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function startKeyturn(start = run): Promise<{ child: ChildProcess; url: string; said: string[] }> {
  const port = await findFreePort();
  const child = start({ PORT: String(port), DATABASE_URL: database.url });
  const said: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    if (line.startsWith('Keyturn is ready')) return { child, url: `http://localhost:${port}`, said };
  }
  throw new Error(`Keyturn did not start: ${said.join('\n')}${await text(child.stderr)}`);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

test('reports its progress, is ready when it says so, and ends in order when told to', async () => {
  const { child, url, said } = await startKeyturn();
  expect(said).toEqual([
    'Updating the database',
    expect.stringMatching(/^Nobody can sign in yet\. Set up your firm: /),
    `Keyturn is ready: ${url}`,
  ]);
  const [link = ''] = /http:\S+/.exec(said[1] ?? '') ?? [];
  expect(await (await fetch(link)).text()).toContain('<h1>Set up your firm</h1>');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const metadata = await fetch(`${url}/.well-known/oauth-authorization-server`);
  expect(await metadata.json()).toMatchObject({ issuer: url });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('ends when the process that started it has ended: npm does not pass SIGTERM on', async () => {
  const { child, url } = await startKeyturn((env) =>
    // Something after it, or the shell would become it.
    spawnCommand('sh', ['-c', '"$0" src/start/main.ts; exit $?', process.execPath], {
      ...env,
      npm_lifecycle_event: 'start',
    }),
  );
  child.kill('SIGTERM');
  const isGone = () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone).toBe(true);
});

test('ends in order when told to while it still starts', async () => {
  const child = run({ PORT: String(await findFreePort()), DATABASE_URL: database.url });
  await once(createInterface(child.stdout), 'line');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('starts again on the data of a killed one', async () => {
  const first = await startKeyturn();
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const { url } = await startKeyturn();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('names every fault of the settings in plain words and does not start', async () => {
  const child = run({ PORT: 'x', RATE_LIMIT: 'perhaps' });
  const complaint = await text(child.stderr);
  expect(complaint.trim().split('\n')).toEqual([
    expect.stringContaining('PORT must be a whole number'),
    expect.stringContaining('RATE_LIMIT must be one of on, off'),
  ]);
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});

test('names the database that cannot be used', async () => {
  const child = run({
    PORT: String(await findFreePort()),
    DATABASE_URL: database.url.replace(/\/[^/?]*(\?|$)/, '/none$1'),
  });
  expect(await text(child.stderr)).toContain(
    'The PostgreSQL of DATABASE_URL cannot be used: database "none" does not exist.',
  );
});

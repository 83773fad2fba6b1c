import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readJsonx } from '#api/jsonx/jsonx.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';

let port: number;
let door: FrontDoor;
const agent = new Agent({ keepAlive: true });
const hasIPv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'));

beforeEach(async () => {
  port = await findFreePort();
  door = await openFrontDoor({ port, host: undefined, publicUrl: 'https://keyturn.example' });
});

afterEach(async () => {
  await door.close(0);
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return free;
}

async function ask(path: string, headers: Record<string, string> = {}, host = '127.0.0.1') {
  const [answer] = (await once(get({ host, port, path, headers, agent }), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test('while Keyturn starts it is healthy, not ready, and says so to programs and people', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  expect(await ask('/readyz')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  const answer = await ask('/api/me');
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  const { instance, ...said } = JSON.parse(answer.body);
  expect(said).toMatchObject({ status: 503, code: 'not_ready', title: 'Keyturn is starting.' });
  expect(instance).toMatch(/^[\da-f-]{36}$/);
  const xml = await ask('/api/me', { accept: 'application/xml' });
  expect(xml).toMatchObject({ status: 503, headers: { 'content-type': 'application/xml; charset=utf-8' } });
  expect(readJsonx(xml.body)).toEqual({ ...said, instance: expect.any(String) });
  const page = await ask('/', { accept: 'text/html,*/*' });
  expect(page).toMatchObject({ status: 503, headers: { refresh: '1' } });
  expect(page.body).toContain('Keyturn is starting.');
});

test('its own answers carry the headers of all others, and an id', async () => {
  for (const path of ['/healthz', '/readyz', '/api/me', '/']) {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  }
});

test('once open it is ready and hands on everything else', async () => {
  door.open((_request, response) => response.end('in'));
  expect(await ask('/readyz')).toMatchObject({ status: 200 });
  expect(await ask('/anything')).toMatchObject({ status: 200, body: 'in' });
});

test('without what it stands on it is healthy, and names what is missing to balancers', async () => {
  door.open(
    (_request, response) => response.end('in'),
    async () => ['database'],
  );
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
    body: '{"status":"not ready","missing":["database"]}',
  });
});

test.runIf(hasIPv6)('it answers on IPv6 too, and closes there', async () => {
  door.open((_request, response) => response.end('in'));
  expect(await ask('/anything', {}, '::1')).toMatchObject({ status: 200, body: 'in' });
  await door.close(1_000);
  await expect(ask('/anything', {}, '::1')).rejects.toThrow();
});

test('closing lets a request in hand finish and accepts no other', async () => {
  const inHand = Promise.withResolvers<() => void>();
  door.open((request, response) => {
    if (request.url === '/slow') inHand.resolve(() => response.end('done'));
    else response.end('quick');
  });
  await ask('/quick');
  const slow = ask('/slow');
  const finish = await inHand.promise;
  const closing = door.close(5_000);
  await expect(ask('/quick')).rejects.toThrow();
  finish();
  expect(await slow).toMatchObject({ status: 200, body: 'done' });
  await closing;
});

test('closing cuts off requests that take too long', async () => {
  const inHand = Promise.withResolvers<void>();
  door.open(() => inHand.resolve());
  const slow = ask('/slow');
  await inHand.promise;
  await Promise.all([expect(slow).rejects.toThrow(), door.close(50)]);
});

test('a port that is taken is named', async () => {
  await expect(openFrontDoor({ port, host: undefined, publicUrl: 'https://keyturn.example' })).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  );
});

test('a HOST that is no address of this machine is named', async () => {
  // An address of TEST-NET-3, which nobody has (RFC 5737).
  await expect(openFrontDoor({ port, host: '203.0.113.9', publicUrl: 'https://keyturn.example' })).rejects.toThrow(
    'HOST 203.0.113.9 is not an address of this machine.',
  );
});

test.for([
  ['headers that are too large', { cookie: 'x'.repeat(20_000) }, '/api/me'],
  ['an address that is too long', {}, `/api/inspections?q=${'x'.repeat(20_000)}`],
] as const)('refuses %s as a problem, before and after it opens', async ([, headers, path]) => {
  for (const isOpen of [false, true]) {
    if (isOpen) door.open((_request, response) => response.end('in'));
    const answer = await ask(path, headers);
    const problem = JSON.parse(answer.body);
    expect(problem).toMatchObject({ status: 431, code: 'headers_too_large' });
    expect(answer).toMatchObject({
      status: 431,
      headers: { 'content-type': 'application/problem+json', 'request-id': problem.instance },
    });
  }
});

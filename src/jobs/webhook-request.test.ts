/** The connection itself: a name may lead elsewhere by the time it is used than when it was looked at. */
import type * as dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { postWebhook } from './webhook-request.ts';

/** The network's answers for a name, one after another. */
const answers: string[][] = [];
vi.mock('node:dns', async (original) => {
  const real = await original<typeof dns>();
  const lookup = (_host: string, _options: object, done: (error: null, found: object[]) => void): void => {
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { ...real, default: { ...real, lookup }, lookup };
});

let asked = 0;
let answer: { status: number; headers: Record<string, string> };
const receiver = createServer((_request, response) => {
  asked += 1;
  response.writeHead(answer.status, answer.headers).end();
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  ({ port } = receiver.address() as AddressInfo);
});
afterAll(() => receiver.close());
beforeEach(() => {
  asked = 0;
  answers.length = 0;
  answer = { status: 204, headers: {} };
});

const strict = { allowLoopback: false, timeout: 500 };
/** Only requests that are never to be answered are given up soon: a busy machine may need its time. */
const local = { allowLoopback: true, timeout: 60_000 };
const post = (url: string, rules = strict) => postWebhook(url, {}, '{}', rules);

test.each([
  ['this machine', ['127.0.0.1']],
  ['this machine in IPv6', ['::1']],
  ['a mapped address', ['::ffff:10.0.0.8']],
  ['a private network', ['10.0.0.8', '192.168.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['nothing', []],
])('a public name that leads to %s is not connected to', async (_name, addresses) => {
  answers.push(addresses);
  const result = await post(`https://rebound.example:${port}/`);
  expect(result).toMatchObject({ error: expect.stringContaining('does not lead to a public address') });
  expect(asked).toBe(0);
});

test.each([
  ['this machine', 'https://127.0.0.1/'],
  ['a private network', 'https://10.0.0.8/'],
  ['a mapped address', 'https://[::ffff:10.0.0.8]/'],
  ['the metadata of a cloud', 'https://169.254.169.254/'],
  ['a public address without encryption', 'http://203.0.113.9/'],
])('an address of %s that is written as such is not connected to', async (_name, url) => {
  const result = await post(url.replace(/\/$/, `:${port}/`));
  expect(result).toMatchObject({ error: expect.stringMatching(/^The address must be /) });
  expect(asked).toBe(0);
});

test('only the public ones of several addresses are tried', async () => {
  answers.push(['127.0.0.1', '203.0.113.9', '::1']);
  expect(await post(`https://mixed.example:${port}/`)).toHaveProperty('error');
  expect(asked).toBe(0);
});

test('a name is looked up once, and the connection goes to the checked address', async () => {
  // The first answer passes, the one after it would lead inside.
  answers.push(['8.8.8.8'], ['127.0.0.1']);
  const result = await post(`https://twice.example:${port}/`);
  expect(result).toHaveProperty('error');
  expect(answers).toEqual([['127.0.0.1']]);
  expect(asked).toBe(0);
});

test('a redirect is an answer like any other, and is not followed', async () => {
  answer = { status: 307, headers: { location: `http://127.0.0.1:${port}/elsewhere` } };
  expect(await post(`http://127.0.0.1:${port}/`, local)).toMatchObject({ status: 307 });
  expect(asked).toBe(1);
});

test('a receiver that would rather speak another protocol has answered, and is hung up on', async () => {
  const closed = Promise.withResolvers<void>();
  const upgrading = createServer();
  upgrading.on('connection', (socket) => {
    socket.on('close', closed.resolve);
    socket.once('data', () => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => upgrading.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(upgrading.address() as AddressInfo).port}/`;
  expect(await post(url, local)).toMatchObject({ status: 101 });
  await closed.promise;
  upgrading.close();
});

test('a receiver that says nothing has failed in time', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  expect(await post(url, { allowLoopback: true, timeout: 100 })).toEqual({ error: 'No answer within 0.1 s.' });
  silent.closeAllConnections();
  silent.close();
});

test('a receiver that cannot be reached is told of in plain words', async () => {
  const cutting = createServer(({ socket }) => socket.destroy());
  await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve));
  const url = `127.0.0.1:${(cutting.address() as AddressInfo).port}/`;
  expect(await post(`http://${url}`, local)).toEqual({
    error: 'The receiver cannot be reached: it cut the connection (ECONNRESET).',
  });
  expect(await post(`https://${url}`, local)).toMatchObject({
    error: expect.stringContaining('cannot be reached: no encrypted connection came about'),
  });
  await new Promise((resolve) => cutting.close(resolve));
  expect(await post(`http://${url}`, local)).toEqual({
    error: 'The receiver cannot be reached: nothing answers at its address and port (ECONNREFUSED).',
  });
});

test('an answer without end is cut off', async () => {
  const endless = createServer((_request, response) => {
    const more = (): void => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', more);
    };
    more();
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`;
  expect(await post(url, local)).toMatchObject({ status: 200 });
  endless.closeAllConnections();
  endless.close();
});

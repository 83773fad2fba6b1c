import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { warnOfUnnamedProxies } from './unnamed-proxies.ts';

async function warningsOf(trustProxy: string[] | false, headers: Record<string, string>, asked = 1) {
  const warn = vi.fn();
  const app = fastify({ trustProxy });
  warnOfUnnamedProxies(app, { warn });
  app.get('/', async () => 'ok');
  for (let at = 0; at < asked; at += 1) await app.inject({ url: '/', headers, remoteAddress: '10.0.0.5' });
  await app.close();
  return warn.mock.calls;
}

const forwarded = { 'x-forwarded-for': '192.0.2.7' };

test('a proxy that is not named is named in the log, once an hour', async () => {
  const words = 'X-Forwarded-For comes from a proxy that TRUSTED_PROXIES does not name';
  expect(await warningsOf(false, forwarded, 3)).toEqual([[{ proxy: '10.0.0.5' }, words]]);
  expect(await warningsOf(['192.168.0.0/16'], forwarded)).toHaveLength(1);
});

test('nothing is said of one that is named, or without the header', async () => {
  expect(await warningsOf(['10.0.0.0/8'], forwarded)).toEqual([]);
  expect(await warningsOf(false, {})).toEqual([]);
});

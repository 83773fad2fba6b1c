import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { warnOfUnnamedProxies } from './unnamed-proxies.ts';

async function warningsOf(
  trustProxy: string[] | false,
  headers: Record<string, string>,
  { asked = 1, remoteAddress = '10.0.0.5' } = {},
) {
  const warn = vi.fn();
  const app = fastify({ trustProxy });
  warnOfUnnamedProxies(app, { warn });
  app.get('/', async () => 'ok');
  for (let at = 0; at < asked; at += 1) await app.inject({ url: '/', headers, remoteAddress });
  await app.close();
  return warn.mock.calls;
}

const forwarded = { 'x-forwarded-for': '192.0.2.7' };

test('a proxy that is not named is named in the log, once an hour', async () => {
  const words = expect.stringContaining('if it is yours, add 10.0.0.5 to TRUSTED_PROXIES');
  expect(await warningsOf(false, forwarded, { asked: 3 })).toEqual([[{ proxy: '10.0.0.5' }, words]]);
  expect(await warningsOf(['192.168.0.0/16'], forwarded)).toHaveLength(1);
});

test('its address is one that can be named, also where a socket of both versions of IP writes it in its own way', async () => {
  const remoteAddress = '::ffff:10.0.0.5';
  const words = expect.stringContaining('add 10.0.0.5 to');
  expect(await warningsOf(false, forwarded, { remoteAddress })).toEqual([[{ proxy: '10.0.0.5' }, words]]);
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '10.0.0.5' });
  expect(await warningsOf(trustedProxies, forwarded, { remoteAddress })).toEqual([]);
});

test('nothing is said of one that is named, or without the header', async () => {
  expect(await warningsOf(['10.0.0.0/8'], forwarded)).toEqual([]);
  expect(await warningsOf(false, {})).toEqual([]);
});

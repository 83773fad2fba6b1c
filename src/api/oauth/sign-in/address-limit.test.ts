/** Floods of the sign-in pages, of the token endpoint and of sessions, from one address. */
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRateLimitStore } from '#store/access/rate-limits.ts';
import { type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { buildAddressLimit } from '../../plugins/allowances.ts';
import { oauthPlugin } from '../oauth-plugin.ts';

let oauth: TestOAuth;
const server = fastify();

beforeAll(async () => {
  oauth = await testOAuth();
  const settings = { publicUrl: oauth.publicUrl, rateLimit: true };
  await server.register(oauthPlugin, { prefix: '/oauth', database: oauth.database, settings });
});
afterAll(async () => {
  await server.close();
  await oauth.close();
});

/** All that an address may ask for in this minute and in the next. */
async function spend(name: string, address: string): Promise<void> {
  const rateLimits = buildRateLimitStore(oauth.database);
  const windowStart = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 60_000).toISOString();
  await rateLimits.lease({ key: `${name}:${address}`, windowStart, wanted: 600, limit: 600 });
}

const page = (remoteAddress: string) =>
  server.inject({ url: '/oauth/authorize', remoteAddress, headers: { accept: 'text/html' } });
const token = (remoteAddress: string, fields: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('the sign-in pages answer an address six hundred times a minute, and others go on', async () => {
  expect((await page('192.0.2.1')).statusCode).toBe(400);
  await spend('oauth', '192.0.2.9');
  const refused = await page('192.0.2.9');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(120);
  expect(refused.body).toContain('Please wait a moment');
  expect((await page('192.0.2.1')).statusCode).toBe(400);
});

test('so does the token endpoint, in the words of OAuth; the back office asks for all its people', async () => {
  const { clientId, clientSecret } = await oauth.firstParty(`${oauth.publicUrl}/signed-in`);
  const application = await oauth.application();
  await spend('oauth', '192.0.2.10');
  const wrong = { grant_type: 'refresh_token', refresh_token: 'x', client_id: 'nobody', client_secret: 'x' };
  const refused = await token('192.0.2.10', wrong);
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'temporarily_unavailable']);
  const known = { ...wrong, client_id: application.clientId, client_secret: application.clientSecret };
  expect((await token('192.0.2.10', known)).statusCode).toBe(429);
  const own = await token('192.0.2.10', { ...wrong, client_id: clientId, client_secret: clientSecret });
  expect([own.statusCode, own.json().error]).toEqual([400, 'invalid_grant']);
});

test('a process without a database counts sessions by itself', async () => {
  const limit = buildAddressLimit('session', undefined);
  const waits: (number | undefined)[] = [];
  for (let asked = 0; asked < 601; asked += 1) waits.push(await limit('2001:db8::1'));
  // Should the minute turn meanwhile, it has a fresh allowance.
  expect(waits.filter((wait) => wait === undefined).length).toBeGreaterThanOrEqual(600);
  for (const each of waits.slice(0, 600)) expect(each).toBeUndefined();
  expect(await limit('2001:db8:0:1::1')).toBeUndefined();
});

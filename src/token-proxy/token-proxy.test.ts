/** The proxy against the real OAuth server: what it adds, what it keeps, and whom it answers. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import fastify, { type FastifyInstance } from 'fastify';
import { refreshTokenInCookie, sessionHeader, sessionPaths } from '#contract/oauth.ts';
import { allow, pkcePair } from '#testing/oauth-exchange.ts';
import { freePort, type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor, type Visitor } from '#testing/test-visitor.ts';
import { tokenProxyPlugin } from './build-token-proxy.ts';

let oauth: TestOAuth;
let application: TestApplication;
let publicUrl: string;
let server: FastifyInstance;
/** The requests to the token endpoint, in order; the endpoint is the real one. */
const reach = vi.fn(fetch);

beforeAll(async () => {
  oauth = await testOAuth();
  publicUrl = `http://localhost:${await freePort()}`;
  application = await oauth.firstParty(`${publicUrl}/signed-in`);
  server = await startProxy(publicUrl, oauth.publicUrl);
});
afterEach(() => {
  reach.mockReset();
  reach.mockImplementation(fetch);
  vi.useRealTimers();
});
afterAll(async () => {
  await server.close();
  await oauth.close();
});

async function startProxy(address: string, authUrl: string): Promise<FastifyInstance> {
  const proxy = fastify();
  const { clientId, clientSecret } = application;
  await proxy.register(tokenProxyPlugin, {
    prefix: '/session',
    publicUrl: address,
    authUrl,
    clientId,
    clientSecret,
    fetch: reach,
  });
  await proxy.listen({ port: Number(new URL(address).port), host: 'localhost' });
  return proxy;
}

type Answer = { status: number; body: Record<string, unknown>; cookie: string | undefined; everything: string };

/** Calls it as the page's own script does; `cookie` is the browser's. */
async function ask(
  path: string,
  fields: Record<string, string>,
  cookie?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${publicUrl}${path}`, {
    method: 'POST',
    headers: { origin: publicUrl, [sessionHeader.name]: sessionHeader.value, ...(cookie && { cookie }), ...headers },
    body: new URLSearchParams(fields),
  });
  const text = await response.text();
  const set = response.headers.get('set-cookie') ?? undefined;
  const seen = [...response.headers].filter(([name]) => name !== 'set-cookie');
  return {
    status: response.status,
    body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
    cookie: set,
    everything: `${JSON.stringify(seen)} ${text}`,
  };
}

/** `before` is the cookie of a session that the browser still has; a visitor who is signed in already is not asked. */
async function signIn(visitor?: Visitor, before?: string): Promise<{ answer: Answer; cookie: string }> {
  const { verifier, challenge } = pkcePair();
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
  const sentTo = await allow(oauth, application, pkce, visitor);
  const code = sentTo.searchParams.get('code') ?? '';
  const { redirectUri: redirect_uri, clientId: client_id } = application;
  const fields = { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier, client_id };
  const answer = await ask(sessionPaths.token, fields, before);
  return { answer, cookie: cookieOf(answer) };
}
const cookieOf = ({ cookie = '' }: Answer) => cookie.split(';')[0] ?? '';
const renew = (cookie?: string) =>
  ask(sessionPaths.token, { grant_type: 'refresh_token', refresh_token: refreshTokenInCookie }, cookie);

describe('a session', () => {
  test('begins with a code: the page gets the access token, the cookie the refresh token', async () => {
    const { answer } = await signIn();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token_type: 'Bearer',
      expires_in: 7200,
      access_token: expect.any(String),
      scope: 'properties.read properties.write',
      refresh_token: refreshTokenInCookie,
      session_kept: false,
      session_idle_seconds: 604_800,
    });
    expect(answer.cookie).toMatch(
      new RegExp(`^keyturn-${new URL(publicUrl).port}=\\d+-[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`),
    );
    await oauth.caller(String(answer.body.access_token));
  });

  test('is kept by the browser for somebody who chose to stay signed in', async () => {
    const { cookie } = await signIn();
    await oauth.database.pool.query('update sign_ins set kept = true');
    expect((await renew(cookie)).cookie).toContain('; Max-Age=5184000;');
  });

  test('ends when another begins in the same browser, of the same sign-in or of another', async () => {
    const visitor = testVisitor();
    const first = await signIn(visitor);
    const second = await signIn(visitor, first.cookie);
    const third = await signIn(testVisitor(), second.cookie);
    for (const { answer } of [first, second])
      await expect(oauth.caller(String(answer.body.access_token))).rejects.toMatchObject({ code: 'token_invalid' });
    for (const { cookie } of [first, second]) expect((await renew(cookie)).status).toBe(400);
    expect((await renew(third.cookie)).status).toBe(200);
  });

  test('continues with the cookie', async () => {
    const { cookie } = await signIn();
    const second = await renew(cookie);
    const third = await renew(cookieOf(second));
    expect([second.status, third.status]).toEqual([200, 200]);
    await oauth.caller(String(third.body.access_token));
  });

  test('without any session is no error', async () => {
    expect(await renew()).toMatchObject({ status: 204, everything: expect.not.stringContaining('{') });
    expect(reach).not.toHaveBeenCalled();
  });

  test('fails when it was revoked, and its cookie goes', async () => {
    const { cookie } = await signIn();
    await oauth.database.pool.query('update grants set revoked_at = now()');
    const answer = await renew(cookie);
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(answer.cookie).toContain('Max-Age=0');
  });

  test('is over for good after sign-out', async () => {
    const { answer, cookie } = await signIn();
    const out = await ask(sessionPaths.signOut, {}, cookie);
    expect(out.status).toBe(204);
    expect(out.cookie).toMatch(/^keyturn-\d+=; Max-Age=0;/);
    expect(out.everything).toContain(String.raw`["clear-site-data","\"cache\""]`);
    await expect(oauth.caller(String(answer.body.access_token))).rejects.toMatchObject({ code: 'token_invalid' });
    expect((await renew(cookie)).body.error).toBe('invalid_grant');
  });

  test('can be signed out by the access token when the cookie is lost', async () => {
    const { answer } = await signIn();
    const token = String(answer.body.access_token);
    await ask(sessionPaths.signOut, {}, undefined, { authorization: `Bearer ${token}` });
    await expect(oauth.caller(token)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

describe('the reuse detection is not tripped', () => {
  test('by twenty refreshes of one cookie at once', async () => {
    const { cookie } = await signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(cookie)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
    expect((await renew(cookieOf(answers[0] as Answer))).status).toBe(200);
  });

  test('by a page that reloads before the answer arrived', async () => {
    const { cookie } = await signIn();
    const lost = await renew(cookie);
    const again = await renew(cookie);
    expect(again.body).toEqual(lost.body);
    expect(again.cookie).toBe(lost.cookie);
  });

  test('by a cookie that comes back after this process has forgotten it, or to another one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { cookie } = await signIn();
    const first = await renew(cookie);
    vi.advanceTimersByTime(11_000);
    const again = await renew(cookie);
    expect(again.body).toEqual(first.body);
    expect(again.cookie).toBe(first.cookie);
  });

  test('but the same cookie much later is a second use', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { cookie } = await signIn();
    await renew(cookie);
    vi.advanceTimersByTime(11_000);
    await oauth.database.pool.query(`update refresh_tokens set used_at = used_at - interval '21 seconds'`);
    expect((await renew(cookie)).body.error).toBe('invalid_grant');
  });
});

describe('secrets', () => {
  test('never leave: neither the client secret nor any refresh token', async () => {
    const { answer, cookie } = await signIn();
    const renewed = await renew(cookie);
    const refused = await ask(sessionPaths.token, { grant_type: 'authorization_code', code: 'x', redirect_uri: 'y' });
    const out = await ask(sessionPaths.signOut, {}, cookieOf(renewed));
    const secrets = [application.clientSecret, ...[cookie, cookieOf(renewed)].map((pair) => pair.split('=')[1] ?? '')];
    for (const { everything } of [answer, renewed, refused, out]) {
      for (const secret of secrets) expect(everything).not.toContain(secret);
    }
    for (const { cookie: line = '' } of [answer, renewed, out]) expect(line).not.toContain(application.clientSecret);
  });

  test('and nothing is kept by caches', async () => {
    const { everything } = await renew();
    expect(everything).toContain('["cache-control","no-store"]');
  });
});

describe('only the page itself is answered', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a form, which cannot set the header', { [sessionHeader.name]: '' }],
  ])('not %s', async (_name, headers) => {
    const { cookie } = await signIn();
    reach.mockClear();
    for (const path of Object.values(sessionPaths)) {
      const answer = await ask(path, { grant_type: 'refresh_token' }, cookie, headers);
      expect(answer).toMatchObject({ status: 403, cookie: undefined });
    }
    expect(reach).not.toHaveBeenCalled();
    expect((await renew(cookie)).status).toBe(200);
  });

  test('and only with the two grants', async () => {
    const { cookie } = await signIn();
    const answer = await ask(sessionPaths.token, { grant_type: 'client_credentials' }, cookie);
    expect(answer).toMatchObject({ status: 400, body: { error: 'unsupported_grant_type' } });
  });

  test('in the words of OAuth, also when it cannot read the request', async () => {
    const { cookie } = await signIn();
    const long = await ask(sessionPaths.token, { grant_type: 'refresh_token', scope: 'x'.repeat(20_000) }, cookie);
    expect(long).toMatchObject({ status: 413, body: { error: 'invalid_request' }, cookie: undefined });
    const broken = await ask(sessionPaths.token, {}, cookie, { 'content-type': 'application/json' });
    expect(broken).toMatchObject({ status: 400, body: { error: 'invalid_request' }, cookie: undefined });
  });
});

describe('when the token endpoint fails', () => {
  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers 500', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['answers something else', () => Promise.resolve(new Response('<html>', { status: 200 }))],
    ['refuses this installation', () => Promise.resolve(Response.json({ error: 'invalid_client' }, { status: 401 }))],
  ])('and %s, the session stays', async (_name, fault) => {
    const { cookie } = await signIn();
    reach.mockImplementationOnce(fault);
    expect(await renew(cookie)).toMatchObject({
      status: 503,
      body: { error: 'temporarily_unavailable' },
      cookie: undefined,
    });
    expect((await renew(cookie)).status).toBe(200);
  });

  test('signing out still clears the cookie', async () => {
    const { cookie } = await signIn();
    reach.mockImplementationOnce(() => Promise.reject(new TypeError('fetch failed')));
    const out = await ask(sessionPaths.signOut, {}, cookie);
    expect([out.status, out.cookie?.includes('Max-Age=0')]).toEqual([204, true]);
  });
});

describe('the cookie', () => {
  const register = (address: string) =>
    fastify()
      .register(tokenProxyPlugin, {
        publicUrl: address,
        authUrl: oauth.publicUrl,
        clientId: 'c',
        clientSecret: 's',
        prefix: '/session',
      })
      .ready();

  test('has the __Host- prefix and Secure over https', async () => {
    const proxy = fastify();
    const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 60, refresh_token: 'r' };
    await proxy.register(tokenProxyPlugin, {
      prefix: '/session',
      publicUrl: 'https://keyturn.example',
      authUrl: 'https://auth.example',
      clientId: 'c',
      clientSecret: 's',
      fetch: async () => Response.json(tokens),
    });
    const answer = await proxy.inject({
      method: 'POST',
      url: sessionPaths.token,
      headers: {
        origin: 'https://keyturn.example',
        [sessionHeader.name]: sessionHeader.value,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'grant_type=authorization_code&code=c',
    });
    expect(answer.headers['set-cookie']).toBe(
      '__Host-keyturn=r; Max-Age=5184000; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
  });

  test('is refused over http, except on this machine', async () => {
    await expect(register('http://keyturn.example')).rejects.toThrow('must start with https://');
    for (const address of ['http://127.0.0.1:8080', 'http://[::1]:8080', 'http://keyturn.localhost'])
      await register(address);
  });
});

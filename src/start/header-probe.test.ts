/** Every address of the whole server, asked rightly and wrongly: each answer carries the headers that keep it harmless. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionHeader } from '#contract/oauth.ts';
import { refusalCodes } from '#domain/refusal.ts';
import { openDatabase, type Database } from '#store/database/database.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { listDescribedOperations } from '#testing/interface/described-operations.ts';
import { pathOf, sendSample } from '#testing/interface/send-operation.ts';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { multipart, photo } from '#testing/sample-files.ts';
import { sampleBearer } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { registerBackOffice } from './web/back-office.ts';
import { buildServer } from './server/build-server.ts';
import { buildLog } from './server/request-log.ts';
import { readSettings } from './settings/settings.ts';

const publicUrl = 'https://keyturn.example';
const password = 'A long enough pass phrase';

let api: TestApi;
let own: Everything;
/** Has an allowance of their own: all operations together take most of that of an administrator. */
let manager: GivenUser;
let place: string;
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  // The same database twice: one service fills it as ever, the other is the one that is probed.
  api = await testApi();
  own = await givenEverything(api);
  manager = await own.account.user('manager');
  place = await mkdtemp(join(tmpdir(), 'keyturn-probe-'));
  await mkdir(join(place, 'web', 'assets'), { recursive: true });
  const page = '<script type="application/json" id="keyturn-config">{}</script>';
  await writeFile(join(place, 'web', 'tenant.html'), `<!doctype html><head>${page}</head><body></body>`);
  await writeFile(join(place, 'web', 'index.html'), `<!doctype html><head>${page}</head><body></body>`);
  await writeFile(join(place, 'web', 'robots.txt'), 'User-agent: *');
  await writeFile(join(place, 'web', 'assets', 'main-1a2b.js'), 'export {};');
  const settings = readSettings({
    PUBLIC_URL: publicUrl,
    DATABASE_URL: api.database.pool.options.connectionString,
    DATA_DIR: api.dataDir,
  });
  const log = buildLog('silent');
  database = openDatabase(settings.databaseUrl ?? '');
  ({ app } = await buildServer({
    settings,
    log,
    database,
    backOffice: await registerBackOffice(database, settings, log),
    webDirectory: join(place, 'web'),
  }));
});
afterAll(async () => {
  await app.close();
  await database.close();
  await api.close();
  await rm(place, { recursive: true });
});

/** The missing or wrong headers, so that one run names every address that needs work. */
function faultsOf({ headers }: LightMyRequestResponse): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const rules = new Map(policy.split(/; ?/).map((rule): [string, string] => [rule.split(' ')[0] ?? '', rule]));
  const faults: string[] = [];
  if (rules.get('object-src') !== "object-src 'none'") faults.push('object-src');
  if (rules.get('base-uri') !== "base-uri 'none'") faults.push('base-uri');
  if (!/^frame-ancestors '(none|self)'$/.test(rules.get('frame-ancestors') ?? '')) faults.push('frame-ancestors');
  if (/unsafe-(inline|eval|hashes)/.test(policy)) faults.push('unsafe');
  // The sign-in page may run the one script for passkeys.
  const scripts = rules.get('script-src')?.replace(`${publicUrl}/oauth/passkeys.js`, "'self'");
  if (scripts !== undefined && scripts !== "script-src 'self'") faults.push('script-src');
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('nosniff');
  const isPage = String(headers['content-type']).startsWith('text/html');
  if (isPage && !String(headers['permissions-policy']).includes('camera=(self)')) faults.push('permissions');
  if (!/^(same-origin|no-referrer)$/.test(String(headers['referrer-policy']))) faults.push('referrer-policy');
  const [, age = '0'] = /^max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? [];
  if (Number(age) < 31_536_000) faults.push('hsts');
  if (!/^[0-9a-f]{8}-/.test(String(headers['request-id']))) faults.push('request-id');
  return faults;
}

type Probe = { named: string; answer: LightMyRequestResponse };
function expectSound(probes: Probe[]): void {
  const wrong = probes
    .map(({ named, answer }) => ({ named, status: answer.statusCode, faults: faultsOf(answer) }))
    .filter(({ faults }) => faults.length > 0);
  expect(wrong).toEqual([]);
}

test('every operation, when it refuses and when it works', async () => {
  const probes: Probe[] = [];
  // The stream of changes never ends by itself.
  const all = (await listDescribedOperations(app)).filter(({ id }) => id !== 'listenToChanges');
  expect(all.length).toBeGreaterThan(100);
  for (const [index, operation] of all.entries()) {
    const named = `${operation.method} ${operation.path}`;
    const token = sampleBearer(own, operation.id);
    // A stranger for each operation: all together ask for more than one address may in a minute.
    const remoteAddress = `192.0.${Math.floor(index / 256)}.${index % 256}`;
    const refused = await sendSample(app, operation, own.ids, { remoteAddress });
    probes.push({ named: `${named} without a token`, answer: refused });
    if (operation.method === 'DELETE') continue;
    const answer = await sendSample(app, operation, own.ids, { token, headers: { 'tus-resumable': '1.0.0' } });
    probes.push({ named, answer });
    const preflight = { origin: 'https://app.example', 'access-control-request-method': operation.method };
    const url = `/api${pathOf(operation, own.ids)}`;
    probes.push({
      named: `OPTIONS ${url}`,
      answer: await app.inject({ method: 'OPTIONS', url, headers: preflight, remoteAddress }),
    });
  }
  expectSound(probes);
  const kept = probes.filter(({ answer }) => !/^(no-store|private, )/.test(String(answer.headers['cache-control'])));
  expect(kept.map(({ named }) => named)).toEqual([]);
  expect(probes.filter(({ answer }) => answer.statusCode < 300).length).toBeGreaterThan(100);
});

test('the type of every problem leads to a page that explains it', async () => {
  const codes = [...refusalCodes, 'unexpected', 'headers_too_large', 'request_timeout', 'request_unreadable'];
  for (const code of codes) {
    const page = await app.inject({ url: `/problems/${code}` });
    expect([code, page.statusCode, page.headers['content-type']]).toEqual([code, 200, 'text/html; charset=utf-8']);
    expect(page.body).toMatch(/<h1>[A-Z].+<\/h1>/);
    expectSound([{ named: code, answer: page }]);
  }
  const refused = await app.inject({ url: '/api/me' });
  expect(refused.json().instance).toBe(refused.headers['request-id']);
  const meaning = new URL(refused.json().type, `${publicUrl}/api/me`);
  expect((await app.inject({ url: meaning.pathname })).body).toContain('Authorization: Bearer &lt;ACCESS_TOKEN&gt;');
  expect((await app.inject({ url: '/problems/nothing' })).statusCode).toBe(404);
});

test('an operation states its limits whenever it knows who asks', async () => {
  const wrong: string[] = [];
  for (const operation of (await listDescribedOperations(app)).filter(({ id }) => id !== 'listenToChanges')) {
    for (const role of ['administrator', 'client'] as const) {
      const token = own.users[role].token;
      const { headers, statusCode } = await sendSample(app, operation, own.ids, {
        token,
        replace: Object.fromEntries(operation.pathParameters.map((name) => [name, 2 ** 31 - 1])),
        headers: { 'tus-resumable': '1.0.0' },
      });
      // A tenant's link is not a bearer: there nobody is known.
      if (statusCode !== 401 && (!('ratelimit' in headers) || !('ratelimit-policy' in headers)))
        wrong.push(`${operation.method} ${operation.path} ${role} ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('HEAD has the headers of GET, and no length for an answer that is compressed', async () => {
  for (const [url, encoding, said] of [
    ['/api/openapi.json', 'gzip', false],
    ['/api/openapi.json', 'identity', true],
    ['/api/me', 'gzip', true],
  ] as const) {
    const ask = (method: 'GET' | 'HEAD') =>
      app.inject({ method, url, headers: { ...bearer(), 'accept-encoding': encoding } });
    const [get, head] = [await ask('GET'), await ask('HEAD')];
    expect([head.statusCode, head.body, head.headers['content-type']], url).toEqual([
      200,
      '',
      get.headers['content-type'],
    ]);
    expect(head.headers['content-length'], `${url} ${encoding}`).toBe(said ? String(get.rawPayload.length) : undefined);
  }
});

test('an address of the API that cannot be decoded is 404 in the format asked for', async () => {
  const answers = await Promise.all(
    ['application/json', 'application/xml'].map((accept) =>
      app.inject({ url: '/api/properties/%ff', headers: { accept } }),
    ),
  );
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type'], headers.vary])).toEqual([
    [404, expect.stringContaining('application/problem+json'), 'Accept'],
    [404, 'application/xml; charset=utf-8', 'Accept'],
  ]);
  expect(answers[1]?.body).toContain('<json:string name="code">not_found</json:string>');
});

test('an address outside the API that has other methods is 405 and names them', async () => {
  for (const [method, url, allowed] of [
    ['PROPFIND', '/oauth/authorize', 'GET, HEAD, POST'],
    ['QUERY', '/oauth/authorize', 'GET, HEAD, POST'],
    ['PUT', '/.well-known/oauth-authorization-server', 'GET, HEAD'],
    ['GET', '/session/token', 'POST'],
    ['DELETE', '/docs', 'GET, HEAD'],
    ['PUT', '/robots.txt', 'GET, HEAD'],
    ['PUT', '/oauth/nothing', undefined],
    ['PUT', '/:any', undefined],
  ] as const) {
    const answer = await app.inject({ method: method as 'GET', url });
    const status = allowed === undefined ? 404 : 405;
    expect([method, url, answer.statusCode, answer.headers.allow]).toEqual([method, url, status, allowed]);
    // OAuth's endpoints have pages and errors of their own.
    if (url === '/oauth/authorize') expect(answer.body).toContain('This endpoint takes GET, HEAD and POST only.');
    else expect(answer.json()).toMatchObject({ status, code: status === 404 ? 'not_found' : 'method_not_allowed' });
  }
});

const bearer = () => ({ authorization: `Bearer ${manager.token}` });
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const ownPage = { ...form, origin: publicUrl, [sessionHeader.name]: sessionHeader.value };

describe('everything else', () => {
  test.each<[string, number, () => InjectOptions]>([
    ['a page', 200, () => ({ url: '/inspections/7' })],
    ['an asset', 200, () => ({ url: '/assets/main-1a2b.js' })],
    ['an asset that is not there', 404, () => ({ url: '/assets/none.js' })],
    ['an asset that cannot be a file', 404, () => ({ url: '/assets/%00' })],
    ['a page of the reference that cannot be a file', 404, () => ({ url: '/docs/..%5c..%5cpackage.json' })],
    ['a public file', 200, () => ({ url: '/robots.txt' })],
    ['a path that cannot be decoded', 404, () => ({ url: '/%E0%A4%A' })],
    ['a page with a method of its own', 404, () => ({ method: 'DELETE', url: '/inspections' })],
    ['an unknown address of the API', 404, () => ({ url: '/api/nothing' })],
    ['another method', 405, () => ({ method: 'PATCH', url: '/api/me', headers: bearer() })],
    ['the description of the API', 200, () => ({ url: '/api/openapi.json' })],
    [
      'a body that is too large',
      413,
      () => ({
        method: 'POST',
        url: '/api/properties',
        headers: { ...bearer(), 'content-type': 'application/json' },
        payload: JSON.stringify({ notes: 'x'.repeat(1_100_000) }),
      }),
    ],
    [
      'an upload that is refused',
      415,
      () => {
        const { body, headers } = multipart([{ bytes: '<svg/>', filename: 'a.jpg', type: 'image/jpeg' }]);
        const url = `/api/inspections/${own.ids['inspection']}/attachments`;
        return { method: 'POST', url, payload: body, headers: { ...headers, ...bearer() } };
      },
    ],
    ['a link to a file that was never signed', 422, () => ({ url: '/api/files/1/upright.jpg' })],
    ['authorization without parameters', 400, () => ({ url: '/oauth/authorize' })],
    ['authorization in JSON', 400, () => ({ url: '/oauth/authorize', headers: { accept: 'application/json' } })],
    [
      'the token endpoint',
      401,
      () => ({ method: 'POST', url: '/oauth/token', headers: form, payload: 'grant_type=refresh_token' }),
    ],
    ['the token endpoint by GET', 405, () => ({ url: '/oauth/token' })],
    ['revocation', 401, () => ({ method: 'POST', url: '/oauth/revoke', headers: form, payload: 'token=x' })],
    ['an unknown address of OAuth', 404, () => ({ url: '/oauth/none' })],
    ['the font of the sign-in pages', 200, () => ({ url: '/oauth/inter-latin.woff2' })],
    ['the metadata', 200, () => ({ url: '/.well-known/oauth-authorization-server' })],
    [
      'the token proxy',
      204,
      () => ({ method: 'POST', url: '/session/token', headers: ownPage, payload: 'grant_type=refresh_token' }),
    ],
    [
      'the token proxy for another page',
      403,
      () => ({ method: 'POST', url: '/session/token', headers: form, payload: '' }),
    ],
    ['signing out', 204, () => ({ method: 'POST', url: '/session/sign-out', headers: ownPage, payload: '' })],
  ])('%s (%i)', async (named, status, request) => {
    const answer = await app.inject(request());
    expect(answer.statusCode).toBe(status);
    expectSound([{ named, answer }]);
  });

  test('pictures, with a rendition and the original', async () => {
    const { body, headers } = multipart([{ bytes: await photo(), filename: 'a.jpg', type: 'image/jpeg' }]);
    const url = `/api/inspections/${own.ids['inspection']}/attachments`;
    const made = await app.inject({ method: 'POST', url, payload: body, headers: { ...headers, ...bearer() } });
    const { url: link, original_url: original, renditions } = made.json();
    for (const address of [link, original, renditions['320']]) {
      const { pathname, search } = new URL(address);
      const answer = await app.inject({ url: pathname + search, headers: bearer() });
      expect(answer.statusCode).toBe(200);
      expectSound([{ named: pathname, answer }]);
    }
  });
});

describe('over https', () => {
  test('sign-in and session live in __Host- cookies that are Secure and HttpOnly', async () => {
    // Not of the account above, where a second factor is demanded by now.
    const { email, id } = await (await givenAccount(database)).user('manager');
    await database.pool.query('update users set password_hash = $1 where id = $2', [await hashPassword(password), id]);
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'keyturn-back-office',
      redirect_uri: `${publicUrl}/signed-in`,
      scope: 'profile.read',
    });
    // As a reverse proxy without TLS behind it would ask.
    const proxied = { host: 'keyturn.example', 'x-forwarded-proto': 'https', accept: 'text/html' };
    const url = `/oauth/authorize?${query.toString()}`;
    const page = await app.inject({ url, headers: proxied });
    const visitor = String(page.headers['set-cookie']);
    expect(visitor).toMatch(/^__Host-keyturn-sign-in=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(page.body) ?? [];
    const [, proof = ''] = /name="proof" value="([^"]+)"/.exec(page.body) ?? [];
    const signedIn = await app.inject({
      method: 'POST',
      url: action.replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code))),
      headers: { ...proxied, ...form, origin: publicUrl, cookie: visitor.split(';')[0] },
      payload: new URLSearchParams({ proof, email, password, keep: 'yes' }).toString(),
    });
    expect(signedIn.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-keyturn-sign-in=\d+-[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-keyturn-browser=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    expectSound([
      { named: 'sign-in page', answer: page },
      { named: 'signed in', answer: signedIn },
    ]);
  });

  test('an http origin is not the page’s own', async () => {
    const headers = { ...ownPage, origin: 'http://keyturn.example' };
    const answer = await app.inject({ method: 'POST', url: '/session/token', headers, payload: '' });
    expect(answer.statusCode).toBe(403);
  });
});

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSecurityHeaders } from '../server/security-headers.ts';
import { webFilesPlugin } from './web-files.ts';

const index = `<!doctype html><head><script type="application/json" id="keyturn-config">{}</script>
  <link rel="stylesheet" crossorigin href="/assets/start-1a2b.css"></head><body></body>`;
const head = "document.documentElement.dataset.page = 'public';";
const script = 'export const answer = 42;'.repeat(100);
const config = {
  apiUrl: 'https://api.example/v1',
  authUrl: 'https://auth.example',
  publicUrl: 'https://keyturn.example',
  clientId: '</script><script>alert(1)</script>',
};
let directory: string;
let app: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keyturn-web-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), index);
  await writeFile(
    join(directory, 'tenant.html'),
    index.replace('</head><body>', `<script>${head}</script></head><body class="tenant">`),
  );
  await writeFile(
    join(directory, 'first-files.json'),
    JSON.stringify([
      {
        address: '^/inspections$',
        now: ['assets/app-1a2b.css', 'assets/list-1a2b.js'],
        soon: ['assets/end-1a2b.js'],
      },
    ]),
  );
  await writeFile(join(directory, 'robots.txt'), 'User-agent: *');
  await writeFile(join(directory, '.inputs'), 'not for the world');
  await writeFile(join(directory, 'assets', 'start-1a2b.css'), ':root{--of-start:"$&"}');
  await writeFile(join(directory, 'assets', 'app-1a2b.css'), 'p{color:red}');
  await writeFile(join(directory, 'assets', 'main-1a2b.js'), script);
  await writeFile(join(directory, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script));
  app = fastify();
  addSecurityHeaders(app, config);
  await app.register(webFilesPlugin, { directory, config });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

describe('a page', () => {
  test.each(['/', '/inspections/12?tab=report', '/apiary', '/r/some-key'])('is answered at %s', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  test('allows its own scripts, the style of its nonce, and this deployment’s addresses; nothing may frame it', async () => {
    const { headers, body } = await app.inject({ url: '/' });
    const nonce = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body)?.[1];
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "default-src 'self'",
        "connect-src 'self' https://api.example https://auth.example",
        "img-src 'self' data: blob: https://api.example https://auth.example",
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    const again = await app.inject({ url: '/' });
    expect(again.body).not.toContain(nonce);
  });

  test('allows the one script that stands in it by its hash', async () => {
    const { headers, body } = await app.inject({ url: '/t/abc' });
    const written = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(written).toBe(head);
    const hash = createHash('sha256').update(written).digest('base64');
    expect(String(headers['content-security-policy']).split('; ')).toContain(`script-src 'self' 'sha256-${hash}'`);
  });

  test('for a tenant’s link is another one than the back office', async () => {
    const { body, headers } = await app.inject({ url: '/t/abc' });
    expect(body).toContain('class="tenant"');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect((await app.inject({ url: '/tenant.html' })).body).not.toContain('class="tenant"');
  });

  test('behind a secret link is not indexed and sends no referrer', async () => {
    const headers = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
    for (const url of [
      '/s/12-Vn3xq0cU',
      '/R/12.Vn3xq0cU',
      '/%72/12.Vn3xq0cU',
      '/r%2F12.Vn3xq0cU',
      '/x/../r/12.Vn3xq0cU',
    ])
      expect((await app.inject({ url })).headers).toMatchObject(headers);
    expect((await app.inject({ url: '/schedule' })).headers).not.toHaveProperty('x-robots-tag');
  });

  test('names the files and queries of its address for anyone with a session, and for nobody else', async () => {
    const headers = { cookie: 'theme=dark; __Host-keyturn=secret' };
    const { body, headers: answered } = await app.inject({ url: '/inspections?page=2', headers });
    expect(body).toContain('<meta name="keyturn-session" content="seen">');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/list-1a2b.js">');
    expect(body).toContain('<link rel="keyturn-soon" crossorigin href="/assets/end-1a2b.js">');
    expect(body).not.toContain('secret');
    expect(answered.vary).toContain('Cookie');
    expect(body.indexOf('keyturn-session')).toBeLessThan(body.indexOf('keyturn-config'));
    expect(body.indexOf('keyturn-session')).toBeLessThan(body.indexOf('</head>'));

    for (const cookie of ['theme=dark', '__Host-keyturn=', 'x__Host-keyturn=secret']) {
      const anonymous = await app.inject({ url: '/inspections', headers: { cookie } });
      expect(anonymous.body).not.toMatch(/preload|app-1a2b|keyturn-s/);
    }
    for (const url of ['/t/abc', '/r/some-key', '/s/12-Vn3xq0cU', '/signed-in?code=1'])
      expect((await app.inject({ url, headers })).body).not.toContain('keyturn-session');
    expect((await app.inject({ url: '/elsewhere', headers })).body).not.toMatch(/preload|keyturn-soon/);
  });

  test('carries the styles of its address, so that the browser fetches none of them, and names them to the loader', async () => {
    const own = ':root{--of-start:"$&"}';
    const ownLink = '<link rel="stylesheet" disabled crossorigin href="/assets/start-1a2b.css">';
    const headers = { cookie: '__Host-keyturn=secret' };
    const { body } = await app.inject({ url: '/inspections', headers });
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1];
    expect(body).toContain(
      `<style nonce="${nonce}">${own}p{color:red}</style>${ownLink}` +
        '<link rel="stylesheet" disabled crossorigin href="/assets/app-1a2b.css"></head>',
    );
    for (const url of ['/inspections', '/t/abc'])
      expect((await app.inject({ url })).body).toContain(`>${own}</style>${ownLink}</head>`);
    expect(body).not.toMatch(/<link rel="stylesheet" (?!disabled)/);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent compressed by %s where the browser takes that', async (encoding, decompress) => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Cookie, Accept-Encoding' });
    expect(decompress(answer.rawPayload).toString()).toContain('<!doctype html>');
    expect((await app.inject({ url: '/' })).headers).not.toHaveProperty('content-encoding');
  });

  test('carries the configuration, which cannot break out of its element', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(body.match(/<script/g)).toHaveLength(1);
    const text = /id="keyturn-config">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(text)).toEqual(config);
  });
});

test('an asset is sent compressed as it was built, for ever', async () => {
  const answer = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
  // Each of them would come before every file over a slow line, and says nothing that its name does not.
  for (const name of ['etag', 'last-modified', 'accept-ranges', 'permissions-policy'])
    expect(answer.headers).not.toHaveProperty(name);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  expect((await app.inject({ url: '/assets/main-1a2b.js' })).body).toBe(script);
});

test('a public file is sent as it is, and revalidated each time', async () => {
  const { body, headers } = await app.inject({ url: '/robots.txt' });
  expect(body).toBe('User-agent: *');
  expect(headers['cache-control']).toBe('public, max-age=0');
});

test.each([
  ['GET', '/assets/gone-3c4d.js'],
  ['GET', '/api/nothing'],
  ['GET', '/session/nothing'],
  ['GET', '/assets/..%2findex.html'],
  ['POST', '/inspections'],
] as const)('%s %s is no page', async (method, url) => {
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).not.toContain('html');
});

test('files that the build keeps for itself are not sent', async () => {
  expect((await app.inject({ url: '/.inputs' })).body).not.toContain('not for the world');
  expect((await app.inject({ url: '/first-files.json' })).body).not.toContain('end-1a2b');
});

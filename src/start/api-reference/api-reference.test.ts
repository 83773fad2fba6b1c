import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiReferencePlugin } from './api-reference.ts';
import { addSecurityHeaders } from '../server/security-headers.ts';

const settings = { publicUrl: 'https://keyturn.example' };
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  addSecurityHeaders(app, settings);
  await app.register(apiReferencePlugin, { prefix: '/docs', ...settings });
  await app.ready();
});
afterAll(() => app.close());

test('every file that the page names is served, and nothing inline is in it', async () => {
  const { body, headers } = await app.inject('/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const names = [...body.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, name = '']) => name);
  expect(names).toHaveLength(4);
  for (const name of [...names, '/docs/oauth2-redirect.html', '/docs/oauth2-redirect.js'])
    expect((await app.inject(name)).statusCode, name).toBe(200);
  expect(body).not.toMatch(/<script>|<style|style=|\son\w+=/);
});

test('allows no script and no style but its own, and may not be framed', async () => {
  for (const url of ['/docs', '/docs/swagger-ui-bundle.js', '/docs/oauth2-redirect.html']) {
    const policy = String((await app.inject(url)).headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"]),
    );
    expect(policy.join()).not.toMatch(/unsafe/);
  }
});

test('the script is sent compressed', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/docs/swagger-ui-bundle.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(rawPayload.length).toBeLessThan(600_000);
});

test.each([
  '/docs/page.html',
  '/docs/index.html',
  '/docs/logo.svg',
  '/docs/../api-reference.ts',
  '/docs/%2e%2e/package.json',
])('the rest of the folders is not served: %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

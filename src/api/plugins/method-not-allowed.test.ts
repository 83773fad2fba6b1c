import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a method that does not exist gets 405 and the methods that do', async () => {
  const refused = await api.as(undefined)('DELETE', '/properties/1');
  expect([refused.status, refused.json.code]).toEqual([405, 'method_not_allowed']);
  expect(refused.headers['allow']).toBe('GET, HEAD, PUT');
});

test('QUERY, which comes with a body and exists nowhere, is refused without one as well', async () => {
  for (const [url, status] of [
    ['/api/properties/1', 405],
    ['/api/nothing', 404],
  ] as const) {
    const refused = await api.app.inject({ method: 'QUERY' as 'GET', url });
    expect([url, refused.statusCode]).toEqual([url, status]);
  }
});

test('an address that does not exist gets 404, in XML when that is asked for', async () => {
  const refused = await api.as(undefined)('GET', '/nothing', undefined, { accept: 'application/xml' });
  expect(refused.status).toBe(404);
  expect(refused.headers['content-type']).toContain('application/xml');
  expect(refused.text).toContain('<json:string name="code">not_found</json:string>');
});

test('only the origins of registered applications may read answers from a page', async () => {
  const preflight = (origin: string) =>
    api.app.inject({ method: 'OPTIONS', url: '/api/me', headers: { origin, 'access-control-request-method': 'GET' } });
  expect((await preflight('http://localhost:9')).headers['access-control-allow-origin']).toBe('http://localhost:9');
  expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  expect((await preflight('http://localhost:9')).headers['access-control-allow-credentials']).toBeUndefined();
});

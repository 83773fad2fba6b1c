import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-03T09:30:10Z') });
  api = await testApi({ rateLimit: true });
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});

test('the 601st request of a minute is refused and says when to come back; another person is not touched', async () => {
  const call = api.as((await api.account.user('manager')).token);
  const first = await call('GET', '/me');
  expect(first.headers['ratelimit-policy']).toBe('"requests";q=600;w=60');
  expect(first.headers['ratelimit']).toMatch(/^"requests";r=599;t=\d+$/);
  const answers = await Promise.all(Array.from({ length: 605 }, () => call('GET', '/me')));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused.length).toBe(6);
  expect(refused[0]?.headers['retry-after']).toBe('50');
  expect(refused[0]?.json.code).toBe('rate_limited');
  const other = api.as((await api.account.user('clerk')).token);
  expect((await other('GET', '/me')).status).toBe(200);
  vi.setSystemTime(new Date('2027-02-03T09:31:00Z'));
  expect((await call('GET', '/me')).status).toBe(200);
});

test('two processes together never let a caller past the limit', async () => {
  const { store } = api;
  const windowStart = '2027-02-03T09:30:00Z';
  const leases = await Promise.all(
    Array.from({ length: 50 }, () => store.rateLimits.lease('requests:test', windowStart, 20, 600)),
  );
  expect(leases.reduce((sum, lease) => sum + lease.granted, 0)).toBe(600);
  const nextWindow = await store.rateLimits.lease('requests:test', '2027-02-03T09:31:00Z', 20, 600);
  expect(nextWindow.granted).toBe(20);
});

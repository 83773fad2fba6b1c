import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { installationKey } from '#store/encryption.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { apiPlugin } from '../build-api.ts';

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

describe('over two processes', () => {
  let second: FastifyInstance;
  beforeAll(async () => {
    second = fastify();
    await second.register(apiPlugin, {
      prefix: '/api',
      database: api.database,
      linkKey: await installationKey(api.database, 'links'),
      settings: {
        publicUrl: 'http://localhost:8080',
        dataDir: api.dataDir,
        rateLimit: true,
        webhookAllowLoopback: false,
        checkResponses: true,
      },
    });
    await second.ready();
  });
  afterAll(() => second.close());

  const askWith = (token: string) => async (app: FastifyInstance) => {
    const { statusCode, headers } = await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    return { status: statusCode, retryAfter: Number(headers['retry-after'] ?? 0) };
  };

  test('a caller is never let past the limit', async () => {
    vi.setSystemTime(new Date('2027-02-03T10:00:05Z'));
    const ask = askWith((await api.account.user('manager')).token);
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, turn) => ask(turn % 2 === 0 ? api.app : second)),
    );
    const allowed = answers.filter(({ status }) => status === 200).length;
    expect(allowed).toBeLessThanOrEqual(600);
    // A batch that one process holds may be refused to the other, no more than that.
    expect(allowed).toBeGreaterThanOrEqual(560);
  });

  test('who comes back when it is told to is not refused again', async () => {
    vi.setSystemTime(new Date('2027-02-03T11:00:20Z'));
    const ask = askWith((await api.account.user('manager')).token);
    let refusals = 0;
    for (let turn = 0; turn < 1500; turn += 1) {
      const app = turn % 2 === 0 ? api.app : second;
      const first = await ask(app);
      if (first.status === 200) continue;
      refusals += 1;
      expect(first).toEqual({ status: 429, retryAfter: expect.any(Number) });
      vi.setSystemTime(Date.now() + first.retryAfter * 1000);
      expect((await ask(app)).status).toBe(200);
    }
    expect(refusals).toBe(2);
  }, 60_000);
});

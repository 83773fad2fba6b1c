import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildRateLimitStore, type RateLimitStore } from '#store/access/rate-limits.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { givenReport } from '#testing/given-report.ts';
import { givenTenantLink } from '#testing/given-tenant-link.ts';
import { addApi, type TestApi, testApi } from '#testing/test-api.ts';

/** Tomorrow: the database's clock is the machine's, and for it no token may be over. */
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const at = (time: string) => `${tomorrow}T${time}Z`;

let api: TestApi;
let rateLimits: RateLimitStore;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at('09:30:10')) });
  api = await testApi({ rateLimit: true });
  rateLimits = buildRateLimitStore(api.database);
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});

test('the 601st request of a minute is refused and says when to come back; another token is not touched', async () => {
  const person = await api.account.user('manager');
  const call = api.as(person.token);
  const first = await call('GET', '/me');
  expect(first.headers['ratelimit-policy']).toBe('"requests";q=600;w=60');
  expect(first.headers['ratelimit']).toMatch(/^"requests";r=599;t=\d+$/);
  const answers = await Promise.all(Array.from({ length: 605 }, () => call('GET', '/me')));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused.length).toBe(6);
  expect(refused[0]?.headers['retry-after']).toBe('50');
  expect(refused[0]?.json.code).toBe('rate_limited');
  const others = [await api.account.token(person.id), (await api.account.user('clerk')).token];
  for (const other of others) {
    const { status, headers } = await api.as(other)('GET', '/me');
    expect([status, headers['ratelimit']]).toEqual([200, '"requests";r=599;t=50']);
  }
  vi.setSystemTime(new Date(at('09:31:00')));
  expect((await call('GET', '/me')).status).toBe(200);
});

test('a person has three times as much by all tokens together: a new grant gives no new allowance', async () => {
  vi.setSystemTime(new Date(at('10:50:10')));
  const person = await api.account.user('manager');
  expect((await api.as(person.token)('GET', '/me')).status).toBe(200);
  const key = `requests:person:${person.id}`;
  await rateLimits.lease({ accountId: api.account.id, key, windowStart: at('10:50:00'), wanted: 1800, limit: 1800 });
  const statuses: number[] = [];
  for (let asked = 0; asked < 60; asked += 1) {
    const token = asked % 20 === 0 ? await api.account.token(person.id) : person.token;
    statuses.push((await api.as(token)('GET', '/me')).status);
  }
  // This process has the rest of a batch of sixty, of which one has gone.
  expect(statuses.filter((status) => status === 200)).toHaveLength(59);
  const refused = await api.as(await api.account.token(person.id))('GET', '/me');
  expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([429, 'rate_limited', '50']);
  expect((await api.as((await api.account.user('clerk')).token)('GET', '/me')).status).toBe(200);
});

test('people of two accounts who have the same id have an allowance each', async () => {
  vi.setSystemTime(new Date(at('10:55:10')));
  const [firm, other] = [
    await givenAccount(api.database, 'One firm', 600_000_001),
    await givenAccount(api.database, 'Another firm', 600_000_001),
  ];
  const [person, twin] = [await firm.user('manager'), await other.user('manager')];
  expect(twin.id).toBe(person.id);
  const key = `requests:person:${person.id}`;
  await rateLimits.lease({ accountId: firm.id, key, windowStart: at('10:55:00'), wanted: 1800, limit: 1800 });
  expect((await api.as(person.token)('GET', '/me')).status).toBe(429);
  expect((await api.as(twin.token)('GET', '/me')).status).toBe(200);
});

test('every answer states the remaining allowance: of the token, or of the address without one', async () => {
  vi.setSystemTime(new Date('2027-02-03T09:40:10Z'));
  const { token } = await api.account.user('manager');
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Record<string, string> = {}) =>
    api.app.inject({ method, url: `/api${url}`, headers });
  const known = { authorization: `Bearer ${token}` };
  const strangers = [
    await ask('GET', '/me'),
    await ask('GET', '/me', { authorization: 'Bearer nobody-issued-this' }),
    await ask('POST', '/properties', { 'content-encoding': 'gzip', 'content-length': '2' }),
    await ask('GET', '/nothing', known),
    await ask('DELETE', '/me', known),
    await ask('GET', '/openapi.json'),
    await ask('GET', `/published-reports/${'x'.repeat(32)}`),
  ];
  expect(strangers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 415, 404, 405, 200, 404]);
  const left = strangers.map(({ headers }) => /^"requests";r=(\d+);t=50$/.exec(String(headers['ratelimit']))?.[1]);
  expect(left).toEqual(['599', '598', '597', '596', '595', '594', '593']);
  const person = [
    await ask('GET', '/me', known),
    await ask('GET', '/properties/1.0', known),
    await ask('GET', '/properties?page=0', known),
  ];
  expect(person.map(({ statusCode }) => statusCode)).toEqual([200, 404, 422]);
  expect(person.map(({ headers }) => headers['ratelimit'])).toEqual([
    '"requests";r=599;t=50',
    '"requests";r=598;t=50',
    '"requests";r=597;t=50',
  ]);
  const file = await ask('GET', '/files/1/content?expires=1&signature=x');
  expect([file.statusCode, file.headers['ratelimit-policy']]).toEqual([404, '"files";q=30000;w=60']);
  for (const { headers } of [...strangers, ...person])
    expect(headers['ratelimit-policy']).toBe('"requests";q=600;w=60');
});

test('bad tokens are counted by address: over the limit they are 429, and a good one from there is not touched', async () => {
  vi.setSystemTime(new Date('2027-02-03T09:45:10Z'));
  const guess = api.as('nobody-issued-this');
  const answers = await Promise.all(Array.from({ length: 605 }, () => guess('GET', '/me')));
  expect(answers.filter(({ status }) => status === 401).length).toBe(600);
  const refused = answers.find(({ status }) => status === 429);
  expect([refused?.json.code, refused?.headers['retry-after']]).toEqual(['rate_limited', '50']);
  expect((await api.as((await api.account.user('clerk')).token)('GET', '/me')).status).toBe(200);
});

test('an upload draws on two allowances, and is told of both', async () => {
  const call = api.as((await api.account.user('manager')).token);
  const { headers } = await call('POST', '/inspections/1/attachments');
  expect(headers['ratelimit-policy']).toBe('"requests";q=600;w=60, "uploads";q=300;w=60');
});

test('two processes together never let a caller past the limit', async () => {
  const lease = (windowStart: string) =>
    rateLimits.lease({ key: 'requests:test', windowStart, wanted: 20, limit: 600 });
  const windowStart = at('09:30:00');
  const leases = await Promise.all(Array.from({ length: 50 }, () => lease(windowStart)));
  expect(leases.reduce((sum, lease) => sum + lease.granted, 0)).toBe(600);
  const nextWindow = await lease(at('09:31:00'));
  expect(nextWindow.granted).toBe(20);
});

test('two processes whose clocks differ by seconds share the window that has begun', async () => {
  const lease = (windowStart: string) =>
    rateLimits.lease({ key: 'requests:clocks', windowStart, wanted: 100, limit: 600 });
  const ahead = at('09:33:00');
  const leases = [];
  for (let turn = 0; turn < 10; turn += 1) leases.push(await lease(turn % 2 === 0 ? ahead : at('09:32:00')));
  expect(leases.reduce((sum, { granted }) => sum + granted, 0)).toBe(600);
  expect(leases.at(-1)).toMatchObject({ granted: 0, used: 600, windowStart: Date.parse(ahead) / 1000 });
  expect(await lease(at('09:34:00'))).toMatchObject({ granted: 100 });
  // Not one of hours, which would be a clock that was wrong.
  expect(await lease(at('07:00:00'))).toMatchObject({ granted: 100, used: 100 });
});

test('each of several simultaneous requests gets its remaining share', async () => {
  const lease = (key: string, limit: number) =>
    rateLimits.lease({ key: `requests:${key}`, windowStart: at('09:32:00'), wanted: 20, limit });
  const keys = Array.from({ length: 40 }, (_, number) => `person ${number}`);
  const limitOf = (number: number) => (number % 2 === 0 ? 600 : 30);
  const takeAll = () => Promise.all(keys.map(async (key, number) => (await lease(key, limitOf(number))).granted));
  expect(await takeAll()).toEqual(keys.map(() => 20));
  expect(await takeAll()).toEqual(keys.map((_, number) => (number % 2 === 0 ? 20 : 10)));
  expect(await takeAll()).toEqual(keys.map((_, number) => (number % 2 === 0 ? 20 : 0)));
});

describe('over two processes', () => {
  let second: FastifyInstance;
  beforeAll(async () => {
    second = fastify();
    await addApi(second, api, { rateLimit: true, webhookAllowLoopback: false });
    await second.ready();
  });
  afterAll(() => second.close());

  const askWith = (token: string) => async (app: FastifyInstance) => {
    const { statusCode, headers } = await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    return { status: statusCode, retryAfter: Number(headers['retry-after'] ?? 0) };
  };

  test('a caller is never let past the limit', async () => {
    vi.setSystemTime(new Date(at('10:00:05')));
    const ask = askWith((await api.account.user('manager')).token);
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, turn) => ask(turn % 2 === 0 ? api.app : second)),
    );
    const allowed = answers.filter(({ status }) => status === 200).length;
    expect(allowed).toBeLessThanOrEqual(600);
    // A batch that one process holds may be refused to the other, no more than that.
    expect(allowed).toBeGreaterThanOrEqual(560);
  });

  test('a caller that comes back when told is not refused again', async () => {
    vi.setSystemTime(new Date(at('11:00:20')));
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
  });
});

test('the holder of a network of IPv6 addresses has one allowance for all of them', async () => {
  vi.setSystemTime(new Date('2027-02-03T11:40:10Z'));
  const ask = (remoteAddress: string) => api.app.inject({ method: 'GET', url: '/api/openapi.json', remoteAddress });
  const left = [
    await ask('2001:db8:1:2::1'),
    await ask('2001:db8:1:2:ffff::7'),
    await ask('2001:db8:1:3::1'),
    await ask('192.0.2.7'),
    await ask('::ffff:192.0.2.7'),
  ].map(({ headers }) => /r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);
  expect(left).toEqual(['599', '598', '599', '599', '598']);
});

test('tenants behind one address have an allowance each', async () => {
  const admin = api.as((await api.account.user('administrator')).token);
  const { property } = await givenReport(api);
  for (let turn = 0; turn < 2; turn += 1) {
    const { token } = await givenTenantLink(admin, api.database, property.id);
    const { status, headers } = await api.as(token)('GET', '/tenant-report');
    expect([status, headers['ratelimit']]).toEqual([200, expect.stringMatching(/^"requests";r=599;/)]);
  }
});

test('so have tenants of two accounts whose inspections have the same id', async () => {
  const inspections = [];
  for (const name of ['One firm', 'Another firm']) {
    const account = await givenAccount(api.database, name, 500_000_001);
    const admin = api.as((await account.user('administrator')).token);
    const { id } = await givenProperty(api.database, account.id);
    const { inspection, token } = await givenTenantLink(admin, api.database, id);
    inspections.push(inspection);
    const { status, headers } = await api.as(token)('GET', '/tenant-report');
    expect([status, headers['ratelimit']]).toEqual([200, expect.stringMatching(/^"requests";r=599;/)]);
  }
  expect(inspections[0]).toBe(inspections[1]);
});

describe('new PDFs', () => {
  const changed = (inspection: number) =>
    api.database.rows(
      'test.changed',
      'update reports set version = version + 1 where id = (select report_id from inspections where id = $1)',
      [inspection],
    );
  const drawsOnPdfs = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['ratelimit-policy']).includes('"pdfs";q=30;w=60');

  test('are 30 a minute of a token; who asks for one that is there or being made is not counted', async () => {
    const { inspection, clerk } = await givenReport(api);
    const ask = () => api.as(clerk.token)('POST', `/inspections/${inspection.id}/pdf`);
    for (let turn = 0; turn < 30; turn += 1) {
      await changed(inspection.id);
      const made = await ask();
      expect([made.status, drawsOnPdfs(made)]).toEqual([202, true]);
    }
    const again = await ask();
    expect([again.status, drawsOnPdfs(again)]).toEqual([202, false]);
    await changed(inspection.id);
    const refused = await ask();
    expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited']);
  });

  test('are counted too when they are shared, or asked for by a link', async () => {
    const { inspection, asManager, base } = await givenReport(api);
    await asManager('POST', `${base}/submit`);
    expect((await asManager('POST', `${base}/complete`)).status).toBe(200);
    const nobody = api.as(undefined);
    const share = await asManager('POST', '/file-shares', { inspection_id: inspection.id, pdf_type: 'FULL' });
    const link = `/shared-files/${share.json.url.split('/').at(-1)}`;
    const published = `/published-reports/${inspection.reportKey}/pdfs/FULL`;
    const comment = { author: 'Ann Tenant', role: 'tenant', text: 'It was scuffed before.' };
    // A finished report changes no more, and what is said of it is printed with it.
    const commented = async () =>
      expect((await nobody('POST', `/published-reports/${inspection.reportKey}/comments`, comment)).status).toBe(200);
    const draws = [drawsOnPdfs(share), drawsOnPdfs(await nobody('GET', link))];
    await commented();
    draws.push(drawsOnPdfs(await nobody('GET', link)), drawsOnPdfs(await nobody('POST', published)));
    await commented();
    draws.push(drawsOnPdfs(await nobody('POST', published)));
    expect(draws).toEqual([true, false, true, false, true]);
  });
});

test('messages to a report are 20 a minute from one address, and 20 to one report', async () => {
  vi.setSystemTime(new Date(at('12:30:10')));
  const [one, other] = [await givenReport(api), await givenReport(api)];
  for (const { putInState } of [one, other]) await putInState(400);
  await api.database.rows('test.complete', 'update inspections set completed_at = now() where state = 400');
  const send = async ({ inspection }: typeof one, remoteAddress: string) => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: `/api/published-reports/${inspection.reportKey}/comments`,
      remoteAddress,
      payload: { author: 'Ann Tenant', role: 'tenant', text: 'It was scuffed before.' },
    });
    return statusCode;
  };
  for (let turn = 0; turn < 20; turn += 1) expect(await send(one, '198.51.100.1')).toBe(200);
  expect(await send(other, '198.51.100.1')).toBe(429);
  expect(await send(one, '198.51.100.2')).toBe(429);
  expect(await send(other, '198.51.100.2')).toBe(200);
});

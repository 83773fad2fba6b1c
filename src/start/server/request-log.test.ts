import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addRequestLog, buildLog, requestOptions } from './request-log.ts';

test('the lines of a request carry its id, and no secret', async () => {
  const lines: string[] = [];
  const log = buildLog('info', { write: (line) => void lines.push(line) });
  const app = fastify(requestOptions(log, []));
  addRequestLog(app, log);
  app.get('/s/:key', async (request) => {
    const headers = { authorization: 'Bearer secret', 'set-cookie': 'secret' };
    request.log.info({ token: 'secret', answer: { headers }, scope: 'reports.read' }, 'asked');
    request.log.child({ part: 'files' }).error({ body: { password: 'secret' } }, 'failed');
    return {};
  });
  await app.inject('/s/secret/?code=secret');
  await app.close();

  const [asked, failed, answered, ...others] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const reqId = asked?.['reqId'];
  expect(reqId).toMatch(/^[0-9a-f]{8}-/);
  const headers = { authorization: '[hidden]', 'set-cookie': '[hidden]' };
  expect(asked).toMatchObject({
    level: 30,
    token: '[hidden]',
    answer: { headers },
    scope: 'reports.read',
    msg: 'asked',
  });
  expect(failed).toMatchObject({ level: 50, reqId, part: 'files', body: { password: '[hidden]' }, msg: 'failed' });
  const request = { reqId, method: 'GET', path: '/s/[hidden]/', status: 200, ms: expect.any(Number), msg: 'request' };
  expect(answered).toMatchObject({ level: 30, ...request });
  expect(others).toEqual([]);
  expect(lines.join('')).not.toContain('secret');
});

/** The id of the answer to a request that comes from `remoteAddress` and brings one. */
async function idOf(trustedProxies: string[], remoteAddress: string, brought: string): Promise<unknown> {
  const log = buildLog('silent');
  const app = fastify(requestOptions(log, trustedProxies));
  addRequestLog(app, log);
  app.get('/', async () => ({}));
  const { headers } = await app.inject({ url: '/', remoteAddress, headers: { 'x-request-id': brought } });
  await app.close();
  return headers['request-id'];
}

test('the id of a trusted proxy is kept where it is short and plain; everybody else gets one of ours', async () => {
  const own = expect.stringMatching(/^[0-9a-f]{8}-/);
  expect(await idOf(['10.0.0.0/8'], '10.1.2.3', 'edge-1.4_7f')).toBe('edge-1.4_7f');
  expect(await idOf(['10.0.0.0/8'], '::ffff:10.1.2.3', 'edge-1')).toBe('edge-1');
  expect(await idOf(['10.0.0.0/8'], '192.0.2.7', 'edge-1')).toEqual(own);
  expect(await idOf([], '10.1.2.3', 'edge-1')).toEqual(own);
  expect(await idOf(['10.0.0.0/8'], '10.1.2.3', 'a'.repeat(65))).toEqual(own);
  expect(await idOf(['10.0.0.0/8'], '10.1.2.3', 'two words')).toEqual(own);
});

test('the line of a request names the account that asked, once it is known', async () => {
  const lines: string[] = [];
  const log = buildLog('info', { write: (line) => void lines.push(line) });
  const app = fastify(requestOptions(log, []));
  addRequestLog(app, log);
  app.decorateRequest('caller');
  app.get('/known', async (request) => {
    Object.assign(request, { caller: { accountId: 7 } });
    return {};
  });
  app.get('/unknown', async () => ({}));
  await app.inject('/known');
  await app.inject('/unknown');
  await app.close();
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged.map(({ path, account }) => [path, account])).toEqual([
    ['/known', 7],
    ['/unknown', undefined],
  ]);
});

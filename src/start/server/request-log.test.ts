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

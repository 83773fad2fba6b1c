import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('headers that are too large are refused as a problem', async () => {
  const app = fastify(requestOptions(buildLog('silent'), []));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<{ status: number | undefined; type: unknown; body: string }>((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', headers: { cookie: 'x'.repeat(20_000) } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'], body }));
    });
    sent.on('error', reject).end();
  });
  await app.close();
  expect([answer.status, answer.type]).toEqual([431, 'application/problem+json']);
  expect(JSON.parse(answer.body)).toMatchObject({ status: 431, code: 'headers_too_large' });
});

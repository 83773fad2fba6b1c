import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addApi, type TestApi, testApi } from '#testing/test-api.ts';
import { buildLog, requestOptions } from './server/request-log.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a client that goes away in the middle of its body is no failure of ours', async () => {
  const lines: { level: number; msg: string }[] = [];
  const log = buildLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const app = fastify(requestOptions(log, []));
  const isAdmitted = Promise.withResolvers<void>();
  app.addHook('preParsing', (_request, _reply, _payload, done) => {
    isAdmitted.resolve();
    done();
  });
  await addApi(app, api);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  lines.length = 0;
  const { token } = await api.account.user('manager');
  const head = ['POST /api/properties HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${token}`];
  const begun = [...head, 'Content-Type: application/json', 'Content-Length: 100', '', '{"address":'].join('\r\n');
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(begun);
  await isAdmitted.promise;
  // The rest of the body is awaited from the next turn on.
  setImmediate(() => socket.destroy());
  await vi.waitUntil(() => lines.length > 0, { timeout: 10_000 });
  expect(lines).toEqual([expect.objectContaining({ level: 30, msg: 'the client went away before its body had come' })]);
  await app.close();
});

import fastify from 'fastify';
import { expect, test } from 'vitest';
import { watchAnswers } from './watch-answers.ts';

const thing = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };
const described = {
  openapi: '3.1.0',
  paths: {
    '/things/{thing_id}': {
      get: {
        operationId: 'getThing',
        responses: {
          200: { description: 'A thing', content: { 'application/json': { schema: thing } } },
          409: { description: 'A problem', content: { 'application/problem+json': { schema: { type: 'object' } } } },
        },
      },
    },
  },
  components: { schemas: {}, responses: {}, examples: {} },
};

test('an answer fails its test when its status, media type or body is not in the document', async () => {
  const app = fastify();
  watchAnswers(app);
  app.get('/api/openapi.json', async () => described);
  app.get<{ Params: { thing_id: string } }>('/api/things/:thing_id', async ({ params: { thing_id } }, reply) => {
    if (thing_id === 'absent') return reply.code(404).send({});
    if (thing_id === 'busy') return reply.code(409).type('application/problem+json').send({ status: 422 });
    if (thing_id === 'worded') return reply.type('text/plain').send('1');
    return { id: thing_id === 'named' ? 'one' : 1 };
  });
  expect((await app.inject('/api/things/1')).json()).toEqual({ id: 1 });
  await expect(app.inject('/api/things/absent')).rejects.toThrow(/GET \/things\/\{thing_id\} .* 404 is not documented/);
  await expect(app.inject('/api/things/worded')).rejects.toThrow('200 as text/plain is not documented');
  await expect(app.inject('/api/things/busy')).rejects.toThrow('a 409 that says it is 422');
  await expect(app.inject({ url: '/api/things/named' })).rejects.toThrow(/id: /);
  // A request to no operation has nothing to be checked against.
  expect((await app.inject('/api/nothing')).statusCode).toBe(404);
  await app.close();
});

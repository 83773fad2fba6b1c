/** `state_id[]=100&state_id[]=200` means the same as `state_id=100&state_id=200`. */
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

type Query = Record<string, unknown>;

function withoutBrackets(query: Query): Query {
  if (!Object.keys(query).some((name) => name.endsWith('[]'))) return query;
  const merged: Query = {};
  for (const [name, value] of Object.entries(query)) {
    const plain = name.endsWith('[]') ? name.slice(0, -2) : name;
    merged[plain] = plain in merged ? [merged[plain], value].flat() : value;
  }
  return merged;
}

export const arrayParameters = fastifyPlugin(async (api: FastifyInstance) => {
  api.addHook('preValidation', (request, _reply, done) => {
    request.query = withoutBrackets(request.query as Query);
    done();
  });
});

/** `state_id[]=100&state_id[]=200`, and with numbers in the brackets, mean the same as `state_id=100&state_id=200`. */
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

type Query = Record<string, unknown>;

/** PHP and others number the entries of a list; ignored, such a filter would let everything through. */
const BRACKETS = /\[\d*\]$/;

function withoutBrackets(query: Query): Query {
  if (!Object.keys(query).some((name) => BRACKETS.test(name))) return query;
  const merged: Query = {};
  for (const [name, value] of Object.entries(query)) {
    const plain = name.replace(BRACKETS, '');
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

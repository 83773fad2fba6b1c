/** 405 in OAuth's own words at its endpoints, 404 like everywhere else below them; before any body is looked at. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/refusal.ts';
import { methodsAt } from '../plugins/methods-at.ts';
import { problemOf } from '../problem.ts';
import { OAuthError } from './oauth-error.ts';

export function refuseWhatIsNotHere(oauth: FastifyInstance): void {
  oauth.addHook('onRequest', async (request, reply) => (request.is404 ? refuse(request, reply) : undefined));
  // Requests of CORS are found first, and given up later.
  oauth.setNotFoundHandler(refuse);
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '';
  const allowed = methodsAt(request, path);
  if (allowed.length === 0 || allowed.includes(request.method)) {
    const problem = problemOf(new Refusal('not_found', `There is nothing at ${path}.`), request.id);
    return reply.code(404).type('application/problem+json').send(JSON.stringify(problem));
  }
  reply.header('allow', allowed.join(', '));
  const words = allowed.length === 1 ? allowed[0] : `${allowed.slice(0, -1).join(', ')} and ${allowed.at(-1)}`;
  throw new OAuthError('invalid_request', `This endpoint takes ${words} only.`, 405);
}

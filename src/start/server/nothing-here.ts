/**
 * Answers 404 for an address that belongs to no part, and 405 for one that has other methods, as a problem (RFC 9457)
 * like the service's own; below /api in its formats.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { methodsAt } from '#api/plugins/methods-at.ts';
import { preferredFormat } from '#api/plugins/negotiation.ts';
import { writeProblem } from '#api/plugins/refusals.ts';
import { problemOf } from '#api/problem.ts';
import { Refusal } from '#domain/refusal.ts';

export function sendNothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { url, id, headers, method } = request;
  const path = url.split('?', 1)[0] ?? '';
  const allowed = methodsAt(request, path);
  const isOther = allowed.length > 0 && !allowed.includes(method);
  const refusal = isOther
    ? new Refusal('method_not_allowed', `${method} does not exist here; ${allowed.join(', ')} do.`)
    : new Refusal('not_found', `There is nothing at ${path}.`);
  const problem = problemOf(refusal, id);
  const isOfApi = url.startsWith('/api/');
  const written = writeProblem({ format: isOfApi ? preferredFormat(headers.accept) : 'json' }, problem);
  reply.code(problem.status).headers(written.headers).header('request-id', id);
  if (isOther) reply.header('allow', allowed.join(', '));
  if (isOfApi) reply.header('vary', 'Accept');
  return reply.send(written.text);
}

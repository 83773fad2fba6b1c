/**
 * Answers 404 for an address that belongs to no part, and 405 for one that has other methods, as a problem (RFC 9457)
 * like the service's own; below /api in its formats.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeJsonx } from '#api/jsonx/jsonx.ts';
import { methodsAt } from '#api/plugins/methods-at.ts';
import { preferredFormat } from '#api/plugins/negotiation.ts';

export function sendNothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { url, id, headers, method } = request;
  const path = url.split('?', 1)[0] ?? '';
  const allowed = methodsAt(request, path);
  const isOther = allowed.length > 0 && !allowed.includes(method);
  const problem = isOther
    ? {
        type: '/problems/method_not_allowed',
        title: 'This method does not exist here',
        status: 405,
        code: 'method_not_allowed',
        detail: `${method} does not exist here; ${allowed.join(', ')} do.`,
        instance: id,
      }
    : {
        type: '/problems/not_found',
        title: 'Not found',
        status: 404,
        code: 'not_found',
        detail: `There is nothing at ${path}.`,
        instance: id,
      };
  reply.code(problem.status).header('request-id', id);
  if (isOther) reply.header('allow', allowed.join(', '));
  if (!url.startsWith('/api/')) return reply.type('application/problem+json').send(JSON.stringify(problem));
  reply.header('vary', 'Accept');
  return preferredFormat(headers.accept) === 'xml'
    ? reply.type('application/xml; charset=utf-8').send(writeJsonx(problem))
    : reply.type('application/problem+json').send(JSON.stringify(problem));
}

/** 404 for an address that belongs to no part, as a problem (RFC 9457) like the service's own. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export function sendNothingHere({ url, id }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = {
    type: '/problems/not_found',
    title: 'Not found',
    status: 404,
    code: 'not_found',
    detail: `There is nothing at ${url.split('?', 1)[0]}.`,
    instance: id,
  };
  return reply.code(404).type('application/problem+json').send(JSON.stringify(problem));
}

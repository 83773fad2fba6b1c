/** 404 for an address that belongs to no part, as a problem (RFC 9457) like the service's own, below /api in its formats. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeJsonx } from '#api/jsonx/jsonx.ts';
import { preferredFormat } from '#api/plugins/negotiation.ts';

export function sendNothingHere({ url, id, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = {
    type: '/problems/not_found',
    title: 'Not found',
    status: 404,
    code: 'not_found',
    detail: `There is nothing at ${url.split('?', 1)[0]}.`,
    instance: id,
  };
  reply.code(404);
  if (!url.startsWith('/api/')) return reply.type('application/problem+json').send(JSON.stringify(problem));
  reply.header('vary', 'Accept');
  return preferredFormat(headers.accept) === 'xml'
    ? reply.type('application/xml; charset=utf-8').send(writeJsonx(problem))
    : reply.type('application/problem+json').send(JSON.stringify(problem));
}

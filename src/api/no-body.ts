/** An answer without a body, as the published interface has it for deletes and for PDFs under way. */
import type { FastifyReply } from 'fastify';

/**
 * Returned from a handler. Its type is `never` because the schema says null (OpenAPI knows no "nothing"), which Fastify
 * would print as `null`; the handler really returns the reply that has been sent.
 */
export function sendNothing(reply: Pick<FastifyReply, 'send'>): never {
  return reply.send() as never;
}

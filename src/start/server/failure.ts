/** The answer of a part without words of its own to a failure: a problem (RFC 9457) that says nothing of its cause. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfFailure, refusalOf, writeProblem } from '#api/plugins/refusals.ts';

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOfFailure(request, error);
  const { headers, text } = writeProblem({ format: 'json' }, problem);
  const wait = refusalOf(error)?.retryAfter;
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.code(problem.status).headers(headers).header('request-id', request.id).send(text);
}

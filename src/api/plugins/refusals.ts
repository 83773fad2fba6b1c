/** Every failure leaves here as RFC 9457 problem details, in the negotiated format, with all faults at once. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type * as z from 'zod';
import type { Problem } from '#contract/wire.ts';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import { isForWantOfRoom } from '#domain/storage/want-of-room.ts';
import { isDatabaseAway, isDatabaseFull, isTimeOut } from '#store/database/database-away.ts';
import { MediaFailure } from '#store/files/file-renditions.ts';
import { entityTag } from '../entity-tag.ts';
import { refusalAnswers } from '../errors.ts';
import { writeJsonx } from '../jsonx/jsonx.ts';
import { problemOf, unexpectedProblem } from '../problem.ts';
import { readRest } from './read-rest.ts';

/** Fastify's own refusals, in our words. */
const fastifyCodes: Record<string, { code: RefusalCode; detail: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', detail: 'The body is larger than is taken here.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'body_unreadable',
    detail: 'The body is not as long as its Content-Length says.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media', detail: 'Multipart is not taken here.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'body_unreadable', detail: 'The body is empty.' },
  FST_ERR_BAD_URL: { code: 'not_found', detail: 'The address cannot be read.' },
};

/** In seconds: until somebody has made room, and until a process has had less to do. */
const LONG_WAIT = 60;
const SHORT_WAIT = 10;

/** Undefined for what nobody expects. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error))
    return new Refusal('not_ready', 'The database does not answer; try once more in a moment.', { retryAfter: 1 });
  if (isDatabaseFull(error))
    return new Refusal('not_ready', 'The database has no room left; try once more later.', { retryAfter: LONG_WAIT });
  if (isTimeOut(error))
    return new Refusal(
      'not_ready',
      'The database took too long, and nothing of this was kept; try once more in a moment.',
      {
        retryAfter: SHORT_WAIT,
      },
    );
  if (isForWantOfRoom(error))
    return new Refusal('no_room', 'There is no room left for files. Nothing was kept; send it again later.', {
      retryAfter: LONG_WAIT,
    });
  if (error instanceof MediaFailure)
    return new Refusal('file_failed', 'The picture could not be worked on just now; send it again.', {
      retryAfter: SHORT_WAIT,
    });
  const known = fastifyCodes[(error as FastifyError).code];
  return known === undefined ? undefined : new Refusal(known.code, known.detail);
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status } = refusalAnswers[refusal.code];
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  if (status === 401) reply.header('www-authenticate', challenge(refusal));
  const { version } = refusal.facts;
  if (refusal.code === 'version_mismatch' && typeof version === 'number')
    reply.header('etag', entityTag(request, version));
  if (refusal.code === 'insufficient_scope') reply.header('www-authenticate', insufficientScope(refusal));
  return sendProblem(request, reply.code(status), problemOf(refusal, request.id));
}

/** In the format that was asked for. */
export function writeProblem({ format }: Pick<FastifyRequest, 'format'>, problem: z.input<typeof Problem>) {
  return format === 'xml'
    ? { headers: { 'content-type': 'application/xml; charset=utf-8' }, text: writeJsonx(problem) }
    : { headers: { 'content-type': 'application/problem+json' }, text: JSON.stringify(problem) };
}

/** Into the log, and what of it is told: a refusal as it is, of anything else no more than that it happened. */
export function problemOfFailure(request: FastifyRequest, error: unknown): z.input<typeof Problem> {
  const refusal = refusalOf(error);
  if (refusal !== undefined) {
    // Only the operator can mend these.
    const isOurs = refusal !== error && !isDatabaseAway(error) && refusalAnswers[refusal.code].status >= 500;
    if (!isOurs) request.log.info({ code: refusal.code, detail: refusal.message }, 'refused');
    else request.log.error({ code: refusal.code, err: error }, 'refused for a fault of this machine');
    return problemOf(refusal, request.id);
  }
  if (hasGone(request)) request.log.info('the client went away before its body had come');
  else request.log.error({ err: error }, 'unexpected failure');
  return unexpectedProblem(request.id);
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: z.input<typeof Problem>): FastifyReply {
  // An upload that is refused half way is not read to its end: the connection is no good for another request.
  if (request.raw.complete === false && request.headers['content-type']?.startsWith('multipart/') === true)
    reply.header('connection', 'close');
  const { headers, text } = writeProblem(request, problem);
  return reply
    .headers(headers)
    .serializer((payload: unknown) => payload as string)
    .send(text);
}

/** Half way through its body: nobody reads the answer, and nothing here is at fault. */
function hasGone({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** RFC 6750 section 3: no error code when no token was sent. */
function challenge({ code, message }: Refusal): string {
  return code === 'token_missing'
    ? 'Bearer'
    : `Bearer error="invalid_token", error_description="${message.replaceAll('"', "'")}"`;
}

function insufficientScope({ facts }: Refusal): string {
  return `Bearer error="insufficient_scope", scope="${(facts['scopes'] as string[]).join(' ')}"`;
}

export const refusals = fastifyPlugin(async (api: FastifyInstance) => {
  /** A request that is refused before its limits, for lack of a good token or a readable header, counts by address. */
  const counted = async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (reply.hasHeader('ratelimit') || isDatabaseAway(error)) return error;
    try {
      await api.draw(request, reply, 'requests');
      return error;
    } catch (limit) {
      return limit instanceof Refusal ? limit : error;
    }
  };

  api.setErrorHandler(async (thrown, request, reply) => {
    const error = await counted(thrown, request, reply);
    const problem = problemOfFailure(request, error);
    const refusal = refusalOf(error);
    if (refusal?.code === 'too_large') await readRest(request.raw);
    if (refusal !== undefined) return sendRefusal(request, reply, refusal);
    return sendProblem(request, reply.code(500), problem);
  });
});

/** Compresses large answers: a large report shrinks to a tenth of its size; small answers are not worth the time. */
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, onSendHookHandler } from 'fastify';
import { COMPRESSION_THRESHOLD, compressionSettings } from '#api/compression.ts';

export async function compressAnswers(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyCompress, compressionSettings);
  scope.addHook('onRoute', (route) => {
    if (route.method === 'HEAD') route.onSend = [route.onSend ?? [], leaveLengthUnsaid].flat();
  });
}

/** HEAD may not state another length than GET (RFC 9110, 8.6), and the compressed length is not known yet. */
const leaveLengthUnsaid: onSendHookHandler = (request, reply, payload, done) => {
  const isText = /json|xml|^text/.test(String(reply.getHeader('content-type')));
  const wanted = String(request.headers['accept-encoding'] ?? '');
  if (isText && /\b(br|gzip)\b|\*/.test(wanted) && Number(reply.getHeader('content-length')) >= COMPRESSION_THRESHOLD)
    reply.removeHeader('content-length');
  done(null, payload);
};

/** Chooses the format of a request: JSON unless XML is declared (body) or ranked above it (answer). */
import { TextDecoder } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '#domain/refusal.ts';
import { readJsonx, writeJsonx } from '../jsonx/jsonx.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The format of the answer. */
    format: 'json' | 'xml';
  }
}

/** The q values of JSON and XML; wildcards count for JSON where it is not named, so XML must be asked for by name. */
export function preferredFormat(accept: string | undefined): 'json' | 'xml' {
  // The usual header of most programs need not be parsed.
  if (accept === undefined || accept === 'application/json' || accept === '*/*') return 'json';
  const best = new Map<string, number>();
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    if (quality >= 0 && quality <= 1) best.set(type, Math.max(best.get(type) ?? 0, quality));
  }
  const xml = Math.max(best.get('application/xml') ?? 0, best.get('text/xml') ?? 0);
  // The narrowest range counts, wherever it stands (RFC 9110, 12.5.1). XML by name goes before anything at all.
  const json = best.get('application/json') ?? (best.get('application/*') ?? best.get('*/*') ?? 0) - 0.001;
  return xml > Math.max(json, 0) ? 'xml' : 'json';
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The document's own declaration counts when the header has none (RFC 7303, section 3). */
function checkEncoding(body: Buffer, contentType = ''): void {
  if (/charset\s*=/i.test(contentType)) return;
  const start = body.toString('latin1', 0, 200);
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml\s[^>]*encoding\s*=\s*["']([\w.-]+)/.exec(start)?.[1];
  if (declared === undefined || ['utf-8', 'utf8', 'us-ascii'].includes(declared.toLowerCase())) return;
  throw new Refusal('unsupported_media', `The character set ${declared} is not taken; send UTF-8.`);
}

function textOf(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Refusal('body_unreadable', 'The body is not UTF-8.');
  }
}

/** Any body that is not declared XML or multipart is JSON, whatever else its header says. */
function declareContentType(request: FastifyRequest): void {
  const { headers } = request.raw;
  const declared = (headers['content-type'] ?? '').toLowerCase();
  const mediaType = declared.split(';')[0]?.trim();
  const isFilePart = mediaType?.startsWith('application/offset') === true;
  // Some clients describe the body of every request, even without one. A part of a file may be empty.
  if (Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined) {
    if (!isFilePart) delete headers['content-type'];
    return;
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    throw new Refusal('unsupported_media', `The content encoding ${encoding} is not taken; send the body as it is.`);
  }
  const charset = /charset\s*=\s*"?([\w-]+)/.exec(declared)?.[1];
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw new Refusal('unsupported_media', `The character set ${charset} is not taken; send UTF-8.`);
  }
  if (mediaType?.startsWith('multipart/') === true && !request.is404) {
    if (request.routeOptions.config.allowance !== 'uploads')
      throw new Refusal('unsupported_media', 'Multipart is not taken here.');
    if (mediaType !== 'multipart/form-data')
      throw new Refusal('unsupported_media', 'Files come as multipart/form-data.');
  }
  if (isFilePart || mediaType === 'application/xml' || mediaType === 'multipart/form-data') return;
  headers['content-type'] = 'application/json';
}

export const negotiation = fastifyPlugin(async (api: FastifyInstance) => {
  api.decorateRequest('format', 'json');

  api.addHook('onRequest', (request, reply, done) => {
    request.format = preferredFormat(request.headers.accept);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'Accept' : `${String(vary)}, Accept`);
    if (request.format === 'xml') reply.serializer((payload: unknown) => writeJsonx(payload));
    declareContentType(request);
    done();
  });

  api.addHook('preSerialization', (request, reply, payload, done) => {
    if (request.format === 'xml') reply.type('application/xml; charset=utf-8');
    done(null, payload);
  });

  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const text = textOf(body);
    if (text.trim() === '') return undefined;
    try {
      return JSON.parse(text);
    } catch (error) {
      // An XML body sent without its header is answered in JSON, even when XML was asked for.
      if (text.trimStart().startsWith('<')) request.format = 'json';
      throw new Refusal('body_unreadable', `The body is not JSON: ${(error as Error).message}.`);
    }
  });
  api.addContentTypeParser('application/xml', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    checkEncoding(body, request.headers['content-type']);
    const text = textOf(body);
    return text.trim() === '' ? undefined : readJsonx(text);
  });
});

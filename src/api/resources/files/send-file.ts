/** Sends a stored file: whole or a range of it, cacheable for good, and harmless whatever it holds. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Overlay } from '#store/files/overlay.ts';
import { overlay } from './overlay.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal } from '#domain/refusal.ts';
import { fileSubject } from '../attachments/present.ts';
import type { StoredFile } from '#store/files/file-library.ts';
import type { LinkedId } from '#store/files/link-signature.ts';
import { fittingName } from './file-name.ts';

/** A file of a stranger: should a browser show it as a page, nothing in it comes alive. */
const inertPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

export type SentFile = {
  path: string;
  mediaType: string;
  tag: string;
  name: string;
  isInline: boolean;
  /** Sent in place of what is there. */
  overlays?: Overlay[];
  /** Whether the browser must not keep it. */
  isNeverKept?: boolean;
};
type Range = { from: number; to: number };

/** RFC 9110 14.1.2, one range; several, or another unit, get the whole file, which is allowed. */
function readRange(header: string | undefined, size: number): Range | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'unsatisfiable' : { from, to };
}

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, mediaType, tag, name, isInline, overlays = [], isNeverKept = false }: SentFile,
): Promise<FastifyReply> {
  const { size } = await stat(path).catch(() => {
    throw notFound('file');
  });
  const etag = overlays.length > 0 ? `"${tag}-placeless"` : `"${tag}"`;
  reply
    .headers({
      etag,
      'accept-ranges': 'bytes',
      // A link changes with its content: content is named by its hash, a turned picture by its angle.
      'cache-control': isNeverKept ? 'no-store' : 'private, max-age=86400, immutable',
      'content-disposition': `${isInline ? 'inline' : 'attachment'}; ${dispositionName(name)}`,
      'content-security-policy': inertPolicy,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    .type(mediaType)
    .serializer((payload: unknown) => payload as string);
  const held = request.headers['if-none-match']?.trim();
  if (held === '*' || held?.includes(etag) === true) return reply.code(304).send();
  const isCurrent = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  // Ranges are of GET alone (RFC 9110 14.2). A stream, since Fastify takes the length of anything else for the answer's.
  if (request.method === 'HEAD') return reply.header('content-length', size).send(Readable.from([]));
  const range = isCurrent ? readRange(request.headers.range, size) : 'whole';
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .removeHeader('etag')
      .send('');
  }
  if (range === 'whole') {
    reply.header('content-length', size);
    return reply.send(streamOf(path, overlays));
  }
  const { from: start, to: end } = range;
  reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
  return reply.send(streamOf(path, overlays, { start, end }));
}

function streamOf(path: string, overlays: Overlay[], range: { start?: number; end?: number } = {}): Readable {
  const stream = createReadStream(path, range);
  return overlays.length === 0 ? stream : (stream.compose(overlay(overlays, range.start ?? 0)) as Readable);
}

/** RFC 6266: a plain name for old readers, and the real one. */
function dispositionName(name: string): string {
  const plain = name.replaceAll(/[^\w.\- ]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return plain === name ? `filename="${plain}"` : `filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** Documents are saved, not shown: a PDF can hold scripts. */
export function isShown(type: string): boolean {
  return type !== 'FILE';
}

/** To a bearer, with its metadata and under its own name, with the extension of its content. */
export function sendOriginal(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile & { filename: string | null },
  { isNeverKept = false } = {},
): Promise<FastifyReply> {
  return sendFile(request, reply, {
    path: request.server.library.originalPath(file),
    mediaType: file.mediaType,
    tag: file.sha256,
    name: file.filename === null ? 'original' : fittingName(file.filename, file.mediaType),
    isInline: isShown(file.type),
    isNeverKept,
  });
}

export function checkLink(
  request: FastifyRequest,
  file: LinkedId,
  query: { expires: number; signature: string },
): void {
  if (request.server.linkSigner.isValid(fileSubject(file), query)) return;
  throw new Refusal('not_found', 'The link is not valid or no longer.');
}

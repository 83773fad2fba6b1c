/** ETag and If-Match of settings, which have no counter of their own: their version comes from their content. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkVersion, sendVersioned } from './entity-tag.ts';

/** 31 bits, as ids have. Content that was put back has its former version again; that of another account has another. */
export function contentVersion(accountId: number, content: unknown): number {
  return (
    createHash('sha256')
      .update(JSON.stringify([accountId, content]))
      .digest()
      .readUInt32BE() >>> 1
  );
}

/** With its version in the body, too, for those who keep bodies and not headers. */
export function withVersion<Body extends object>(accountId: number, body: Body): Body & { version: number } {
  return { ...body, version: contentVersion(accountId, body) };
}

export function sendSettings<Body extends { version: number }>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
): Body {
  return sendVersioned(request, reply, body.version, body);
}

/** Within the transaction that has locked the account: two who write at once come one after another. */
export function checkSettings(request: FastifyRequest, current: { version: number }): void {
  checkVersion(request, current.version, () => current);
}

/** ETag and If-Match over the version of a resource's own fields. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '#domain/scope.ts';
import { Refusal } from '#domain/refusal.ts';

/** The tag is suffixed by the format, since JSON and XML of one version are different bytes. */
export function entityTag(request: FastifyRequest, version: number): string {
  return `"${version}-${request.format}"`;
}

export function sendVersioned<Body>(request: FastifyRequest, reply: FastifyReply, version: number, body: Body): Body {
  reply.header('etag', entityTag(request, version));
  return body;
}

/**
 * Refuses when `If-Match` names other versions. The present version comes along, and to a caller who may read it the
 * present state, so that both can be shown.
 */
export function checkVersion(request: FastifyRequest, version: number, current: () => unknown): void {
  const wanted = request.headers['if-match'];
  if (wanted === undefined || wanted.trim() === '*') return;
  const versions = [...wanted.matchAll(/"(\d+)(?:-\w+)?"/g)].map((match) => Number(match[1]));
  if (versions.includes(version)) return;
  throw new Refusal('version_mismatch', 'It was changed since you read it.', {
    facts: { version, ...(mayRead(request) && { current: current() }) },
  });
}

/** A write scope does not imply the read scope. A role that may write may also read. */
export function mayRead({ caller, routeOptions }: FastifyRequest): boolean {
  const { scopes = [] } = routeOptions.config.operation ?? {};
  return scopes.every((scope) => caller.scopes.has(scope.replace('.write', '.read') as Scope));
}

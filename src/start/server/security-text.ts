/** `/.well-known/security.txt` (RFC 9116): to whom a stranger reports a fault of this installation. */
import type { FastifyPluginAsync } from 'fastify';

/** Within the year that the RFC recommends. It is written anew for each reader, so it never expires by neglect. */
const VALID_MONTHS = 6;

type Options = { publicUrl: string; securityContact: string | undefined };

export const securityTextPlugin: FastifyPluginAsync<Options> = async (root, { publicUrl, securityContact }) => {
  if (securityContact === undefined) return;
  root.get('/.well-known/security.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(publicUrl, securityContact, new Date())),
  );
};

export function securityText(publicUrl: string, contact: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Headers that every answer carries unless the part that made it knows better. */
import type { FastifyInstance } from 'fastify';

const ONE_YEAR = 365 * 24 * 3600;

/** For answers that are read by programs: should a browser ever show one as a page, nothing in it comes alive. */
const inertPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For files: a PDF is shown in a frame of the browser app, by a viewer that a `default-src` would stop. */
const filePolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

export function addSecurityHeaders(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const isSecure = publicUrl.startsWith('https:');
  app.addHook('onSend', async (_request, reply) => {
    const give = (name: string, value: string): void => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    const type = reply.getHeader('content-type');
    const isFile = typeof type === 'string' && /^(image|audio|video|application\/pdf)/.test(type);
    give('content-security-policy', isFile ? filePolicy : inertPolicy);
    give('x-content-type-options', 'nosniff');
    give('referrer-policy', 'same-origin');
    if (isSecure) give('strict-transport-security', `max-age=${ONE_YEAR}; includeSubDomains`);
  });
}

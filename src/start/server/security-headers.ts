/** Headers that every answer carries, unless the part that made it sets its own. */
import type { FastifyInstance } from 'fastify';

const ONE_YEAR = 365 * 24 * 3600;

/** For answers that are read by programs: should a browser ever show one as a page, nothing in it comes alive. */
const inertPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For files: a PDF is shown in a frame of the browser app, by a viewer that a `default-src` would stop. */
const filePolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Passkeys, photographs, dictations and foot pedals are for our own pages alone; nobody gets what Keyturn has no use for. */
const permissions = [
  ...['camera', 'microphone', 'publickey-credentials-create', 'publickey-credentials-get', 'hid'].map(
    (feature) => `${feature}=(self)`,
  ),
  ...['display-capture', 'geolocation', 'midi', 'payment', 'serial', 'usb'].map((feature) => `${feature}=()`),
].join(', ');

/** For all addresses. */
export function commonHeaders({ publicUrl }: { publicUrl: string }): Record<string, string> {
  return {
    'content-security-policy': inertPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': permissions,
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains` }),
  };
}

export function addSecurityHeaders(app: FastifyInstance, settings: { publicUrl: string }): void {
  const headers = commonHeaders(settings);
  // Set at the beginning, so that they are also on an answer that is written past Fastify (tus).
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Requests that never reach the hook above: an address that cannot be read.
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
    const type = String(reply.getHeader('content-type') ?? '');
    // It says what a page may do: 200 bytes less of each script, list and photograph on a slow line.
    if (type !== '' && !type.startsWith('text/html')) reply.removeHeader('permissions-policy');
    const isFile = /^(image|audio|video|application\/pdf)/.test(type);
    if (isFile && reply.getHeader('content-security-policy') === inertPolicy)
      reply.header('content-security-policy', filePolicy);
    done(null, payload);
  });
}

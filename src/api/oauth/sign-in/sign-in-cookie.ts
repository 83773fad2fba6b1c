/** The cookie of the authorization pages: a random value that forms prove they know, and that a sign-in is kept under. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KEPT_DAYS } from '#domain/people/session-life.ts';
import type { Fields } from '../fields.ts';

export type SignInCookie = {
  read: (request: FastifyRequest) => string | undefined;
  /** `kept` outlives the browser's window. */
  write: (reply: FastifyReply, token: string, kind: 'visitor' | 'signed in' | 'kept') => void;
};

export function buildSignInCookie(publicUrl: string): SignInCookie {
  const { protocol, port } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  // Without TLS there is no __Host-; cookies do not tell ports apart, so that two installations on one machine would share a name.
  const name = isSecure ? '__Host-keyturn-sign-in' : `keyturn-sign-in-${port || '80'}`;
  const attributes: CookieSerializeOptions = {
    httpOnly: true,
    secure: isSecure,
    // Lax, not Strict: the way here is a link from another site.
    sameSite: 'lax',
    path: isSecure ? '/' : '/oauth',
  };
  return {
    read: ({ cookies }) => (/^(?:\d{1,10}-)?[\w-]{43}$/.test(cookies[name] ?? '') ? cookies[name] : undefined),
    write: (reply, token, kind) => {
      reply.setCookie(name, token, { ...attributes, ...(kind === 'kept' && { maxAge: KEPT_DAYS * 24 * 3600 }) });
    },
  };
}

/** A value that proves a form to be ours: another site can send the cookie along but not read it. */
export function formProof(cookie: string): string {
  return createHmac('sha256', cookie).update('authorization form').digest('base64url');
}

/** `atSecretAddress`: the form stands on a page that sends no referrer, and browsers say `null` for its origin. */
export function isOwnForm(
  request: FastifyRequest,
  cookie: string | undefined,
  { proof }: Fields,
  publicUrl: string,
  { atSecretAddress = false } = {},
): boolean {
  const isHidden = atSecretAddress && request.headers.origin === 'null';
  if (cookie === undefined || proof === undefined || !(isHidden || isOwnOrigin(request, publicUrl))) return false;
  const wanted = Buffer.from(formProof(cookie));
  const given = Buffer.from(proof);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/**
 * Browsers say where a form came from; a script without a browser says nothing and has the proof alone. `Host` is
 * whatever the sender wrote, so it is no proof of anything.
 */
function isOwnOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers;
  return origin === undefined || origin === new URL(publicUrl).origin;
}

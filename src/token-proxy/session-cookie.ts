/** The cookie that the refresh token lives in: out of reach for scripts and for other sites. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** As long as an idle refresh token lives. */
const SIXTY_DAYS = 60 * 24 * 3600;

export type SessionCookie = {
  read: (request: FastifyRequest) => string | undefined;
  /** Unless it is kept, the browser forgets it when its window is closed. */
  write: (reply: FastifyReply, refreshToken: string, isKept: boolean) => void;
  clear: (reply: FastifyReply) => void;
};

/**
 * Safari refuses Secure over http even on loopback, so there it goes without, and without the prefix that asks for it.
 * Cookies do not tell ports apart: two installations on one machine need two names.
 */
export function sessionCookieName(publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  return protocol === 'https:' ? '__Host-keyturn' : `keyturn-${port || '80'}`;
}

export function buildSessionCookie(publicUrl: string): SessionCookie {
  const { protocol, hostname } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  if (!isSecure && !/^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) {
    throw new Error(`${publicUrl} must start with https:// unless it is this machine itself.`);
  }
  const name = sessionCookieName(publicUrl);
  const attributes = { httpOnly: true, secure: isSecure, sameSite: 'strict', path: '/' } as const;
  const set = (reply: FastifyReply, value: string, maxAge: number | undefined) => {
    reply.setCookie(name, value, { ...attributes, ...(maxAge !== undefined && { maxAge }) });
  };
  return {
    read: ({ cookies }) => cookies[name] || undefined,
    write: (reply, refreshToken, isKept) => set(reply, refreshToken, isKept ? SIXTY_DAYS : undefined),
    clear: (reply) => set(reply, '', 0),
  };
}

/** `/session`: adds the client secret to code and refresh exchanges, and keeps the refresh token away from the page. */
import { createHash } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refreshTokenInCookie, sessionHeader } from '#contract/oauth.ts';
import { buildSessionCookie } from './session-cookie.ts';
import { buildTokenEndpoint, type Exchange, type TokenEndpointOptions } from './token-endpoint.ts';

export type TokenProxyOptions = TokenEndpointOptions & {
  /** The page's own origin; http for loopback only. */
  publicUrl: string;
  /** Seconds that this address has to wait; undefined while it may go on. */
  limit?: ((address: string) => Promise<number | undefined>) | undefined;
  /** Whether a failure of `limit` is one of this moment; then the page asks again. */
  isPassing?: (error: unknown) => boolean;
};

/**
 * An answer may be lost on its way to the page, or two copies of it may ask at once: the same cookie gets the same answer.
 * Our own token endpoint sees to that in all its processes (src/api/oauth/grants.ts); that of another deployment may not.
 */
const KEPT_MS = 10_000;

export const tokenProxyPlugin: FastifyPluginAsync<TokenProxyOptions> = async (proxy, options) => {
  const { publicUrl } = options;
  const tokenEndpoint = buildTokenEndpoint(options, proxy.log);
  const cookie = buildSessionCookie(publicUrl);
  const refreshes = new Map<string, Promise<Exchange>>();

  await proxy.register(fastifyCookie);
  await proxy.register(fastifyFormbody, { bodyLimit: 16 * 1024 });
  proxy.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const wait = await options.limit?.(request.ip);
    if (wait !== undefined)
      return reply.code(429).header('retry-after', wait).send({ error: 'temporarily_unavailable' });
    if (!isOwnPage(request, publicUrl)) return reply.code(403).send({ error: 'invalid_request' });
    return undefined;
  });

  // An unreadable request, too, is refused in the words of OAuth.
  proxy.setErrorHandler<FastifyError>((error, request, reply) => {
    const isPassing = options.isPassing?.(error) ?? false;
    const { statusCode: status = isPassing ? 503 : 500 } = error;
    if (status >= 500) request.log.error(error);
    if (isPassing) return reply.code(status).header('retry-after', 10).send({ error: 'temporarily_unavailable' });
    return reply.code(status).send({ error: status < 500 ? 'invalid_request' : 'server_error' });
  });

  proxy.post('/token', async (request, reply) => {
    const form = (request.body ?? {}) as Record<string, string | undefined>;
    if (form.grant_type === 'refresh_token') return refresh(request, reply);
    if (form.grant_type !== 'authorization_code') return reply.code(400).send({ error: 'unsupported_grant_type' });
    const { code, redirect_uri, code_verifier } = form;
    return send(
      reply,
      await tokenEndpoint.exchange({
        grant_type: 'authorization_code',
        code,
        redirect_uri,
        code_verifier,
        // Our own server ends what this one stands for; to others it is a parameter that they do not know.
        former_refresh_token: cookie.read(request),
      }),
    );
  });

  proxy.post('/sign-out', async (request, reply) => {
    const token = cookie.read(request) ?? bearerOf(request);
    cookie.clear(reply);
    // The next person at this browser finds no photographs or PDFs of homes; nothing else of what pages keep goes.
    reply.header('clear-site-data', '"cache"');
    // Signed out here in any case; a server that cannot be reached, or revokes nothing, forgets the token in time.
    if (token !== undefined) await tokenEndpoint.revoke(token).catch((error: unknown) => request.log.warn(error));
    return reply.code(204).send();
  });

  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = cookie.read(request);
    if (token === undefined) return reply.code(204).send();
    const key = createHash('sha256').update(token).digest('base64');
    let running = refreshes.get(key);
    if (running === undefined) {
      running = tokenEndpoint.exchange({ grant_type: 'refresh_token', refresh_token: token });
      refreshes.set(key, running);
      const forget = () => refreshes.delete(key);
      void running.then(({ status }) => (status === 200 ? setTimeout(forget, KEPT_MS).unref() : forget()));
    }
    const answer = await running;
    if ('error' in answer && answer.error === 'invalid_grant') cookie.clear(reply);
    return send(reply, answer);
  }

  function send(reply: FastifyReply, answer: Exchange): FastifyReply {
    if ('error' in answer) return reply.code(answer.status).send({ error: answer.error });
    const { refresh_token, ...forThePage } = answer.tokens;
    if (refresh_token !== undefined) cookie.write(reply, refresh_token, answer.tokens.session_kept ?? true);
    return reply.send({ ...forThePage, refresh_token: refreshTokenInCookie });
  }
};

/** Browsers send Origin with every POST; the header shows a script, which another origin's could only be after asking (CORS). */
function isOwnPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  return headers.origin === new URL(publicUrl).origin && headers[sessionHeader.name] === sessionHeader.value;
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

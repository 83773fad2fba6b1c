/** The token endpoint behind the proxy, asked with the client secret. */
import type { FastifyBaseLogger } from 'fastify';
import { oauthPaths, readTokenAnswer, type TokenAnswer } from '#contract/oauth.ts';

export type TokenEndpointOptions = {
  /** {auth_url}: what `/oauth/token` is appended to. */
  authUrl: string;
  clientId: string;
  clientSecret: string;
  /** How the token endpoint is reached, when not over the network. */
  fetch?: typeof fetch;
};

export type Exchange = { status: number; tokens: TokenAnswer } | { status: number; error: string };
type Parameters = Record<string, string | undefined>;

const PATIENCE_MS = 10_000;

export function buildTokenEndpoint(
  { authUrl, clientId, clientSecret, fetch: reach = fetch }: TokenEndpointOptions,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
) {
  function post(path: string, parameters: Parameters): Promise<Response> {
    const given = Object.entries(parameters).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return reach(`${authUrl}${path}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams([...given, ['client_id', clientId], ['client_secret', clientSecret]]).toString(),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  }

  return {
    /** Never rejects: what went wrong is an answer too. */
    exchange: async (parameters: Parameters): Promise<Exchange> => {
      try {
        const response = await post(oauthPaths.token, parameters);
        const body: unknown = await response.json();
        const tokens = response.ok ? readTokenAnswer(body) : undefined;
        if (tokens !== undefined) return { status: 200, tokens };
        const { error } = body as { error?: unknown };
        if (response.status === 400 && typeof error === 'string') return { status: 400, error };
        log.error({ status: response.status, error }, 'the token endpoint refuses this installation');
      } catch (error) {
        log.warn(error, 'the token endpoint cannot be reached');
      }
      return { status: 503, error: 'temporarily_unavailable' };
    },

    /** Rejects when it cannot be reached. */
    revoke: (token: string): Promise<Response> => post(oauthPaths.revoke, { token }),
  };
}

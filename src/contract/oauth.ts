/** The words of the OAuth endpoints and of the token proxy, in wire spelling. Without zod: the first page loads this. */

/** Appended to {auth_url}. */
export const oauthPaths = { authorize: '/oauth/authorize', token: '/oauth/token', revoke: '/oauth/revoke' } as const;

/**
 * The path that an identity provider sends people back to, appended to PUBLIC_URL. Each account has its own, so that the code of
 * one provider never reaches another.
 */
export const providerCallback = (accountId: number): string => `/oauth/sso/${accountId}`;

/** The token proxy, always on the page's own origin. */
export const sessionPaths = { token: '/session/token', signOut: '/session/sign-out' } as const;

/** The back office's redirect URI, appended to PUBLIC_URL. */
export const signedInPath = '/signed-in';

/** Another site's form cannot set a header, so its presence shows that a script of our own page asks. */
export const sessionHeader = { name: 'x-keyturn-session', value: '1' } as const;

/** A page gets this in place of the refresh token, which stays in a cookie that the page cannot read. */
export const refreshTokenInCookie = 'in-cookie';

export type TokenAnswer = {
  token_type: string;
  expires_in: number;
  access_token: string;
  refresh_token?: string;
  scope?: string;
  /** Our own server says so to the back office: the session outlives the browser's window. */
  session_kept?: boolean;
  /** And for how long it may be unused. */
  session_idle_seconds?: number;
};

/** Reads the answer of RFC 6749 section 5.1; undefined for anything else. Unknown members are dropped. */
export function readTokenAnswer(body: unknown): TokenAnswer | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const answer = body as Record<string, unknown>;
  const { token_type, expires_in, access_token, refresh_token, scope, session_kept, session_idle_seconds } = answer;
  if (typeof access_token !== 'string' || typeof token_type !== 'string') return undefined;
  return {
    token_type,
    access_token,
    // RFC 6749 lets a server leave it out; the interface's default is two hours.
    expires_in: Number(expires_in) > 0 ? Number(expires_in) : 7200,
    ...(typeof refresh_token === 'string' && { refresh_token }),
    ...(typeof scope === 'string' && { scope }),
    ...(typeof session_kept === 'boolean' && { session_kept }),
    ...(typeof session_idle_seconds === 'number' && { session_idle_seconds }),
  };
}

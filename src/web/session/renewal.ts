/** What the token proxy is asked: a new access token for the cookie that only it can read, and the end of the session. */
import {
  readTokenAnswer,
  refreshTokenInCookie,
  sessionHeader,
  sessionPaths,
  type TokenAnswer,
} from '#contract/oauth.ts';
import { SessionUnreachable } from './session-fault.ts';

const headers = { [sessionHeader.name]: sessionHeader.value };

/** Undefined when there is no session any more. */
export async function renew(): Promise<TokenAnswer | undefined> {
  const response = await reach(sessionPaths.token, {
    headers,
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshTokenInCookie }),
  });
  if (response.status === 204 || response.status === 400) return undefined;
  const answer = response.ok ? readTokenAnswer(await response.json()) : undefined;
  if (answer === undefined) throw new SessionUnreachable();
  return answer;
}

/** The access token goes along for the case that the cookie is lost. */
export async function revoke(accessToken: string | undefined): Promise<void> {
  const { ok } = await reach(sessionPaths.signOut, {
    headers: { ...headers, ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }) },
    keepalive: true,
  });
  if (!ok) throw new SessionUnreachable();
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, method: 'POST', credentials: 'same-origin' });
  } catch (error) {
    throw new SessionUnreachable(error);
  }
}

/**
 * Requests to the token proxy: tokens for a code, or for the cookie that only it can read, and the end of the session.
 */
import {
  readTokenAnswer,
  refreshTokenInCookie,
  sessionHeader,
  sessionPaths,
  type TokenAnswer,
} from '#contract/oauth.ts';
import { SessionUnreachable } from './session-fault.ts';

const headers = { [sessionHeader.name]: sessionHeader.value };

/** The end of a sign-in (RFC 6749 section 4.1.3, RFC 7636 section 4.5); undefined when the code is good for nothing. */
export function redeemCode(code: string, verifier: string, redirectUri: string): Promise<TokenAnswer | undefined> {
  const form = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
  return askForToken(form);
}

/** Undefined when there is no session any more. */
export function renew(): Promise<TokenAnswer | undefined> {
  return askForToken({ grant_type: 'refresh_token', refresh_token: refreshTokenInCookie });
}

declare global {
  interface Window {
    /** The renewal that `public/head.js` sent before any module was there. */
    keyturnRenewal?: Promise<Response> | undefined;
  }
}

/** Good for once; undefined when there is none, or no use in it. */
export function takeBegunRenewal(): Promise<TokenAnswer | undefined> | undefined {
  const answer = window.keyturnRenewal;
  window.keyturnRenewal = undefined;
  return answer?.then(readToken).catch(() => undefined);
}

async function readToken(response: Response): Promise<TokenAnswer | undefined> {
  return response.ok && response.status !== 204 ? readTokenAnswer(await response.json()) : undefined;
}

async function askForToken(form: Record<string, string>): Promise<TokenAnswer | undefined> {
  const response = await reach(sessionPaths.token, { headers, body: new URLSearchParams(form) });
  if (response.status === 204 || response.status === 400) return undefined;
  const answer = await readToken(response);
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

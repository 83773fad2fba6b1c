/** The way through the OAuth server with PKCE and state (RFC 6749, RFC 7636), aloud (the browser goes there) or silently. */
import {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomState,
  validateAuthResponse,
} from 'oauth4webapi';
import { oauthPaths, signedInPath, type TokenAnswer } from '#contract/oauth.ts';
import { scopes } from '#domain/scope.ts';
import { webConfig } from '#web/env.ts';
import { redeemCode } from './renewal.ts';
import { returnAddress } from './return-address.ts';
import { SessionEnded, SessionUnreachable } from './session-fault.ts';

/** The secrets of a sign-in, which only this tab may know until its end. */
type Begun = { state: string; verifier: string; returnTo?: string };
/** Said on our own sign-in page; to another server it is a parameter that it does not know. */
export type SignInReason = 'idle';

const begunKey = 'keyturn-sign-in';
const redirectUri = `${webConfig.publicUrl}${signedInPath}`;
const ownOrigin = () => new URL(webConfig.publicUrl).origin;

/** Another name of this machine (127.0.0.1 for localhost) works up to here: cookie and redirect belong to the registered one. */
export function isAtHome(): boolean {
  return window.location.origin === ownOrigin();
}

export function goHome(path: string): Promise<never> {
  window.location.replace(`${webConfig.publicUrl}${path}`);
  return left();
}

export async function goToSignIn(returnTo: string, because?: SignInReason): Promise<never> {
  const begun = { state: generateRandomState(), verifier: generateRandomCodeVerifier(), returnTo };
  window.sessionStorage.setItem(begunKey, JSON.stringify(begun));
  window.location.assign(await authorizeUrl(begun, because));
  return left();
}

/** Never settles: the page is being left, and a page that waits for it shows nothing meanwhile. */
function left(): Promise<never> {
  return new Promise<never>(() => undefined);
}

async function authorizeUrl({ state, verifier }: Begun, because?: SignInReason): Promise<string> {
  const url = new URL(`${webConfig.authUrl}${oauthPaths.authorize}`);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: webConfig.clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(because && { because }),
  }).toString();
  return url.href;
}

/** The end of the way that began with `goToSignIn`; rejects a state that is not from this tab. */
export async function redeemSignIn(url: string): Promise<{ answer: TokenAnswer; returnTo: string }> {
  const written = window.sessionStorage.getItem(begunKey);
  // Good for one use, whether it succeeds or not.
  window.sessionStorage.removeItem(begunKey);
  if (written === null) throw new Error('No sign-in was begun in this tab.');
  const begun = JSON.parse(written) as Begun;
  const answer = await redeem(url, begun);
  if (answer === undefined) throw new SessionEnded();
  return { answer, returnTo: returnAddress(begun.returnTo, ownOrigin()) };
}

/** Undefined when the code is good for nothing. */
async function redeem(url: string, { state, verifier }: Begun): Promise<TokenAnswer | undefined> {
  const parameters = new URL(url).searchParams;
  // Our own server names itself (RFC 9207); what another deployment calls itself is not known here.
  const isOwn = webConfig.authUrl === webConfig.publicUrl;
  if (!isOwn) parameters.delete('iss');
  const server = { issuer: webConfig.authUrl, authorization_response_iss_parameter_supported: isOwn };
  const code = validateAuthResponse(server, { client_id: webConfig.clientId }, parameters, state).get('code');
  return code === null ? undefined : redeemCode(code, verifier, redirectUri);
}

/**
 * While the sign-in stands, our own OAuth server answers with a redirect and no page. Then there is no need to leave,
 * and nothing that is half written is lost. Undefined when a person has to act, or the server is not our own; a server
 * that is away or has too much to do has said neither.
 */
export async function signInSilently(): Promise<TokenAnswer | undefined> {
  if (new URL(webConfig.authUrl).origin !== window.location.origin) return undefined;
  const begun = { state: generateRandomState(), verifier: generateRandomCodeVerifier() };
  const response = await askSilently(await authorizeUrl(begun));
  const sentTo = new URL(response.url);
  if (sentTo.pathname === signedInPath && sentTo.searchParams.has('code')) return redeem(response.url, begun);
  if (!response.ok) throw new SessionUnreachable(response.status);
  return undefined;
}

async function askSilently(url: string): Promise<Response> {
  try {
    return await fetch(url, { headers: { accept: 'text/html' } });
  } catch (error) {
    throw new SessionUnreachable(error);
  }
}

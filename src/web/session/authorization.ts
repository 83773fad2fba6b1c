/** The way through the OAuth server with PKCE and state, aloud (the browser goes there) or silently. */
import type { OidcClient, SigninResponse } from 'oidc-client-ts';
import { oauthPaths, sessionHeader, sessionPaths, signedInPath, type TokenAnswer } from '#contract/oauth.ts';
import { scopes } from '#domain/scope.ts';
import { webConfig } from '#web/env.ts';
import { returnAddress } from './return-address.ts';

const ownOrigin = () => new URL(webConfig.publicUrl).origin;

/** Loaded when somebody signs in: whoever has a session does without. */
async function buildClient(where: 'in this tab' | 'in memory'): Promise<OidcClient> {
  const { InMemoryWebStorage, OidcClient: Client, WebStorageStateStore } = await import('oidc-client-ts');
  return new Client({
    authority: webConfig.authUrl,
    client_id: webConfig.clientId,
    redirect_uri: `${webConfig.publicUrl}${signedInPath}`,
    scope: scopes.join(' '),
    metadata: {
      issuer: webConfig.authUrl,
      authorization_endpoint: `${webConfig.authUrl}${oauthPaths.authorize}`,
      token_endpoint: `${ownOrigin()}${sessionPaths.token}`,
    },
    loadUserInfo: false,
    extraHeaders: { [sessionHeader.name]: sessionHeader.value },
    // State and code verifier; the library's default would leave half-finished sign-ins in localStorage.
    stateStore: new WebStorageStateStore({
      store: where === 'in memory' ? new InMemoryWebStorage() : window.sessionStorage,
    }),
  });
}

/** Another name of this machine (127.0.0.1 for localhost) works up to here: cookie and redirect belong to the registered one. */
export function isAtHome(): boolean {
  return window.location.origin === ownOrigin();
}

export function goHome(path: string): Promise<never> {
  window.location.replace(`${webConfig.publicUrl}${path}`);
  return left();
}

export async function goToSignIn(returnTo: string): Promise<never> {
  const { url } = await (await buildClient('in this tab')).createSigninRequest({ state: { returnTo } });
  window.location.assign(url);
  return left();
}

/** Never settles: the page is being left, and whoever waits for it shows nothing meanwhile. */
function left(): Promise<never> {
  return new Promise<never>(() => undefined);
}

/** The end of the way that began with `goToSignIn`; rejects a state that is not from this tab. */
export async function redeemSignIn(url: string): Promise<{ answer: TokenAnswer; returnTo: string }> {
  const response = await (await buildClient('in this tab')).processSigninResponse(url);
  const { returnTo } = (response.userState ?? {}) as { returnTo?: string };
  return { answer: answerOf(response), returnTo: returnAddress(returnTo, ownOrigin()) };
}

function answerOf({ access_token, token_type, expires_in, scope }: SigninResponse): TokenAnswer {
  return {
    access_token,
    token_type: token_type ?? 'Bearer',
    expires_in: expires_in ?? 7200,
    ...(scope !== undefined && { scope }),
  };
}

/**
 * While the sign-in stands, our own OAuth server answers with a redirect and no page. Then there is no need to leave,
 * and nothing that is half written is lost. Undefined when a person has to act, or the server is not our own.
 */
export async function signInSilently(): Promise<TokenAnswer | undefined> {
  if (new URL(webConfig.authUrl).origin !== window.location.origin) return undefined;
  const client = await buildClient('in memory');
  const { url } = await client.createSigninRequest({});
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const sentTo = new URL(response.url);
  if (sentTo.pathname !== signedInPath || !sentTo.searchParams.has('code')) return undefined;
  return answerOf(await client.processSigninResponse(response.url));
}

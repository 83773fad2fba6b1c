/** The way through the OAuth server with PKCE and state, aloud (the browser goes there) or silently. */
import type { OidcClient } from 'oidc-client-ts';
import {
  oauthPaths,
  refreshTokenInCookie,
  sessionHeader,
  sessionPaths,
  signedInPath,
  type TokenAnswer,
} from '#contract/oauth.ts';
import { scopes } from '#domain/scope.ts';
import { webConfig } from '#web/env.ts';

const ownOrigin = () => new URL(webConfig.publicUrl).origin;

let client: Promise<OidcClient> | undefined;

/** Loaded when somebody signs in: whoever has a session does without. */
function oidc(): Promise<OidcClient> {
  client ??= import('oidc-client-ts').then(
    ({ OidcClient, WebStorageStateStore }) =>
      new OidcClient({
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
        // Of this tab alone; the library's default would leave half-finished sign-ins in localStorage.
        stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
      }),
  );
  return client;
}

/** Leaves the page; the promise never settles, so that whoever waits for it shows nothing meanwhile. */
export async function goToSignIn(returnTo: string): Promise<never> {
  if (window.location.origin === ownOrigin()) {
    const { url } = await (await oidc()).createSigninRequest({ state: { returnTo } });
    window.location.assign(url);
  } else {
    // Another name of this machine (127.0.0.1 for localhost): the way back would lead to the registered one.
    window.location.replace(`${webConfig.publicUrl}${returnTo}`);
  }
  return new Promise<never>(() => undefined);
}

export async function redeemSignIn(url: string): Promise<{ answer: TokenAnswer; returnTo: string }> {
  const response = await (await oidc()).processSigninResponse(url);
  const { returnTo } = (response.userState ?? {}) as { returnTo?: string };
  return {
    answer: {
      token_type: response.token_type ?? 'Bearer',
      access_token: response.access_token,
      expires_in: response.expires_in ?? 7200,
      refresh_token: refreshTokenInCookie,
      ...(response.scope !== undefined && { scope: response.scope }),
    },
    returnTo: returnTo?.startsWith('/') ? returnTo : '/',
  };
}

/**
 * While the sign-in stands, our own OAuth server answers with a redirect and no page. Then there is no need to leave,
 * and nothing that is half written is lost. Undefined when a person has to act, or the server is not our own.
 */
export async function signInSilently(): Promise<TokenAnswer | undefined> {
  const isOurs = new URL(webConfig.authUrl).origin === window.location.origin;
  if (!isOurs || window.location.origin !== ownOrigin()) return undefined;
  const { url } = await (await oidc()).createSigninRequest({ state: { returnTo: '/' } });
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const sentTo = new URL(response.url);
  if (sentTo.pathname !== signedInPath || !sentTo.searchParams.has('code')) return undefined;
  return (await redeemSignIn(response.url)).answer;
}

/** Asks an identity provider by OpenID Connect: where to send somebody, and who came back. Loaded when somebody first needs it. */
import * as client from 'openid-client';
import { connectionWords } from '#jobs/definitions/connection-words.ts';
import type { ProviderRules } from '#jobs/definitions/provider-target.ts';
import type { Provider } from '#store/single-sign-on/identity-providers.ts';
import { buildGuardedFetch } from './guarded-fetch.ts';
import { ProviderFault } from './provider-fault.ts';

/** Seconds; each sign-in asks two or three times. */
const TIMEOUT = 10;

export type Way = { state: string; nonce: string; codeVerifier: string; redirectUri: string };
export type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string };
export type ProviderClient = ReturnType<typeof buildProviderClient>;

export const { randomNonce, randomPKCECodeVerifier } = client;

export function buildProviderClient(rules: ProviderRules) {
  const guardedFetch = buildGuardedFetch(rules) as unknown as client.CustomFetch;

  const discover = async ({ issuer, clientId, clientSecret }: Provider): Promise<client.Configuration> => {
    const server = new URL(issuer);
    const config = await client.discovery(server, clientId, clientSecret, undefined, {
      [client.customFetch]: guardedFetch,
      timeout: TIMEOUT,
      // The signature of ID tokens is looked at although they come over TLS.
      execute: [
        client.enableNonRepudiationChecks,
        ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    });
    const found = config.serverMetadata();
    // `…/common` of Entra ID signs in people of every firm there is, in the name of an issuer that is none.
    if (new URL(found.issuer).href !== server.href)
      throw new ProviderFault('calls itself by another issuer than the one in the settings', `it says ${found.issuer}`);
    return config;
  };

  return {
    /** The provider's page, for the browser. */
    begin: (provider: Provider, { state, nonce, codeVerifier, redirectUri }: Way, email: string | undefined) =>
      inWords(async () => {
        const config = await discover(provider);
        return client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ...(email !== undefined && { login_hint: email }),
        });
      }),

    /** The provider's word for the person, once all of it is checked: signature, issuer, audience, nonce, times. */
    finish: (provider: Provider, { state, nonce, codeVerifier, redirectUri }: Way, query: URLSearchParams) =>
      inWords(async (): Promise<Claims> => {
        const config = await discover(provider);
        const callback = new URL(redirectUri);
        callback.search = query.toString();
        const tokens = await client.authorizationCodeGrant(config, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new ProviderFault('did not say who signed in', 'no ID token');
        if (typeof claims['email'] === 'string' || config.serverMetadata().userinfo_endpoint === undefined)
          return claims;
        // Some tell the address only there. Its `sub` must be the same.
        return { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
      }),
  };
}

async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw asFault(error);
  }
}

function asFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (error instanceof client.AuthorizationResponseError)
    return new ProviderFault('did not sign you in', wordsOf(error), { isQuoted: true });
  if (error instanceof client.ResponseBodyError && error.error === 'invalid_client')
    return new ProviderFault('does not accept the client id or the client secret of the settings', error.error);
  if (error instanceof client.ResponseBodyError)
    return new ProviderFault('did not accept the answer', wordsOf(error), { isQuoted: true });
  if (error instanceof client.ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')
    return new ProviderFault('calls itself by another issuer than the one in the settings', error.message);
  if (error instanceof client.ClientError && error.code?.startsWith('OAUTH_') && error.code !== 'OAUTH_TIMEOUT')
    return new ProviderFault('gave an answer that cannot be trusted', `${error.message} (${error.code})`);
  return new ProviderFault('does not answer', connectionWords(error) ?? rootOf(error));
}

/** The innermost reason. */
function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause === undefined ? error.message || error.name : rootOf(error.cause);
}

const wordsOf = ({ error, error_description }: { error: string; error_description?: string | undefined }): string =>
  [error, error_description].filter(Boolean).join(': ');

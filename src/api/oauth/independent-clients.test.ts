/** Independent OAuth clients go through the whole flow: a strict one, a full one, and one that third parties really use. */
import * as oauth4webapi from 'oauth4webapi';
import * as openid from 'openid-client';
import { AuthorizationCode } from 'simple-oauth2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testVisitor } from '#testing/test-visitor.ts';
import { type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';

let oauth: TestOAuth;
let application: TestApplication;

beforeAll(async () => {
  oauth = await testOAuth();
  application = await oauth.application();
});
afterAll(() => oauth.close());

async function allowAt(url: string): Promise<URL> {
  const visitor = testVisitor();
  const consent = await visitor.signIn(await visitor.open(url), oauth.person);
  const { location = '' } = await visitor.submit(consent, { decision: 'allow' });
  return new URL(location);
}

test.each([
  ['client_secret_basic', oauth4webapi.ClientSecretBasic],
  ['client_secret_post', oauth4webapi.ClientSecretPost],
])('oauth4webapi with %s: discovery, PKCE, state, refresh, revocation', async (_name, authentication) => {
  const insecure = { [oauth4webapi.allowInsecureRequests]: true };
  const issuer = new URL(oauth.publicUrl);
  const discovered = await oauth4webapi.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
  const server = await oauth4webapi.processDiscoveryResponse(issuer, discovered);
  const client = { client_id: application.clientId };
  const secret = authentication(application.clientSecret);

  const verifier = oauth4webapi.generateRandomCodeVerifier();
  const state = oauth4webapi.generateRandomState();
  const url = new URL(server.authorization_endpoint ?? '');
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: application.redirectUri,
    scope: 'profile.read reports.read',
    state,
    code_challenge: await oauth4webapi.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).toString();
  const parameters = oauth4webapi.validateAuthResponse(server, client, await allowAt(url.href), state);

  const exchanged = await oauth4webapi.authorizationCodeGrantRequest(
    server,
    client,
    secret,
    parameters,
    application.redirectUri,
    verifier,
    insecure,
  );
  const tokens = await oauth4webapi.processAuthorizationCodeResponse(server, client, exchanged);
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 7200, scope: 'profile.read reports.read' });

  const refreshed = await oauth4webapi.processRefreshTokenResponse(
    server,
    client,
    await oauth4webapi.refreshTokenGrantRequest(server, client, secret, tokens.refresh_token ?? '', insecure),
  );
  await oauth.caller(refreshed.access_token);
  const revoked = await oauth4webapi.revocationRequest(server, client, secret, refreshed.refresh_token ?? '', insecure);
  await oauth4webapi.processRevocationResponse(revoked);
  await expect(oauth.caller(refreshed.access_token)).rejects.toMatchObject({ code: 'token_invalid' });
});

test('openid-client: discovery, PKCE, state, refresh', async () => {
  const config = await openid.discovery(
    new URL(oauth.publicUrl),
    application.clientId,
    application.clientSecret,
    undefined,
    { algorithm: 'oauth2', execute: [openid.allowInsecureRequests] },
  );
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();
  const expectedState = openid.randomState();
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: application.redirectUri,
    scope: 'inspections.read',
    state: expectedState,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  const sentTo = await allowAt(url.href);
  const tokens = await openid.authorizationCodeGrant(config, sentTo, { pkceCodeVerifier, expectedState });
  const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '');
  expect([...(await oauth.caller(refreshed.access_token)).scopes]).toEqual(['inspections.read']);
});

test.each(['header', 'body'] as const)(
  'simple-oauth2 without PKCE, credentials in the %s',
  async (authorizationMethod) => {
    const client = new AuthorizationCode({
      client: { id: application.clientId, secret: application.clientSecret },
      auth: { tokenHost: oauth.publicUrl, revokePath: '/oauth/revoke' },
      options: { authorizationMethod },
    });
    const { redirectUri: redirect_uri } = application;
    const sentTo = await allowAt(client.authorizeURL({ redirect_uri, scope: 'clients.read', state: 'unguessable' }));
    expect(sentTo.searchParams.get('state')).toBe('unguessable');
    const tokens = await client.getToken({ code: sentTo.searchParams.get('code') ?? '', redirect_uri });
    expect(tokens.expired()).toBe(false);
    const refreshed = await tokens.refresh();
    await oauth.caller(String(refreshed.token.access_token));
    await refreshed.revokeAll();
    await expect(oauth.caller(String(refreshed.token.access_token))).rejects.toMatchObject({ code: 'token_invalid' });
  },
);

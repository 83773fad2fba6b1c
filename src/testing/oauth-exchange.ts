/** The steps of the code grant as an application takes them, one call each, so that a test can take a wrong one. */
import { createHash, randomBytes } from 'node:crypto';
import type { TestApplication, TestOAuth } from './test-oauth.ts';
import { testVisitor, type Visitor } from './test-visitor.ts';

export type Tokens = {
  token_type: string;
  expires_in: number;
  access_token: string;
  refresh_token: string;
  scope: string;
  error?: string;
};
type Parameters = Record<string, string | undefined>;

export function pkcePair(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The parameters of an authorization request that speaks PKCE. */
export function pkceParameters({ challenge }: { challenge: string } = pkcePair()) {
  return { code_challenge: challenge, code_challenge_method: 'S256' };
}

export function authorizeUrl(
  { publicUrl }: { publicUrl: string },
  application: TestApplication,
  more: Parameters = {},
): string {
  const parameters = {
    response_type: 'code',
    client_id: application.clientId,
    redirect_uri: application.redirectUri,
    scope: 'properties.read properties.write',
    ...more,
  };
  return `${publicUrl}/oauth/authorize?${encode(parameters)}`;
}

/** Signs in when asked to, allows, and returns where the browser is sent. */
export async function allow(
  oauth: TestOAuth,
  application: TestApplication,
  more: Parameters = {},
  visitor: Visitor = testVisitor(),
): Promise<URL> {
  let page = await visitor.open(authorizeUrl(oauth, application, more));
  if (page.text.includes('name="password"')) page = await visitor.signIn(page, oauth.person);
  if (page.text.includes('name="decision"')) page = await visitor.submit(page, { decision: 'allow' });
  if (page.location === undefined) throw new Error(`not sent back: ${page.status} ${page.text}`);
  return new URL(page.location);
}

export async function codeOf(oauth: TestOAuth, application: TestApplication, more: Parameters = {}): Promise<string> {
  const sentTo = await allow(oauth, application, more);
  const code = sentTo.searchParams.get('code');
  if (code === null) throw new Error(`no code in ${sentTo.href}`);
  return code;
}

export function post(
  { publicUrl }: { publicUrl: string },
  path: '/oauth/token' | '/oauth/revoke',
  parameters: Parameters,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${publicUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: encode(parameters),
  });
}

export async function call(
  oauth: { publicUrl: string },
  application: TestApplication,
  parameters: Parameters,
): Promise<{ status: number; body: Tokens }> {
  const response = await post(oauth, '/oauth/token', {
    client_id: application.clientId,
    client_secret: application.clientSecret,
    ...parameters,
  });
  return { status: response.status, body: (await response.json()) as Tokens };
}

export function redeem(
  oauth: { publicUrl: string },
  application: TestApplication,
  code: string,
  more: Parameters = {},
) {
  return call(oauth, application, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: application.redirectUri,
    ...more,
  });
}

export function refresh(
  oauth: { publicUrl: string },
  application: TestApplication,
  token: string,
  more: Parameters = {},
) {
  return call(oauth, application, { grant_type: 'refresh_token', refresh_token: token, ...more });
}

export async function tokensOf(oauth: TestOAuth, application: TestApplication): Promise<Tokens> {
  const { body } = await redeem(oauth, application, await codeOf(oauth, application));
  return body;
}

function encode(parameters: Parameters): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(given).toString();
}

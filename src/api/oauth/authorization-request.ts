/** The query of `GET /authorize`, checked before anybody is asked anything (RFC 6749 section 4.1.1). */
import type { FastifyRequest } from 'fastify';
import type { Scope } from '#domain/scope.ts';
import type { Executor } from '#store/database/database.ts';
import { type Application, findApplication } from '#store/access/oauth-applications.ts';
import { type Fields, splitFields } from './fields.ts';
import { OAuthError, type OAuthErrorCode, RedirectedError } from './oauth-error.ts';
import { isChallenge } from './pkce.ts';
import { acceptScopes } from './scopes.ts';

export type AuthorizationRequest = {
  application: Application;
  redirectUri: string;
  state: string | undefined;
  scopes: Scope[];
  codeChallenge: string | null;
};

export async function checkAuthorizationRequest(database: Executor, query: unknown): Promise<AuthorizationRequest> {
  const { fields, repeated } = splitFields(query);
  const application = fields.client_id === undefined ? undefined : await findApplication(database, fields.client_id);
  if (application === undefined)
    throw new OAuthError('invalid_request', 'The application that sent you here is not known.');
  const { redirect_uri: redirectUri, state } = fields;
  // Compared exactly, character by character; until then nobody may be sent anywhere.
  if (redirectUri === undefined || !application.redirectUris.includes(redirectUri)) {
    throw new OAuthError(
      'invalid_request',
      `${application.name} asked to send you back to an address it has not registered.`,
    );
  }

  const refuse = (code: OAuthErrorCode) => new RedirectedError(code, { redirectUri, state });
  if (repeated.length > 0 || fields.response_type === undefined) throw refuse('invalid_request');
  if (fields.response_type !== 'code') throw refuse('unsupported_response_type');
  if (!isPkceAllowed(application, fields)) throw refuse('invalid_request');
  const scopes = acceptScopes(fields.scope ?? '', application.scopes);
  if (scopes === undefined) throw refuse('invalid_scope');
  return { application, redirectUri, state, scopes, codeChallenge: fields.code_challenge ?? null };
}

/**
 * S256, named: without a name RFC 7636 means `plain`, which is refused. An application without a secret must use it.
 */
function isPkceAllowed(
  { secretHash }: Application,
  { code_challenge: challenge, code_challenge_method: method }: Fields,
): boolean {
  if (challenge === undefined) return method === undefined && secretHash !== null;
  return method === 'S256' && isChallenge(challenge);
}

/** Path and query as they came: forms and redirects of its pages return to the same request. */
export function ownAddress({ url }: FastifyRequest): string {
  return url;
}

/** The redirect carries these and nothing else; what the application put into its own query stays. */
export function redirectWith(redirectUri: string, parameters: Record<string, string | undefined>): string {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/**
 * The query of `GET /authorize` (RFC 6749 section 4.1.1), in two steps: who asks and where it leads, before anything is
 * shown; all the rest once the person has signed in.
 */
import type { FastifyRequest } from 'fastify';
import { isRegistered } from '#domain/redirect-uri.ts';
import type { Scope } from '#domain/scope.ts';
import type { Executor } from '#store/database/database.ts';
import { type Application, findApplication } from '#store/access/oauth-applications.ts';
import { type Fields, splitFields } from './fields.ts';
import { OAuthError, type OAuthErrorCode, RedirectedError } from './oauth-error.ts';
import { isChallenge } from './pkce.ts';
import { acceptScopes, splitScopes } from './scopes.ts';

/** An application that is known, and an address of its own to go back to. */
export type AuthorizationClient = {
  application: Application;
  redirectUri: string;
  state: string | undefined;
};

export type AuthorizationRequest = AuthorizationClient & {
  scopes: Scope[];
  codeChallenge: string | null;
};

export async function checkClient(database: Executor, query: unknown): Promise<AuthorizationClient> {
  const { fields } = splitFields(query);
  const application = fields.client_id === undefined ? undefined : await findApplication(database, fields.client_id);
  if (application === undefined)
    throw new OAuthError('invalid_request', 'The application that sent you here is not known.');
  const { redirect_uri: redirectUri, state } = fields;
  if (redirectUri === undefined || !isRegistered(redirectUri, application.redirectUris)) {
    throw new OAuthError(
      'invalid_request',
      `${application.name} asked to send you back to an address it has not registered.`,
    );
  }
  return { application, redirectUri, state };
}

/**
 * Only for somebody who has signed in: its refusals lead to the application, and anybody can register one. A link with a
 * fault in it would lead every visitor from our address to theirs (RFC 9700 section 4.11.2).
 */
export function checkRequest(client: AuthorizationClient, query: unknown): AuthorizationRequest {
  const { fields, repeated } = splitFields(query);
  const { application } = client;
  const refuse = (code: OAuthErrorCode, description: string) => new RedirectedError(code, description, client);
  if (repeated.length > 0) throw refuse('invalid_request', `Given more than once: ${listed(repeated)}.`);
  if (fields.response_type === undefined) throw refuse('invalid_request', 'The parameter response_type is missing.');
  if (fields.response_type !== 'code') throw refuse('unsupported_response_type', 'The response_type has to be code.');
  const pkceFault = findPkceFault(application, fields);
  if (pkceFault !== undefined) throw refuse('invalid_request', pkceFault);
  const scopes = acceptScopes(fields.scope ?? '', application.scopes);
  if (scopes === undefined) throw refuse('invalid_scope', scopeFault(fields.scope ?? '', application));
  return { ...client, scopes, codeChallenge: fields.code_challenge ?? null };
}

/** The description goes back in an address, which must stay short enough to be followed. */
const MOST_NAMED = 10;
const LONGEST_NAMED = 60;
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).map((name) => name.slice(0, LONGEST_NAMED));
  return [...shown, ...(names.length > MOST_NAMED ? [`${names.length - MOST_NAMED} more`] : [])].join(', ');
}

function scopeFault(wanted: string, { scopes: allowed }: Application): string {
  const { unknown, known } = splitScopes(wanted);
  if (unknown.length > 0) return `Scopes that are not known: ${listed(unknown)}.`;
  const excess = known.filter((scope) => !allowed.includes(scope));
  if (excess.length > 0) return `Scopes that this application is not registered for: ${listed(excess)}.`;
  return 'The parameter scope is missing.';
}

/**
 * S256, named: without a name RFC 7636 means `plain`, which is refused. An application without a secret must use it, and
 * so must our own, whose codes are given without asking anybody.
 */
function findPkceFault(
  { secretHash, firstParty }: Application,
  { code_challenge: challenge, code_challenge_method: method }: Fields,
): string | undefined {
  if (challenge === undefined) {
    if (method !== undefined) return 'There is a code_challenge_method without a code_challenge.';
    if (secretHash !== null && !firstParty) return undefined;
    return 'The parameter code_challenge is missing: an application without a secret proves itself by PKCE (RFC 7636), with S256.';
  }
  if (method === undefined) return 'The parameter code_challenge_method is missing. It has to be S256.';
  if (method !== 'S256') return 'The code_challenge_method has to be S256; plain is not taken.';
  if (isChallenge(challenge)) return undefined;
  return 'The code_challenge is none of S256: the SHA-256 of the verifier in base64url has 43 characters.';
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

/**
 * Decides whether the application gets its scopes: a person is asked, or, for Keyturn's own, they are given at once.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import type { Database, Executor } from '#store/database/database.ts';
import { addGrant } from '#store/access/oauth-tokens.ts';
import { buildToken } from '#store/secrets/random-token.ts';
import { type Person, removeSignIn } from '#store/access/sign-in.ts';
import { originOf } from '../network.ts';
import { type AuthorizationRequest, ownAddress, redirectWith } from './authorization-request.ts';
import { OAuthError, RedirectedError } from './oauth-error.ts';
import { consentPage } from './pages/consent-page.ts';
import { sendPage } from './pages/send-page.ts';
import { formProof, type SignInCookie } from './sign-in/sign-in-cookie.ts';

/** A person with the token of their sign-in. */
export type SignedIn = { person: Person; token: string };

type ConsentOptions = { database: Database; cookie: SignInCookie; issuer: string };

type Granted = Pick<AuthorizationRequest, 'application' | 'scopes'> & { accountId: number; userId: number };

async function logGrant(
  tx: Executor,
  request: FastifyRequest,
  { accountId, userId, application, scopes }: Granted,
): Promise<void> {
  const by = { accountId, userId, from: originOf(request) };
  const subject = { type: 'application', id: application.id };
  await buildSecurityLogStore(tx).add(by, { kind: 'grant.made', subject, facts: { scopes } });
}

export function buildConsent({ database, cookie, issuer }: ConsentOptions) {
  const ask = (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: AuthorizationRequest,
    { person, token }: SignedIn,
  ): FastifyReply =>
    sendPage(reply, consentPage({ action: ownAddress(request), proof: formProof(token), request: wanted, person }));

  /** Sends the person back with a code. */
  const give = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { application, redirectUri, state, scopes, codeChallenge }: AuthorizationRequest,
    { person: { userId, accountId }, token }: SignedIn,
  ): Promise<FastifyReply> => {
    const code = await database.transaction(async (tx) => {
      // The back office is allowed by signing in, which is in the log already.
      if (!application.firstParty) await logGrant(tx, request, { userId, accountId, application, scopes });
      const from = originOf(request);
      const grant = { userId, accountId, application, scopes, signInToken: token, redirectUri, codeChallenge, from };
      return addGrant(tx, grant);
    });
    return reply.redirect(redirectWith(redirectUri, { code, state, iss: issuer }), 303);
  };

  const take = async (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: AuthorizationRequest,
    signedIn: SignedIn,
    decision: string,
  ): Promise<FastifyReply> => {
    if (decision === 'allow') return give(request, reply, wanted, signedIn);
    if (decision === 'deny') throw new RedirectedError('access_denied', wanted);
    if (decision !== 'switch') throw new OAuthError('invalid_request', 'The decision is neither allow nor deny.');
    await removeSignIn(database, signedIn.token);
    cookie.write(reply, buildToken(), 'visitor');
    return reply.redirect(ownAddress(request), 303);
  };

  return { ask, give, take };
}

/**
 * Decides whether the application gets its scopes: a person is asked, or, for Keyturn's own, they are given at once.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#store/database/database.ts';
import { addGrant } from '#store/access/oauth-tokens.ts';
import { buildToken } from '#store/secrets/random-token.ts';
import { type Person, removeSignIn } from '#store/access/sign-in.ts';
import { type AuthorizationRequest, ownAddress, redirectWith } from './authorization-request.ts';
import { OAuthError, RedirectedError } from './oauth-error.ts';
import { consentPage } from './pages/consent-page.ts';
import { sendPage } from './pages/send-page.ts';
import { formProof, type SignInCookie } from './sign-in/sign-in-cookie.ts';

/** A person with the token of their sign-in. */
export type SignedIn = { person: Person; token: string };

type ConsentOptions = { database: Database; cookie: SignInCookie; issuer: string };

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
    reply: FastifyReply,
    { application, redirectUri, state, scopes, codeChallenge }: AuthorizationRequest,
    { person: { userId, accountId }, token }: SignedIn,
  ): Promise<FastifyReply> => {
    const code = await addGrant(database, {
      userId,
      accountId,
      application,
      scopes,
      signInToken: token,
      redirectUri,
      codeChallenge,
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
    if (decision === 'allow') return give(reply, wanted, signedIn);
    if (decision === 'deny') throw new RedirectedError('access_denied', wanted);
    if (decision !== 'switch') throw new OAuthError('invalid_request', 'The decision is neither allow nor deny.');
    await removeSignIn(database, signedIn.token);
    cookie.write(reply, buildToken(), 'visitor');
    return reply.redirect(ownAddress(request), 303);
  };

  return { ask, give, take };
}

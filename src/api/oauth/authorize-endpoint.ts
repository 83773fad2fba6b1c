/** `/authorize`: signs a person in, asks for their consent, and sends them back with a code. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#store/database/database.ts';
import { addGrant } from '#store/access/oauth-tokens.ts';
import { buildToken } from '#store/secrets/random-token.ts';
import { addSignIn, findSignIn, type Person, removeSignIn, trySignIn } from '#store/access/sign-in.ts';
import { type AuthorizationRequest, checkAuthorizationRequest, redirectWith } from './authorization-request.ts';
import { networkOf } from '../network.ts';
import { type Fields, readFields } from './fields.ts';
import { OAuthError, RedirectedError } from './oauth-error.ts';
import { consentPage } from './pages/consent-page.ts';
import { sendPage } from './pages/send-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { buildSignInCookie, formProof, isOwnForm } from './sign-in-cookie.ts';

type Problem = { status: number; text: string; ofFields: boolean };

export function addAuthorizeEndpoint(oauth: FastifyInstance, database: Database, publicUrl: string): void {
  const cookie = buildSignInCookie(publicUrl);

  oauth.get('/authorize', async (request, reply) => {
    const wanted = await checkAuthorizationRequest(database, request.query);
    const token = cookie.read(request);
    const person = token === undefined ? undefined : await findSignIn(database, token);
    if (token === undefined || person === undefined) return askToSignIn(request, reply, wanted);
    if (wanted.application.firstParty) return sendBackWithCode(reply, wanted, person, token);
    return sendPage(
      reply,
      consentPage({ action: ownAddress(request), proof: formProof(token), request: wanted, person }),
    );
  });

  // The query says again what is wanted, so that a form is checked like the link that led to it.
  oauth.post('/authorize', async (request, reply) => {
    const wanted = await checkAuthorizationRequest(database, request.query);
    const fields = readFields(request.body);
    const token = cookie.read(request);
    const person = token === undefined ? undefined : await findSignIn(database, token);
    if (!isOwnForm(request, token, fields, publicUrl)) {
      // Signed in meanwhile in another tab, or the cookie is gone: the same page afresh.
      if (person !== undefined) return reply.redirect(ownAddress(request), 303);
      return askToSignIn(request, reply, wanted, fields, {
        status: 403,
        text: 'This page was open for too long, or your browser keeps no cookies. Please try again.',
        ofFields: false,
      });
    }
    if (fields.decision === undefined) return signIn(request, reply, wanted, fields, token);
    if (token === undefined || person === undefined) return reply.redirect(ownAddress(request), 303);
    return decide(request, reply, { wanted, person, token, decision: fields.decision });
  });

  function askToSignIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { application, redirectUri }: AuthorizationRequest,
    fields: Fields = {},
    problem?: Problem,
  ): FastifyReply {
    const known = cookie.read(request);
    const token = known ?? buildToken();
    if (known === undefined) cookie.write(reply, token, 'visitor');
    if (problem?.status === 429) request.log.info('sign-in attempts are throttled');
    return sendPage(
      reply,
      signInPage({
        action: ownAddress(request),
        proof: formProof(token),
        redirectUri,
        applicationName: application.firstParty ? undefined : application.name,
        ...(fields.email !== undefined && { email: fields.email }),
        ...(problem && { problem }),
      }),
    );
  }

  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: AuthorizationRequest,
    fields: Fields,
    visitor: string | undefined,
  ): Promise<FastifyReply> {
    const { email = '', password = '' } = fields;
    const result = await trySignIn(database, { email, password, address: networkOf(request.ip) });
    if (result.outcome === 'throttled') {
      reply.header('retry-after', result.retryAfter);
      const minutes = Math.ceil(result.retryAfter / 60);
      const text = `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
      return askToSignIn(request, reply, wanted, fields, { status: 429, text, ofFields: false });
    }
    if (result.outcome === 'wrong') {
      const text = 'The e-mail address or the password is wrong.';
      return askToSignIn(request, reply, wanted, fields, { status: 422, text, ofFields: true });
    }
    // A new value: one that somebody planted before the sign-in must not become the sign-in.
    const token = buildToken();
    await addSignIn(database, token, result.userId);
    if (visitor !== undefined) await removeSignIn(database, visitor);
    cookie.write(reply, token, 'signed in');
    return reply.redirect(ownAddress(request), 303);
  }

  type Decision = { wanted: AuthorizationRequest; person: Person; token: string; decision: string };

  async function decide(
    request: FastifyRequest,
    reply: FastifyReply,
    { wanted, person, token, decision }: Decision,
  ): Promise<FastifyReply> {
    if (decision === 'allow') return sendBackWithCode(reply, wanted, person, token);
    if (decision === 'deny') throw new RedirectedError('access_denied', wanted);
    if (decision !== 'switch') throw new OAuthError('invalid_request', 'The decision is neither allow nor deny.');
    await removeSignIn(database, token);
    cookie.write(reply, buildToken(), 'visitor');
    return reply.redirect(ownAddress(request), 303);
  }

  async function sendBackWithCode(
    reply: FastifyReply,
    { application, redirectUri, state, scopes, codeChallenge }: AuthorizationRequest,
    { userId, accountId }: Person,
    signInToken: string,
  ): Promise<FastifyReply> {
    const applicationId = application.id;
    const code = await addGrant(database, {
      userId,
      accountId,
      applicationId,
      scopes,
      signInToken,
      redirectUri,
      codeChallenge,
    });
    return reply.redirect(redirectWith(redirectUri, { code, state }), 303);
  }
}

/** Path and query as they came: forms and redirects of these pages return to the same request. */
function ownAddress({ url }: FastifyRequest): string {
  return url;
}

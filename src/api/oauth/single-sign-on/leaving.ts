/** The way to the provider, from the sign-in form or for a trial. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findAccountOfDomain } from '#store/directory/sign-in-domains.ts';
import { buildToken } from '#store/secrets/random-token.ts';
import { domainOf } from '#store/single-sign-on/identity-domains.ts';
import { findProviderToAsk, type Provider } from '#store/single-sign-on/identity-providers.ts';
import { addVisit, takeTicket, type Visit } from '#store/single-sign-on/identity-visits.ts';
import { ownAddress } from '../authorization-request.ts';
import { type Fields, readFields } from '../fields.ts';
import { sendPage } from '../pages/send-page.ts';
import { leavingPage } from '../pages/single-sign-on-pages.ts';
import type { Parts } from './parts.ts';
import { faultOf } from './provider-fault.ts';

export function buildLeaving({ database, cookie, trial, redirectUriOf, loadClient }: Parts) {
  /** Bound to the browser by the cookie of the sign-in pages. */
  const leave = async (
    request: FastifyRequest,
    reply: FastifyReply,
    provider: Provider,
    { returnTo, email, isKept }: { returnTo?: string; email?: string; isKept?: boolean },
  ): Promise<FastifyReply> => {
    const client = await loadClient();
    const known = cookie.read(request);
    const browser = known ?? buildToken();
    if (known === undefined) cookie.write(reply, browser, 'visitor');
    const { accountId, version } = provider;
    const visit: Visit = {
      version,
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
      ...(returnTo !== undefined && { returnTo }),
      ...(isKept && { isKept }),
    };
    const state = await addVisit(database, { accountId, browser, visit });
    const url = await client.begin(provider, { ...visit, state, redirectUri: redirectUriOf(accountId) }, email);
    reply.header('refresh', `0; url=${url.href}`);
    return sendPage(reply, leavingPage(url));
  };

  /** From the sign-in form. A text says why it does not go on. */
  const begin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { email = '', keep }: Fields,
  ): Promise<FastifyReply | string> => {
    if (!email.includes('@')) return 'Type your e-mail address first. It says which firm’s sign-in is yours.';
    const accountId = await findAccountOfDomain(database, domainOf(email.trim()));
    const provider = accountId === undefined ? undefined : await findProviderToAsk(database, accountId);
    if (provider?.enabled !== true)
      return 'No firm with addresses like this one signs in with an account of its own here. Use your password.';
    try {
      return await leave(request, reply, provider, {
        returnTo: ownAddress(request),
        email: email.trim(),
        isKept: keep !== undefined,
      });
    } catch (error) {
      return `Your firm’s sign-in ${faultOf(error, request).message}. Please try again later, or tell an administrator.`;
    }
  };

  /** The browser of an administrator, who came by a link that works once. */
  const beginTrial = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const accountId = await takeTicket(database, readFields(request.query).ticket ?? '');
    const provider = accountId === undefined ? undefined : await findProviderToAsk(database, accountId);
    if (provider === undefined) return trial.showSpent(reply);
    try {
      return await leave(request, reply, provider, {});
    } catch (error) {
      const { accountId } = provider;
      return trial.showFault(request, reply, { accountId, fault: faultOf(error, request) });
    }
  };

  return { begin, beginTrial };
}

/** The way back from the provider: believed once, in the browser that left, and only as it was asked for. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import { takeIdentity } from '#store/single-sign-on/identities.ts';
import { findProviderToAsk, type Provider } from '#store/single-sign-on/identity-providers.ts';
import { takeVisit } from '#store/single-sign-on/identity-visits.ts';
import { originOf } from '../../network.ts';
import { ownAddress } from '../authorization-request.ts';
import { readFields } from '../fields.ts';
import { sendPage } from '../pages/send-page.ts';
import { arrivingPage, notSignedInPage } from '../pages/single-sign-on-pages.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import { notSignedInWords } from './match-words.ts';
import type { Parts } from './parts.ts';
import type { Claims } from './provider-client.ts';
import { faultOf, type ProviderFault } from './provider-fault.ts';
import { vouchedPerson } from './vouched-person.ts';

type Options = Parts & { finishSignIn: FinishSignIn; publicUrl: string };

export function buildComing({ database, cookie, trial, redirectUriOf, loadClient, finishSignIn, publicUrl }: Options) {
  const come = async (request: FastifyRequest, reply: FastifyReply, pathAccount: string): Promise<FastifyReply> => {
    // The browser keeps strict cookies to itself on a way that began at another site; from our own page it sends them.
    if (request.headers['sec-fetch-site'] === 'cross-site' && !request.url.endsWith('&here=1')) {
      const again = `${ownAddress(request)}&here=1`;
      reply.header('refresh', `0; url=${again}`);
      return sendPage(reply, arrivingPage(again));
    }
    const fields = readFields(request.query);
    const state = fields.state ?? '';
    const taken = await takeVisit(database, { state, browser: cookie.read(request) ?? '' });
    // Each account has a callback of its own: a provider that sends somebody on to another's gets no code.
    if (taken === undefined || String(taken.accountId) !== pathAccount) return showSpent(reply);
    const { accountId, visit } = taken;
    const provider = await findProviderToAsk(database, accountId);
    const isAsItWas = provider?.version === visit.version && (provider.enabled || visit.returnTo === undefined);
    if (provider === undefined || !isAsItWas) return showSpent(reply, visit.returnTo);
    try {
      const client = await loadClient();
      const query = new URLSearchParams(request.url.split('?', 2)[1]);
      query.delete('here');
      const claims = await client.finish(provider, { ...visit, state, redirectUri: redirectUriOf(accountId) }, query);
      if (visit.returnTo === undefined) return await trial.show(request, reply, provider, claims);
      return await finish(request, reply, {
        provider,
        claims,
        returnTo: visit.returnTo,
        isKept: visit.isKept ?? false,
      });
    } catch (error) {
      const fault = faultOf(error, request);
      if (visit.returnTo === undefined) return trial.showFault(request, reply, { accountId, fault });
      await logFailure(request, accountId, fault.message);
      return sendPage(reply, notSignedInPage({ ...refusedBy(provider, fault), back: visit.returnTo }));
    }
  };

  type Came = { provider: Provider; claims: Claims; returnTo: string; isKept: boolean };

  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { provider, claims, returnTo, isKept }: Came,
  ): Promise<FastifyReply> => {
    const { newcomerRole } = provider;
    const match = await takeIdentity(database, vouchedPerson(provider, claims), {
      newcomerRole,
      from: originOf(request),
    });
    if (match.kind !== 'known') {
      await logFailure(request, provider.accountId, match.kind);
      const text = notSignedInWords[match.kind];
      return sendPage(reply, notSignedInPage({ status: 403, text, back: returnTo }));
    }
    // The provider has asked for as many factors as the firm wants of its people.
    await finishSignIn(request, reply, match.user, { twoFactors: true, isKept });
    return reply.redirect(returnTo, 303);
  };

  /** Nobody is named: the provider has vouched for nobody of the account. */
  const logFailure = (request: FastifyRequest, accountId: number, because: string): Promise<void> =>
    buildSecurityLogStore(database).add(
      { accountId, userId: null, from: originOf(request) },
      { kind: 'sign_in.failed', facts: { by: 'provider', because } },
    );

  const showSpent = (reply: FastifyReply, back: string = publicUrl): FastifyReply =>
    sendPage(
      reply,
      notSignedInPage({
        status: 403,
        text: 'This sign-in took longer than five minutes, began in another browser, or was used before.',
        back,
      }),
    );

  return come;
}

function refusedBy({ issuer }: Pick<Provider, 'issuer'>, { message, detail, isQuoted }: ProviderFault) {
  const more = isQuoted ? { quoted: { host: new URL(issuer).host, words: detail } } : { detail };
  return { status: 422, text: `Your firm’s sign-in ${message}.`, ...more };
}

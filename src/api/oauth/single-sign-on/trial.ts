/** A trial of a provider before it is switched on: says what came back, and signs nobody in. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Role, roleNames } from '#domain/role.ts';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import type { Database } from '#store/database/database.ts';
import { matchIdentity } from '#store/single-sign-on/identities.ts';
import { domainOf } from '#store/single-sign-on/identity-domains.ts';
import { markTried, type Provider } from '#store/single-sign-on/identity-providers.ts';
import { originOf } from '../../network.ts';
import { sendPage } from '../pages/send-page.ts';
import { trialPage } from '../pages/single-sign-on-pages.ts';
import { notSignedInWords } from './match-words.ts';
import type { Claims } from './provider-client.ts';
import { ProviderFault } from './provider-fault.ts';
import { emailOf, isVerified, nameOf, vouchedPerson } from './vouched-person.ts';

export function buildTrial({ database, publicUrl }: { database: Database; publicUrl: string }) {
  const back = `${publicUrl}/settings/security`;

  /** Domains may be proven later: the trial is about the provider. */
  const judge = async (provider: Provider, claims: Claims): Promise<{ outcome: string; isGood: boolean }> => {
    const claimed = provider.domains.map((each) => ({ ...each, provenAt: each.provenAt ?? 'later' }));
    const vouched = vouchedPerson({ ...provider, domains: claimed }, claims);
    await markTried(database, provider);
    const domain = domainOf(vouched.email);
    const isProven = provider.domains.some((each) => each.domain === domain && each.provenAt !== null);
    const whatThen = await willBe(provider, vouched);
    const outcome = isProven ? whatThen : `${whatThen} But ${domain} has to be proven first.`;
    return { outcome, isGood: true };
  };

  const willBe = async (
    { newcomerRole }: { newcomerRole: Role | null },
    vouched: ReturnType<typeof vouchedPerson>,
  ): Promise<string> => {
    const match = await matchIdentity(database, vouched);
    if (match.kind === 'known') return `This person is ${match.name} here.`;
    if (match.kind !== 'unknown') return notSignedInWords[match.kind];
    if (newcomerRole === null) return `Nobody here has the address ${vouched.email}, and newcomers are refused.`;
    return `Nobody here has the address ${vouched.email}: they would be added as a ${roleNames[newcomerRole]}.`;
  };

  const log = (request: FastifyRequest, accountId: number, outcome: string): Promise<void> =>
    buildSecurityLogStore(database).add(
      { accountId, userId: null, from: originOf(request) },
      { kind: 'provider.tried', facts: { outcome } },
    );

  return {
    show: async (
      request: FastifyRequest,
      reply: FastifyReply,
      provider: Provider,
      claims: Claims,
    ): Promise<FastifyReply> => {
      const said: [string, string][] = [
        ['Issuer', claims.iss],
        ['Person (sub)', claims.sub],
        ['Name', nameOf(claims) ?? 'not said'],
        ['E-mail', emailOf(claims) ?? 'not said'],
        ['E-mail is verified', isVerified(claims) ? 'yes' : 'no'],
      ];
      const judged = await judge(provider, claims).catch(asOutcome);
      await log(request, provider.accountId, judged.isGood ? 'succeeded' : 'failed');
      return sendPage(reply, trialPage({ said, back, ...judged }));
    },

    showFault: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { accountId, fault }: { accountId: number; fault: ProviderFault },
    ): Promise<FastifyReply> => {
      await log(request, accountId, 'failed');
      const said: [string, string][] = fault.isQuoted ? [['Answer', fault.detail]] : [];
      return sendPage(reply, trialPage({ said, back, ...outcomeOf(fault) }));
    },

    showSpent: (reply: FastifyReply): FastifyReply =>
      sendPage(
        reply,
        trialPage({ said: [], back, outcome: 'This trial was used, or is over. Begin another.', isGood: false }),
      ),
  };
}

/** Anything else is a bug. */
function asOutcome(error: unknown): { outcome: string; isGood: boolean } {
  if (!(error instanceof ProviderFault)) throw error;
  return outcomeOf(error);
}

/** The provider's own words stand under what it said, and not among Keyturn's. */
const outcomeOf = ({ message, detail, isQuoted }: ProviderFault) => ({
  outcome: isQuoted ? `The provider ${message}.` : `The provider ${message}: ${detail}.`,
  isGood: false,
});

/** Looks at the records of all domains that the account claims and has not proven. */
import type { Store } from '#store/build-store.ts';
import type { DomainRow } from '#store/single-sign-on/identity-domains.ts';
import { proofFault } from './domain-proof.ts';

type Settings = {
  /** Domains for which the operator vouches: whichever account asks first has them. */
  ownDomains?: string[] | undefined;
  /** Undefined: those of the machine. */
  dnsServers?: string[] | undefined;
};

/** Those that are proven now, and by its name why each other is not. */
export async function proveDomains(
  { identityDomains }: Store,
  accountId: number,
  { ownDomains = [], dnsServers }: Settings,
): Promise<{ proven: string[]; faults: Map<string, string> }> {
  const open = (await identityDomains.list(accountId)).filter(({ provenAt }) => provenAt === null);
  const prove = async (row: DomainRow): Promise<[string, string][]> => {
    const fault = ownDomains.includes(row.domain) ? undefined : await proofFault(row, dnsServers);
    if (fault !== undefined) return [[row.domain, fault]];
    if (await identityDomains.markProven(accountId, row.domain)) return [];
    return [[row.domain, 'belongs to another account here, which has proven it before and has to let go of it first.']];
  };
  const faults = new Map((await Promise.all(open.map(prove))).flat());
  return { proven: open.map(({ domain }) => domain).filter((domain) => !faults.has(domain)), faults };
}

/** Proof that a domain is a firm's own: a TXT record that only whoever manages the domain can write. */
import { Resolver } from 'node:dns/promises';
import type { DomainRow } from '#store/single-sign-on/identity-domains.ts';

/** A name of its own, so that it is in nobody's way, and a record for all names (`*`) is rarely meant for it. */
export const recordName = (domain: string): string => `_keyturn.${domain}`;
export const recordValue = ({ token }: Pick<DomainRow, 'token'>): string => `keyturn-domain=${token}`;

const TIMEOUT = 3000;

/** The reason why the domain is not proven, in words that go on from its name; undefined when it is. */
export async function proofFault(row: DomainRow, servers: string[] | undefined): Promise<string | undefined> {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  const name = recordName(row.domain);
  try {
    const records = await resolver.resolveTxt(name);
    if (records.some((parts) => parts.join('').trim() === recordValue(row))) return undefined;
    return `has a TXT record at ${name}, but with another value.`;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTFOUND' || code === 'ENODATA')
      return `has no TXT record at ${name} yet. A new one can take an hour until it is seen.`;
    return `cannot be looked up now: its name servers do not answer (${String(code)}).`;
  }
}

/** Domains of e-mail addresses that an account claims, and those that it has proven to be its own. */
import { createHmac } from 'node:crypto';
import type { Executor } from '../database/database.ts';
import { releaseDomains, takeDomain } from '../directory/sign-in-domains.ts';
import { installationKey } from '../secrets/encryption.ts';

/** With the token that only this account's administrators are shown, and that its owner puts into the DNS. */
export type DomainRow = { domain: string; provenAt: string | null; token: string };

export const buildIdentityDomainStore = (db: Executor) => ({
  list: (accountId: number) => listDomains(db, accountId),

  /** These instead of all before; one that stays keeps its proof. */
  claim: async (accountId: number, domains: string[]): Promise<void> => {
    const dropped = (await listDomains(db, accountId)).filter(({ domain }) => !domains.includes(domain));
    await releaseDomains(
      db,
      accountId,
      dropped.map(({ domain }) => domain),
    );
    await db.rows(
      'identity-domains.drop',
      'delete from identity_domains where account_id = $1 and not domain = any($2)',
      [accountId, domains],
    );
    await db.rows(
      'identity-domains.claim',
      `insert into identity_domains (account_id, domain) select $1, unnest($2::text[])
       on conflict (account_id, domain) do nothing`,
      [accountId, domains],
    );
  },

  /** After its record was seen. False when another account has proven it before. */
  markProven: async (accountId: number, domain: string): Promise<boolean> => {
    if (!(await takeDomain(db, domain, accountId))) return false;
    await db.rows(
      'identity-domains.prove',
      `update identity_domains set proven_at = coalesce(proven_at, now()) where account_id = $1 and domain = $2`,
      [accountId, domain],
    );
    return true;
  },
});

export async function listDomains(db: Executor, accountId: number): Promise<DomainRow[]> {
  const rows = await db.rows<Omit<DomainRow, 'token'>>(
    'identity-domains.list',
    'select domain, proven_at as "provenAt" from identity_domains where account_id = $1 order by domain',
    [accountId],
  );
  const key = await installationKey(db, 'domains of e-mail addresses');
  const tokenOf = (domain: string) =>
    createHmac('sha256', key).update(`${accountId} ${domain}`).digest('hex').slice(0, 32);
  return rows.map((row) => ({ ...row, token: tokenOf(row.domain) }));
}

/** `ann@Harbour.Example` → `harbour.example` */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

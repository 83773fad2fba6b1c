/** Domains of e-mail addresses whose owner is proven: each belongs to one account in the whole installation. */
import type { Executor } from '../database/database.ts';

/** `ann@harbour.example` → the account whose provider signs in people of `harbour.example`. */
export async function findAccountOfDomain(db: Executor, domain: string): Promise<number | undefined> {
  const [row] = await db.rows<{ accountId: number }>(
    'directory.sign-in-domain',
    'select account_id as "accountId" from directory.sign_in_domains where domain = $1',
    [domain],
  );
  return row?.accountId;
}

/** False when another account has it: nobody loses a domain because somebody else asks for it. */
export async function takeDomain(db: Executor, domain: string, accountId: number): Promise<boolean> {
  await db.rows(
    'directory.take-sign-in-domain',
    'insert into directory.sign_in_domains (domain, account_id) values ($1, $2) on conflict (domain) do nothing',
    [domain, accountId],
  );
  return (await findAccountOfDomain(db, domain)) === accountId;
}

export async function releaseDomains(db: Executor, accountId: number, domains: string[]): Promise<void> {
  await db.rows(
    'directory.release-sign-in-domains',
    'delete from directory.sign_in_domains where account_id = $1 and domain = any($2)',
    [accountId, domains],
  );
}

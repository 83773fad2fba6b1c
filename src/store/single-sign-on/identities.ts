/** People of a provider, matched within the account that chose the provider, and nowhere else. */
import type { Origin } from '#domain/caller.ts';
import { type Role, roleNames } from '#domain/role.ts';
import { buildSecurityLogStore } from '../access/security-log.ts';
import { buildStaffStore } from '../account/staff.ts';
import type { Executor } from '../database/database.ts';
import type { UserKey } from '../directory/sign-in-names.ts';

/** A provider's word for somebody, with an address that is verified and lies in a domain of the account. */
export type Vouched = { accountId: number; issuer: string; subject: string; email: string; name: string };

export type Match =
  | { kind: 'known'; user: UserKey; name: string }
  | { kind: 'archived' }
  /** Somebody else at the provider has signed in as the person of this address before. */
  | { kind: 'another' }
  | { kind: 'unknown' };

type Person = UserKey & { name: string; isArchived: boolean };

/** By their `sub`, and until that is known by their address. */
export async function matchIdentity(db: Executor, vouched: Vouched): Promise<Match> {
  const { accountId, issuer, subject, email } = vouched;
  const [known] = await db.rows<Person>(
    'identities.find',
    `select u.account_id as "accountId", u.id, u.name, u.archived_at is not null as "isArchived"
     from identities i join users u on u.account_id = $1 and u.id = i.user_id
     where i.account_id = $1 and i.issuer = $2 and i.subject = $3`,
    [accountId, issuer, subject],
  );
  if (known !== undefined) return asMatch(known);
  const [named] = await db.rows<Person & { isTaken: boolean }>(
    'identities.by-address',
    `select u.account_id as "accountId", u.id, u.name, u.archived_at is not null as "isArchived", exists (
       select from identities i where i.account_id = $1 and i.user_id = u.id and i.issuer = $3) as "isTaken"
     from users u where u.account_id = $1 and lower(u.email) = lower($2)`,
    [accountId, email, issuer],
  );
  if (named === undefined) return { kind: 'unknown' };
  return named.isTaken ? { kind: 'another' } : asMatch(named);
}

function asMatch({ accountId, id, name, isArchived }: Person): Match {
  return isArchived ? { kind: 'archived' } : { kind: 'known', user: { accountId, id }, name };
}

/** The person who signs in; whoever nobody has added becomes a member of the staff, where the account says so. */
export async function takeIdentity(
  db: Executor,
  vouched: Vouched,
  { newcomerRole, from }: { newcomerRole: Role | null; from?: Origin },
): Promise<Match> {
  return db.transaction(async (tx) => {
    const match = await matchIdentity(tx, vouched);
    if (match.kind === 'known') {
      await keepIdentity(tx, vouched, match.user);
      return match;
    }
    if (match.kind !== 'unknown' || newcomerRole === null) return match;
    const { accountId, email, name } = vouched;
    const added = await buildStaffStore(tx).add(accountId, { name, email, role: newcomerRole });
    const user = { accountId, id: added.id };
    await keepIdentity(tx, vouched, user);
    const subject = { type: 'person', id: added.id };
    const facts = { role: roleNames[newcomerRole], by: 'provider' };
    await buildSecurityLogStore(tx).add({ accountId, userId: null, from }, { kind: 'person.added', subject, facts });
    return { kind: 'known', user, name };
  });
}

/** The next account at the provider that has the person's address is taken for them. Says whether there was one. */
export async function forgetIdentities(db: Executor, { accountId, id }: UserKey): Promise<boolean> {
  const forgotten = await db.rows(
    'identities.forget',
    'delete from identities where account_id = $1 and user_id = $2 returning user_id',
    [accountId, id],
  );
  return forgotten.length > 0;
}

async function keepIdentity(db: Executor, { accountId, issuer, subject }: Vouched, { id }: UserKey): Promise<void> {
  await db.rows(
    'identities.keep',
    `insert into identities (account_id, issuer, subject, user_id) values ($1, $2, $3, $4)
     on conflict (account_id, issuer, subject) do nothing`,
    [accountId, issuer, subject, id],
  );
}

/** The second factors of a person, and whether their role needs one. */
import type { Executor } from '../database/database.ts';
import type { UserKey } from '../directory/sign-in-names.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';

export type FactorPerson = UserKey & {
  name: string;
  email: string;
  company: string;
  passwordHash: string | null;
  hasApp: boolean;
  hasPasskeys: boolean;
  /** Whether their role may not sign in with a password alone. */
  isDemanded: boolean;
};

/** Roles of which a second factor is demanded: a list of codes in the account's settings. */
export const isDemandedOf = (account: string, user: string): string =>
  `coalesce(${account}.settings -> 'secondFactorRoles' @> to_jsonb(${user}.role), false)`;

/** In a transaction. The factors of a person change one after another, so that each change sees what the one before has left. */
export async function lockFactors(tx: Executor, { accountId, id }: UserKey): Promise<void> {
  await tx.rows('second-factors.lock', 'select from users where account_id = $1 and id = $2 for no key update', [
    accountId,
    id,
  ]);
}

/** Undefined for somebody who is archived. */
export async function findFactorPerson(db: Executor, { accountId, id }: UserKey): Promise<FactorPerson | undefined> {
  const [person] = await db.rows<FactorPerson>(
    'second-factors.person',
    `select u.account_id as "accountId", u.id, u.name, u.email, a.name as company, u.password_hash as "passwordHash",
       exists (select from authenticator_apps f where f.account_id = $1 and f.user_id = $2) as "hasApp",
       exists (select from passkeys p where p.account_id = $1 and p.user_id = $2) as "hasPasskeys",
       ${isDemandedOf('a', 'u')} as "isDemanded"
     from users u join accounts a on a.id = $1
     where u.account_id = $1 and u.id = $2 and u.archived_at is null`,
    [accountId, id],
  );
  return person;
}

export async function removeAuthenticatorApp(db: Executor, { accountId, id }: UserKey): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx.rows(
      'authenticator-apps.remove',
      'delete from authenticator_apps where account_id = $1 and user_id = $2 returning user_id',
      [accountId, id],
    );
    await forgetRecoveryCodes(tx, { accountId, id });
    return removed.length > 0;
  });
}

/** For somebody who has lost them; says how many there were. */
export async function removeFactors(db: Executor, { accountId, id }: UserKey): Promise<number> {
  return db.transaction(async (tx) => {
    const hadApp = await removeAuthenticatorApp(tx, { accountId, id });
    const keys = await tx.rows(
      'passkeys.remove-all',
      'delete from passkeys where account_id = $1 and user_id = $2 returning id',
      [accountId, id],
    );
    return keys.length + Number(hadApp);
  });
}

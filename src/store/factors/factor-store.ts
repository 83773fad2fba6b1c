/** The second factors of the person who calls, the proof that changing them asks for, and the roles that need one. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Caller } from '#domain/caller.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { Role } from '#domain/role.ts';
import type { Executor } from '../database/database.ts';
import type { UserKey } from '../directory/sign-in-names.ts';
import { accounts } from '../schema/account.ts';
import { authenticatorApps, passkeys, recoveryCodes } from '../schema/factors.ts';
import { setAuthenticatorApp } from './authenticator-app.ts';
import { type FactorResult, tryFactor } from './factor-tries.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import {
  type FactorPerson,
  findFactorPerson,
  lockFactors,
  removeAuthenticatorApp,
  removeFactors,
} from './second-factors.ts';

type Person = Pick<Caller, 'accountId' | 'userId'>;
export type PasskeyRow = typeof passkeys.$inferSelect;
const keyOf = ({ accountId, userId }: Person): UserKey => ({ accountId, id: userId });

export const buildFactorStore = (db: Executor) => ({ ...proof(db), ...ownFactors(db), ...ofAccount(db) });

/**
 * An open browser, or a token that somebody has taken, is not enough to change how its owner signs in: they signed in, or
 * gave their password again, in the last ten minutes.
 */
async function checkProof(db: Executor, { accountId, grantId }: Caller): Promise<void> {
  const [row] = await db.rows<{ isProved: boolean }>(
    'factors.is-proved',
    `select greatest(g.proved_at, s.created_at) > now() - interval '10 minutes' as "isProved"
     from grants g left join sign_ins s on s.account_id = $1 and s.token_hash = g.sign_in_hash
     where g.account_id = $1 and g.id = $2 and g.revoked_at is null`,
    [accountId, grantId],
  );
  if (row?.isProved !== true)
    throw new Refusal(
      'proof_needed',
      'Give your current password or use a passkey, or sign out and in again. It counts for ten minutes.',
    );
}

const proof = (db: Executor) => ({
  checkProof: (caller: Caller): Promise<void> => checkProof(db, caller),

  /** For what other applications may do as well: somebody has allowed these, and is not there to be asked. */
  checkProofHere: async (caller: Caller): Promise<void> => {
    if (caller.isFirstParty) await checkProof(db, caller);
  },

  /** In a transaction, before anything else: a link to a new password may have ended this session while it waited for its turn. */
  lockWithProof: async (caller: Caller): Promise<void> => {
    await lockFactors(db, keyOf(caller));
    await checkProof(db, caller);
  },

  keepProof: async ({ accountId, grantId }: Caller): Promise<void> => {
    await db.rows('factors.proved', 'update grants set proved_at = now() where account_id = $1 and id = $2', [
      accountId,
      grantId,
    ]);
  },

  /** The person has just given a new factor: where one is demanded, this session goes on. */
  keepTwoFactors: async ({ accountId, grantId }: Caller): Promise<void> => {
    await db.rows(
      'factors.of-session',
      `with proved as (
         update grants set two_factors = true where account_id = $1 and id = $2 returning sign_in_hash)
       update sign_ins set two_factors = true
       where account_id = $1 and token_hash in (select sign_in_hash from proved)`,
      [accountId, grantId],
    );
  },
});

const ownFactors = (db: Executor) => ({
  getPerson: async (person: Person): Promise<FactorPerson> => {
    const found = await findFactorPerson(db, keyOf(person));
    if (found === undefined) throw notFound('person');
    return found;
  },

  list: async ({ accountId, userId }: Person) => {
    const ofPerson = (table: typeof authenticatorApps | typeof recoveryCodes | typeof passkeys) =>
      and(eq(table.accountId, accountId), eq(table.userId, userId));
    const [app] = await db.orm.select().from(authenticatorApps).where(ofPerson(authenticatorApps));
    const codes = await db.orm.$count(recoveryCodes, ofPerson(recoveryCodes));
    const keys = await db.orm.select().from(passkeys).where(ofPerson(passkeys)).orderBy(asc(passkeys.id));
    return { app, codes, passkeys: keys };
  },

  /** Undefined when the code is not one of this secret. */
  setApp: (person: Person, given: { secret: string; code: string }): Promise<string[] | undefined> =>
    db.transaction(async (tx) => {
      const isSet = await setAuthenticatorApp(tx, keyOf(person), given);
      return isSet ? renewRecoveryCodes(tx, keyOf(person)) : undefined;
    }),

  tryCode: (person: Person, code: string): Promise<FactorResult> => tryFactor(db, keyOf(person), { code }),
  removeApp: (person: Person): Promise<boolean> => removeAuthenticatorApp(db, keyOf(person)),
  renewCodes: (person: Person): Promise<string[]> => renewRecoveryCodes(db, keyOf(person)),
  /** For somebody who has lost them; says how many there were. */
  removeAll: (person: Person): Promise<number> => removeFactors(db, keyOf(person)),
});

const ofAccount = (db: Executor) => ({
  /** Roles that may not sign in with a password alone. */
  demandedRoles: async (accountId: number): Promise<Role[]> => {
    const [row] = await db.orm.select({ settings: accounts.settings }).from(accounts).where(eq(accounts.id, accountId));
    return row?.settings.secondFactorRoles ?? [];
  },

  demandOf: async (accountId: number, roles: Role[]): Promise<void> => {
    await db.orm
      .update(accounts)
      .set({ settings: sql`${accounts.settings} || ${JSON.stringify({ secondFactorRoles: roles })}::jsonb` })
      .where(eq(accounts.id, accountId));
  },
});

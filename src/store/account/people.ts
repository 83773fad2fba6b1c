/** The people of an account: its staff, and the people of its clients. */
import { buildDayRoundStore } from '../events/day-rounds.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Caller } from '#domain/caller.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { Role } from '#domain/role.ts';
import { endSignIns } from '../access/person-sign-ins.ts';
import { trySignIn } from '../access/sign-in.ts';
import type { Executor } from '../database/database.ts';
import { describeRow, instant, type NextColumn, type PackedRow } from '../database/json-array.ts';
import type { UserKey } from '../directory/sign-in-names.ts';
import { type AccountSettings, accounts, clients, users } from '../schema/account.ts';
import { claimAddress, tellOwner } from './sign-in-address.ts';

export type AccountRow = typeof accounts.$inferSelect;

/** From `users u` and `accounts a`. */
const buildPerson = (next: NextColumn) => ({
  user: {
    id: next<number>('u.id'),
    name: next<string>('u.name'),
    email: next<string>('u.email'),
    role: next<Role>('u.role'),
    handOverEmails: next<boolean>('u.hand_over_emails'),
    dayEmails: next<boolean>('u.day_emails'),
    archivedAt: instant(next<string | null>('u.archived_at')),
  },
  account: {
    id: next<number>('a.id'),
    name: next<string>('a.name'),
    timeZone: next<string>('a.time_zone'),
    country: next<string>('a.country'),
    settings: next<AccountSettings>('a.settings'),
    uploadQuota: next<number | null>('a.upload_quota'),
    sessionIdleMinutes: next<number>('a.session_idle_minutes'),
    createdAt: instant(next<string>('a.created_at')),
    firstChange: next<number | null>('a.first_change'),
  } satisfies AccountRow,
});
type PersonOfAccount = ReturnType<typeof buildPerson>;
const personRow = describeRow(buildPerson);

export const buildPeopleStore = (db: Executor) => ({ ...onePerson(db), ...theAccount(db) });

const onePerson = (db: Executor) => ({
  /** With their account, in one statement: a named one, since every page and every e-mail to a clerk asks it. */
  getPerson: async ({ accountId, userId }: { accountId: number; userId: number }): Promise<PersonOfAccount> => {
    const [row] = await db.rows<PackedRow>(
      'users.with-account',
      `select ${personRow.sql} from users u join accounts a on a.id = u.account_id where u.account_id = $1 and u.id = $2`,
      [accountId, userId],
    );
    if (row === undefined) throw notFound('user');
    return personRow.unpack(row);
  },

  /** Whether this is the caller's password now. Tries are counted as those of the sign-in, for each approval by itself. */
  isOwnPassword: async ({ accountId, userId, grantId }: Caller, password: string): Promise<boolean> => {
    const { email } = (await getUser(db, { accountId, userId })) ?? { email: '' };
    const result = await trySignIn(db, { email, password, address: `grant:${grantId}` });
    if (result.outcome !== 'throttled') return result.outcome === 'right';
    const { retryAfter } = result;
    throw new Refusal('rate_limited', `Too many tries; try again in ${retryAfter} s.`, { retryAfter });
  },

  /** The row of the caller's own, until the transaction ends. */
  lockOwn: async ({ accountId, userId }: Pick<Caller, 'accountId' | 'userId'>): Promise<void> => {
    await db.rows('users.lock-own', 'select from users where account_id = $1 and id = $2 for no key update', [
      accountId,
      userId,
    ]);
  },

  /** Somebody who was archived signs in again with what they had, if their address signs nobody else in meanwhile. */
  takeBack: (key: UserKey, email: string): Promise<void> =>
    db.transaction(async (tx) => {
      const owner = await claimAddress(tx, email, key);
      await tx.rows(
        'users.take-back',
        `update users set archived_at = null, version = version + 1, updated_at = now()
         where account_id = $1 and id = $2`,
        [key.accountId, key.id],
      );
      if (owner !== undefined) await tellOwner(tx, owner, key.accountId);
    }),

  /** A new password signs them out everywhere. */
  changeOwn: async (
    { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
    changes: { name?: string; passwordHash?: string; handOverEmails?: boolean; dayEmails?: boolean },
  ): Promise<void> => {
    if (Object.keys(changes).length === 0) return;
    await db.orm
      .update(users)
      .set({ ...changes, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(users.accountId, accountId), eq(users.id, userId)));
    if (changes.passwordHash !== undefined)
      await endSignIns(db, { accountId, userId, because: 'the password was changed' });
  },
});

const theAccount = (db: Executor) => ({
  /** Until the transaction ends: changes of an account's settings that compare what was read come one after another. */
  lockAccount: async (accountId: number): Promise<void> => {
    await db.rows('accounts.lock', 'select from accounts where id = $1 for no key update', [accountId]);
  },

  getAccount: async (accountId: number): Promise<AccountRow> => {
    const [row] = await db.orm.select().from(accounts).where(eq(accounts.id, accountId));
    if (row === undefined) throw notFound('account');
    return row;
  },

  openAccount: async (account: { name: string; timeZone?: string }): Promise<AccountRow> => {
    const [row] = await db.orm.insert(accounts).values(account).returning();
    if (row === undefined) throw new Error('insert returned no row');
    await buildDayRoundStore(db).begin(row.id);
    return row;
  },

  /** Asked with every filter by date, hence a named statement. */
  getTimeZone: async (accountId: number): Promise<string> => {
    const [row] = await db.rows<{ timeZone: string }>(
      'accounts.time-zone',
      'select time_zone as "timeZone" from accounts where id = $1',
      [accountId],
    );
    if (row === undefined) throw notFound('account');
    return row.timeZone;
  },

  /** Undefined members, and settings that are not named, are kept. */
  changeAccount: async (
    accountId: number,
    {
      settings,
      ...columns
    }: {
      name?: string | undefined;
      timeZone?: string | undefined;
      country?: string | undefined;
      settings: AccountSettings;
    },
  ): Promise<AccountRow> => {
    const [row] = await db.orm
      .update(accounts)
      // Merged by the database, so that two people changing different texts at once both keep theirs.
      .set({ ...columns, settings: sql`${accounts.settings} || ${JSON.stringify(settings)}::jsonb` })
      .where(eq(accounts.id, accountId))
      .returning();
    if (row === undefined) throw notFound('account');
    return row;
  },

  /** Whether a client may be linked to: of this account, and not archived. */
  hasClient: async (accountId: number, id: number): Promise<boolean> => {
    const rows = await db.orm
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.accountId, accountId), eq(clients.id, id), isNull(clients.archivedAt)));
    return rows.length > 0;
  },
});

async function getUser(db: Executor, { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>) {
  const [user] = await db.orm
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.accountId, accountId), eq(users.id, userId)));
  return user;
}

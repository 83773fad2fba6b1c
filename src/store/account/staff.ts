/** Members of staff. They are never deleted, since trails and reports name them, but archived. */
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import { roles } from '#domain/role.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { users } from '../schema/account.ts';
import { selectPage } from '../lists/select-page.ts';
import { endSignIns } from '../access/person-sign-ins.ts';
import { isUniqueViolation } from '../database/violations.ts';
import { takenHere, takeSignInName, type UserKey } from '../directory/sign-in-names.ts';
import { buildEmailStore } from '../events/emails.ts';

export type StaffRow = typeof users.$inferSelect;
export type StaffChanges = Partial<
  Pick<StaffRow, 'name' | 'email' | 'role' | 'phone' | 'homePostcode' | 'workingHours' | 'timeOff' | 'passwordHash'>
>;
export type StaffAddition = StaffChanges & Pick<StaffRow, 'name' | 'email' | 'role'>;

const isStaff = ne(users.role, roles.client);

export const buildStaffStore = (db: Executor) => ({
  list: (accountId: number, archived: boolean, page: PageRequest): Promise<ListPage<StaffRow>> =>
    selectPage(db, page, {
      from: users,
      where: and(
        eq(users.accountId, accountId),
        isStaff,
        archived ? isNotNull(users.archivedAt) : isNull(users.archivedAt),
      ),
      select: db.orm.select().from(users).orderBy(asc(users.name), asc(users.id)).$dynamic(),
    }),

  get: (accountId: number, id: number) => getMember(db, accountId, id),

  /**
   * With all administrators locked, in one order, so that two of them cannot take the last one's role away together.
   */
  lock: async (accountId: number, id: number): Promise<StaffRow & { isLastAdministrator: boolean }> => {
    const administrators = await db.rows<{ id: number }>(
      'staff.lock-administrators',
      'select id from users where account_id = $1 and role = 1 and archived_at is null order by id for update',
      [accountId],
    );
    const row = await getMember(db, accountId, id);
    return { ...row, isLastAdministrator: administrators.length === 1 && administrators[0]?.id === id };
  },

  add: async (accountId: number, addition: StaffAddition): Promise<StaffRow> => {
    const id = await db.ids.takeOne('users', accountId);
    return db.transaction(async (tx) => {
      const owner = await takeSignInName(tx, addition.email, { accountId, id });
      const [row] = await refusingTaken(
        tx.orm
          .insert(users)
          .values({ ...addition, accountId, id })
          .returning(),
      );
      if (row === undefined) throw new Error('insert returned no row');
      if (owner !== undefined) await tellOwner(tx, owner, accountId);
      return row;
    });
  },

  change: (accountId: number, id: number, changes: StaffChanges): Promise<StaffRow> =>
    db.transaction(async (tx) => {
      const owner =
        changes.email === undefined ? undefined : await takeSignInName(tx, changes.email, { accountId, id });
      const [row] = await refusingTaken(
        tx.orm
          .update(users)
          .set({ ...changes, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
          .where(and(eq(users.accountId, accountId), eq(users.id, id)))
          .returning(),
      );
      if (row === undefined) throw notFound('member of staff');
      if (owner !== undefined) await tellOwner(tx, owner, accountId);
      return row;
    }),

  archive: async (accountId: number, id: number): Promise<void> => {
    await db.orm
      .update(users)
      .set({ archivedAt: sql`coalesce(${users.archivedAt}, now())`, version: sql`${users.version} + 1` })
      .where(and(eq(users.accountId, accountId), eq(users.id, id)));
    await endSignIns(db, { accountId, userId: id, because: 'the person was archived' });
  },

  /** Anyone who knew the old password is signed out everywhere. */
  endSignIns: (accountId: number, id: number) =>
    endSignIns(db, { accountId, userId: id, because: 'the password was changed' }),
});

/** Two people of one account have no address in common, whether it signs in here or elsewhere. */
async function refusingTaken<Rows>(write: PromiseLike<Rows>): Promise<Rows> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error)) throw takenHere();
    throw error;
  }
}

/**
 * The other firm is answered as if the address were free, so that it cannot ask who signs in elsewhere. The owner of the
 * address is told, and nobody else of theirs.
 */
async function tellOwner(tx: Executor, owner: UserKey, otherId: number): Promise<void> {
  const [known] = await tx.rows<{ email: string; company: string }>(
    'staff.owner-of-address',
    `select u.email, a.name as company from users u join accounts a on a.id = $1
     where u.account_id = $1 and u.id = $2 and u.archived_at is null`,
    [owner.accountId, owner.id],
  );
  const [other] = await tx.rows<{ name: string }>('staff.other-firm', 'select name from accounts where id = $1', [
    otherId,
  ]);
  if (known === undefined || other === undefined) return;
  const text = [
    `${other.name} has added you to its people at Keyturn with this e-mail address.`,
    `It signs you in to ${known.company} already, and an address can sign in to one account only.`,
    `If you are to work for ${other.name} as well, give them another address. Otherwise there is nothing to do.`,
  ].join('\n\n');
  await buildEmailStore(tx).add(owner.accountId, [
    { inspectionId: null, recipient: known.email, subject: 'Your e-mail address at Keyturn', text, confidential: true },
  ]);
}

async function getMember(db: Executor, accountId: number, id: number): Promise<StaffRow> {
  const [row] = await db.orm
    .select()
    .from(users)
    .where(and(eq(users.accountId, accountId), eq(users.id, id), isStaff));
  if (row === undefined) throw notFound('member of staff');
  return row;
}

/** Members of staff. They are never deleted, since trails and reports name them, but archived. */
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import { roles } from '#domain/role.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { users } from '../schema/account.ts';
import { selectPage } from '../lists/select-page.ts';
import { takeSignInName } from '../directory/sign-in-names.ts';

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
      await takeSignInName(tx, addition.email, { accountId, id });
      const [row] = await tx.orm
        .insert(users)
        .values({ ...addition, accountId, id })
        .returning();
      if (row === undefined) throw new Error('insert returned no row');
      return row;
    });
  },

  change: (accountId: number, id: number, changes: StaffChanges): Promise<StaffRow> =>
    db.transaction(async (tx) => {
      if (changes.email !== undefined) await takeSignInName(tx, changes.email, { accountId, id });
      const [row] = await tx.orm
        .update(users)
        .set({ ...changes, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(users.accountId, accountId), eq(users.id, id)))
        .returning();
      if (row === undefined) throw notFound('member of staff');
      return row;
    }),

  archive: async (accountId: number, id: number): Promise<void> => {
    await db.orm
      .update(users)
      .set({ archivedAt: sql`coalesce(${users.archivedAt}, now())`, version: sql`${users.version} + 1` })
      .where(and(eq(users.accountId, accountId), eq(users.id, id)));
    await endSignIns(db, accountId, id, 'the person was archived');
  },

  /** Anyone who knew the old password is signed out everywhere. */
  endSignIns: (accountId: number, id: number) => endSignIns(db, accountId, id, 'the password was changed'),
});

async function getMember(db: Executor, accountId: number, id: number): Promise<StaffRow> {
  const [row] = await db.orm
    .select()
    .from(users)
    .where(and(eq(users.accountId, accountId), eq(users.id, id), isStaff));
  if (row === undefined) throw notFound('member of staff');
  return row;
}

async function endSignIns(db: Executor, accountId: number, userId: number, because: string): Promise<void> {
  await db.rows('staff.end-sign-ins', 'delete from sign_ins where account_id = $1 and user_id = $2', [
    accountId,
    userId,
  ]);
  await db.rows(
    'staff.revoke-grants',
    `update grants set revoked_at = now(), revoked_because = $3
     where account_id = $1 and user_id = $2 and revoked_at is null`,
    [accountId, userId, because],
  );
}

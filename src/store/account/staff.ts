/** Members of staff. They are never deleted, since trails and reports name them, but archived. */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import { roles } from '#domain/role.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { users } from '../schema/account.ts';
import { selectPage } from '../lists/select-page.ts';
import { hasWords, isArchived, orderOf, type PeopleFilter } from '../lists/people-filter.ts';
import { endSignIns } from '../access/person-sign-ins.ts';
import { nowhere, placeOfPostcode } from '../directory/postcode-sectors.ts';
import { claimAddress, refusingTaken, tellOwner } from './sign-in-address.ts';

export type StaffRow = typeof users.$inferSelect;
export type StaffChanges = Partial<
  Pick<
    StaffRow,
    | 'name'
    | 'email'
    | 'role'
    | 'phone'
    | 'homePostcode'
    | 'workingHours'
    | 'timeOff'
    | 'areas'
    | 'inspectionTypes'
    | 'colour'
    | 'passwordHash'
  >
>;
export type HandOverPerson = Pick<StaffRow, 'id' | 'name' | 'email'>;
export type StaffAddition = StaffChanges & Pick<StaffRow, 'name' | 'email' | 'role'>;

/** Columns that the list can be ordered by. */
const orders = { name: users.name, email: users.email, role: users.role, invited: users.invitedAt };

/** A service user is no member of it. */
const isStaff = and(ne(users.role, roles.client), isNull(users.applicationId));

const isThere = 'account_id = $1 and archived_at is null and application_id is null';
const selectStaff = `select id, name, email from users where ${isThere} and role <> ${roles.client}`;
const selectToTell = `${selectStaff} and hand_over_emails`;
/** Managers review where nobody else does. */
const reviewsHere = `(role = ${roles.reviewer} or (role in (${roles.administrator}, ${roles.manager})
  and not exists (select 1 from users where ${isThere} and role = ${roles.reviewer})))`;

/** Those who are still there and want e-mails at a hand-over: all who review, or the person. */
const listToTell = (db: Executor, accountId: number, who: 'reviewers' | { id: number }): Promise<HandOverPerson[]> =>
  who === 'reviewers'
    ? db.rows('staff.reviewers-to-tell', `${selectToTell} and ${reviewsHere} order by id`, [accountId])
    : db.rows('staff.person-to-tell', `${selectToTell} and id = $2`, [accountId, who.id]);

/** Those of them who are still there and want to be e-mailed what they have on the next day. */
const listToTellOfDay = (db: Executor, accountId: number, ids: number[]): Promise<HandOverPerson[]> =>
  db.rows('staff.to-tell-of-day', `${selectStaff} and day_emails and id = any($2::int[]) order by id`, [
    accountId,
    ids,
  ]);

export const buildStaffStore = (db: Executor) => ({
  list: (accountId: number, { archived, q, sort }: PeopleFilter, page: PageRequest): Promise<ListPage<StaffRow>> =>
    selectPage(db, page, {
      from: users,
      where: and(
        eq(users.accountId, accountId),
        isStaff,
        isArchived(archived, users.archivedAt),
        hasWords(q, users.name, users.email),
      ),
      order: [...orderOf(sort, orders), { column: users.name }, { column: users.id }],
      select: db.orm.select().from(users).$dynamic(),
    }),

  get: (accountId: number, id: number) => getMember(db, accountId, id),

  listToTell: (accountId: number, who: 'reviewers' | { id: number }) => listToTell(db, accountId, who),
  listToTellOfDay: (accountId: number, ids: number[]) => listToTellOfDay(db, accountId, ids),

  /**
   * With all administrators locked, in one order, so that two of them cannot take the last one's role away together.
   */
  lock: async (accountId: number, id: number): Promise<StaffRow & { isLastAdministrator: boolean }> => {
    const administrators = await db.rows<{ id: number }>(
      'staff.lock-administrators',
      'select id from users where account_id = $1 and role = 1 and archived_at is null and application_id is null order by id for update',
      [accountId],
    );
    const row = await getMember(db, accountId, id);
    return { ...row, isLastAdministrator: administrators.length === 1 && administrators[0]?.id === id };
  },

  add: async (accountId: number, addition: StaffAddition): Promise<StaffRow> => {
    const id = await db.ids.takeOne('users', accountId);
    return db.transaction(async (tx) => {
      await claimAddress(tx, addition.email, { accountId, id });
      const [row] = await refusingTaken(
        tx.orm
          .insert(users)
          .values({ ...addition, ...(await homeOf(tx, addition)), accountId, id })
          .returning(),
      );
      if (row === undefined) throw new Error('insert returned no row');
      return row;
    });
  },

  change: (accountId: number, id: number, changes: StaffChanges): Promise<StaffRow> =>
    db.transaction(async (tx) => {
      const owner = changes.email === undefined ? undefined : await claimAddress(tx, changes.email, { accountId, id });
      const [row] = await refusingTaken(
        tx.orm
          .update(users)
          .set({
            ...changes,
            ...(await homeOf(tx, changes)),
            version: sql`${users.version} + 1`,
            updatedAt: sql`now()`,
          })
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

/** The place of a postcode that is written; nothing where it stays as it is. */
async function homeOf(
  db: Executor,
  { homePostcode }: StaffChanges,
): Promise<Partial<Pick<StaffRow, 'homeLat' | 'homeLng'>>> {
  if (homePostcode === undefined) return {};
  const { lat, lng } = homePostcode === null ? nowhere : await placeOfPostcode(db, homePostcode);
  return { homeLat: lat, homeLng: lng };
}

async function getMember(db: Executor, accountId: number, id: number): Promise<StaffRow> {
  const [row] = await db.orm
    .select()
    .from(users)
    .where(and(eq(users.accountId, accountId), eq(users.id, id), isStaff));
  if (row === undefined) throw notFound('member of staff');
  return row;
}

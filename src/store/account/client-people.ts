/** The people of clients: landlords and agents who read what is theirs. They are never deleted, but archived. */
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import { roles } from '#domain/role.ts';
import { endSignIns } from '../access/person-sign-ins.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { hasWords, isArchived, orderOf, type PeopleFilter } from '../lists/people-filter.ts';
import { selectPage } from '../lists/select-page.ts';
import { users } from '../schema/account.ts';
import { isoInstant } from '../schema/columns.ts';
import { claimAddress, refusingTaken, tellOwner } from './sign-in-address.ts';

/** A person among those of one client. */
export type ClientPersonKey = { accountId: number; clientId: number; id: number };
export type ClientPersonRow = typeof users.$inferSelect & { lastSeenAt: string | null };
export type ClientPersonChanges = Partial<Pick<ClientPersonRow, 'name' | 'email' | 'phone'>>;

/** `lastSeenAt`: a refresh within two hours tells that they are there. The account is named, so that one partition is read. */
const columnsOf = (accountId: number) => ({
  ...getTableColumns(users),
  lastSeenAt: sql<string | null>`(
    select max(t.created_at) from grants g
    join refresh_tokens t on t.account_id = ${accountId} and t.grant_id = g.id
    where g.account_id = ${accountId} and g.user_id = users.id)`.mapWith((printed: string) => isoInstant(printed)),
});
const orders = { name: users.name, email: users.email, invited: users.invitedAt };

const isOf = ({ accountId, clientId }: Pick<ClientPersonKey, 'accountId' | 'clientId'>) =>
  and(eq(users.accountId, accountId), eq(users.role, roles.client), eq(users.clientId, clientId));
const isOne = (key: ClientPersonKey) => and(isOf(key), eq(users.id, key.id));

export const buildClientPeopleStore = (db: Executor) => ({
  list: (
    of: { accountId: number; clientId: number },
    { archived, q, sort }: PeopleFilter,
    page: PageRequest,
  ): Promise<ListPage<ClientPersonRow>> =>
    selectPage(db, page, {
      from: users,
      where: and(isOf(of), isArchived(archived, users.archivedAt), hasWords(q, users.name, users.email)),
      order: [...orderOf(sort, orders), { column: users.name }, { column: users.id }],
      select: db.orm.select(columnsOf(of.accountId)).from(users).$dynamic(),
    }),

  get: async (key: ClientPersonKey): Promise<ClientPersonRow> =>
    found((await db.orm.select(columnsOf(key.accountId)).from(users).where(isOne(key)))[0]),

  /** The same, with its row locked until the transaction ends. */
  lock: async (key: ClientPersonKey): Promise<ClientPersonRow> =>
    found((await db.orm.select(columnsOf(key.accountId)).from(users).where(isOne(key)).for('update'))[0]),

  add: async (
    { accountId, clientId }: { accountId: number; clientId: number },
    addition: ClientPersonChanges & { name: string; email: string },
  ): Promise<ClientPersonRow> => {
    const id = await db.ids.takeOne('users', accountId);
    return db.transaction(async (tx) => {
      await claimAddress(tx, addition.email, { accountId, id });
      await refusingTaken(tx.orm.insert(users).values({ ...addition, accountId, id, clientId, role: roles.client }));
      return buildClientPeopleStore(tx).get({ accountId, clientId, id });
    });
  },

  change: (key: ClientPersonKey, changes: ClientPersonChanges): Promise<ClientPersonRow> =>
    db.transaction(async (tx) => {
      const owner = changes.email === undefined ? undefined : await claimAddress(tx, changes.email, key);
      await refusingTaken(
        tx.orm
          .update(users)
          .set({ ...changes, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
          .where(isOne(key)),
      );
      if (owner !== undefined) await tellOwner(tx, owner, key.accountId);
      return buildClientPeopleStore(tx).get(key);
    }),

  /** They are signed out everywhere at once. */
  archive: async (key: ClientPersonKey): Promise<void> => {
    await db.orm
      .update(users)
      .set({ archivedAt: sql`coalesce(${users.archivedAt}, now())`, version: sql`${users.version} + 1` })
      .where(isOne(key));
    await endSignIns(db, { accountId: key.accountId, userId: key.id, because: 'the person was archived' });
  },
});

function found(row: ClientPersonRow | undefined): ClientPersonRow {
  if (row === undefined) throw notFound('person of this client');
  return row;
}

/** The people of an account: its staff, and the people of its clients. */
import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from './database.ts';
import { accounts, clients, users } from './schema/account.ts';

export type UserRow = typeof users.$inferSelect;
export type AccountRow = typeof accounts.$inferSelect;

export const buildPeopleStore = (db: Executor) => ({
  getMe: async ({ accountId, userId }: { accountId: number; userId: number }) => {
    const [row] = await db.orm
      .select({ user: users, account: accounts })
      .from(users)
      .innerJoin(accounts, eq(accounts.id, users.accountId))
      .where(and(eq(users.accountId, accountId), eq(users.id, userId)));
    if (row === undefined) throw notFound('user');
    return row;
  },

  getAccount: async (accountId: number): Promise<AccountRow> => {
    const [row] = await db.orm.select().from(accounts).where(eq(accounts.id, accountId));
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

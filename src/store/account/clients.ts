/** Clients: landlords and agents on whose behalf inspections are done. */
import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { clients } from '../schema/account.ts';
import { buildClientMerge } from './merge-clients.ts';
import { selectPage } from '../lists/select-page.ts';
import { hasWords, isArchived, orderOf, type PeopleFilter } from '../lists/people-filter.ts';

export type ClientRow = typeof clients.$inferSelect;
export type ClientChanges = Partial<
  Pick<
    ClientRow,
    'name' | 'email' | 'phone' | 'address' | 'notes' | 'ref' | 'prices' | 'reportContents' | 'brandColour'
  >
>;

/** Columns that the list can be ordered by. */
const orders = { name: clients.name, email: clients.email, ref: clients.ref };

export const buildClientStore = (db: Executor) => ({
  ...keepClients(db),
  ...endClients(db),
  ...buildClientMerge(db),
});

const keepClients = (db: Executor) => ({
  list: (accountId: number, { archived, q, sort }: PeopleFilter, page: PageRequest): Promise<ListPage<ClientRow>> =>
    selectPage(db, page, {
      from: clients,
      where: and(
        eq(clients.accountId, accountId),
        isArchived(archived, clients.archivedAt),
        hasWords(q, clients.name, clients.email, clients.ref),
      ),
      order: [...orderOf(sort, orders), { column: clients.name }, { column: clients.id }],
      select: db.orm.select().from(clients).$dynamic(),
    }),

  get: async (accountId: number, id: number): Promise<ClientRow> => {
    const [row] = await db.orm
      .select()
      .from(clients)
      .where(and(eq(clients.accountId, accountId), eq(clients.id, id)));
    return found(row);
  },

  /** The same, with its row locked until the transaction ends. */
  lock: async (accountId: number, id: number): Promise<ClientRow> => {
    const [row] = await db.orm
      .select()
      .from(clients)
      .where(and(eq(clients.accountId, accountId), eq(clients.id, id)))
      .for('update');
    return found(row);
  },

  add: async (accountId: number, addition: ClientChanges & { name: string }): Promise<ClientRow> => {
    const [row] = await db.orm
      .insert(clients)
      .values({ ...addition, accountId, id: await db.ids.takeOne('clients', accountId) })
      .returning();
    return found(row);
  },

  change: async (accountId: number, id: number, changes: ClientChanges): Promise<ClientRow> => {
    const [row] = await db.orm
      .update(clients)
      .set({ ...changes, version: sql`${clients.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(clients.accountId, accountId), eq(clients.id, id)))
      .returning();
    return found(row);
  },
});

const endClients = (db: Executor) => ({
  /** Into use again, with those of its people who were archived at that moment: with it, not before. */
  takeBack: async (accountId: number, id: number): Promise<void> => {
    await db.rows(
      'clients.take-back',
      `with former as (select archived_at from clients where account_id = $1 and id = $2),
       people as (
         update users set archived_at = null, version = version + 1
         where account_id = $1 and client_id = $2 and archived_at = (select archived_at from former)
       )
       update clients set archived_at = null, version = version + 1, updated_at = now()
       where account_id = $1 and id = $2`,
      [accountId, id],
    );
  },

  /** Removes a client that nothing refers to; one in use is archived, and its people with it: they are signed out everywhere. */
  remove: async (accountId: number, id: number): Promise<void> => {
    await db.rows(
      'clients.remove',
      `with used as (
         select exists (select from properties where account_id = $1 and client_id = $2)
             or exists (select from inspections where account_id = $1 and client_id = $2)
             or exists (select from users where account_id = $1 and client_id = $2)
             or exists (select from recurring_visits where account_id = $1 and client_id = $2) as used
       ), archived as (
         update clients set archived_at = coalesce(archived_at, now()), version = version + 1
         from used where used.used and account_id = $1 and id = $2
       ), people as (
         update users set archived_at = now(), version = version + 1
         from used where used.used and account_id = $1 and client_id = $2 and archived_at is null
         returning id
       ), signed_out as (
         delete from sign_ins where account_id = $1 and user_id in (select id from people)
       ), revoked as (
         update grants set revoked_at = now(), revoked_because = 'the client was archived'
         where account_id = $1 and revoked_at is null and user_id in (select id from people)
       )
       delete from clients using used where not used.used and account_id = $1 and id = $2`,
      [accountId, id],
    );
  },
});

function found(row: ClientRow | undefined): ClientRow {
  if (row === undefined) throw notFound('client');
  return row;
}

/** The firm's rules of visits that recur. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { recurringVisits } from '../schema/tenancy.ts';

export type RecurringVisitRow = typeof recurringVisits.$inferSelect;
export type RecurringVisitFields = Pick<
  RecurringVisitRow,
  'name' | 'type' | 'everyMonths' | 'jitterDays' | 'quietDays' | 'clientId'
>;

export const buildRecurringVisitStore = (db: Executor) => ({
  list: (accountId: number): Promise<RecurringVisitRow[]> =>
    db.orm
      .select()
      .from(recurringVisits)
      .where(eq(recurringVisits.accountId, accountId))
      .orderBy(asc(recurringVisits.name), asc(recurringVisits.id)),

  get: async (accountId: number, id: number): Promise<RecurringVisitRow> =>
    found(await db.orm.select().from(recurringVisits).where(one(accountId, id))),

  lock: async (accountId: number, id: number): Promise<RecurringVisitRow> =>
    found(await db.orm.select().from(recurringVisits).where(one(accountId, id)).for('update')),

  add: async (accountId: number, fields: RecurringVisitFields): Promise<RecurringVisitRow> => {
    const id = await db.ids.takeOne('recurring_visits', accountId);
    return found(
      await db.orm
        .insert(recurringVisits)
        .values({ ...fields, accountId, id })
        .returning(),
    );
  },

  change: async (accountId: number, id: number, fields: Partial<RecurringVisitFields>): Promise<RecurringVisitRow> => {
    const set = { ...fields, version: sql`${recurringVisits.version} + 1` };
    return found(await db.orm.update(recurringVisits).set(set).where(one(accountId, id)).returning());
  },

  remove: async (accountId: number, id: number): Promise<void> => {
    await db.orm.delete(recurringVisits).where(one(accountId, id));
  },
});

const one = (accountId: number, id: number) =>
  and(eq(recurringVisits.accountId, accountId), eq(recurringVisits.id, id));

function found([row]: RecurringVisitRow[]): RecurringVisitRow {
  if (row === undefined) throw notFound('rule of recurring visits');
  return row;
}

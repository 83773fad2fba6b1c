/** Option sets: the questions of SIMPLIFIED rooms and the steps of SCALE rooms. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { optionSets } from '../schema/report.ts';
import { hasWords, orderOf, type ListSearch } from '../lists/people-filter.ts';
import { selectPage } from '../lists/select-page.ts';

export type OptionSetRow = typeof optionSets.$inferSelect;
export type OptionSetFields = Pick<OptionSetRow, 'name' | 'options'>;

const isUsed = `(exists (select from rooms where account_id = $1 and option_set_id = $2)
  or exists (select from template_versions where account_id = $1
    and contents @? format('$.rooms[*].optionSet ? (@.id == %s)', $2::int)::jsonpath))`;

export const buildOptionSetStore = (db: Executor) => ({
  list: (accountId: number, { q, sort }: ListSearch, page: PageRequest): Promise<ListPage<OptionSetRow>> =>
    selectPage(db, page, {
      from: optionSets,
      where: and(eq(optionSets.accountId, accountId), isNull(optionSets.archivedAt), hasWords(q, optionSets.name)),
      order: [...orderOf(sort, { name: optionSets.name }), { column: optionSets.name }, { column: optionSets.id }],
      select: db.orm.select().from(optionSets).$dynamic(),
    }),

  get: async (accountId: number, id: number): Promise<OptionSetRow> =>
    found((await db.orm.select().from(optionSets).where(one(accountId, id)))[0]),

  /** The same, with its row locked until the transaction ends. */
  lock: async (accountId: number, id: number): Promise<OptionSetRow> =>
    found((await db.orm.select().from(optionSets).where(one(accountId, id)).for('update'))[0]),

  add: async (accountId: number, fields: OptionSetFields): Promise<OptionSetRow> =>
    found(
      (
        await db.orm
          .insert(optionSets)
          .values({ ...fields, accountId, id: await db.ids.takeOne('option_sets', accountId) })
          .returning()
      )[0],
    ),

  change: async (accountId: number, id: number, fields: Partial<OptionSetFields>): Promise<OptionSetRow> => {
    const set = { ...fields, version: sql`${optionSets.version} + 1` };
    return found((await db.orm.update(optionSets).set(set).where(one(accountId, id)).returning())[0]);
  },

  /** Whether rooms answer it, now or in a version of a template that may come back. */
  isUsed: async (accountId: number, id: number): Promise<boolean> => {
    const [row] = await db.rows<{ used: boolean }>('option_sets.used', `select ${isUsed} as used`, [accountId, id]);
    return row?.used === true;
  },

  /** Removes an option set that no room uses; one in use is archived, and stays with its rooms. */
  remove: async (accountId: number, id: number): Promise<void> => {
    await db.rows(
      'option_sets.remove',
      `with used as (select ${isUsed} as used),
       archived as (
         update option_sets set archived_at = coalesce(archived_at, now()), version = version + 1
         from used where used.used and account_id = $1 and id = $2
       )
       delete from option_sets using used where not used.used and account_id = $1 and id = $2`,
      [accountId, id],
    );
  },
});

function one(accountId: number, id: number) {
  return and(eq(optionSets.accountId, accountId), eq(optionSets.id, id));
}

function found(row: OptionSetRow | undefined): OptionSetRow {
  if (row === undefined) throw notFound('option set');
  return row;
}

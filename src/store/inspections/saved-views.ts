/** Saved views: read and replaced as a whole, and counted no further than anybody reads. */
import { sql } from 'drizzle-orm';
import type { Viewer } from '#domain/viewer.ts';
import type { Executor } from '../database/database.ts';
import { savedViews, type StoredView } from '../schema/saved-views.ts';
import { conditionsOf, type InspectionFilter } from './inspections-filter.ts';

export type ViewsRow = { version: number; views: StoredView[] };

/** The owner of the firm's. */
export const FIRM = 0;
const none: ViewsRow = { version: 0, views: [] };

export const buildSavedViewStore = (db: Executor) => ({
  get: async (accountId: number, owner: number): Promise<ViewsRow> => {
    const [row] = await db.rows<ViewsRow>(
      'saved_views.get',
      'select version, views from saved_views where account_id = $1 and owner = $2',
      [accountId, owner],
    );
    return row ?? none;
  },

  /** The same, with nobody else changing it until the transaction ends. */
  lock: async (accountId: number, owner: number): Promise<ViewsRow> => {
    const [row] = await db.rows<ViewsRow>(
      'saved_views.lock',
      `insert into saved_views (account_id, owner, version, views) values ($1, $2, 0, '[]')
       on conflict (account_id, owner) do update set version = saved_views.version returning version, views`,
      [accountId, owner],
    );
    return row ?? none;
  },

  put: async (accountId: number, owner: number, views: StoredView[]): Promise<ViewsRow> => {
    const [row] = await db.orm
      .update(savedViews)
      .set({ views, version: sql`${savedViews.version} + 1` })
      .where(sql`${savedViews.accountId} = ${accountId} and ${savedViews.owner} = ${owner}`)
      .returning({ version: savedViews.version, views: savedViews.views });
    if (row === undefined) throw new Error('no row was locked');
    return row;
  },

  /** `most` at most. */
  count: async (viewer: Viewer, filter: InspectionFilter, most: number): Promise<number> => {
    const conditions = await conditionsOf(db, viewer, filter);
    const limit = conditions.next(most);
    // Without a name: how many match decides the plan.
    const [counted] = await db.rows<{ total: number }>(
      '',
      `select count(*)::int as total from (select from inspections i where ${conditions.where} limit ${limit}) matching`,
      conditions.values,
    );
    return counted?.total ?? 0;
  },
});

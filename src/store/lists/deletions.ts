/** Tombstones of rows that are gone: written by triggers (see the migration `change_numbers`), read by systems that keep in step. */
import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { deletedParts } from '#domain/message/deleted-kind.ts';
import type { Executor } from '../database/database.ts';
import { deletions } from '../schema/change.ts';
import type { ListPage, PageRequest } from './list-page.ts';
import { selectPage } from './select-page.ts';

export type DeletionRow = typeof deletions.$inferSelect;
/** The kinds that may be told, and the places whose parts may be. */
export type DeletionsTold = { kinds: string[]; reports: boolean; templates: boolean; meters: boolean };

export const buildDeletionStore = (db: Executor) => ({
  /** From that number on, in the order of numbers. */
  list: (accountId: number, told: DeletionsTold, since: number, page: PageRequest): Promise<ListPage<DeletionRow>> =>
    selectPage(db, page, {
      from: deletions,
      where: and(eq(deletions.accountId, accountId), gte(deletions.changed, since), isTold(told)),
      order: [{ column: deletions.changed }, { column: deletions.id }],
      select: db.orm.select().from(deletions).$dynamic(),
    }),
});

function isTold({ kinds, reports, templates, meters }: DeletionsTold) {
  const isOfPlace = sql`case when ${deletions.deletedFrom} ? 'template_id' then ${templates}::bool
    when ${deletions.deletedFrom} ? 'meter_id' then ${meters}::bool else ${reports}::bool end`;
  return or(inArray(deletions.kind, kinds), and(inArray(deletions.kind, [...deletedParts]), isOfPlace));
}

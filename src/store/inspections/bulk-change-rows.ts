/** The inspections of a bulk change: as they were selected, changed and undone. */
import type { BulkOutcome } from '#domain/bulk-change.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { inOrderOf, readNumbered } from '../lists/read-numbered.ts';
import { conditionsOf, type InspectionFilter } from './inspections-filter.ts';

/** An inspection with the version in which it was meant. */
export type Selected = { id: number; version: number };
/** One whose outcome is known when it is asked for, or that is noted then. */
type Noted = Selected & { outcome?: 'refused' | null; note?: string | null };
export type BulkRowRecord = {
  number: number;
  inspectionId: number;
  versionSeen: number;
  change: Record<string, unknown> | null;
  outcome: BulkOutcome | null;
  versionAfter: number | null;
  before: Record<string, unknown> | null;
  note: string | null;
};
export type BulkRowOutcome = { outcome: BulkOutcome } & Partial<
  Pick<BulkRowRecord, 'versionAfter' | 'before' | 'note'>
>;
export type SettledBulkRow = BulkRowOutcome & { number: number };
/** How many addresses its contacts are told by, and whether a message to them waits. */
export type Reach = { id: number; people: number; isWaiting: boolean };
export type AcceptedBulkRow = { inspectionId: number; change: Record<string, unknown> };
type Place = { accountId: number; id: number };

const columns = `r.number, r.inspection_id as "inspectionId", r.version_seen as "versionSeen", r.change, r.outcome,
  r.version_after as "versionAfter", r.before, r.note`;
const ofChange = 'from bulk_change_rows r where r.account_id = $1 and r.bulk_change_id = $2';

export const buildBulkRowStore = (db: Executor) => ({
  ...selecting(db),
  ...accepting(db),
  ...reading(db),
  ...settling(db),
});

const selecting = (db: Executor) => ({
  /** Those of these that are there. */
  findThese: (accountId: number, ids: readonly number[]): Promise<Selected[]> =>
    db.rows<Selected>(
      'bulk_changes.these',
      'select i.id, i.version from inspections i where i.account_id = $1 and i.id = any($2::int[])',
      [accountId, ids],
    ),

  /** Those of a list, in the order of their dates; `most` and one more at most. */
  findMatching: async (viewer: Viewer, filter: InspectionFilter, most: number): Promise<Selected[]> => {
    const conditions = await conditionsOf(db, viewer, filter);
    const limit = conditions.next(most + 1);
    // Without a name: how many match decides the plan, and it is asked for once.
    return db.rows<Selected>(
      '',
      `select i.id, i.version from inspections i where ${conditions.where} order by i.conduct_at, i.id limit ${limit}`,
      conditions.values,
    );
  },

  findReach: (accountId: number, ids: readonly number[]): Promise<Reach[]> =>
    db.rows<Reach>(
      'bulk_changes.reach',
      `select i.id,
         (select count(distinct lower(c.email))::int from inspection_contacts c
          where c.account_id = $1 and c.inspection_id = i.id and c.notify) as people,
         exists (select from waiting_messages w where w.account_id = $1 and w.id = i.id) as "isWaiting"
       from inspections i where i.account_id = $1 and i.id = any($2::int[])`,
      [accountId, ids],
    ),

  addRows: async ({ accountId, id }: Place, selected: readonly Noted[]): Promise<void> => {
    await db.rows(
      'bulk_change_rows.add',
      `insert into bulk_change_rows (account_id, bulk_change_id, number, inspection_id, version_seen, outcome, note)
       select $1, $2, nth, id, version, outcome, note
       from unnest($3::int[], $4::int[], $5::text[], $6::text[]) with ordinality as given (id, version, outcome, note, nth)`,
      [
        accountId,
        id,
        selected.map((one) => one.id),
        selected.map(({ version }) => version),
        selected.map(({ outcome = null }) => outcome),
        selected.map(({ note = null }) => note),
      ],
    );
  },
});

const accepting = (db: Executor) => ({
  /** Keeps those of a plan that are accepted, each with its change, and forgets the others. */
  acceptRows: async ({ accountId, id }: Place, accepted: readonly AcceptedBulkRow[]): Promise<void> => {
    await db.rows(
      'bulk_change_rows.accept',
      `update bulk_change_rows r set change = given.change
       from unnest($3::int[], $4::jsonb[]) as given (id, change)
       where r.account_id = $1 and r.bulk_change_id = $2 and r.inspection_id = given.id`,
      [
        accountId,
        id,
        accepted.map(({ inspectionId }) => inspectionId),
        accepted.map(({ change }) => JSON.stringify(change)),
      ],
    );
    await db.rows(
      'bulk_change_rows.drop',
      'delete from bulk_change_rows where account_id = $1 and bulk_change_id = $2 and change is null',
      [accountId, id],
    );
  },
});

const reading = (db: Executor) => ({
  /** The next that nothing has become of. */
  listWaiting: ({ accountId, id }: Place, most: number): Promise<BulkRowRecord[]> =>
    db.rows<BulkRowRecord>(
      'bulk_change_rows.waiting',
      `select ${columns} ${ofChange} and r.outcome is null order by r.number limit $3`,
      [accountId, id, most],
    ),

  listChanged: ({ accountId, id }: Place, most: number): Promise<BulkRowRecord[]> =>
    db.rows<BulkRowRecord>(
      'bulk_change_rows.changed',
      `select ${columns} ${ofChange} and r.outcome = 'changed' order by r.number limit $3`,
      [accountId, id, most],
    ),

  /** Those that somebody should look at: not changed, or not undone. */
  listExceptions: ({ accountId, id }: Place, most: number): Promise<BulkRowRecord[]> =>
    db.rows<BulkRowRecord>(
      'bulk_change_rows.exceptions',
      `select ${columns} ${ofChange} and r.outcome in ('refused', 'kept') order by r.number limit $3`,
      [accountId, id, most],
    ),

  listRows: async (
    { accountId, id }: Place,
    only: BulkOutcome | undefined,
    page: PageRequest,
  ): Promise<ListPage<BulkRowRecord>> => {
    const narrowed = only && { name: only, sql: `r.outcome = '${only}'` };
    const ofThese = { table: 'bulk_change_rows', of: 'bulk_change_id', only: narrowed };
    const { numbers, ...rest } = await readNumbered(db, ofThese, { accountId, id }, page);
    const rows = await db.rows<BulkRowRecord>(
      'bulk_change_rows.these',
      `select ${columns} ${ofChange} and r.number = any($3::int[])`,
      [accountId, id, numbers],
    );
    return { ...rest, rows: inOrderOf(numbers, rows) };
  },
});

const settling = (db: Executor) => ({
  settle: async ({ accountId, id }: Place, settled: readonly SettledBulkRow[]): Promise<void> => {
    await db.rows(
      'bulk_change_rows.settle',
      `update bulk_change_rows r set outcome = settled.outcome, note = settled.note,
         version_after = coalesce(settled."versionAfter", r.version_after), before = coalesce(settled.before, r.before)
       from jsonb_to_recordset($3)
         as settled (number int, outcome text, "versionAfter" int, before jsonb, note text)
       where r.account_id = $1 and r.bulk_change_id = $2 and r.number = settled.number`,
      [accountId, id, JSON.stringify(settled)],
    );
  },
});

/**
 * The line of numbers that changes are ordered by (decision 046). A row carries the number of the transaction that changed
 * it last, so no clock and no order of commits matters: below the oldest transaction under way nothing can still commit.
 */
import type { Executor } from '../database/database.ts';
import type { Conditions } from './list-page.ts';
import type { Since } from './step.ts';

/** Tombstones and marks are kept for so long. */
export const DELETIONS_KEPT_DAYS = 90;

/** Tables of the lists that have no pages. */
export type ListedTable =
  | 'actions'
  | 'attachments'
  | 'certificates'
  | 'custom_fields'
  | 'inspection_contacts'
  | 'key_movements'
  | 'meters'
  | 'pdfs'
  | 'property_contacts'
  | 'recurring_visits'
  | 'tenancies';

export type ChangeHorizon = {
  /** Every change with a smaller number has been committed or given up. */
  until: number;
  /** The first number of this line: callers with a smaller one know a database that is no more. */
  began: number;
  /** Deletions since then are known. */
  deletionsSince: number;
};

const shift = 'select shift, cluster from change_marks order by number desc limit 1';
/** Rounded to milliseconds, it is never before the clock. */
const NOW = `clock_timestamp() + interval '1 millisecond'`;
const until = 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint';

/** The number below which nothing can still commit, as a statement reads it. */
export const HORIZON = `${until} + (select shift from change_marks order by number desc limit 1)`;

export const buildChangeLineStore = (db: Executor) => ({
  /** To be asked before the rows are read: rows that are read by a later statement hold all changes below `until`. */
  look: async (): Promise<ChangeHorizon> => {
    const [row] = await db.rows<ChangeHorizon>(
      'change_line.look',
      `with line as (${shift})
       select (${until} + line.shift)::float8 as until,
         (select min(number) from change_marks m where m.shift = line.shift)::float8 as began,
         (select min(number) from change_marks)::float8 as "deletionsSince"
       from line`,
    );
    if (row === undefined) throw new Error('there is no line of changes: the database was not migrated');
    return row;
  },

  /** Numbers by id, for lists that are read whole. */
  listChanged: async (accountId: number, table: ListedTable, ids: number[]): Promise<Map<number, number>> =>
    new Map(
      await db.tuples<[number, number]>(
        `change_line.of ${table}`,
        `select id, changed::float8 from ${table} where account_id = $1 and id = any($2::int[])`,
        [accountId, ids],
      ),
    ),

  /** Undefined for a moment before anything that is known. */
  findNumber: async (since: Since): Promise<number | undefined> => {
    if (typeof since === 'number') return since;
    const [row] = await db.rows<{ number: number | null }>(
      'change_line.number',
      `select max(number)::float8 as number from change_marks where created_at <= $1::timestamptz`,
      [since],
    );
    return row?.number ?? undefined;
  },
});

/** Adds the condition that a row changed since then. `changed` is its number. */
export function addSince(conditions: Conditions, changed: string, since: Since | undefined): void {
  if (since !== undefined) conditions.add(`since ${typeof since}`, `${changed} >= ${numberSince('$?', since)}`, since);
}

/** The number, or the one that was noted last before the moment. */
export function numberSince(placeholder: string, since: Since): string {
  return typeof since === 'number'
    ? `${placeholder}::bigint`
    : `coalesce((select max(number) from change_marks where created_at <= ${placeholder}::timestamptz), 0)`;
}

/** Notes what the number is now, so that moments can be told apart later. */
export async function markChanges(db: Executor): Promise<void> {
  await db.rows(
    'change_line.mark',
    `insert into change_marks (number, created_at, shift, cluster)
     select ${until} + line.shift, ${NOW}, line.shift, line.cluster from (${shift}) line
     on conflict (number) do nothing`,
  );
}

/** The newest mark that is older than the time for which tombstones are kept stays, with all that came after it. */
export async function forgetOldDeletions(db: Executor): Promise<void> {
  await db.rows(
    'change_line.forget',
    `with kept as (
       select max(number) as number from change_marks where created_at < now() - interval '${DELETIONS_KEPT_DAYS} days'
     ), marks as (
       delete from change_marks using kept where change_marks.number < kept.number
     )
     delete from deletions using kept where changed < kept.number`,
  );
}

/**
 * Begins another line when the transactions are counted anew: in a database that was restored, or brought to another
 * cluster. Its numbers are greater than all that were ever given, and callers with older ones are told to begin afresh.
 */
export async function settleChangeLine(db: Executor, isRestored: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows('', 'lock table change_marks in exclusive mode');
    await tx.rows(
      '',
      `with line as (${shift}),
       here as (select system_identifier::text as cluster, ${until} as number from pg_control_system()),
       begun as (
         select here.cluster, here.number, extract(epoch from clock_timestamp())::bigint * 1048576 - here.number as shift
         from line, here
         where $1 or here.cluster <> line.cluster or here.number + line.shift < (select max(number) from change_marks)
       )
       insert into change_marks (number, created_at, shift, cluster)
       select number + shift, ${NOW}, shift, cluster from begun`,
      [isRestored],
    );
    await tx.rows('', `delete from change_marks m using (${shift}) line where m.shift <> line.shift`);
  });
}

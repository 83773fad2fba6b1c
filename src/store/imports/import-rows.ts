/** The rows of an import: as they were read, checked, chosen for, written and undone. */
import type { CellFault, DuplicateChoice, ImportCells, ImportOutcome } from '#domain/import/import-kind.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { inOrderOf, readNumbered } from '../lists/read-numbered.ts';
import { earlierRow } from './earlier-row.ts';

export type ImportRowRecord = {
  number: number;
  cells: ImportCells;
  faults: CellFault[];
  key: string | null;
  duplicateId: number | null;
  duplicateLabel: string | null;
  /** An earlier row of the file that means the same thing. */
  duplicateRow: number | null;
  choice: DuplicateChoice | null;
  outcome: ImportOutcome | null;
  subjectId: number | null;
  versionAfter: number | null;
  before: Record<string, unknown> | null;
  note: string | null;
};
/** A row that was checked. */
export type CheckedRow = Pick<
  ImportRowRecord,
  'number' | 'cells' | 'faults' | 'key' | 'duplicateId' | 'duplicateLabel'
> & {
  choice: DuplicateChoice | null;
};
export type SettledRow = { number: number; outcome: ImportOutcome } & Partial<
  Pick<ImportRowRecord, 'subjectId' | 'versionAfter' | 'before' | 'note'>
>;
type Place = { accountId: number; id: number };
type Only = 'faulty' | 'duplicate' | 'failed' | 'kept' | 'uninvited' | undefined;

const columns = `r.number, r.cells, r.faults, r.key, r.duplicate_id as "duplicateId", r.duplicate_label as "duplicateLabel",
  (select min(e.number) from import_rows e where e.account_id = $1 and e.import_id = $2 and e.key = r.key
    and e.number < r.number and e.faults = '[]') as "duplicateRow",
  r.choice, r.outcome, r.subject_id as "subjectId", r.version_after as "versionAfter", r.before, r.note`;
const ofImport = 'from import_rows r where r.account_id = $1 and r.import_id = $2';

const conditions: Record<NonNullable<Only>, string> = {
  faulty: `r.faults <> '[]'`,
  duplicate: `r.faults = '[]' and (r.duplicate_id is not null or ${earlierRow})`,
  failed: `r.outcome = 'failed'`,
  kept: `r.outcome = 'kept'`,
  uninvited: `r.outcome = 'added' and exists (
    select from imports i join users u on u.account_id = $1 and u.id = r.subject_id
    where i.account_id = $1 and i.id = $2 and i.kind = 'staff'
      and u.joined_at is null and u.invited_until is null and u.archived_at is null)`,
};

export const buildImportRowStore = (db: Executor) => ({ ...keepRows(db), ...sharedFaults(db), ...settleRows(db) });

const keepRows = (db: Executor) => ({
  /** Replaces the cells, and what was found in them, of rows that are there already. */
  putRows: async ({ accountId, id }: Place, rows: readonly CheckedRow[]): Promise<void> => {
    await db.rows(
      'import_rows.put',
      `insert into import_rows (account_id, import_id, number, cells, faults, key, duplicate_id, duplicate_label, choice)
       select $1, $2, number, cells, faults, key, "duplicateId", "duplicateLabel", choice
       from jsonb_to_recordset($3) as given(number int, cells jsonb, faults jsonb, key text, "duplicateId" int,
         "duplicateLabel" text, choice text)
       on conflict (account_id, import_id, number) do update set cells = excluded.cells, faults = excluded.faults,
         key = excluded.key, duplicate_id = excluded.duplicate_id, duplicate_label = excluded.duplicate_label,
         choice = excluded.choice`,
      [accountId, id, JSON.stringify(rows)],
    );
  },

  /** These rows, or those that are there of them. */
  listThese: (place: Place, numbers: readonly number[]): Promise<ImportRowRecord[]> => listThese(db, place, numbers),

  countRows: async ({ accountId, id }: Place): Promise<number> => {
    const [row] = await db.rows<{ count: number }>('import_rows.count', `select count(*)::int as count ${ofImport}`, [
      accountId,
      id,
    ]);
    return row?.count ?? 0;
  },

  listRows: async (place: Place, only: Only, page: PageRequest): Promise<ListPage<ImportRowRecord>> => {
    const narrowed = only && { name: only, sql: conditions[only] };
    const { numbers, ...rest } = await readNumbered(db, { ...ofThese, only: narrowed }, place, page);
    return { ...rest, rows: inOrderOf(numbers, await listThese(db, place, numbers)) };
  },
});

const ofThese = { table: 'import_rows', of: 'import_id' };

const listThese = (db: Executor, { accountId, id }: Place, numbers: readonly number[]) =>
  db.rows<ImportRowRecord>(
    'import_rows.these',
    `select ${columns} ${ofImport} and r.number = any($3::int[]) order by r.number`,
    [accountId, id, numbers],
  );

/** A fault of rows that have the same text in the same field, which is mended at once. */
export type SharedFault = { field: string; text: string; detail: string; rows: number; firstRow: number };
export type ShownCell = { field: string; text: string };

const sharedFaults = (db: Executor) => ({
  /** Those of two rows or more, the most frequent first. */
  listSharedFaults: async (
    { accountId, id }: Place,
    { page, perPage }: PageRequest,
  ): Promise<ListPage<SharedFault>> => {
    const found = await db.rows<SharedFault & { total: number }>(
      'import_rows.shared-faults',
      `select f.field, coalesce(r.cells ->> f.field, '') as text, min(f.detail) as detail, count(*)::int as rows,
         min(r.number) as "firstRow", (count(*) over ())::int as total
       from import_rows r, jsonb_to_recordset(r.faults) as f(field text, detail text)
       where r.account_id = $1 and r.import_id = $2 and r.faults <> '[]' and r.choice is distinct from 'skip'
       group by 1, 2 having count(*) > 1 order by 4 desc, 5, 1 limit $3 offset $4`,
      [accountId, id, perPage, (page - 1) * perPage],
    );
    return { rows: found.map(({ total, ...fault }) => fault), total: found[0]?.total ?? 0 };
  },

  listSharing: ({ accountId, id }: Place, { field, text }: ShownCell) =>
    db.rows<Pick<ImportRowRecord, 'number' | 'cells' | 'choice'>>(
      'import_rows.sharing',
      `select r.number, r.cells, r.choice ${ofImport} and coalesce(r.cells ->> $3, '') = $4
         and r.faults @> jsonb_build_array(jsonb_build_object('field', $3::text)) and r.choice is distinct from 'skip'
       order by r.number`,
      [accountId, id, field, text],
    ),
});

const settleRows = (db: Executor) => ({
  /** The next that nothing has become of. */
  listWaiting: ({ accountId, id }: Place, most: number): Promise<ImportRowRecord[]> =>
    db.rows<ImportRowRecord>(
      'import_rows.waiting',
      `select ${columns} ${ofImport} and r.outcome is null order by r.number limit $3`,
      [accountId, id, most],
    ),

  /** The last that were written, the newest first: a thing may be changed by two rows. */
  listWritten: ({ accountId, id }: Place, most: number): Promise<ImportRowRecord[]> =>
    db.rows<ImportRowRecord>(
      'import_rows.written',
      `select ${columns} ${ofImport} and r.outcome in ('added', 'updated') order by r.number desc limit $3`,
      [accountId, id, most],
    ),

  /** The thing that an earlier row of the same key has become. */
  findSubject: async ({ accountId, id }: Place, key: string, before: number): Promise<number | undefined> => {
    const [row] = await db.rows<{ subjectId: number }>(
      'import_rows.subject',
      `select r.subject_id as "subjectId" ${ofImport} and r.key = $3 and r.number < $4 and r.subject_id is not null
       order by r.number limit 1`,
      [accountId, id, key, before],
    );
    return row?.subjectId;
  },

  settle: async (
    { accountId, id }: Place,
    { number, outcome, subjectId = null, versionAfter = null, before = null, note = null }: SettledRow,
  ): Promise<void> => {
    await db.rows(
      'import_rows.settle',
      `update import_rows set outcome = $4, subject_id = coalesce($5, subject_id), version_after = coalesce($6, version_after),
         before = coalesce($7, before), note = $8
       where account_id = $1 and import_id = $2 and number = $3`,
      [accountId, id, number, outcome, subjectId, versionAfter, before === null ? null : JSON.stringify(before), note],
    );
  },
});

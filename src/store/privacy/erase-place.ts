/** Counts, reads or changes the rows of one place, a bounded number in each statement. */
import type { Executor } from '../database/database.ts';
import { givenWords, valuesOf } from './person.ts';
import type { PersonInWords } from './person-words.ts';
import type { Place } from './place.ts';
import { lockRules } from './retention-lock.ts';

/** Rows that are looked through in one statement: of an item's length in half a second. */
const WINDOW = 250_000;
/** Rows that are changed, and locked, in one transaction. */
const STEP = 500;

const nameOf = (verb: string, { what, table }: Place) => `erasures.${verb} ${table} ${what}`;
const wordsOf = (person: PersonInWords) => [...valuesOf(person), person.likes];

export async function countPlace(db: Executor, place: Place, person: PersonInWords): Promise<number> {
  let count = 0;
  for (const [from, to] of await windowsOf(db, place, person)) {
    const [row] = await db.rows<{ count: number }>(
      nameOf('count', place),
      `${givenWords} select count(*)::int as count from ${place.table} t, given
       where ${accountOf(place)} = $1 and (${place.where}) ${within(place)}`,
      [...wordsOf(person), ...(isWindowed(place) ? [from, to] : [])],
    );
    count += row?.count ?? 0;
  }
  return count;
}

/** A text for each row that holds something, a window at a time. */
export async function* readPlace(
  db: Executor,
  place: Place,
  person: PersonInWords,
  record: string,
): AsyncGenerator<string> {
  for (const [from, to] of await windowsOf(db, place, person)) {
    const rows = await db.rows<{ record: string }>(
      nameOf('read', place),
      `${givenWords} select (${record})::text as record from ${place.table} t, given
       where ${accountOf(place)} = $1 and (${place.where}) ${within(place)} ${isWindowed(place) ? 'order by t.id' : ''}`,
      [...wordsOf(person), ...(isWindowed(place) ? [from, to] : [])],
    );
    for (const row of rows) yield row.record;
  }
}

export async function changePlace(db: Executor, place: Place, person: PersonInWords): Promise<number> {
  if (place.key === null) return change(db, place, person, []);
  let changed = 0;
  for (const [from, to] of await windowsOf(db, place, person)) {
    const found = await db.rows<{ key: unknown }>(
      nameOf('find', place),
      `${givenWords} select t.${keyOf(place).column} as key from ${place.table} t, given
       where t.account_id = $1 and (${place.where}) ${within(place)} order by 1`,
      [...wordsOf(person), ...(isWindowed(place) ? [from, to] : [])],
    );
    for (let at = 0; at < found.length; at += STEP) {
      const keys = found.slice(at, at + STEP).map(({ key }) => key);
      changed += await db.transaction((tx) => change(tx, place, person, [keys]));
    }
  }
  return changed;
}

const accountOf = ({ table }: Place) => (table === 'accounts' ? 't.id' : 't.account_id');
const isWindowed = ({ key }: Place) => key === undefined;
const keyOf = ({ key }: Place) => key ?? { column: 'id', type: 'int' };
const within = (place: Place) => (isWindowed(place) ? 'and t.id > $8 and t.id <= $9' : '');

/** Ids are given one after another in each account. */
async function windowsOf(db: Executor, place: Place, { accountId }: PersonInWords): Promise<[number, number][]> {
  if (!isWindowed(place)) return [[0, 0]];
  const [ends] = await db.rows<{ first: number | null; last: number | null }>(
    `erasures.ends ${place.table}`,
    `select min(id) as first, max(id) as last from ${place.table} where account_id = $1`,
    [accountId],
  );
  const windows: [number, number][] = [];
  if (ends?.first == null || ends.last === null) return windows;
  for (let from = ends.first - 1; from < ends.last; from += WINDOW) windows.push([from, from + WINDOW]);
  return windows;
}

/** Asked once more, since somebody may have changed a row, held it, or finished its report, after it was found. */
async function change(tx: Executor, place: Place, person: PersonInWords, keys: [unknown[]] | []): Promise<number> {
  const { table, where, set, isOfReport } = place;
  const { column, type } = keyOf(place);
  await lockRules(tx, person.accountId);
  if (isOfReport) await lockHomes(tx, table, person.accountId, keys);
  const statement =
    typeof set === 'string' ? `update ${table} t set ${set} from given` : `delete from ${table} t using given`;
  const rows = await tx.rows<{ report?: number }>(
    nameOf('change', place),
    `${givenWords} ${statement} where t.account_id = $1 and (${where})
       ${keys.length === 0 ? '' : `and t.${column} = any($8::${type}[])`}
     returning ${isOfReport ? 't.report_id as report' : '1'}`,
    [...wordsOf(person), ...keys],
  );
  if (isOfReport) await touchReports(tx, person.accountId, [...new Set(rows.map(({ report }) => report))]);
  return rows.length;
}

/** As every other change of a report does, and always in the same order. */
async function lockHomes(tx: Executor, table: string, accountId: number, keys: unknown[]): Promise<void> {
  for (const home of ['inspections', 'templates'])
    await tx.rows(
      `erasures.lock-${home} ${table}`,
      `select from ${home} h where h.account_id = $1 and h.report_id in (
         select t.report_id from ${table} t where t.account_id = $1 and t.id = any($2::int[])) order by h.id for no key update`,
      [accountId, ...keys],
    );
}

/** So that PDFs are made anew, and an open editor finds out. */
async function touchReports(tx: Executor, accountId: number, reports: unknown[]): Promise<void> {
  await tx.rows(
    'erasures.touch',
    'update reports set version = version + 1 where account_id = $1 and id = any($2::int[])',
    [accountId, reports],
  );
  for (const home of ['inspections', 'templates'])
    await tx.rows(
      `erasures.touch-${home}`,
      `update ${home} set updated_at = now() where account_id = $1 and report_id = any($2::int[])`,
      [accountId, reports],
    );
}

/** The list of inspections: every filter and order, exact totals, deep pages from the nearer end. */
import type { Viewer } from '#domain/viewer.ts';
import { clientOfInspection } from './client-sight.ts';
import type { Executor } from './database.ts';
import { inspectionJoins, inspectionRow, type InspectionRow } from './inspection-columns.ts';
import { inspectionOf, type PackedInspection } from './inspection-tuple.ts';
import { Bounds, Conditions, isDeep, type ListPage, type PageRequest, pageWindow, wordPatterns } from './list-page.ts';

/** `until` is left out of the interval unless `untilIncluded`. Instants are ISO 8601 strings. */
export type Interval = { from: string | null; until: string | null; untilIncluded: boolean };

export type InspectionFilter = {
  clientIds?: number[] | undefined;
  clerkIds?: number[] | undefined;
  typistIds?: number[] | undefined;
  propertyIds?: number[] | undefined;
  stateIds?: number[] | undefined;
  typeIds?: number[] | undefined;
  address?: string | undefined;
  conducted?: Interval | undefined;
  ref?: string | undefined;
  unassigned?: boolean | undefined;
  /** Address, ref, title or contact name. */
  anywhere?: string | undefined;
};
export type InspectionSort = { by: 'created' | 'conduct_date' | 'address' | 'state'; descending: boolean };

/** Each ends in the id, so that pages never overlap, and runs one way, so that an index gives it in either direction. */
const orders: Record<InspectionSort['by'], string[]> = {
  created: ['i.created_at', 'i.id'],
  conduct_date: ['i.conduct_at', 'i.id'],
  state: ['i.state', 'i.created_at', 'i.id'],
  address: ['p.search_text', 'i.id'],
};

export async function listInspections(
  db: Executor,
  viewer: Viewer,
  filter: InspectionFilter,
  sort: InspectionSort,
  page: PageRequest,
): Promise<ListPage<InspectionRow>> {
  const conditions = conditionsOf(viewer, filter);
  const statement = (window: Window) => pageStatement(conditions, sort, window);
  if (isDeep(page)) {
    const total = await countInspections(db, conditions);
    return { total, rows: await readPage(db, statement(pageWindow(page, total))) };
  }
  const near = statement(pageWindow(page, Number.POSITIVE_INFINITY));
  if (!isFiltered(conditions)) return readPageWithTotal(db, near);
  const [total, rows] = await Promise.all([countInspections(db, conditions), readPage(db, near)]);
  return { total, rows };
}

function isFiltered({ names }: Conditions): boolean {
  return names.length > 1;
}

const keptTotal = `select coalesce(sum(rows), 0) as total from row_counts where account_id = $1 and table_name = 'inspections'`;

/** Without a filter the total is at hand, and comes along. With one it is a statement of its own: see `Bounds`. */
async function readPageWithTotal(
  db: Executor,
  { name, page, order, values }: Statement,
): Promise<ListPage<InspectionRow>> {
  const rows = await db.rows<PackedInspection & { total: string }>(
    `${name} with total`,
    `with page as (${page}), kept as (${keptTotal})
     select kept.total, ${inspectionRow}
     from kept left join (page join inspections i on i.id = page.id ${inspectionJoins}) on true order by ${order}`,
    values,
  );
  // An empty page still has its total, beside an inspection of nulls.
  return { total: Number(rows[0]?.total ?? 0), rows: rows.filter(({ row }) => row[0] !== null).map(inspectionOf) };
}

async function countInspections(db: Executor, conditions: Conditions): Promise<number> {
  const [counted] = isFiltered(conditions)
    ? await db.rows<{ total: string }>(
        `inspections.count ${conditions.names.join('+')}`,
        `select count(*) as total from inspections i where ${conditions.where}`,
        conditions.values,
      )
    : await db.rows<{ total: string }>('inspections.total', keptTotal, conditions.values);
  return Number(counted?.total);
}

async function readPage(db: Executor, { name, page, order, values }: Statement): Promise<InspectionRow[]> {
  const rows = await db.rows<PackedInspection>(
    name,
    `with page as (${page}) select ${inspectionRow}
     from page join inspections i on i.id = page.id ${inspectionJoins} order by ${order}`,
    values,
  );
  return rows.map(inspectionOf);
}

type Window = ReturnType<typeof pageWindow>;
type Statement = { name: string; page: string; order: string; values: unknown[] };

/** The page is found on the index alone; only its rows are joined. A deep OFFSET over the joins costs 30 times more. */
function pageStatement(
  conditions: Conditions,
  { by, descending }: InspectionSort,
  { limit, offset, reversed }: Window,
): Statement {
  const ordered = (down: boolean) => orders[by].map((column) => `${column} ${down ? 'desc' : 'asc'}`).join(', ');
  const byAddress = by === 'address' ? 'join properties p on p.account_id = i.account_id and p.id = i.property_id' : '';
  const bounds = new Bounds(conditions, limit, offset);
  return {
    name: `inspections.list ${by} ${descending} ${reversed} ${bounds.name} ${conditions.names.join('+')}`,
    page: `select i.id from inspections i ${byAddress} where ${conditions.where}
           order by ${ordered(descending !== reversed)} ${bounds.sql}`,
    order: ordered(descending),
    values: bounds.values,
  };
}

function conditionsOf(viewer: Viewer, filter: InspectionFilter): Conditions {
  const conditions = new Conditions();
  conditions.add('account', 'i.account_id = $?', viewer.accountId);
  if (viewer.clientId !== null) conditions.add('own', `${clientOfInspection} = $?`, viewer.clientId);
  const anyOf = (name: string, ids: number[] | undefined) => {
    if (ids !== undefined) conditions.add(name, `i.${name} = any($?::int[])`, ids);
  };
  anyOf('client_id', filter.clientIds);
  anyOf('clerk_id', filter.clerkIds);
  anyOf('typist_id', filter.typistIds);
  anyOf('property_id', filter.propertyIds);
  anyOf('state', filter.stateIds);
  anyOf('type', filter.typeIds);
  if (filter.ref !== undefined) conditions.add('ref', 'i.ref = $?', filter.ref);
  if (filter.unassigned !== undefined) {
    const isOrNot = filter.unassigned ? 'is' : 'is not';
    conditions.addPlain(`clerk ${isOrNot} null`, `i.clerk_id ${isOrNot} null`);
  }
  if (filter.conducted !== undefined) addInterval(conditions, filter.conducted);
  if (filter.address !== undefined) addAddress(conditions, filter.address);
  if (filter.anywhere !== undefined) addAnywhere(conditions, filter.anywhere);
  return conditions;
}

function addInterval(conditions: Conditions, { from, until, untilIncluded }: Interval): void {
  if (from !== null) conditions.add('from', 'i.conduct_at >= $?::timestamptz', from);
  if (until === null) return;
  if (untilIncluded) conditions.add('to', 'i.conduct_at <= $?::timestamptz', until);
  else conditions.add('until', 'i.conduct_at < $?::timestamptz', until);
}

/** The properties are found by trigrams; each word is a value of its own, since `like all (…)` cannot use that index. */
function addAddress(conditions: Conditions, address: string): void {
  const words = wordPatterns(address).map((pattern) => conditions.next(pattern));
  if (words.length > 0) conditions.addPlain(`address ${words.length}`, `i.property_id in (${propertiesWith(words)})`);
}

function propertiesWith(words: string[]): string {
  return `select p.id from properties p where p.account_id = $1 and ${allWords('p.search_text', words)}`;
}

function allWords(column: string, words: string[]): string {
  return words.map((word) => `${column} like ${word}`).join(' and ');
}

function addAnywhere(conditions: Conditions, text: string): void {
  const words = wordPatterns(text).map((pattern) => conditions.next(pattern));
  if (words.length === 0) return;
  conditions.addPlain(
    `anywhere ${words.length}`,
    `(i.property_id in (${propertiesWith(words)})
      or ${allWords('lower(i.ref)', words)} or ${allWords('lower(i.title)', words)}
      or i.id in (select contact.inspection_id from inspection_contacts contact
                  where contact.account_id = $1 and ${allWords('lower(contact.name)', words)}))`,
  );
}

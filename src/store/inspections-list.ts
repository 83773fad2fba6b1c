/** The list of inspections: every filter and order, exact totals, deep pages from the nearer end. */
import type { Viewer } from '#domain/viewer.ts';
import type { Executor } from './database.ts';
import {
  type FlatInspection,
  foldProperty,
  inspectionColumns,
  inspectionJoins,
  type InspectionRow,
} from './inspection-columns.ts';
import { Conditions, isDeep, type ListPage, type PageRequest, pageWindow, wordPatterns } from './list-page.ts';
import { totalRows } from './row-counts.ts';

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
  if (!isDeep(page)) {
    const window = pageWindow(page, Number.POSITIVE_INFINITY);
    const [total, rows] = await Promise.all([
      countInspections(db, viewer, conditions),
      readPage(db, conditions, sort, window),
    ]);
    return { total, rows };
  }
  const total = await countInspections(db, viewer, conditions);
  return { total, rows: await readPage(db, conditions, sort, pageWindow(page, total)) };
}

async function countInspections(db: Executor, { accountId }: Viewer, conditions: Conditions): Promise<number> {
  if (conditions.names.length === 1) return totalRows(db, accountId, 'inspections');
  const [counted] = await db.rows<{ total: string }>(
    `inspections.count ${conditions.names.join('+')}`,
    `select count(*) as total from inspections i where ${conditions.where}`,
    conditions.values,
  );
  return Number(counted?.total);
}

async function readPage(
  db: Executor,
  conditions: Conditions,
  sort: InspectionSort,
  { limit, offset, reversed }: ReturnType<typeof pageWindow>,
): Promise<InspectionRow[]> {
  const columns = orders[sort.by];
  const ordered = (descending: boolean) =>
    columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');
  const byAddress =
    sort.by === 'address' ? 'join properties p on p.account_id = i.account_id and p.id = i.property_id' : '';
  const most = conditions.values.length;
  // The page is found on the index alone; only its rows are joined. A deep OFFSET over the joins costs 30 times more.
  const rows = await db.rows<FlatInspection>(
    `inspections.list ${sort.by} ${sort.descending} ${reversed} ${conditions.names.join('+')}`,
    `with page as (
       select i.id from inspections i ${byAddress} where ${conditions.where}
       order by ${ordered(sort.descending !== reversed)} limit $${most + 1} offset $${most + 2}
     )
     select ${inspectionColumns} from page join inspections i on i.id = page.id ${inspectionJoins}
     order by ${ordered(sort.descending)}`,
    [...conditions.values, limit, offset],
  );
  return rows.map(foldProperty);
}

function conditionsOf(viewer: Viewer, filter: InspectionFilter): Conditions {
  const conditions = new Conditions();
  conditions.add('account', 'i.account_id = $?', viewer.accountId);
  if (viewer.clientId !== null) conditions.add('own', 'i.client_id = $?', viewer.clientId);
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

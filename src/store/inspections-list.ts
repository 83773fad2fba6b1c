/** The list of inspections: every filter and order, exact totals, deep pages from the nearer end. */
import type { Viewer } from '#domain/viewer.ts';
import { addressHas, findProperties, sortedAddress } from './address-search.ts';
import { findNamed, isNamed } from './inspections-named.ts';
import { clientOfInspection } from './client-sight.ts';
import type { Executor } from './database.ts';
import { inspectionJoins, inspectionRow, type InspectionRow } from './inspection-columns.ts';
import { inspectionOf, type PackedInspection } from './inspection-tuple.ts';
import { Bounds, Conditions, isDeep, listOfIds, type ListPage, type PageRequest, pageWindow } from './list-page.ts';
import { type SearchWord, searchWords } from './search-words.ts';

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
  address: [sortedAddress, 'i.id'],
};

export async function listInspections(
  db: Executor,
  viewer: Viewer,
  filter: InspectionFilter,
  sort: InspectionSort,
  page: PageRequest,
): Promise<ListPage<InspectionRow>> {
  const conditions = await conditionsOf(db, viewer, filter);
  if (conditions.names.some((name) => name.endsWith(FOUND))) return readFound(db, conditions, sort, page);
  const statement = (window: Window) => pageStatement(conditions, sort, window);
  if (isDeep(page)) {
    const total = await countInspections(db, conditions);
    return { total, rows: await readPage(db, statement(pageWindow(page, total))) };
  }
  const near = statement(pageWindow(page, Number.POSITIVE_INFINITY));
  if (!isFiltered(conditions) && near.isFirst) return readPageWithTotal(db, near);
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
        nameOf('inspections.count', conditions),
        `select count(*) as total from inspections i where ${conditions.where}`,
        conditions.values,
      )
    : await db.rows<{ total: string }>('inspections.total', keptTotal, conditions.values);
  return Number(counted?.total);
}

/**
 * A first page is planned once and read at one go. Any other is planned each time, and to plan its seven joins takes
 * longer than to read it: so it is found by a statement of its own, and its rows by one that is planned once.
 */
async function readPage(
  db: Executor,
  { name, page, order, values, isFirst, isReversed }: Statement,
): Promise<InspectionRow[]> {
  if (isFirst) {
    const rows = await db.rows<PackedInspection>(
      name,
      `with page as (${page}) select ${inspectionRow}
       from page join inspections i on i.id = page.id ${inspectionJoins} order by ${order}`,
      values,
    );
    return rows.map(inspectionOf);
  }
  const found = await db.rows<{ id: number }>(name, page, values);
  const ids = found.map(({ id }) => id);
  return readThese(db, isReversed ? ids.reverse() : ids);
}

/** In the order of their ids. */
async function readThese(db: Executor, ids: number[]): Promise<InspectionRow[]> {
  const rows = await db.rows<PackedInspection>(
    'inspections.these',
    `select ${inspectionRow} from unnest(${listOfIds('$1')}) with ordinality as page(id, place)
     join inspections i on i.id = page.id ${inspectionJoins} order by page.place`,
    [ids],
  );
  return rows.map(inspectionOf);
}

/** Of properties that were found no index gives an order: all their visits are read, and so counted by the way. */
async function readFound(
  db: Executor,
  conditions: Conditions,
  { by, descending }: InspectionSort,
  { page, perPage }: PageRequest,
): Promise<ListPage<InspectionRow>> {
  const columns = orders[by].map((column, at) => `${column} as by${at}`);
  const order = orders[by].map((_, at) => `by${at} ${descending ? 'desc' : 'asc'}`);
  const name = `inspections.found ${by} ${descending} ${conditions.names.join('+')}`;
  const [found] = await db.rows<{ total: string; ids: number[] }>(
    name,
    `with visits as materialized (
       select i.id, ${columns.join(', ')} from inspections i ${joinOf(by)} where ${conditions.where}
     ), page as (
       select id from visits order by ${order.join(', ')}
       limit ${conditions.next(perPage)} offset ${conditions.next((page - 1) * perPage)}
     )
     select (select count(*) from visits) as total, (select coalesce(json_agg(id), '[]') from page) as ids`,
    conditions.values,
  );
  if (found === undefined || found.ids.length === 0) return { total: Number(found?.total ?? 0), rows: [] };
  return { total: Number(found.total), rows: await readThese(db, found.ids) };
}

/** The name of the condition that the property is one of those found by their address. */
const FOUND = 'found';

/** Of a condition on words that many properties have: which plan is good depends on the words. */
const COMMON = 'common words';

/** A statement without a name is planned for its values each time. */
function nameOf(what: string, { names }: Conditions): string {
  return names.some((name) => name.endsWith(COMMON)) ? '' : `${what} ${names.join('+')}`;
}

type Window = ReturnType<typeof pageWindow>;
type Statement = {
  name: string;
  page: string;
  order: string;
  values: unknown[];
  isFirst: boolean;
  /** The page comes from the other end. */
  isReversed: boolean;
};

function joinOf(by: InspectionSort['by']): string {
  return by === 'address' ? 'join properties p on p.account_id = i.account_id and p.id = i.property_id' : '';
}

/** The page is found on the index alone; only its rows are joined. A deep OFFSET over the joins costs 30 times more. */
function pageStatement(
  conditions: Conditions,
  { by, descending }: InspectionSort,
  { limit, offset, reversed }: Window,
): Statement {
  const ordered = (down: boolean) => orders[by].map((column) => `${column} ${down ? 'desc' : 'asc'}`).join(', ');
  const bounds = new Bounds(conditions, limit, offset);
  const name = nameOf(`inspections.list ${by} ${descending} ${reversed} ${bounds.name}`, conditions);
  return {
    name,
    page: `select i.id from inspections i ${joinOf(by)} where ${conditions.where}
           order by ${ordered(descending !== reversed)} ${bounds.sql}`,
    order: ordered(descending),
    values: bounds.values,
    isFirst: bounds.isFirst && name !== '',
    isReversed: reversed,
  };
}

async function conditionsOf(db: Executor, viewer: Viewer, filter: InspectionFilter): Promise<Conditions> {
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
  const address = searchWords(filter.address ?? '');
  const anywhere = searchWords(filter.anywhere ?? '');
  if (address.length > 0) addPlace(conditions, await placeWith(db, conditions, address));
  if (anywhere.length > 0) await addAnywhere(db, conditions, anywhere);
  return conditions;
}

function addInterval(conditions: Conditions, { from, until, untilIncluded }: Interval): void {
  if (from !== null) conditions.add('from', 'i.conduct_at >= $?::timestamptz', from);
  if (until === null) return;
  if (untilIncluded) conditions.add('to', 'i.conduct_at <= $?::timestamptz', until);
  else conditions.add('until', 'i.conduct_at < $?::timestamptz', until);
}

type Place = { name: string; ids: string };

/** At a property with these words. `address-search.ts` says why the properties are found first. */
async function placeWith(db: Executor, conditions: Conditions, words: SearchWord[]): Promise<Place> {
  const ofProperty = new Conditions();
  ofProperty.add('account', 'p.account_id = $?', conditions.values[0]);
  const found = await findProperties(db, ofProperty, words);
  if (found !== undefined) return { name: FOUND, ids: listOfIds(conditions.next(found)) };
  return {
    name: COMMON,
    ids: `select p.id from properties p where p.account_id = $1 and ${addressHas(conditions, words)}`,
  };
}

function addPlace(conditions: Conditions, { name, ids }: Place): void {
  conditions.addPlain(
    name,
    name === FOUND ? `i.property_id = any((select ${ids})::int[])` : `i.property_id in (${ids})`,
  );
}

/**
 * The ids of what holds the words, from each place they may be in: with an "or" between them PostgreSQL would look at
 * every inspection. Only words that too many have are looked for along the list.
 */
async function addAnywhere(db: Executor, conditions: Conditions, words: SearchWord[]): Promise<void> {
  const [place, named] = await Promise.all([
    placeWith(db, conditions, words),
    findNamed(db, conditions.values[0], words),
  ]);
  if (named?.length === 0) return addPlace(conditions, place);
  if (place.name === FOUND && named !== undefined) {
    conditions.addPlain(
      `anywhere ${FOUND}`,
      `i.id in (select visit.id from inspections visit
                where visit.account_id = $1 and visit.property_id = any((select ${place.ids})::int[])
                union select unnest(${listOfIds(conditions.next(named))}))`,
    );
    return;
  }
  // Of a list that is not a constant only a hash is quick: `= any` would compare each row with all of it.
  const there = `i.property_id in (${place.name === FOUND ? `select unnest(${place.ids})` : place.ids})`;
  const those =
    named === undefined ? isNamed(conditions, words) : `i.id in (select unnest(${listOfIds(conditions.next(named))}))`;
  conditions.addPlain(`anywhere ${COMMON}`, `(${there} or ${those})`);
}

/** The list of inspections: every filter and order, exact totals, deep pages from the nearer end. */
import type { Viewer } from '#domain/viewer.ts';
import { sortedAddress } from '../properties/address-search.ts';
import type { Executor } from '../database/database.ts';
import type { PackedRow } from '../database/json-array.ts';
import { inspectionJoins, inspectionRow, type InspectionRow } from './inspection-columns.ts';
import {
  addInspectionSince,
  areFound,
  conditionsOf,
  haveCommonWords,
  type InspectionFilter,
} from './inspections-filter.ts';
import { type OrderKey, readPart } from '../lists/cursor.ts';
import type { Cursor } from '../lists/step.ts';
import {
  addMonth,
  Bounds,
  type Conditions,
  isDeep,
  listOfIds,
  type ListPage,
  monthWindow,
  type PageRequest,
  pageWindow,
  totalOf,
  type Window,
} from '../lists/list-page.ts';
import { rowsByMonth } from '../lists/row-counts.ts';

export type InspectionSort = { by: 'created' | 'conduct_date' | 'address' | 'state' | 'updated'; descending: boolean };

/** Each ends in the id, so that pages never overlap, and runs one way, so that an index gives it in either direction. */
const created: OrderKey[] = [
  { sql: 'i.created_at', type: 'timestamptz' },
  { sql: 'i.id', type: 'int' },
];
/** A report tells of its own changes: see the migration `change_numbers`. $1 is the account. */
const changed = 'greatest(i.changed, (select r.changed from reports r where r.account_id = $1 and r.id = i.report_id))';
const keys: Record<InspectionSort['by'], OrderKey[]> = {
  created,
  conduct_date: [
    { sql: 'i.conduct_at', type: 'timestamptz', isNullable: true },
    { sql: 'i.id', type: 'int' },
  ],
  state: [{ sql: 'i.state', type: 'int' }, ...created],
  address: [
    { sql: sortedAddress, type: 'text' },
    { sql: 'i.id', type: 'int' },
  ],
  updated: [
    { sql: changed, type: 'bigint' },
    { sql: 'i.id', type: 'int' },
  ],
};
const columnsOf = (by: InspectionSort['by']) => keys[by].map(({ sql }) => sql);

export async function listInspections(
  db: Executor,
  viewer: Viewer,
  filter: InspectionFilter,
  sort: InspectionSort,
  page: PageRequest,
): Promise<ListPage<InspectionRow>> {
  const conditions = await conditionsOf(db, viewer, filter);
  addInspectionSince(conditions, page.since);
  if (page.cursor !== undefined)
    return readByCursor(db, viewer.accountId, conditions, sort, { ...page, cursor: page.cursor });
  if (areFound(conditions)) return readFound(db, viewer.accountId, conditions, sort, page);
  const statement = (window: Window) => pageStatement(conditions, sort, window);
  if (isDeep(page) && !conditions.isFiltered && sort.by === 'created') {
    const newestFirst = await rowsByMonth(db, viewer.accountId, 'inspections');
    const months = sort.descending ? newestFirst : newestFirst.toReversed();
    return { total: totalOf(months), rows: await readPage(db, viewer.accountId, statement(monthWindow(page, months))) };
  }
  if (isDeep(page)) {
    const total = await countInspections(db, conditions);
    return { total, rows: await readPage(db, viewer.accountId, statement(pageWindow(page, total))) };
  }
  const near = statement(pageWindow(page, Number.POSITIVE_INFINITY));
  if (!conditions.isFiltered && near.isFirst) return readPageWithTotal(db, near);
  const [total, rows] = await Promise.all([countInspections(db, conditions), readPage(db, viewer.accountId, near)]);
  return { total, rows };
}

const keptTotal = `select coalesce(sum(rows), 0) as total from row_counts where account_id = $1 and table_name = 'inspections'`;

async function readByCursor(
  db: Executor,
  accountId: number,
  conditions: Conditions,
  { by, descending }: InspectionSort,
  part: { cursor: Cursor | null; perPage: number },
): Promise<ListPage<InspectionRow>> {
  const list = { name: 'inspections', from: `inspections i ${joinOf(by)}`, id: 'i.id' };
  const [total, { ids, next }] = await Promise.all([
    countInspections(db, conditions),
    readPart(db, list, conditions, { name: by, keys: keys[by], descending }, part),
  ]);
  return { total, rows: await readThese(db, accountId, ids), next };
}

/** Without a filter the total is at hand, and comes along. With one it is a statement of its own: see `Bounds`. */
async function readPageWithTotal(
  db: Executor,
  { name, page, order, values }: Statement,
): Promise<ListPage<InspectionRow>> {
  const rows = await db.rows<PackedRow & { total: string }>(
    `${name} with total`,
    `with page as (${page}), kept as (${keptTotal})
     select kept.total, ${inspectionRow.sql}
     from kept left join (page join inspections i on i.account_id = $1 and i.id = page.id ${inspectionJoins}) on true order by ${order}`,
    values,
  );
  // An empty page still has its total, beside an inspection of nulls.
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.filter(({ row }) => row[0] !== null).map(inspectionRow.unpack),
  };
}

async function countInspections(db: Executor, conditions: Conditions): Promise<number> {
  const [counted] = conditions.isFiltered
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
  accountId: number,
  { name, page, order, values, isFirst, isReversed }: Statement,
): Promise<InspectionRow[]> {
  if (isFirst) {
    const rows = await db.rows<PackedRow>(
      name,
      `with page as (${page}) select ${inspectionRow.sql}
       from page join inspections i on i.account_id = $1 and i.id = page.id ${inspectionJoins} order by ${order}`,
      values,
    );
    return rows.map(inspectionRow.unpack);
  }
  const found = await db.rows<{ id: number }>(name, page, values);
  const ids = found.map(({ id }) => id);
  return readThese(db, accountId, isReversed ? ids.reverse() : ids);
}

/** In the order of their ids. */
export async function readThese(db: Executor, accountId: number, ids: number[]): Promise<InspectionRow[]> {
  const rows = await db.rows<PackedRow>(
    'inspections.these',
    `select ${inspectionRow.sql} from unnest(${listOfIds('$2')}) with ordinality as page(id, nth)
     join inspections i on i.account_id = $1 and i.id = page.id ${inspectionJoins} order by page.nth`,
    [accountId, ids],
  );
  return rows.map(inspectionRow.unpack);
}

/** No index gives an order to the visits of properties that were found: all are read, and so counted along the way. */
async function readFound(
  db: Executor,
  accountId: number,
  conditions: Conditions,
  { by, descending }: InspectionSort,
  { page, perPage }: PageRequest,
): Promise<ListPage<InspectionRow>> {
  const columns = columnsOf(by).map((column, at) => `${column} as by${at}`);
  const order = keys[by].map((_, at) => `by${at} ${descending ? 'desc' : 'asc'}`);
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
  return { total: Number(found.total), rows: await readThese(db, accountId, found.ids) };
}

/** A statement without a name is planned for its values each time. */
function nameOf(what: string, conditions: Conditions): string {
  return haveCommonWords(conditions) ? '' : `${what} ${conditions.names.join('+')}`;
}

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
  filter: Conditions,
  { by, descending }: InspectionSort,
  { limit, offset, reversed, month }: Window,
): Statement {
  const ordered = (down: boolean) =>
    columnsOf(by)
      .map((column) => `${column} ${down ? 'desc' : 'asc'}`)
      .join(', ');
  const conditions = filter.copy();
  if (month !== undefined) addMonth(conditions, 'i.created_at', month, descending !== reversed);
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

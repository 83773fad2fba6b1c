/** Properties. */
import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import { addressHas, findPropertyPage, postcodeMatches, sortedAddress } from './address-search.ts';
import { type PropertyRow, propertyRow } from './property-columns.ts';
import { clientOfProperty, seesProperty } from '../account/client-sight.ts';
import type { Executor } from '../database/database.ts';
import type { PackedRow } from '../database/json-array.ts';
import { addSince } from '../lists/change-line.ts';
import { type OrderKey, readOrdered, readPart } from '../lists/cursor.ts';
import {
  addMonth,
  Bounds,
  Conditions,
  isDeep,
  listOfIds,
  type ListPage,
  monthWindow,
  type PageRequest,
  pageWindow,
  totalOf,
  type Window,
} from '../lists/list-page.ts';
import { rowsByMonth, totalRows } from '../lists/row-counts.ts';
import { properties } from '../schema/property.ts';
import { nameOfWords, searchWords, unsampled } from '../lists/search-words.ts';

export type PropertyAddition = Omit<
  typeof properties.$inferInsert,
  'id' | 'accountId' | 'version' | 'createdAt' | 'updatedAt'
>;

export type PropertyFilter = {
  clientIds?: number[];
  address?: string;
  areaPattern?: string | undefined;
  ref?: string;
  tags?: string[];
  /** `created`, `address`, `postcode` or `updated`, with a minus for the opposite order; `match`: what fits the address best first. */
  sort?: string | undefined;
};

/** The usual order. */
const NEWEST = '-created';
/** It is the usual order where there is no address to fit, or no page. */
const BEST = 'match';

const joined = 'properties p left join clients c on c.account_id = p.account_id and c.id = p.client_id';

export const buildPropertyStore = (db: Executor) => ({
  list: (viewer: Viewer, filter: PropertyFilter, page: PageRequest) => listProperties(db, viewer, filter, page),

  get: (viewer: Viewer, id: number) => getProperty(db, viewer, id, ''),
  /** The same, with its row locked until the transaction ends. */
  lock: (viewer: Viewer, id: number) => getProperty(db, viewer, id, 'for update of p'),

  add: async (accountId: number, property: PropertyAddition): Promise<number> => {
    const id = await db.ids.takeOne('properties', accountId);
    await db.orm.insert(properties).values({ ...property, accountId, id });
    return id;
  },

  change: async (accountId: number, id: number, changes: Partial<PropertyAddition>): Promise<void> => {
    await db.orm
      .update(properties)
      .set({ ...changes, version: sql`${properties.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(properties.accountId, accountId), eq(properties.id, id)));
  },
});

async function getProperty(
  db: Executor,
  viewer: Viewer,
  id: number,
  locking: '' | 'for update of p',
): Promise<PropertyRow> {
  const [row] = await db.rows<PackedRow>(
    `properties.get ${locking}`,
    `select ${propertyRow.sql} from ${joined}
     where p.account_id = $1 and p.id = $2 and ${seesProperty('$3')} ${locking}`,
    [viewer.accountId, id, viewer.clientId],
  );
  if (row === undefined) throw notFound('property');
  return propertyRow.unpack(row);
}

async function listProperties(
  db: Executor,
  viewer: Viewer,
  filter: PropertyFilter,
  page: PageRequest,
): Promise<ListPage<PropertyRow>> {
  const conditions = new Conditions();
  conditions.add('account', 'p.account_id = $?', viewer.accountId);
  if (viewer.clientId !== null) conditions.add('own', `${clientOfProperty} = $?`, viewer.clientId);
  if (filter.clientIds !== undefined) conditions.add('clients', 'p.client_id = any($?::int[])', filter.clientIds);
  if (filter.ref !== undefined) conditions.add('ref', 'p.ref = $?', filter.ref);
  if (filter.tags !== undefined) conditions.add('tags', 'p.tags && $?::text[]', filter.tags);
  if (filter.areaPattern !== undefined) conditions.add('area', postcodeMatches, filter.areaPattern);
  addSince(conditions, 'p.changed', page.since);
  const sort = filter.sort === undefined || filter.sort === BEST ? NEWEST : filter.sort;
  if (page.cursor !== undefined || sort !== NEWEST)
    return listOtherwise(db, viewer, conditions, { ...filter, sort }, page);
  const words = searchWords(filter.address ?? '');
  if (words.length > 0) {
    const fitting = filter.sort === BEST ? filter.address : undefined;
    const found = await findPropertyPage(db, conditions, words, { ...page, fitting });
    if (found !== undefined)
      return { total: found.total, rows: await readProperties(db, viewer.accountId, found.rows) };
    conditions.addPlain(nameOfWords(unsampled(words)), addressHas(conditions, words));
  }
  if (isDeep(page) && !conditions.isFiltered) {
    const months = await rowsByMonth(db, viewer.accountId, 'properties');
    return { total: totalOf(months), rows: await readPage(db, conditions, monthWindow(page, months)) };
  }
  if (isDeep(page)) {
    const total = await countProperties(db, viewer, conditions);
    return { total, rows: await readPage(db, conditions, pageWindow(page, total)) };
  }
  const [total, rows] = await Promise.all([
    countProperties(db, viewer, conditions),
    readPage(db, conditions, pageWindow(page, Number.POSITIVE_INFINITY)),
  ]);
  return { total, rows };
}

/** In parts after a cursor, or in another order than the newest first. */
async function listOtherwise(
  db: Executor,
  viewer: Viewer,
  conditions: Conditions,
  { address = '', sort = NEWEST }: PropertyFilter,
  { page, perPage, cursor }: PageRequest,
): Promise<ListPage<PropertyRow>> {
  const words = searchWords(address);
  if (words.length > 0) conditions.addPlain(nameOfWords(unsampled(words)), addressHas(conditions, words));
  const descending = sort.startsWith('-');
  const by = keys[descending ? sort.slice(1) : sort] ?? createdKey;
  const order = { name: sort, keys: [by, idKey], descending };
  const list = { name: 'properties', from: 'properties p', id: 'p.id' };
  const total = await countProperties(db, viewer, conditions);
  if (cursor !== undefined) {
    const { ids, next } = await readPart(db, list, conditions, order, { cursor, perPage });
    return { total, rows: await readProperties(db, viewer.accountId, ids), next };
  }
  const ids = await readOrdered(db, list, conditions, order, { page, perPage });
  return { total, rows: await readProperties(db, viewer.accountId, ids) };
}

const createdKey: OrderKey = { sql: 'p.created_at', type: 'timestamptz' };
/** An index gives each of them. */
const keys: Record<string, OrderKey> = {
  created: createdKey,
  updated: { sql: 'p.changed', type: 'bigint' },
  address: { sql: sortedAddress, type: 'text' },
  postcode: { sql: `lower(replace(p.postcode, ' ', ''))`, type: 'text' },
};
const idKey: OrderKey = { sql: 'p.id', type: 'int' };

async function countProperties(db: Executor, { accountId }: Viewer, conditions: Conditions): Promise<number> {
  if (!conditions.isFiltered) return totalRows(db, accountId, 'properties');
  const [counted] = await db.rows<{ total: string }>(
    `properties.count ${conditions.names.join('+')}`,
    `select count(*) as total from properties p where ${conditions.where}`,
    conditions.values,
  );
  return Number(counted?.total);
}

/** In the order of their ids. */
async function readProperties(db: Executor, accountId: number, ids: number[]): Promise<PropertyRow[]> {
  const rows = await db.rows<PackedRow>(
    'properties.these',
    `select ${propertyRow.sql} from unnest(${listOfIds('$2')}) with ordinality as page(id, nth)
     join properties p on p.account_id = $1 and p.id = page.id
     left join clients c on c.account_id = p.account_id and c.id = p.client_id order by page.nth`,
    [accountId, ids],
  );
  return rows.map(propertyRow.unpack);
}

/** The page is found on the index alone; only its rows are joined. A deep OFFSET over the join costs 30 times more. */
async function readPage(
  db: Executor,
  filter: Conditions,
  { limit, offset, reversed, month }: Window,
): Promise<PropertyRow[]> {
  const conditions = filter.copy();
  if (month !== undefined) addMonth(conditions, 'p.created_at', month, !reversed);
  const bounds = new Bounds(conditions, limit, offset);
  const direction = reversed ? 'asc' : 'desc';
  const rows = await db.rows<PackedRow>(
    `properties.list ${direction} ${bounds.name} ${conditions.names.join('+')}`,
    `with page as (select p.id from properties p where ${conditions.where}
                   order by p.created_at ${direction}, p.id ${direction} ${bounds.sql})
     select ${propertyRow.sql} from page join properties p on p.account_id = $1 and p.id = page.id
     left join clients c on c.account_id = p.account_id and c.id = p.client_id
     order by p.created_at desc, p.id desc`,
    bounds.values,
  );
  return rows.map(propertyRow.unpack);
}

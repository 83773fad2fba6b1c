/**
 * Pages of rows of which an account has some dozens. Rows that grow for ever are read by `listNewest`, or by a
 * statement of their own.
 */
import { and, asc, desc, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database.ts';
import { partOf } from './cursor.ts';
import { numberSince } from './change-line.ts';
import type { ListPage, PageRequest } from './list-page.ts';
import type { Cursor, Since } from './step.ts';

/** A column that rows are ordered by. Those without a value come last, in either order. */
export type OrderedBy = { column: PgColumn; descending?: boolean };

/** `select` reads `from`, without conditions and order; joins must not add rows. The last column tells any two rows apart. */
type Listing<Select extends PgSelect> = {
  select: Select;
  from: PgTable & { id: PgColumn };
  where: SQL | undefined;
  order: OrderedBy[];
};

export async function selectPage<Select extends PgSelect>(
  db: Executor,
  request: PageRequest,
  listing: Listing<Select>,
): Promise<ListPage<Awaited<Select>[number]>> {
  const { page, perPage, since, cursor } = request;
  const { select, from } = listing;
  const where = and(listing.where, changedSince(from, since));
  const order = orderOf(from, listing.order, request.sort);
  const total = db.orm.$count(from, where);
  if (cursor === undefined) {
    const rows = select
      .where(where)
      .orderBy(...order.map(inOrder))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [read, counted] = await Promise.all([rows, total]);
    return { rows: read, total: counted };
  }
  const { ids, next } = await findPart(db, { from, where, order }, { cursor, perPage });
  const rows = select.where(and(listing.where, inArray(from.id, ids))).orderBy(...order.map(inOrder));
  const [read, counted] = await Promise.all([rows, total]);
  return { rows: read, total: counted, next };
}

const inOrder = ({ column, descending }: OrderedBy): SQL =>
  sql`${descending === true ? desc(column) : asc(column)} nulls last`;

function changedColumn(from: PgTable): PgColumn | undefined {
  return getTableColumns(from)['changed'];
}

function changedSince(from: PgTable, since: Since | undefined): SQL | undefined {
  const changed = changedColumn(from);
  if (since === undefined || changed === undefined) return undefined;
  const [before, after] = numberSince('$?', since).split('$?');
  return sql`${changed} >= ${sql.raw(before ?? '')}${since}${sql.raw(after ?? '')}`;
}

/** By the last change, where a list is asked for that, whatever its own order is. */
function orderOf(from: PgTable & { id: PgColumn }, own: OrderedBy[], sort: string | undefined): OrderedBy[] {
  const changed = changedColumn(from);
  if (changed === undefined || (sort !== 'updated' && sort !== '-updated')) return own;
  const descending = sort === '-updated';
  return [
    { column: changed, descending },
    { column: from.id, descending },
  ];
}

async function findPart(
  { orm }: Executor,
  { from, where, order }: { from: PgTable & { id: PgColumn }; where: SQL | undefined; order: OrderedBy[] },
  part: { cursor: Cursor | null; perPage: number },
) {
  const { cursor, perPage } = part;
  const values = sql.join(
    order.map(({ column }) => sql`${column}::text`),
    sql`, `,
  );
  const whole: PgTable = from;
  const found = await orm
    .select({ id: sql<number>`${from.id}`, values: sql<(string | null)[]>`json_build_array(${values})` })
    .from(whole)
    .where(and(where, cursor === null ? undefined : isAfter(order, cursor.after)))
    .orderBy(...order.map(inOrder))
    .limit(perPage + 1);
  return partOf(found, part);
}

function isAfter(order: OrderedBy[], after: (string | null)[]): SQL | undefined {
  const [first, ...others] = order;
  const [value, ...further] = after;
  if (first === undefined) return sql`false`;
  const { column, descending } = first;
  const later = isAfter(others, further);
  if (value === undefined || value === null) return and(isNull(column), later);
  const read = sql`${value}::text::${sql.raw(column.getSQLType())}`;
  const beyond = descending === true ? sql`${column} < ${read}` : sql`${column} > ${read}`;
  return or(beyond, isNull(column), and(sql`${column} = ${read}`, later));
}

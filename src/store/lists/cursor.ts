/**
 * Parts of a list, each after the last row of the part before: other people's rows may come and go meanwhile, and no row
 * that stays as it is is met twice or left out.
 */
import type { Executor } from '../database/database.ts';
import type { Conditions } from './list-page.ts';
import type { Cursor } from './step.ts';

/** A column of an order, and how its values are read back from text. Nulls stand last, or first in the opposite order. */
export type OrderKey = { sql: string; type: 'bigint' | 'int' | 'text' | 'timestamptz'; isNullable?: true };
/** Its last key tells any two rows apart. */
export type Order = { name: string; keys: OrderKey[]; descending: boolean };

export type Part = { ids: number[]; next: Cursor | null };

/** `from` names the rows as in the conditions, `id` is their id. A cursor of null is the beginning. */
export async function readPart(
  db: Executor,
  { name, from, id }: { name: string; from: string; id: string },
  filter: Conditions,
  order: Order,
  { cursor, perPage }: { cursor: Cursor | null; perPage: number },
): Promise<Part> {
  const conditions = filter.copy();
  if (cursor !== null) conditions.addPlain('after', isAfter(conditions, order, cursor.after));
  const { keys, descending } = order;
  const values = keys.map((key) => `(${key.sql})::text`).join(', ');
  const ordered = keys.map((key) => `${key.sql} ${descending ? 'desc' : 'asc'}`).join(', ');
  const found = await db.rows<{ id: number; values: (string | null)[] }>(
    `${name} part ${order.name} ${descending} ${conditions.names.join('+')}`,
    `select ${id} as id, json_build_array(${values}) as values from ${from} where ${conditions.where}
     order by ${ordered} limit ${conditions.next(perPage + 1)}`,
    conditions.values,
  );
  return partOf(found, { cursor, perPage });
}

/** A page in that order. */
export async function readOrdered(
  db: Executor,
  { name, from, id }: { name: string; from: string; id: string },
  filter: Conditions,
  { name: by, keys, descending }: Order,
  { page, perPage }: { page: number; perPage: number },
): Promise<number[]> {
  const conditions = filter.copy();
  const rows = await db.rows<{ id: number }>(
    `${name} by ${by} ${conditions.names.join('+')}`,
    `select ${id} as id from ${from} where ${conditions.where}
     order by ${keys.map(({ sql }) => `${sql} ${descending ? 'desc' : 'asc'}`).join(', ')}
     limit ${conditions.next(perPage)} offset ${conditions.next((page - 1) * perPage)}`,
    conditions.values,
  );
  return rows.map((row) => row.id);
}

/** One row more than the part was asked for tells that another part follows. */
export function partOf(
  found: { id: number; values: (string | null)[] }[],
  { cursor, perPage }: { cursor: Cursor | null; perPage: number },
): Part {
  const last = found[perPage - 1];
  const next =
    found.length > perPage && last !== undefined ? { after: last.values, part: (cursor?.part ?? 1) + 1 } : null;
  return { ids: found.slice(0, perPage).map((row) => row.id), next };
}

/** Columns without nulls are compared as a row, which an index can answer. */
function isAfter(conditions: Conditions, { keys, descending }: Order, after: (string | null)[]): string {
  const sign = descending ? '<' : '>';
  const values = keys.map(({ type }, at) => `${conditions.next(after[at] ?? null)}::text::${type}`);
  if (!keys.some(({ isNullable }) => isNullable))
    return `(${keys.map((key) => key.sql).join(', ')}) ${sign} (${values.join(', ')})`;
  return keys.reduceRight((later, { sql }, at) => {
    const value = values[at] ?? 'null';
    const isBeyond = descending
      ? `(${sql} < ${value} or ${value} is null and ${sql} is not null)`
      : `(${sql} > ${value} or ${value} is not null and ${sql} is null)`;
    return later === '' ? isBeyond : `(${isBeyond} or ${sql} is not distinct from ${value} and ${later})`;
  }, '');
}

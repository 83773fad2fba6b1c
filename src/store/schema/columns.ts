/** Column kinds that every table shares, so that ids, instants and versions look the same everywhere. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, foreignKey, integer } from 'drizzle-orm/pg-core';

/**
 * `2026-11-21 09:30:00.5+00` as PostgreSQL prints it in a UTC session → `2026-11-21T09:30:00.500+00:00`. A page of a
 * list has hundreds of them, so the usual form is cut at its positions rather than matched.
 */
export function isoInstant(printed: string): string {
  if (printed.charCodeAt(10) !== SPACE || !printed.endsWith('+00')) return isoOddInstant(printed);
  const date = printed.slice(0, 10);
  if (printed.length === 22) return `${date}T${printed.slice(11, 19)}+00:00`;
  return `${date}T${printed.slice(11, -3).padEnd(12, '0').slice(0, 12)}+00:00`;
}

const SPACE = 32;

/** Years beyond 9999, and what no session of ours should print. */
function isoOddInstant(printed: string): string {
  const [, date, time, fraction = ''] = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(printed) ?? [];
  if (date === undefined || time === undefined) throw new Error(`not a UTC timestamp of this session: ${printed}`);
  return fraction === '' ? `${date}T${time}+00:00` : `${date}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}+00:00`;
}

/** A moment, as an ISO 8601 string with offset on both sides. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: isoInstant,
});

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Positive 32-bit, counted for each account and never reused. Inserts take it from `database/id-leases.ts`. */
export const id = () => integer('id').notNull();
/** The version behind the ETag: moves with the row's own fields only. */
export const version = () => integer('version').notNull().default(1);
export const createdAt = () => instant('created_at').notNull().default(sql`now()`);
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`);

/** The number of the transaction that last changed the row. A trigger keeps it; no statement sets it (decision 046). */
export const changed = () => bigint('changed', { mode: 'number' }).notNull().default(sql`change_number()`);

type OfAccount = { accountId: AnyPgColumn };
/** A column with the id of something else in the account. */
export const refersTo = (there: OfAccount & { id: AnyPgColumn }, here: OfAccount, column: AnyPgColumn) =>
  foreignKey({ columns: [here.accountId, column], foreignColumns: [there.accountId, there.id] });

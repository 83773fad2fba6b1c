/** Column kinds that every table shares, so that ids, instants and versions look the same everywhere. */
import { sql } from 'drizzle-orm';
import { customType, integer } from 'drizzle-orm/pg-core';

/** `2026-11-21 09:30:00.5+00` as PostgreSQL prints it in a UTC session → `2026-11-21T09:30:00.500+00:00`. */
export function isoInstant(printed: string): string {
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

/** Positive 32-bit, given by the database, never reused. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
/** The version behind the ETag: moves with the row's own fields only. */
export const version = () => integer('version').notNull().default(1);
export const createdAt = () => instant('created_at').notNull().default(sql`now()`);
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`);

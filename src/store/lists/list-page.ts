/** One page of a list with its exact total. */

import type { Cursor, Since } from './step.ts';

export type PageRequest = {
  page: number;
  perPage: number;
  /** Only what changed since then. */
  since?: Since | undefined;
  /** The rows after it, instead of a page; null for the first ones. */
  cursor?: Cursor | null | undefined;
  /** `updated` or `-updated`: by the last change. Other orders are the list's own. */
  sort?: string | undefined;
};
/** `next` where a cursor was given: the one of the part that follows, or null at the end. */
export type ListPage<Row> = { rows: Row[]; total: number; next?: Cursor | null };

/** A list statement in the making: conditions and their values, numbered as they come. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];
  /** Names the combination, so that each has its own prepared statement. */
  readonly names: string[] = [];

  /** `sql` has `$?` where the value goes. */
  add(name: string, sql: string, value: unknown): void {
    this.values.push(value);
    this.parts.push(sql.replaceAll('$?', `$${this.values.length}`));
    this.names.push(name);
  }

  addPlain(name: string, sql: string): void {
    this.parts.push(sql);
    this.names.push(name);
  }

  next(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** The same so far, to go on from without changing these. */
  copy(): Conditions {
    const copy = new Conditions();
    copy.values.push(...this.values);
    copy.parts.push(...this.parts);
    copy.names.push(...this.names);
    return copy;
  }

  /** Whether more is asked than whose rows they are, which comes first. */
  get isFiltered(): boolean {
    return this.names.length > 1;
  }

  get where(): string {
    return this.parts.join(' and ');
  }
}

/** Page sizes that get a prepared statement of their own: the defaults and what screens ask for. */
const usualSizes = new Set([10, 25, 30, 50, 100]);

/**
 * LIMIT and OFFSET of a list statement. With `limit $n` PostgreSQL expects a tenth of the table, finds every generic
 * plan dearer than one made for the occasion, and plans the statement anew each time, at ten times its cost. So usual
 * sizes of a first page stand in the text.
 */
export class Bounds {
  readonly name: string;
  readonly sql: string;
  readonly values: unknown[];
  readonly isFirst: boolean;

  constructor({ values }: Conditions, limit: number, offset: number) {
    const most = values.length;
    this.isFirst = offset === 0 && usualSizes.has(limit);
    if (this.isFirst) {
      this.name = `first ${limit}`;
      this.sql = `limit ${limit}`;
      this.values = values;
    } else {
      this.name = 'further';
      this.sql = `limit $${most + 1} offset $${most + 2}`;
      this.values = [...values, limit, offset];
    }
  }
}

/**
 * A list of ids whose length the planner does not see. Seen, a short one makes the plan for the occasion look cheaper than
 * the one that fits any, and the statement is planned anew each time.
 */
export function listOfIds(placeholder: string): string {
  return `(${placeholder}::text)::int[]`;
}

/** An OFFSET up to here is cheap, so that the page need not wait for the total. */
const NEAR = 1000;

/** Whether a page lies so deep that the total must be known first, to read it from the nearer end. */
export function isDeep({ page, perPage }: PageRequest): boolean {
  return (page - 1) * perPage > NEAR;
}

/** The part of a list to read: `limit` rows after `offset`, from its end when `reversed`. */
export type Window = {
  limit: number;
  offset: number;
  reversed: boolean;
  /** The month at whose edge reading begins; left out, it is an end of the list. */
  month?: string;
};

/**
 * Chooses the rows to read and the end to read them from: past the middle the order is reversed, so that the last page
 * costs as much as the first one.
 *
 *     newest ──────────── middle ──────────── oldest
 *     offset ──▶                    ◀── offset, reversed
 */
export function pageWindow({ page, perPage }: PageRequest, total: number): Window {
  const start = (page - 1) * perPage;
  if (start <= NEAR || start < total / 2) return { limit: perPage, offset: start, reversed: false };
  const limit = Math.max(0, Math.min(perPage, total - start));
  return { limit, offset: Math.max(0, total - start - limit), reversed: true };
}

/** The number of rows of a list created in a month, named by its first day (UTC). */
export type MonthCount = { month: string; rows: number };

export function totalOf(months: MonthCount[]): number {
  return months.reduce((total, { rows }) => total + rows, 0);
}

/**
 * The same where the rows of each month are known, in the order of the list: reading begins at the nearer edge of a
 * month, so that an offset never passes over more than half of one; over less than one for a page that lies across an edge.
 *
 *     newest ────│─────── March ───────│──────── oldest
 *                offset ──▶   ◀── offset, reversed
 */
export function monthWindow({ page, perPage }: PageRequest, months: MonthCount[]): Window {
  const total = totalOf(months);
  const start = Math.min((page - 1) * perPage, total);
  const end = Math.min(start + perPage, total);
  let passed = 0;
  const spans = months.map(({ month, rows }) => ({ month, from: passed, to: (passed += rows) }));
  const first = spans.findLast(({ from }) => from <= start);
  const last = spans.find(({ to }) => to >= end);
  if (first === undefined || last === undefined) return { limit: 0, offset: 0, reversed: false };
  const limit = end - start;
  return start - first.from <= last.to - end
    ? { limit, offset: start - first.from, reversed: false, month: first.month }
    : { limit, offset: last.to - end, reversed: true, month: last.month };
}

/** Adds where reading begins: `isDown` is towards older rows, as the window is read. */
export function addMonth(conditions: Conditions, createdAt: string, month: string, isDown: boolean): void {
  if (isDown) conditions.add('until month', `${createdAt} < ($?::date + interval '1 month') at time zone 'UTC'`, month);
  else conditions.add('from month', `${createdAt} >= $?::date::timestamp at time zone 'UTC'`, month);
}

/** One page of a list with its exact total. */

export type PageRequest = { page: number; perPage: number };
export type ListPage<Row> = { rows: Row[]; total: number };

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

/**
 * Which rows to read and from which end: past the middle the order is reversed, so that the last page costs what the
 * first one does.
 *
 *     newest ──────────── middle ──────────── oldest
 *     offset ──▶                    ◀── offset, reversed
 */
export function pageWindow({ page, perPage }: PageRequest, total: number) {
  const start = (page - 1) * perPage;
  if (start <= NEAR || start < total / 2) return { limit: perPage, offset: start, reversed: false };
  const limit = Math.max(0, Math.min(perPage, total - start));
  return { limit, offset: Math.max(0, total - start - limit), reversed: true };
}

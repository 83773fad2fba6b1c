/**
 * Properties by the words of their address. Every word must occur somewhere, in any order, without regard to case and
 * accents, so an index of trigrams finds them.
 *
 * Its cost is the look at each property that it finds, and a plan made without knowing the words is a bad one for some
 * of them. So the properties are found first, once, and a list then works with their ids; only when too many are found
 * is it better to walk along the list and look at each one's address.
 */
import type { Executor } from './database.ts';
import { type Conditions, type ListPage, type PageRequest, wordPatterns } from './list-page.ts';

/** Above it a list is planned with the words themselves. */
export const MOST = 10_000;

/** Trigrams are of letters and digits only. A shorter word has none, and would read the whole index in vain. */
export const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** A property's address as an index keeps it in order: no entry of an index may be longer than a third of a page. */
export const sortedAddress = 'left(p.search_text, 200)';

/** What a property `p` must meet, its values numbered among the others; undefined when the text holds no word. */
export function addressWords(conditions: Conditions, address: string): { name: string; sql: string } | undefined {
  const [long = [], short = []] = [true, false].map((wanted) =>
    wordPatterns(address).filter((pattern) => HAS_TRIGRAM.test(pattern) === wanted),
  );
  if (long.length + short.length === 0) return undefined;
  const parts = [
    ...long.map((pattern) => `p.search_text like ${conditions.next(pattern)}`),
    // What is not the column itself is not looked for in the column's index.
    ...short.map((pattern) => `(p.search_text || '') like ${conditions.next(pattern)}`),
  ];
  return { name: `address ${long.length}+${short.length}`, sql: parts.join(' and ') };
}

/** The ids of all properties that meet the conditions, as PostgreSQL writes a list; undefined when too many to name. */
export async function findProperties(db: Executor, conditions: Conditions): Promise<string | undefined> {
  const found = await look<{ ids: string }>(
    db,
    conditions,
    'all',
    () => `select count(*) as total, coalesce(array_agg(id), '{}')::text as ids from found`,
  );
  return found?.ids;
}

/** One page of them, newest first; undefined likewise. */
export async function findPropertyPage(
  db: Executor,
  conditions: Conditions,
  { page, perPage }: PageRequest,
): Promise<ListPage<number> | undefined> {
  const found = await look<{ ids: number[] }>(
    db,
    conditions,
    'page',
    (limit, offset) => `select (select count(*) from found) as total, array(
       select id from found order by created_at desc, id desc limit ${limit} offset ${offset}) as ids`,
    [perPage, (page - 1) * perPage],
  );
  return found && { total: Number(found.total), rows: found.ids };
}

/** What a statement says of the properties found. Its own values come after those of the conditions. */
async function look<Said extends object>(
  db: Executor,
  conditions: Conditions,
  name: string,
  statement: (...places: string[]) => string,
  own: unknown[] = [],
): Promise<(Said & { total: string }) | undefined> {
  if (await areSurelyTooMany(db, conditions)) return undefined;
  const { where, values, names } = conditions;
  const [said] = await db.rows<Said & { total: string }>(
    `properties.found ${name} ${names.join('+')}`,
    `with found as materialized (select p.id, p.created_at from properties p where ${where} limit ${MOST + 1})
     ${statement(...own.map((_, at) => `$${values.length + at + 1}`))}`,
    [...values, ...own],
  );
  return said === undefined || Number(said.total) > MOST ? undefined : said;
}

/**
 * What PostgreSQL expects from its statistics costs nothing to ask, and spares the look for what then is not used. They
 * are rough, so only what they put far above the limit is believed.
 */
async function areSurelyTooMany(db: Executor, { where, values }: Conditions): Promise<boolean> {
  const [plan] = await db.rows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    '',
    `explain (format json) select from properties p where ${where}`,
    values,
  );
  return (plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) > 5 * MOST;
}

/**
 * Finds properties by the words of their address. Every word must occur somewhere, in any order, without regard to case
 * and accents, so an index of trigrams finds them.
 *
 * The cost is a look at each property found, and a plan made without knowing the words is a bad one for some of them.
 * So the properties are found first, once, and a list then works with their ids; only when too many are found is it
 * better to walk along the list and look at each one's address.
 */
import type { Executor } from '../database/database.ts';
import type { Conditions, ListPage, PageRequest } from '../lists/list-page.ts';
import { fitOf, hasWords, nameOfWords, type SearchWord, unsampled } from '../lists/search-words.ts';

/** Above it a list is planned with the words themselves. */
export const MOST = 10_000;

/** A property's address as an index keeps it in order: no entry of an index may be longer than a third of a page. */
export const sortedAddress = 'left(p.search_text, 200)';

/** Whether a property's postcode matches a pattern of areas: see domain/property/postcode-area. */
export const postcodeMatches = `lower(replace(p.postcode, ' ', '')) ~ $?`;

const ADDRESS = 'p.search_text';

/** The condition on a property `p`, for a plan that fits the words; its values are numbered among the others. */
export function addressHas(conditions: Conditions, words: SearchWord[]): string {
  return hasWords(conditions, ADDRESS, unsampled(words));
}

/**
 * The ids of all properties that meet the conditions and have the words, as PostgreSQL writes a list; undefined when too
 * many to name.
 */
export async function findProperties(
  db: Executor,
  conditions: Conditions,
  words: SearchWord[],
): Promise<string | undefined> {
  const found = await look<{ ids: string }>(
    db,
    { conditions, words },
    'all',
    () => `select count(*) as total, coalesce(array_agg(id), '{}')::text as ids from found`,
  );
  return found?.ids;
}

/** One page of them, newest first, or those first that fit a text best; undefined likewise. */
export async function findPropertyPage(
  db: Executor,
  conditions: Conditions,
  words: SearchWord[],
  { page, perPage, fitting }: PageRequest & { fitting: string | undefined },
): Promise<ListPage<number> | undefined> {
  const found = await look<{ ids: number[] }>(
    db,
    { conditions, words, fitting },
    'page',
    (limit, offset) => `select (select count(*) from found) as total, array(
       select id from found order by fit, created_at desc, id desc limit ${limit} offset ${offset}) as ids`,
    [perPage, (page - 1) * perPage],
  );
  return found && { total: Number(found.total), rows: found.ids };
}

type Sought = { conditions: Conditions; words: SearchWord[]; fitting?: string | undefined };

/** The part of a statement about the properties found. Its own values come after all others. */
async function look<Said extends object>(
  db: Executor,
  sought: Sought,
  name: string,
  statement: (...parameters: string[]) => string,
  own: unknown[] = [],
): Promise<(Said & { total: string }) | undefined> {
  if (await areSurelyTooMany(db, sought)) return undefined;
  const conditions = sought.conditions.copy();
  conditions.addPlain(nameOfWords(sought.words), hasWords(conditions, ADDRESS, sought.words));
  const fit = sought.fitting === undefined ? '0' : fitOf(conditions, ADDRESS, sought.fitting);
  if (sought.fitting !== undefined) conditions.names.push('fit');
  const { where, names, values } = conditions;
  const parameters = own.map((value) => conditions.next(value));
  const [said] = await db.rows<Said & { total: string }>(
    `properties.found ${name} ${names.join('+')}`,
    `with found as materialized (select p.id, p.created_at, ${fit} as fit from properties p where ${where} limit ${MOST + 1})
     ${statement(...parameters)}`,
    values,
  );
  return said === undefined || Number(said.total) > MOST ? undefined : said;
}

/**
 * PostgreSQL's estimate costs nothing to ask, and saves a look whose result would not be used. The statistics are
 * rough, so only an estimate far above the limit is believed.
 */
async function areSurelyTooMany(db: Executor, sought: Sought): Promise<boolean> {
  const conditions = sought.conditions.copy();
  conditions.addPlain('words', addressHas(conditions, sought.words));
  const [plan] = await db.rows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    '',
    `explain (format json) select from properties p where ${conditions.where}`,
    conditions.values,
  );
  return (plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) > 5 * MOST;
}

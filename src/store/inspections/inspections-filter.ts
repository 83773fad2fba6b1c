/**
 * The filters of a list of inspections, as conditions on `inspections i`. Words are looked up first: see
 * `address-search.ts`.
 */
import { startsFrom } from '#domain/initialization.ts';
import type { Viewer } from '#domain/viewer.ts';
import { addressHas, findProperties, postcodeMatches } from '../properties/address-search.ts';
import { clientOfInspection } from '../account/client-sight.ts';
import type { Executor } from '../database/database.ts';
import { findNamed, isNamed } from './inspections-named.ts';
import { numberSince } from '../lists/change-line.ts';
import type { Since } from '../lists/step.ts';
import { Conditions, listOfIds } from '../lists/list-page.ts';
import { readingsOf, type SearchWord, searchWords, withBeginnings } from '../lists/search-words.ts';

/** `until` is left out of the interval unless `untilIncluded`. Instants are ISO 8601 strings. */
export type Interval = { from: string | null; until: string | null; untilIncluded: boolean };

export type InspectionFilter = {
  clientIds?: number[] | undefined;
  clerkIds?: number[] | undefined;
  typistIds?: number[] | undefined;
  propertyIds?: number[] | undefined;
  stateIds?: number[] | undefined;
  typeIds?: number[] | undefined;
  /** With which the report began. */
  templateIds?: number[] | undefined;
  address?: string | undefined;
  /** See domain/property/postcode-area. */
  areaPattern?: string | undefined;
  conducted?: Interval | undefined;
  ref?: string | undefined;
  unassigned?: boolean | undefined;
  /** By a clerk, and nobody has had it since. */
  declined?: boolean | undefined;
  /** Address, ref, title or contact name. */
  anywhere?: string | undefined;
};

/** The name of the condition that the property is one of those found by their address. */
const FOUND = 'found';

/** A condition on words that many properties have: the best plan depends on the words. */
const COMMON = 'common words';

/** Whether the properties were found by their address. No index gives an order of their inspections. */
export function areFound({ names }: Conditions): boolean {
  return names.some((name) => name.endsWith(FOUND));
}

export function haveCommonWords({ names }: Conditions): boolean {
  return names.some((name) => name.endsWith(COMMON));
}

export async function conditionsOf(db: Executor, viewer: Viewer, filter: InspectionFilter): Promise<Conditions> {
  const conditions = new Conditions();
  conditions.add('account', 'i.account_id = $?', viewer.accountId);
  if (viewer.clientId !== null) conditions.add('own', `${clientOfInspection} = $?`, viewer.clientId);
  const anyOf = (name: string, ids: number[] | undefined) => {
    if (ids !== undefined) conditions.add(name, `i.${name} = any($?::int[])`, ids);
  };
  anyOf('client_id', filter.clientIds);
  anyOf('clerk_id', filter.clerkIds);
  anyOf('typist_id', filter.typistIds);
  anyOf('property_id', filter.propertyIds);
  anyOf('state', filter.stateIds);
  anyOf('type', filter.typeIds);
  if (filter.templateIds !== undefined) {
    const began = `i.initialization_type = ${startsFrom.template} and i.initialization_from = any($?::int[])`;
    conditions.add('template', began, filter.templateIds);
  }
  if (filter.ref !== undefined) conditions.add('ref', 'i.ref = $?', filter.ref);
  if (filter.unassigned !== undefined) {
    const isOrNot = filter.unassigned ? 'is' : 'is not';
    conditions.addPlain(`clerk ${isOrNot} null`, `i.clerk_id ${isOrNot} null`);
  }
  if (filter.declined !== undefined) {
    const isOrNot = filter.declined ? 'is not' : 'is';
    conditions.addPlain(`declined ${isOrNot} null`, `i.declined_by ${isOrNot} null`);
  }
  if (filter.areaPattern !== undefined) {
    const there = `select p.id from properties p where p.account_id = $1 and ${postcodeMatches}`;
    conditions.add('area', `i.property_id in (${there})`, filter.areaPattern);
  }
  if (filter.conducted !== undefined) addInterval(conditions, filter.conducted);
  const address = searchWords(filter.address ?? '');
  if (address.length > 0) addVisited(conditions, await visitedWith(db, conditions, address));
  if (filter.anywhere !== undefined) await addAnywhere(db, conditions, filter.anywhere);
  return conditions;
}

/** By the inspection itself, or by its report, each on its own index. */
export function addInspectionSince(conditions: Conditions, since: Since | undefined): void {
  if (since === undefined) return;
  const at = numberSince('$?', since);
  conditions.add(
    `since ${typeof since}`,
    `i.id in (select own.id from inspections own where own.account_id = $1 and own.changed >= ${at}
       union all select visit.id from reports written
         join inspections visit on visit.account_id = $1 and visit.report_id = written.id
       where written.account_id = $1 and written.changed >= ${at})`,
    since,
  );
}

function addInterval(conditions: Conditions, { from, until, untilIncluded }: Interval): void {
  if (from !== null) conditions.add('from', 'i.conduct_at >= $?::timestamptz', from);
  if (until === null) return;
  if (untilIncluded) conditions.add('to', 'i.conduct_at <= $?::timestamptz', until);
  else conditions.add('until', 'i.conduct_at < $?::timestamptz', until);
}

type Visited = { name: string; ids: string };

/** At a property with these words. `address-search.ts` says why the properties are found first. */
async function visitedWith(db: Executor, conditions: Conditions, words: SearchWord[]): Promise<Visited> {
  const ofProperty = new Conditions();
  ofProperty.add('account', 'p.account_id = $?', conditions.values[0]);
  const found = await findProperties(db, ofProperty, words);
  if (found !== undefined) return { name: FOUND, ids: listOfIds(conditions.next(found)) };
  return {
    name: COMMON,
    ids: `select p.id from properties p where p.account_id = $1 and ${addressHas(conditions, words)}`,
  };
}

function addVisited(conditions: Conditions, { name, ids }: Visited): void {
  conditions.addPlain(
    name,
    name === FOUND ? `i.property_id = any((select ${ids})::int[])` : `i.property_id in (${ids})`,
  );
}

/**
 * The ids of what holds the words, from each column they may be in: with an "or" between them PostgreSQL would look at
 * every inspection. Only words that too many have are looked for along the list.
 */
async function addAnywhere(db: Executor, conditions: Conditions, text: string): Promise<void> {
  const words = withBeginnings(searchWords(text));
  if (words.length === 0) return;
  const names = readingsOf(text).map(withBeginnings);
  const [visited, named] = await Promise.all([
    visitedWith(db, conditions, words),
    findNamed(db, conditions.values[0], names),
  ]);
  if (named?.length === 0) return addVisited(conditions, visited);
  if (visited.name === FOUND && named !== undefined) {
    conditions.addPlain(
      `anywhere ${FOUND}`,
      `i.id in (select visit.id from inspections visit
                where visit.account_id = $1 and visit.property_id = any((select ${visited.ids})::int[])
                union select unnest(${listOfIds(conditions.next(named))}))`,
    );
    return;
  }
  // For a list that is not a constant only a hash is quick: `= any` would compare each row with all of it.
  const there = `i.property_id in (${visited.name === FOUND ? `select unnest(${visited.ids})` : visited.ids})`;
  const those =
    named === undefined ? isNamed(conditions, names) : `i.id in (select unnest(${listOfIds(conditions.next(named))}))`;
  conditions.addPlain(`anywhere ${COMMON}`, `(${there} or ${those})`);
}

/** Inspections by words that they are named by: in their ref, their title or the name of one of their contacts. */
import { MOST } from '../properties/address-search.ts';
import type { Executor } from '../database/database.ts';
import { Conditions } from '../lists/list-page.ts';
import { areIndexed, hasWords, nameOfWords, type SearchWord, unsampled } from '../lists/search-words.ts';

/** Those in one of which every word is; undefined when they are too many to name or no index would find them. */
export async function findNamed(
  db: Executor,
  accountId: unknown,
  readings: SearchWord[][],
): Promise<number[] | undefined> {
  if (!readings.every(areIndexed)) return undefined;
  const conditions = new Conditions();
  conditions.next(accountId);
  // Each column is looked in on its own, as each has its own index.
  const found = await db.rows<{ id: number }>(
    `inspections.named ${readings.map(nameOfWords).join(' or ')}`,
    `${readings.map((words) => placesWith((column) => hasWords(conditions, column, words))).join(' union all ')}
     limit ${MOST + 1}`,
    conditions.values,
  );
  return found.length > MOST ? undefined : found.map(({ id }) => id);
}

/** The same of an inspection `i`. */
export function isNamed(conditions: Conditions, readings: SearchWord[][]): string {
  const isSo = (words: SearchWord[]) => {
    const all: Asked = (column) => hasWords(conditions, column, unsampled(words));
    return `${all('lower(i.title)')} or ${all('lower(i.ref)')} or i.id in (${ofContacts(all)})`;
  };
  return readings.map(isSo).join(' or ');
}

/** The value that a column is compared with. */
type Asked = (column: string) => string;

const placesWith = (all: Asked) =>
  `select i.id from inspections i where i.account_id = $1 and ${all('lower(i.title)')}
   union all
   select i.id from inspections i where i.account_id = $1 and ${all('lower(i.ref)')}
   union all
   ${ofContacts(all)}`;

const ofContacts = (all: Asked) =>
  `select contact.inspection_id from inspection_contacts contact
   where contact.account_id = $1 and ${all('lower(contact.name)')}`;

/** Inspections by words that they are named by: in their ref, their title or the name of one of their contacts. */
import { HAS_TRIGRAM, MOST } from './address-search.ts';
import type { Executor } from './database.ts';
import { Conditions, wordPatterns } from './list-page.ts';

/** Those in one of which every word is; undefined when they are too many to name or no index would find them. */
export async function findNamed(db: Executor, accountId: unknown, text: string): Promise<number[] | undefined> {
  const conditions = new Conditions();
  conditions.next(accountId);
  const all = everyWord(conditions, text);
  const lengths = wordPatterns(text).map((word) => (HAS_TRIGRAM.test(word) ? 'long' : 'short'));
  if (!lengths.includes('long')) return undefined;
  // Each place is looked for on its own, as each has its own index.
  const found = await db.rows<{ id: number }>(
    `inspections.named ${lengths.join('+')}`,
    `select i.id from inspections i where i.account_id = $1 and ${all('lower(i.title)')}
     union all
     select i.id from inspections i where i.account_id = $1 and ${all('lower(i.ref)')}
     union all
     ${ofContacts(all)}
     limit ${MOST + 1}`,
    conditions.values,
  );
  return found.length > MOST ? undefined : found.map(({ id }) => id);
}

/** The same of an inspection `i`. */
export function isNamed(conditions: Conditions, text: string): string {
  const all = everyWord(conditions, text);
  return `${all('lower(i.title)')} or ${all('lower(i.ref)')} or i.id in (${ofContacts(all)})`;
}

const ofContacts = (all: (column: string) => string) =>
  `select contact.inspection_id from inspection_contacts contact
   where contact.account_id = $1 and ${all('lower(contact.name)')}`;

function everyWord(conditions: Conditions, text: string) {
  const words = wordPatterns(text).map((word) => ({ place: conditions.next(word), isLong: HAS_TRIGRAM.test(word) }));
  // What is not the column itself is not looked for in the column's index.
  return (column: string) =>
    words.map(({ place, isLong }) => `${isLong ? column : `(${column} || '')`} like ${place}`).join(' and ');
}

/** The words by which a person is found in free text: their whole name, their e-mail address, and their telephone numbers. */
import type { Executor } from '../database/database.ts';
import { given, isThem, type SoughtPerson, valuesOf } from './person.ts';

/** With what a text that names them holds, as `like` takes it. */
export type PersonInWords = SoughtPerson & { likes: string[] };

export const withWords = (person: SoughtPerson, words: string[]): PersonInWords => ({
  ...person,
  pattern: patternOfWords(words),
  likes: likesOf(words),
});

/** Shorter ones are extensions and codes of doors, which may be anybody's. */
const FEWEST_DIGITS = 7;

/** As it was typed, and without its spaces. */
export function spellingsOf(phone: string): string[] {
  if (phone.replaceAll(/\D/g, '').length < FEWEST_DIGITS) return [];
  return [...new Set([phone.trim(), phone.replaceAll(/\s/g, '')])];
}

export async function phonesOf(db: Executor, person: SoughtPerson): Promise<string[]> {
  const rows = await db.rows<{ phone: string }>(
    'erasures.phones',
    `${given} ${['property_contacts', 'inspection_contacts']
      .map(
        (table) => `select t.phone from ${table} t, given
          where t.account_id = $1 and t.phone is not null and (${isThem('t.name', 't.email')})`,
      )
      .join(' union ')}`,
    valuesOf(person),
  );
  return [...new Set(rows.flatMap(({ phone }) => spellingsOf(phone)))];
}

/** As their contacts call them, where only their address was given. */
export async function namesOf(db: Executor, person: SoughtPerson): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    'erasures.names',
    `${given} ${['property_contacts', 'inspection_contacts']
      .map(
        (table) => `select t.name from ${table} t, given
          where t.account_id = $1 and given.email is not null and lower(t.email) = given.email`,
      )
      .join(' union ')}`,
    valuesOf(person),
  );
  return rows.map(({ name }) => name);
}

/** Whole enough to mean one person, wherever they stand. */
export function tellingWords(email: string | undefined, name: string | undefined): string[] {
  const isWhole = name !== undefined && /\S\s+\S/.test(name.trim());
  return [email, isWhole ? name : undefined].filter((word) => word !== undefined).map((word) => word.trim());
}

/** As `like` takes them: JSON and XML spell some signs in another way, and white space has any length, so these may be anything. */
const likesOf = (words: string[]): string[] =>
  words.map((word) => `%${word.toLowerCase().replaceAll(/["'&<>\\%\p{Cc}\s]/gu, '%')}%`);

/** Between two words, which may stand on two lines. JSON spells a new line with a letter. */
const GAP = String.raw`(?:[\s\u00A0]|\\[nrt])+`;

/**
 * For PostgreSQL: whole words, every sign as it stands. JSON may stand in a text as well, such as an answer to a webhook: there a new
 * line is a letter, and a quotation mark two signs.
 */
function patternOfWords(parts: string[]): string | null {
  if (parts.length === 0) return null;
  const plain = parts.map((part) => part.trim().replaceAll(/\s+/g, ' '));
  const spellings = new Set(plain.flatMap((part) => [part, JSON.stringify(part).slice(1, -1)]));
  const words = [...spellings].map((part) =>
    part.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`).replaceAll(' ', () => GAP),
  );
  return String.raw`(?:^|(?<=[^[:alnum:]])|(?<=\\[bfnrt]))(?:${words.join('|')})(?=[^[:alnum:]]|$)`;
}

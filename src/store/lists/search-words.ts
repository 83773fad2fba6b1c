/**
 * Words that must all occur in a column, without regard to case and accents, found through its index of trigrams.
 *
 * The index looks up each trigram of a pattern, and each look-up costs about a quarter of a look at a row. Trigrams that
 * overlap say nearly the same, so of a long word every third is asked for, and the rows found are compared with all of it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Conditions } from './list-page.ts';

/** Patterns for `like`. */
export type SearchWord = {
  /** The first is for all of the word, the second for all further words together. */
  whole: string | string[];
  /** The question to the index: all of the word, some of its trigrams, or nothing where it has none. */
  sampled: string | undefined;
  /** One of them is to be found instead of the whole: the word at the beginning of the text, or of a further word. */
  begins?: [string, string];
};

/** An address or a name needs no more to be found, and each word costs. Matches must have the other words as well. */
const MOST_SOUGHT = 12;

export function searchWords(text: string): SearchWord[] {
  return wordsOf(withoutAccents(text));
}

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');

/** How well a row fits the text: 0 where the column begins with it, 1 where each of its words begins a word, 2 otherwise. */
export function fitOf(conditions: Conditions, column: string, text: string): string {
  const words = splitWords(withoutAccents(text)).map(escaped);
  const begins = conditions.next(`${words.join(' ')}%`);
  const each = conditions.next(words.map((word) => `% ${word}%`));
  return `case when replace(${column}, ',', '') like ${begins} then 0
    when ' ' || ${column} like all(${each}::text[]) then 1 else 2 end`;
}

/**
 * For a column that keeps its accents: as they were typed, or without, whichever is there. `Müller` finds Müller and
 * Muller. Most words have none, and are one reading.
 */
export function readingsOf(text: string): SearchWord[][] {
  const without = searchWords(text);
  const asTyped = wordsOf(text.normalize('NFC'));
  return isDeepStrictEqual(asTyped, without) ? [without] : [asTyped, without];
}

function wordsOf(text: string): SearchWord[] {
  const words = splitWords(text);
  const sought: SearchWord[] = words
    .slice(0, MOST_SOUGHT)
    .map((word) => ({ whole: patternOf(word), sampled: sampleOf(word) }))
    .toSorted((one, other) => kindOf(one).localeCompare(kindOf(other)));
  const further = words.slice(MOST_SOUGHT).map(patternOf);
  return further.length === 0 ? sought : [...sought, { whole: further, sampled: undefined }];
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');

const TWO_LETTERS = /^%[\p{Script=Latin}\p{N}]{2}%$/u;

/**
 * Two letters are looked for at the beginnings of words alone (decision 083): inside words an index of trigrams does not find
 * them, and most addresses of a county have them. Other scripts write no spaces between words.
 */
export function withBeginnings(words: SearchWord[]): SearchWord[] {
  return words
    .map((word): SearchWord => {
      const { whole } = word;
      if (Array.isArray(whole) || !TWO_LETTERS.test(whole)) return word;
      return { ...word, begins: [whole.slice(1), `% ${whole.slice(1)}`] };
    })
    .toSorted((one, other) => kindOf(one).localeCompare(kindOf(other)));
}

/** Whether an index finds one of them. */
export const areIndexed = (words: SearchWord[]): boolean =>
  words.some(({ sampled, begins }) => sampled !== undefined || begins !== undefined);

/** The same words, looked for as they are: what PostgreSQL expects to find of parts of a word is far off. */
export function unsampled(words: SearchWord[]): SearchWord[] {
  return words.map(({ whole, sampled, ...more }) => ({
    ...more,
    whole,
    sampled: sampled === undefined || Array.isArray(whole) ? undefined : whole,
  }));
}

/** Trigrams are of letters and digits only. A word without any would read the whole index in vain. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;
/** A shorter word would keep too little to differ from others. */
const CAN_BE_SAMPLED = /^[\p{L}\p{N}]{6,}$/u;

function sampleOf(word: string): string | undefined {
  if (!HAS_TRIGRAM.test(word)) return undefined;
  return CAN_BE_SAMPLED.test(word) ? `%${(word.match(/.{3}/gu) ?? []).join('%')}%` : patternOf(word);
}

function patternOf(word: string): string {
  return `%${escaped(word)}%`;
}

const escaped = (word: string): string => word.replaceAll(/[\\%_]/g, '\\$&');

type Kind = 'begins' | 'further' | 'sampled' | 'short' | 'whole';

function kindOf({ whole, sampled, begins }: SearchWord): Kind {
  if (begins !== undefined) return 'begins';
  if (Array.isArray(whole)) return 'further';
  if (sampled === undefined) return 'short';
  return sampled === whole ? 'whole' : 'sampled';
}

/** Names what `hasWords` says: each combination has its own prepared statement, and in order they are few. */
export function nameOfWords(words: SearchWord[]): string {
  return words.map(kindOf).join('+');
}

/** The condition on a row, through the column's index; the values are numbered among the others. */
export function hasWords(conditions: Conditions, column: string, words: SearchWord[]): string {
  const has = (pattern: string) => `${column} like ${conditions.next(pattern)}`;
  return words
    .flatMap(({ whole, sampled, begins }) => {
      if (begins !== undefined) return `(${begins.map(has).join(' or ')})`;
      return [
        ...(sampled === undefined ? [] : [has(sampled)]),
        // The column's index finds only the column itself.
        ...(sampled === whole ? [] : [`(${column} || '') like ${allOf(conditions.next(whole), whole)}`]),
      ];
    })
    .join(' and ');
}

function allOf(parameter: string, whole: SearchWord['whole']): string {
  return Array.isArray(whole) ? `all(${parameter}::text[])` : parameter;
}

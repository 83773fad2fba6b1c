/** Lists of words that grow long: found by search, pasted from elsewhere, and changed entry by entry. */
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { listUrl, textParam } from '#web/ui/table/list-search.ts';
import { linesOf } from './wording-text.ts';

export type Abbreviation = AccountSettings['abbreviations'][number];

/** Both lists stand on one page, and each is searched, ordered and paged by itself. */
const sorts = ['kept', 'text', '-text'] as const;
export const wordUrls = {
  phrases: listUrl({ filters: { q: textParam('phrases') }, sorts, prefix: 'phrases_' }),
  abbreviations: listUrl({ filters: { q: textParam('abbreviations') }, sorts, prefix: 'abbreviations_' }),
};
export type WordSearch = ReturnType<(typeof wordUrls)['phrases']['read']>;
export const orderWords: { value: (typeof sorts)[number]; label: string }[] = [
  { value: 'kept', label: 'As they were added' },
  { value: 'text', label: 'A to Z' },
  { value: '-text', label: 'Z to A' },
];

/** `GO = good order`, as somebody writes it, or two cells of a spreadsheet. */
export function readAbbreviation(line: string): Abbreviation | undefined {
  const at = line.search(/[\t=:]/);
  const [short, long] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  return at === -1 || short === '' || long === '' ? undefined : { short, long };
}

export const readAbbreviations = (text: string): Abbreviation[] =>
  linesOf(text).flatMap((line) => readAbbreviation(line) ?? []);

/** The first line of which nobody can tell what it is short for. */
export function unreadLine(text: string): string | undefined {
  return linesOf(text).find((line) => readAbbreviation(line) === undefined);
}

export type Merged<Entry> = { entries: Entry[]; added: number; replaced: number };

/** Those that are there already stay in their place, with the newer words. */
export function mergeEntries<Entry>(
  before: readonly Entry[],
  more: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Merged<Entry> {
  const all = new Map(before.map((entry) => [keyOf(entry), entry]));
  let replaced = 0;
  for (const entry of more) {
    const there = all.get(keyOf(entry));
    if (there !== undefined && JSON.stringify(there) !== JSON.stringify(entry)) replaced += 1;
    all.set(keyOf(entry), entry);
  }
  return { entries: [...all.values()], added: all.size - new Set(before.map(keyOf)).size, replaced };
}

export const countText = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

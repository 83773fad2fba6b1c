/** The texts that reports share, as lines that people compare. */
import { typesText } from '#web/forms/type-ticks.tsx';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';

export type Wording = Pick<AccountSettings, 'rooms' | 'captions' | 'usual_items' | 'disclaimers' | 'glossary'>;
type Term = Wording['glossary'][number];
type Disclaimer = Wording['disclaimers'][number];
type UsualItems = Wording['usual_items'][number];
type Entry = string | Term | Disclaimer | UsualItems;
const isOfRooms = (entry: Exclude<Entry, string>): entry is UsualItems => 'items' in entry;

/** A line for each entry, such as `Fair wear and tear: what use alone brings about`. */
export const wordingText = (entries: readonly Entry[]): string => entries.map(entryText).join('\n');

function entryText(entry: Entry): string {
  if (typeof entry === 'string') return entry;
  if (isOfRooms(entry)) return `${entry.room === '' ? 'Any other room' : entry.room}: ${entry.items.join(', ')}`;
  return isTerm(entry) ? `${entry.term}: ${entry.meaning}` : `${entry.title}${typesOf(entry)}: ${entry.text}`;
}

const typesOf = ({ type_ids: typeIds = [] }: Disclaimer): string =>
  typeIds.length === 0 ? '' : ` (${typesText(typeIds)})`;

const isTerm = (entry: Term | Disclaimer): entry is Term => 'term' in entry;

/** A name on each line; empty lines and repetitions go. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

/** Says of the first line that is too long which it is. */
export function lineFault(text: string, most: number): string | undefined {
  const at = text.split('\n').findIndex((line) => line.trim().length > most);
  return at === -1 ? undefined : `Line ${at + 1} has more than ${most} characters.`;
}

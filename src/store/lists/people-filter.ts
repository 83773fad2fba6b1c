/** How lists with some dozens of rows are narrowed and ordered: people, clients, templates. They need no index. */
import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';
import type { OrderedBy } from './select-page.ts';

export type ListSearch = {
  /** Words that must all occur, without regard to case and accents. */
  q?: string | undefined;
  /** The name of a column, with a minus for the opposite order. */
  sort?: string | undefined;
};
export type PeopleFilter = ListSearch & {
  /** Left out: both the archived ones and the others. */
  archived?: boolean | undefined;
};

/** A name needs no more to be found. */
const MOST_WORDS = 12;

export function isArchived(archived: boolean | undefined, archivedAt: AnyPgColumn): SQL | undefined {
  if (archived === undefined) return undefined;
  return archived ? isNotNull(archivedAt) : isNull(archivedAt);
}

/** The words of a search, without case and accents, as `foldedText` has them. */
export const wordsOf = (q: string | undefined): string[] =>
  fold(q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** SQL of a text without case and accents. `text` is SQL of our own. */
export const foldedText = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'))`;

export function hasWords(q: string | undefined, ...columns: AnyPgColumn[]): SQL | undefined {
  const words = wordsOf(q);
  const joined = sql.join(columns, sql`, `);
  const text = sql`lower(regexp_replace(normalize(concat_ws(' ', ${joined}), NFD), '[\u0300-\u036f]', '', 'g'))`;
  return and(...words.map((word) => sql`strpos(${text}, ${word}) > 0`));
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

export function orderOf(sort: string | undefined, columns: Record<string, PgColumn>): OrderedBy[] {
  const column = columns[sort?.replace('-', '') ?? ''];
  return column === undefined ? [] : [{ column, descending: sort?.startsWith('-') === true }];
}

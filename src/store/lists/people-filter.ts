/** How lists of people and clients are narrowed and ordered. They have some dozens of rows, so no index is needed. */
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export type PeopleFilter = {
  archived: boolean;
  /** Words that must all occur, without regard to case and accents. */
  q?: string | undefined;
  /** The name of a column, with a minus for the opposite order. */
  sort?: string | undefined;
};

/** A name needs no more to be found. */
const MOST_WORDS = 12;

export function hasWords(q: string | undefined, ...columns: AnyPgColumn[]): SQL | undefined {
  const words = fold(q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
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

/** People without the value come last, in either order. */
export function orderOf(sort: string | undefined, columns: Record<string, AnyPgColumn>): SQL[] {
  const column = columns[sort?.replace('-', '') ?? ''];
  if (column === undefined) return [];
  return [sql`${sort?.startsWith('-') === true ? desc(column) : asc(column)} nulls last`];
}

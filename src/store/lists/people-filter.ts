/** How lists of people and clients are narrowed and ordered. They have some dozens of rows, so no index is needed. */
import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';
import type { OrderedBy } from './select-page.ts';

export type PeopleFilter = {
  /** Left out: both the archived ones and the others. */
  archived?: boolean | undefined;
  /** Words that must all occur, without regard to case and accents. */
  q?: string | undefined;
  /** The name of a column, with a minus for the opposite order. */
  sort?: string | undefined;
};

/** A name needs no more to be found. */
const MOST_WORDS = 12;

export function isArchived(archived: boolean | undefined, archivedAt: AnyPgColumn): SQL | undefined {
  if (archived === undefined) return undefined;
  return archived ? isNotNull(archivedAt) : isNull(archivedAt);
}

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

export function orderOf(sort: string | undefined, columns: Record<string, PgColumn>): OrderedBy[] {
  const column = columns[sort?.replace('-', '') ?? ''];
  return column === undefined ? [] : [{ column, descending: sort?.startsWith('-') === true }];
}

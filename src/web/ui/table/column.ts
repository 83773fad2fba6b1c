/** The description of one column of a list. Sorting words are the server's; the table never sorts by itself. */
import type { ReactNode } from 'react';

export type DataTableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The same as plain text, for an export, where the cell is more than text. */
  text?: ((row: Row) => string | number | null | undefined) | undefined;
  /** The server's sort word; a column without one cannot be sorted. */
  sort?: string | undefined;
  /** The order of a list that always goes by this column. */
  order?: 'ascending' | 'descending' | undefined;
  /** Dates and numbers start with the greatest. */
  sortsDownFirst?: boolean | undefined;
  /** A CSS width; the rest of the room goes to the columns without one. */
  width?: string | undefined;
  align?: 'start' | 'end' | undefined;
  /** On a phone a row becomes a card: the row's heading first, then the columns that are not hidden. */
  onPhone?: 'show' | 'hide' | undefined;
  /** It holds buttons: a file leaves it out. */
  isControl?: boolean | undefined;
  /** Shown unless the reader chose otherwise. */
  isOptional?: boolean | undefined;
};

/** `created` ascending, `-created` descending: the spelling of the API's `sort`. */
export type Sort = string;

export function readSort(sort: Sort | undefined): { word: string; isDown: boolean } | undefined {
  if (sort === undefined || sort === '') return undefined;
  return sort.startsWith('-') ? { word: sort.slice(1), isDown: true } : { word: sort, isDown: false };
}

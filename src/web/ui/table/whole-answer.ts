/**
 * Lists that the service answers whole, of some hundred rows at most: searched, ordered and paged here, by the same URL
 * and in the same frame as the lists that it answers page by page.
 */
import type { ListAnswer } from './list-answer.ts';

type Compared = string | number | null | undefined;
export type WholeList<Row> = {
  /** The words that a search looks through. */
  textOf?: (row: Row) => string;
  /** By the words of `sort`. A word that is not here leaves the rows as they came. */
  orders?: Readonly<Record<string, (row: Row) => Compared>>;
};

/** `9 Elm Grove` comes before `12 Elm Grove`. */
const collator = new Intl.Collator('en-GB', { numeric: true });

/** Every word of `q` has to occur, in any order; rows without a value stand last, in either order. */
export function findRows<Row>(
  rows: readonly Row[],
  { q = '', sort = '' }: { q?: string; sort?: string | undefined },
  { textOf, orders }: WholeList<Row>,
): readonly Row[] {
  const words = q.toLowerCase().split(/\s+/);
  const found =
    textOf === undefined
      ? rows
      : rows.filter((row) => {
          const text = textOf(row).toLowerCase();
          return words.every((word) => text.includes(word));
        });
  const isDown = sort.startsWith('-');
  const valueOf = orders?.[isDown ? sort.slice(1) : sort];
  return valueOf === undefined
    ? found
    : found.toSorted((one, other) => compare(valueOf(one), valueOf(other), isDown ? -1 : 1));
}

function compare(one: Compared, other: Compared, sign: 1 | -1): number {
  const [isNone, isOtherNone] = [one, other].map((value) => value === undefined || value === null || value === '');
  if (isNone || isOtherNone) return Number(isNone) - Number(isOtherNone);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * collator.compare(String(one), String(other));
}

export function pageOfRows<Row>(
  rows: readonly Row[],
  { page, perPage }: { page: number; perPage: number },
): ListAnswer<Row> {
  return {
    data: rows.slice((page - 1) * perPage, page * perPage),
    pagination: { perPage, totalRecords: rows.length, totalPages: Math.max(1, Math.ceil(rows.length / perPage)) },
  };
}

/** For an export: the rows in the pages in which it asks for them. */
export const readRows =
  <Row>(rows: readonly Row[]) =>
  ({ page, per_page: perPage }: { page: number; per_page: number }): Promise<ListAnswer<Row>> =>
    Promise.resolve(pageOfRows(rows, { page, perPage }));

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MonthCount, monthWindow, type PageRequest, pageWindow, type Window } from './list-page.ts';

const months = fc
  .array(fc.oneof(fc.constant(0), fc.nat(40), fc.nat(3000)), { maxLength: 12 })
  .map((counts): MonthCount[] => counts.map((rows, at) => ({ month: `${2030 - at}-01-01`, rows })));
const pages = fc.record({ page: fc.integer({ min: 1, max: 500 }), perPage: fc.integer({ min: 1, max: 100 }) });

/** Each row says its month; a row's place is its index. */
const listOf = (counts: MonthCount[]) =>
  counts
    .flatMap(({ month, rows }) => Array.from({ length: rows }, () => month))
    .map((month, place) => ({ month, place }));

const sliceOf = (rows: number, { page, perPage }: PageRequest) =>
  Array.from({ length: rows }, (_, place) => place).slice((page - 1) * perPage, page * perPage);

/** The rows that a statement would read: from the month's edge, in the window's direction. */
function read(counts: MonthCount[], { limit, offset, reversed, month }: Window): number[] {
  const list = reversed ? listOf(counts).toReversed() : listOf(counts);
  // Months are named by years that fall along the list.
  const begins =
    month === undefined ? list : list.filter((row) => (reversed ? row.month >= month : row.month <= month));
  const found = begins.slice(offset, offset + limit).map(({ place }) => place);
  return reversed ? found.toReversed() : found;
}

test('a page found from the nearer end of the list is that page', () => {
  fc.assert(
    fc.property(fc.nat(3000), pages, (rows, page) => {
      expect(read([{ month: '2030-01-01', rows }], pageWindow(page, rows))).toEqual(sliceOf(rows, page));
    }),
  );
});

test('a page found from the edge of a month is that page, and passes over half a month at most, or less than one on its edge', () => {
  fc.assert(
    fc.property(months, pages, (counts, page) => {
      const window = monthWindow(page, counts);
      const places = sliceOf(listOf(counts).length, page);
      expect(read(counts, window)).toEqual(places);
      const touched = new Set(places.map((place) => listOf(counts)[place]?.month));
      const most = Math.max(0, ...counts.filter(({ month }) => touched.has(month)).map(({ rows }) => rows));
      expect(window.offset).toBeLessThanOrEqual(touched.size > 1 ? most - 1 : most / 2);
    }),
  );
});

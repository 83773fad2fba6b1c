import { expect, test } from 'vitest';
import { findRows, pageOfRows, readRows } from './whole-answer.ts';

type Home = { street: string; beds: number | null };
const homes: Home[] = [
  { street: '12 Elm Grove', beds: 2 },
  { street: '9 Elm Grove', beds: null },
  { street: '3 Albert Road', beds: 10 },
];
const list = { textOf: ({ street }: Home) => street, orders: { street: (one: Home) => one.street, beds: bedsOf } };
function bedsOf({ beds }: Home) {
  return beds;
}
const found = (search: { q?: string; sort?: string }) => findRows(homes, search, list).map(({ street }) => street);

test('every word has to occur, in any order and however it is written', () => {
  expect(found({ q: 'GROVE 9' })).toEqual(['9 Elm Grove']);
  expect(found({ q: ' elm ' })).toEqual(['12 Elm Grove', '9 Elm Grove']);
  expect(found({ q: 'mill' })).toEqual([]);
});

test('rows stand as they came until an order is chosen, and numbers are compared as numbers', () => {
  expect(found({ sort: 'waiting' })).toEqual(homes.map(({ street }) => street));
  expect(found({ sort: 'street' })).toEqual(['3 Albert Road', '9 Elm Grove', '12 Elm Grove']);
  expect(found({ sort: '-street' })).toEqual(['12 Elm Grove', '9 Elm Grove', '3 Albert Road']);
});

test('rows without a value stand last in either order', () => {
  expect(found({ sort: 'beds' })).toEqual(['12 Elm Grove', '3 Albert Road', '9 Elm Grove']);
  expect(found({ sort: '-beds' })).toEqual(['3 Albert Road', '12 Elm Grove', '9 Elm Grove']);
});

test('a page has its part of the rows, and an empty list has one page', async () => {
  expect(pageOfRows(homes, { page: 2, perPage: 2 })).toEqual({
    data: [homes[2]],
    pagination: { perPage: 2, totalRecords: 3, totalPages: 2 },
  });
  expect(pageOfRows([], { page: 1, perPage: 30 }).pagination).toEqual({ perPage: 30, totalRecords: 0, totalPages: 1 });
  expect((await readRows(homes)({ page: 1, per_page: 100 })).data).toEqual(homes);
});

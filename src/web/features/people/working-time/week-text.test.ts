import { expect, test } from 'vitest';
import { inOrder, likeMonday, weekLines } from './week-text.ts';

const nineToFive = { from: '09:00', to: '17:00' };

test('days in a row with the same hours share a line', () => {
  const spans = [5, 1, 3, 2, 4].map((day) => ({ day, ...nineToFive }));
  expect(weekLines([...spans, { day: 6, from: '09:00', to: '13:00' }])).toEqual([
    'Mon–Fri 09:00–17:00',
    'Sat 09:00–13:00',
  ]);
});

test('a day off divides the days around it, and two days are named both', () => {
  const spans = [1, 2, 4].map((day) => ({ day, ...nineToFive }));
  expect(weekLines(spans)).toEqual(['Mon, Tue 09:00–17:00', 'Thu 09:00–17:00']);
});

test('a day with a break has both of its parts, in their order', () => {
  const spans = [
    { day: 1, from: '13:00', to: '17:00' },
    { day: 1, from: '09:00', to: '12:00' },
  ];
  expect(weekLines(spans)).toEqual(['Mon 09:00–12:00 and 13:00–17:00']);
  expect(inOrder(spans).map(({ from }) => from)).toEqual(['09:00', '13:00']);
});

test('nobody works on no day', () => expect(weekLines([])).toEqual([]));

test('the week becomes like Monday, and the weekend stays', () => {
  const spans = likeMonday([
    { day: 1, from: '08:00', to: '12:00' },
    { day: 3, from: '10:00', to: '11:00' },
    { day: 6, from: '09:00', to: '13:00' },
  ]);
  expect(weekLines(spans)).toEqual(['Mon–Fri 08:00–12:00', 'Sat 09:00–13:00']);
});

import { expect, test } from 'vitest';
import { restOf, spokenIn, timeText, withStretch } from './stretches.ts';

test('stretches that meet are one', () => {
  expect(withStretch([[0, 4]], [4.2, 8])).toEqual([[0, 8]]);
  expect(
    withStretch(
      [
        [0, 4],
        [10, 12],
      ],
      [3, 11],
    ),
  ).toEqual([[0, 12]]);
  expect(withStretch([[10, 12]], [0, 2])).toEqual([
    [0, 2],
    [10, 12],
  ]);
});

test('the rest is what lies between, and less than a word is nothing', () => {
  expect(restOf([], 10)).toEqual([[0, 10]]);
  expect(
    restOf(
      [
        [0, 4],
        [6, 9.8],
      ],
      10,
    ),
  ).toEqual([[4, 6]]);
});

test('a stretch in which nobody speaks need not be heard', () => {
  expect(spokenIn([[4, 6]], [[4, 5.8]])).toEqual([]);
  expect(spokenIn([[4, 8]], [[4, 5.8]])).toEqual([[4, 8]]);
});

test('times are minutes and seconds', () => {
  expect([0, 9.9, 61, 600].map(timeText)).toEqual(['0:00', '0:09', '1:01', '10:00']);
});

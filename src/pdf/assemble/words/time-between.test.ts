import { expect, test } from 'vitest';
import { timeBetween } from './time-between.ts';

test.each([
  ['2025-02-01', '2026-10-01', '1 year, 8 months'],
  ['2025-02-01', '2027-02-01', '2 years'],
  ['2026-12-03', '2027-02-03', '2 months'],
  ['2026-12-03', '2027-02-02', '61 days'],
  ['2026-03-31', '2027-03-30', '11 months'],
  ['2026-03-31', '2027-03-31', '1 year'],
  ['2027-02-03T10:00:00Z', '2027-02-04T09:59:59Z', '0 days'],
  ['2027-02-03T10:00:00Z', '2027-02-04T10:00:00Z', '1 day'],
])('from %s to %s is %s', (from, to, words) => {
  expect(timeBetween(from, to)).toBe(words);
});

test.each([
  [null, '2027-02-03'],
  ['2027-02-03', null],
  ['2027-02-04', '2027-02-03'],
])('between %s and %s there is no time to mention', (from, to) => {
  expect(timeBetween(from, to)).toBeNull();
});

import { expect, test } from 'vitest';
import { intervalOf, isDateRange, type NamedRange } from './date-range.ts';

// A Thursday.
const today = '2026-12-31';

test.each<[NamedRange, string]>([
  ['today', '2026-12-31'],
  ['tomorrow', '2027-01-01'],
  ['this-week', '2026-12-28/2027-01-03'],
  ['this-month', '2026-12-01/2026-12-31'],
  ['next-month', '2027-01-01/2027-01-31'],
  ['next-7-days', '2026-12-31/2027-01-06'],
  ['last-7-days', '2026-12-25/2026-12-31'],
  ['overdue', '../2026-12-30'],
])('%s is %s', (range, interval) => {
  expect(intervalOf(range, today, 1)).toBe(interval);
});

test('a week begins where the firm has it begin, and February ends where it does', () => {
  expect(intervalOf('this-week', today, 7)).toBe('2026-12-27/2027-01-02');
  expect(intervalOf('this-week', '2026-12-27', 7)).toBe('2026-12-27/2027-01-02');
  expect(intervalOf('this-week', '2026-12-27', 1)).toBe('2026-12-21/2026-12-27');
  expect(intervalOf('next-month', '2028-01-31', 1)).toBe('2028-02-01/2028-02-29');
});

test('days that are none, or the wrong way round, are no range', () => {
  expect(
    ['today', '2027-02-01/2027-02-28', '2027-02-01/2027-02-31', '2027-03-01/2027-02-01', 'someday'].map(isDateRange),
  ).toEqual([true, true, false, false, false]);
});

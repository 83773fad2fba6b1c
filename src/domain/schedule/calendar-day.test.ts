import { expect, test } from 'vitest';
import { addDays, addMonths, weekdayOf } from './calendar-day.ts';

test('days and months go over the ends of months and years', () => {
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addMonths('2027-12-31', 2)).toBe('2028-02-29');
  expect(addMonths('2027-01-31', 3)).toBe('2027-04-30');
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
});

test('a week begins with Monday', () => {
  expect([weekdayOf('2027-02-01'), weekdayOf('2027-02-07')]).toEqual([1, 7]);
});

import { expect, test } from 'vitest';
import { addDays, at, clock, dayOf, daysBetween, weekdayOf } from './calendar.ts';

test('half past nine in London is an hour earlier elsewhere in summer', () => {
  expect(at('2027-07-01', 570).toISOString()).toBe('2027-07-01T08:30:00.000Z');
  expect(at('2027-12-01', 570).toISOString()).toBe('2027-12-01T09:30:00.000Z');
});

test('the clocks change on the last Sundays of March and October', () => {
  expect(at('2027-03-28', 540).toISOString()).toBe('2027-03-28T08:00:00.000Z');
  expect(at('2027-10-31', 540).toISOString()).toBe('2027-10-31T09:00:00.000Z');
});

test('a day begins at midnight in London', () => {
  expect(dayOf(new Date('2027-06-30T23:30:00Z'))).toBe('2027-07-01');
});

test('days are counted across months and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(weekdayOf('2027-03-28')).toBe(7);
  expect(clock(570)).toBe('09:30');
});

import { describe, expect, test } from 'vitest';
import { readTypedDate, readTypedTime } from './read-typed.ts';

const tuesday = '2026-11-24';

describe('a typed date', () => {
  test.each([
    ['3/2/27', '2027-02-03'],
    ['3.2.2027', '2027-02-03'],
    ['3 feb 2027', '2027-02-03'],
    ['Wed 3 Feb 2027', '2027-02-03'],
    ['3rd February, 2027', '2027-02-03'],
    ['2027-02-03', '2027-02-03'],
    ['3 feb', '2026-02-03'],
    ['28', '2026-11-28'],
    ['today', tuesday],
    ['tomorrow', '2026-11-25'],
    ['+7', '2026-12-01'],
    ['fri', '2026-11-27'],
    ['tuesday', '2026-12-01'],
  ])('reads %s', (typed, date) => {
    expect(readTypedDate(typed, tuesday)).toBe(date);
  });

  test.each(['', 'soon', '31/2/2027', '40', '1/13', '1/2/3/4'])('does not read %j', (typed) => {
    expect(readTypedDate(typed, tuesday)).toBeUndefined();
  });
});

describe('a typed time', () => {
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9.30', '09:30'],
    ['14:05', '14:05'],
    ['2pm', '14:00'],
    ['12am', '00:00'],
    ['12.15 pm', '12:15'],
  ])('reads %s', (typed, time) => {
    expect(readTypedTime(typed)).toBe(time);
  });

  test.each(['', '25', '9:75', '13pm', 'noon'])('does not read %j', (typed) => {
    expect(readTypedTime(typed)).toBeUndefined();
  });
});

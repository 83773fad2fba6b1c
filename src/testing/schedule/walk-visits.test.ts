import { expect, test } from 'vitest';
import { walkVisits } from './walk-visits.ts';

const rule = { everyMonths: 3, jitterDays: 3, quietDays: 28 };
const tenancy = { id: 2, startsOn: '2027-01-31', endsOn: null, leavesOn: null };
const always = () => true;
const days = (visits: { day: string }[]) => visits.map(({ day }) => day);

test('quarters end with the month where it is shorter than the first one', () => {
  expect(days(walkVisits(rule, tenancy, '2028-03-01', always))).toEqual([
    '2027-04-30',
    '2027-07-31',
    '2027-10-31',
    '2028-01-31',
  ]);
});

test('none falls into the quiet days before the last one', () => {
  const until = (leavesOn: string) => days(walkVisits(rule, { ...tenancy, leavesOn }, '2030-01-01', always));
  expect(until('2027-08-28')).toEqual(['2027-04-30', '2027-07-31']);
  expect(until('2027-08-27')).toEqual(['2027-04-30']);
});

test('one on a day when nobody comes moves to the nearest, to either side, and stays where there is none', () => {
  const except = (...away: string[]) => walkVisits(rule, tenancy, '2027-05-31', (day) => !away.includes(day));
  // The second tenancy and its first visit: the earlier day is preferred.
  expect(days(except('2027-04-30'))).toEqual(['2027-04-29']);
  expect(days(except('2027-04-30', '2027-04-29'))).toEqual(['2027-05-01']);
  expect(days(walkVisits(rule, tenancy, '2027-05-31', () => false))).toEqual(['2027-04-30']);
});

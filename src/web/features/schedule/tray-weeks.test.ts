import { expect, onTestFinished, test } from 'vitest';
import { setAccountZone } from '#web/ui/time/time-zone.ts';
import type { Booking } from './booking.ts';
import { daysInSight } from './schedule-search.ts';
import { trayWeeks, weekShown } from './tray-weeks.ts';

const booking = (id: number, day: string | undefined) => ({ id, day }) as Booking;
/** A Wednesday. */
const today = '2027-02-03';
const tray = [
  booking(1, '2027-02-05'),
  booking(2, undefined),
  booking(3, '2027-02-02'),
  booking(4, '2027-02-08'),
  booking(5, '2027-02-16'),
  booking(6, '2027-02-07'),
];

test('the tray is divided into what is overdue, the weeks to come, and what has no date', () => {
  const weeks = trayWeeks(tray, today);
  expect(weeks.map(({ label, bookings }) => [label, bookings.map(({ id }) => id)])).toEqual([
    ['Overdue', [3]],
    ['This week', [1, 6]],
    ['Next week', [4]],
    [expect.stringMatching(/^From Mon 15 Feb/), [5]],
    ['No date', [2]],
  ]);
});

test('the week in sight is shown until another is chosen, and another while that one has none', () => {
  const weeks = trayWeeks(tray, today);
  expect(weekShown(weeks, '2027-02-09', undefined)?.label).toBe('Next week');
  expect(weekShown(weeks, '2027-02-09', 'undated')?.label).toBe('No date');
  expect(weekShown(weeks, '2030-01-01', undefined)?.label).toBe('Overdue');
  expect(weekShown([], today, undefined)).toBeUndefined();
});

test('weeks of the tray begin on the day that the account says', () => {
  onTestFinished(() => setAccountZone(undefined, 1));
  setAccountZone(undefined, 7);
  expect(trayWeeks(tray, today).map(({ label, bookings }) => [label, bookings.map(({ id }) => id)])).toEqual([
    ['Overdue', [3]],
    ['This week', [1]],
    ['Next week', [4, 6]],
    [expect.stringMatching(/^From Sun 14 Feb/), [5]],
    ['No date', [2]],
  ]);
  expect(daysInSight({ view: 'week', day: today })).toEqual(expect.arrayContaining(['2027-01-31', '2027-02-06']));
  expect(daysInSight({ view: 'month', day: today })[0]).toBe('2027-01-31');
});

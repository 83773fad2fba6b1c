import { expect, test } from 'vitest';
import type { ClerkDay } from './find-slots.ts';
import { findOwnTimes, isOwnTime, nearSpan, ownSpan } from './own-times.ts';

const member = {
  working_hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' })),
  time_off: [{ from: '2027-02-04', to: '2027-02-04', reason: 'Course' }],
};
const dayOf = (date: string, booked: ClerkDay['booked'] = []): ClerkDay => ({ clerkId: 7, member, date, booked });
const place = { lat: 50.79, lng: -1.07 };
const wish = { ...place, minutes: 60 };
const now = { date: '2027-02-01', minute: 600 };
const centre = { date: '2027-02-03', minute: 600 };
const textOf = ({ date, minute }: { date: string; minute: number }) => `${date} ${minute / 60}`;

test.each([
  ['2027-02-20', { from: '2027-02-13', to: '2027-02-27' }],
  ['2027-02-03', { from: '2027-02-02', to: '2027-02-10' }],
  ['2027-02-01', { from: '2027-02-02', to: '2027-02-08' }],
])('a visit on %s may go a week either way, from tomorrow on', (agreed, span) => {
  expect(ownSpan(agreed, '2027-02-01')).toEqual(span);
});

test('others are looked for near the day that was wanted, and never beyond the span', () => {
  const span = { from: '2027-02-02', to: '2027-02-10' };
  expect(nearSpan(span, '2027-02-05')).toEqual({ from: '2027-02-03', to: '2027-02-07' });
  expect(nearSpan(span, '2027-02-02')).toEqual({ from: '2027-02-02', to: '2027-02-04' });
  expect(nearSpan(span, '2027-02-09')).toEqual({ from: '2027-02-07', to: '2027-02-10' });
});

test('times are free, near the agreed one, a few of each day, and none is the agreed one', () => {
  const days = ['2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05', '2027-02-06'].map((date) => dayOf(date));
  const times = findOwnTimes(days, wish, { centre, now, most: 10 }).map(textOf);
  expect(times).toHaveLength(5);
  expect(times).toEqual(times.toSorted());
  expect(new Set(times.map((time) => time.slice(0, 10)))).toEqual(new Set(['2027-02-02', '2027-02-03', '2027-02-05']));
  expect(times).not.toContain('2027-02-03 10');
  expect(findOwnTimes(days, wish, { centre, now, most: 1 })).toHaveLength(1);
});

test.each<[string, number, ClerkDay['booked'], boolean]>([
  ['2027-02-02', 600, [], true],
  ['2027-02-02', 600, [{ id: 1, label: '10:30', from: 630, minutes: 60, ...place }], false],
  ['2027-02-02', 480, [], false],
  ['2027-02-04', 600, [], false],
  ['2027-02-06', 600, [], false],
  ['2027-02-01', 540, [], false],
])('%s at minute %i, beside %j: %j', (date, minute, booked, isFree) => {
  expect(isOwnTime([dayOf(date, booked)], wish, { wanted: { date, minute }, now })).toBe(isFree);
});

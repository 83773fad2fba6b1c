import { expect, test } from 'vitest';
import type { Appointment } from '../schedule.ts';
import type { Member } from '../working-day.ts';
import { findSlots, type SlotWish } from './find-slots.ts';

const nineToFive = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' }));
const member = (more: Partial<Member> = {}): Member => ({ working_hours: nineToFive, time_off: [], ...more });
/** A Wednesday. */
const date = '2026-12-02';
const before = { date: '2026-12-01', minute: 600 };
const here = { lat: 50.79, lng: -1.07, postcode: 'PO4 8AA' };
/** About 11 km, which are 23 minutes. */
const there = { lat: 50.89, lng: -1.07, postcode: 'PO8 0AA' };
const wish: SlotWish = { ...here, minutes: 90, type: 5 };
const visit = (from: number, minutes: number, place: typeof here = here): Appointment => ({
  id: from,
  label: 'another',
  from,
  minutes,
  ...place,
});
const day = (clerkId: number, booked: Appointment[] = [], more: Partial<Member> = {}) => ({
  clerkId,
  member: member(more),
  date,
  booked,
});

test('offers three different times, the shortest detour first', () => {
  const slots = findSlots([day(1, [visit(540, 60, there)]), day(2, [visit(540, 60)])], wish, before);
  expect(slots).toHaveLength(3);
  expect(slots[0]).toMatchObject({ clerkId: 2, date, from: 600, detourMinutes: 0 });
  expect(
    slots.every((one, at) =>
      slots.slice(at + 1).every((two) => one.clerkId !== two.clerkId || Math.abs(one.from - two.from) >= 90),
    ),
  ).toBe(true);
});

test('a detour is there and on, less the way that is driven anyway', () => {
  const [slot] = findSlots(
    [day(1, [visit(540, 30, there), visit(960, 60, there)])],
    { ...wish, earliest: 660, latest: 720 },
    before,
  );
  expect(slot?.detourMinutes).toBe(46);
});

test('a clerk who knows the home goes before one who is as near', () => {
  expect(findSlots([day(1), day(2)], { ...wish, knownTo: [2] }, before)[0]).toMatchObject({
    clerkId: 2,
    knowsProperty: true,
  });
});

test('begins between the times that are asked for, nearest to the one that is liked', () => {
  const slots = findSlots([day(1)], { ...wish, earliest: 720, latest: 840, near: 795 }, before);
  expect(slots[0]?.from).toBe(795);
  expect(findSlots([day(1)], { ...wish, latest: 719 }, before).every(({ from }) => from < 720)).toBe(true);
});

test('offers nothing that has passed, nothing on leave, nothing out of hours, and nothing they do not take', () => {
  expect(findSlots([day(1)], wish, { date: '2026-12-03', minute: 0 })).toEqual([]);
  expect(findSlots([day(1)], wish, { date, minute: 870 }).map(({ from }) => from)).toEqual([900]);
  expect(findSlots([day(1)], wish, { date, minute: 930 })).toEqual([]);
  expect(findSlots([day(1, [], { time_off: [{ from: date, to: date }] })], wish, before)).toEqual([]);
  expect(findSlots([day(1, [], { working_hours: [{ day: 1, from: '09:00', to: '17:00' }] })], wish, before)).toEqual(
    [],
  );
  expect(findSlots([day(1, [], { areas: ['SO'] })], wish, before)).toEqual([]);
  expect(findSlots([day(1, [], { inspection_types: [1] })], wish, before)).toEqual([]);
});

test('leaves time for the way to what comes after', () => {
  const slots = findSlots([day(1, [visit(690, 60, there)])], { ...wish, latest: 719 }, before);
  // 09:00 + 90 min = 10:30, with 23 min to 11:30; 09:30 would end at 11:00 and still fit.
  expect(slots.map(({ from }) => from)).toEqual([540]);
  expect(findSlots([day(1, [visit(690, 60, there)])], { ...wish, earliest: 571, latest: 719 }, before)).toEqual([]);
});

test('an unknown way does not hide a time, but it comes after known ones', () => {
  const unknown = { lat: null, lng: null };
  const [first, second] = findSlots(
    [day(1, [visit(540, 60, { ...unknown, postcode: 'X' } as never)]), day(2, [visit(540, 60)])],
    wish,
    before,
  );
  expect([first?.clerkId, first?.detourMinutes]).toEqual([2, 0]);
  expect(second).toBeDefined();
});

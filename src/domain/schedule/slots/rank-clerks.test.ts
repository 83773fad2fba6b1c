import { expect, test } from 'vitest';
import type { ClerkDay } from './find-slots.ts';
import { type AgreedVisit, rankClerks } from './rank-clerks.ts';

const date = '2027-02-03';
const place = { lat: 50.79, lng: -1.07 };
const far = { lat: 50.9, lng: -1.4 };
const member = { working_hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' })), time_off: [] };
const dayOf = (clerkId: number, more: Partial<ClerkDay> = {}): ClerkDay => ({
  clerkId,
  member,
  date,
  booked: [],
  ...more,
});
const at = (from: number, where = place) => ({ id: 1, label: '09:00', from, minutes: 60, ...where });
const visit: AgreedVisit = { ...place, minutes: 60, isDated: true, from: 660 };
const order = (days: ClerkDay[], more: Partial<AgreedVisit> = {}) =>
  rankClerks(days, { ...visit, ...more }).map(({ clerkId }) => clerkId);

test('clerks who are free come first, with what is in the way of the others', () => {
  const away = { ...member, time_off: [{ from: date, to: date, reason: null }] };
  const ranked = rankClerks([dayOf(1, { booked: [at(660)] }), dayOf(2, { member: away }), dayOf(3)], visit);
  expect(ranked.map(({ clerkId }) => clerkId)).toEqual([3, 2, 1]);
  expect(ranked.map(({ clashes }) => clashes.length > 0)).toEqual([false, true, true]);
});

test('the shortest detour comes first, and then who knows the property', () => {
  expect(order([dayOf(1, { booked: [at(540, far)] }), dayOf(2, { booked: [at(540)] })])).toEqual([2, 1]);
  expect(order([dayOf(1), dayOf(2)], { knownTo: [2] })).toEqual([2, 1]);
});

test('the one with least comes first on a whole day; without a date the remit alone counts', () => {
  const busy = dayOf(1, { booked: [at(540)] });
  expect(order([busy, dayOf(2)], { from: undefined })).toEqual([2, 1]);
  expect(rankClerks([busy], { ...visit, isDated: false, from: undefined })).toEqual([
    { clerkId: 1, clashes: [], detourMinutes: null, knowsProperty: false, visits: 0 },
  ]);
});

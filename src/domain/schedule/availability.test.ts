import { expect, test } from 'vitest';
import { availabilityOf } from './availability.ts';

const wednesday = '2027-02-03';
const member = {
  working_hours: [{ day: 3, from: '09:00', to: '17:30' }],
  time_off: [{ from: '2027-02-10', to: '2027-02-10', reason: 'Annual leave' }],
};
const place = { lat: 50.8, lng: -1.1 };
// Eleven kilometres away: more than twenty minutes.
const far = { lat: 50.9, lng: -1.1 };
const at = (id: number, from: number) => ({ id, label: `${from / 60}:00 at PO5`, from, minutes: 60, ...place });
const wish = { minutes: 60, from: 600 as number | undefined, ...far };

test('a clerk without bookings is not free on a day off, on leave or on a Sunday', () => {
  expect(availabilityOf(member, wednesday, []).absence).toBeNull();
  expect(availabilityOf(member, '2027-02-04', []).absence).toBe('Does not work that day');
  expect(availabilityOf(member, '2027-02-10', []).absence).toBe('Away: Annual leave');
  expect(availabilityOf(member, '2027-02-07', []).absence).toBe('Does not work that day');
});

test('nobody without hours is called absent', () => {
  expect(availabilityOf({ working_hours: [], time_off: [] }, '2027-02-07', []).absence).toBeNull();
});

test('an absent clerk has no room, with or without a time', () => {
  const away = availabilityOf(member, '2027-02-10', []);
  expect(away.clashesWith(wish)).toEqual(['Away: Annual leave']);
  expect(away.clashesWith({ ...wish, from: undefined })).toEqual(['Away: Annual leave']);
  expect(away.suggest(wish)).toBeUndefined();
  const off = availabilityOf(member, '2027-02-04', []);
  expect(off.clashesWith(wish)).toEqual(['Does not work that day']);
  expect(off.suggest(wish)).toBeUndefined();
});

test('the ways from the one before and to the one after stand in the way of a wish', () => {
  const day = availabilityOf(member, wednesday, [at(1, 540), at(2, 720)]);
  expect(day.conflicts.size).toBe(0);
  expect(day.clashesWith(wish)).toEqual([expect.stringMatching(/^\d+ min from 9:00 at PO5, but only 0 min between$/)]);
  expect(day.clashesWith({ ...wish, from: 650 })).toEqual([
    expect.stringMatching(/^Next is 12:00 at PO5: \d+ min from this appointment, but only 10 min between$/),
  ]);
  expect(day.clashesWith({ ...wish, ...place })).toEqual([]);
});

test('a suggestion has no clash', () => {
  const day = availabilityOf(member, wednesday, [at(1, 540), at(2, 840)]);
  const from = day.suggest(wish)?.from;
  expect(from).toBeGreaterThan(600);
  expect(day.clashesWith({ ...wish, from })).toEqual([]);
});

test('a clerk has no room for what they do not take, and what is booked all the same is told of', () => {
  const choosy = { ...member, areas: ['SO'], inspection_types: [5] };
  const near = { ...wish, ...place, postcode: 'PO5 3LX', type: 1 };
  const day = availabilityOf(choosy, wednesday, [{ ...at(1, 840), postcode: 'SO14 2AB', type: 1 }]);
  expect(day.suggest(near)).toBeUndefined();
  expect(day.clashesWith(near)).toEqual(['Does not go to PO5', 'Does not do this type: Inventory']);
  expect(day.clashesWith({ ...near, postcode: 'SO14 1AA', type: 5 })).toEqual([]);
  expect(day.conflicts.get(1)).toEqual([{ kind: 'remit', reason: 'Does not do this type: Inventory' }]);
  const begun = availabilityOf(choosy, wednesday, [{ ...at(1, 840), postcode: 'PO5 3LX' }]);
  expect(begun.conflicts.size).toBe(0);
});

import { expect, test } from 'vitest';
import type { Inspection, StaffMember } from '#web/queries/generated/types.gen.ts';
import { findClashes } from './find-clashes.ts';

const clerk = {
  id: 7,
  name: 'Aisha',
  working_hours: [{ day: 3, from: '09:00', to: '17:30' }],
  time_off: [{ from: '2027-02-10', to: '2027-02-10', reason: 'Dentist' }],
} as unknown as StaffMember;

const booked = (time: string, fields: Partial<Inspection> = {}) =>
  ({
    id: 1,
    type: { id: 5, name: 'Check Out / Move Out' },
    clerk: { id: 7, name: 'Aisha', is_manager: false },
    conduct_date: time === '' ? '2027-02-03' : `2027-02-03T${time}:00+00:00`,
    time_to_complete: 'PT1H',
    property: { id: 2, address: { postcode: 'PO5 3LX' }, geocoords: { lat: '50.80', lng: '-1.10' } },
    ...fields,
  }) as Inspection;

// Eleven kilometres from the others: more than twenty minutes.
const wish = { property: { id: 3, lat: 50.9, lng: -1.1 }, day: '2027-02-03', time: '10:30', minutes: 60 };

test('a clerk who is somewhere else then, or cannot be there in time, is named before the booking', () => {
  expect(findClashes(wish, [booked('10:00')], clerk)).toEqual(['Overlaps 10:00 at PO5 3LX']);
  expect(findClashes(wish, [booked('09:15')], clerk)).toEqual([
    expect.stringMatching(/^\d+ min from 09:15 at PO5 3LX, but only 15 min between$/),
  ]);
  expect(findClashes(wish, [booked('11:40')], clerk)).toEqual([
    expect.stringMatching(/^Next is 11:40 at PO5 3LX: \d+ min from this appointment, but only 10 min between$/),
  ]);
  expect(findClashes(wish, [booked('15:00')], clerk)).toEqual([]);
});

test('appointments of another clerk, and those without a time, are in nobody’s way', () => {
  expect(findClashes(wish, [booked('10:00', { clerk: null }), booked('')], clerk)).toEqual([]);
  expect(findClashes(wish, [booked('10:00')], undefined)).toEqual([]);
});

test('hours and days off count, with or without a time', () => {
  expect(findClashes({ ...wish, time: '17:00' }, [], clerk)).toEqual(['Outside working hours, 09:00 to 17:30']);
  expect(findClashes({ ...wish, time: '', day: '2027-02-04' }, [], clerk)).toEqual(['Does not work that day']);
  expect(findClashes({ ...wish, time: '', day: '2027-02-10' }, [], clerk)).toEqual(['Away: Dentist']);
});

test('a second booking of the same property that day is named, whoever has it', () => {
  const there = { ...wish, property: { ...wish.property, id: 2 }, time: '14:00' };
  expect(findClashes(there, [booked('10:00')], undefined)).toEqual([
    'Already booked there that day: Check Out, 10:00, Aisha',
  ]);
});

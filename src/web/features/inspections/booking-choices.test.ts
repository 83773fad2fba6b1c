import { expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { clerkChoices } from './booking-choices.ts';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:30' }));
const member = (id: number, name: string, fields: Partial<StaffMember> = {}) =>
  ({ id, name, role: roles.clerk, working_hours: weekdays, time_off: [], ...fields }) as StaffMember;
const leave = [{ from: '2027-02-01', to: '2027-02-05', reason: 'Annual leave' }];
const staff = [
  member(1, 'Ann', { time_off: leave }),
  member(2, 'Ben', { working_hours: weekdays.slice(0, 2) }),
  member(3, 'Cal'),
  member(4, 'Dee'),
  member(5, 'Eve', { working_hours: [] }),
];
const labels = (day: string, booked: number[]) =>
  clerkChoices(
    staff,
    day,
    booked.map((id) => ({ clerk: { id } })),
  ).map(({ label }) => label);

test('a clerk on leave or on a day off is last and is not called free', () => {
  expect(labels('2027-02-03', [3, 3, 1])).toEqual([
    'Dee · free that day',
    'Eve · free that day',
    'Cal · 2 that day',
    'Ben · does not work that day',
    'Ann · away: Annual leave, 1 booked',
  ]);
});

test('on a Sunday only those whose hours are unknown are free', () => {
  expect(labels('2027-02-14', [])).toEqual([
    'Eve · free that day',
    'Ann · does not work that day',
    'Ben · does not work that day',
    'Cal · does not work that day',
    'Dee · does not work that day',
  ]);
});

test('until the day is known, names stand alone', () => {
  expect(clerkChoices(staff, '', undefined).map(({ label }) => label)).toEqual(['Ann', 'Ben', 'Cal', 'Dee', 'Eve']);
});

test('clerks who do not take such work stand behind those who do, with the reason', () => {
  const two = [member(1, 'Ann', { areas: ['SO'] }), member(2, 'Ben', { inspection_types: [1] })];
  const choices = (work: object) => clerkChoices(two, '2027-02-03', [], work).map(({ label }) => label);
  expect(choices({ postcode: 'PO5 3LX', type: 1 })).toEqual([
    'Ben · free that day',
    'Ann · free that day · does not go to PO5',
  ]);
  expect(choices({ postcode: 'SO14 2AB', type: 5 })).toEqual([
    'Ann · free that day',
    'Ben · free that day · does not do this type: Check Out',
  ]);
});

test('a clerk from far away is not called free, and stands behind those who are near', () => {
  const home_geocoords = { lat: '50.79', lng: '-1.09' };
  const two = [
    member(1, 'Ann', { home_geocoords }),
    member(2, 'Ben', { home_geocoords: { lat: '50.3', lng: '-5.0' } }),
  ];
  const choices = (lat: number, lng: number) =>
    clerkChoices(two, '2027-02-03', [{ clerk: { id: 1 } }], { place: { lat, lng } }).map(({ label }) => label);
  expect(choices(50.26, -5.05)).toEqual([
    'Ben · free that day',
    expect.stringMatching(/^Ann · 1 that day, 9 h \d+ min from home$/),
  ]);
  expect(choices(50.8, -1.1)).toEqual([
    'Ann · 1 that day',
    expect.stringMatching(/^Ben · nothing booked that day, 9 h \d+ min from home$/),
  ]);
});

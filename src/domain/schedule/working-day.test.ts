import { expect, test } from 'vitest';
import { readAppointment, workingDayOf } from './working-day.ts';

const told = {
  id: 4,
  time_to_complete: 'PT1H30M' as string | null,
  property: {
    address: { postcode: 'PO5 3LX' },
    geocoords: { lat: '50.80' as string | null, lng: '-1.10' as string | null },
  },
};

test('an appointment stands at its time of the day, with its stated length', () => {
  expect(readAppointment(told, '09:30')).toEqual({
    id: 4,
    label: '09:30 at PO5 3LX',
    from: 570,
    minutes: 90,
    lat: 50.8,
    lng: -1.1,
    postcode: 'PO5 3LX',
  });
});

test('an appointment without a length takes an hour', () => {
  expect(readAppointment({ ...told, time_to_complete: null }, '09:30')?.minutes).toBe(60);
});

test('a day without a time is no appointment yet', () => {
  expect(readAppointment(told, '')).toBeUndefined();
});

test('an unknown place stays unknown', () => {
  const property = { ...told.property, geocoords: { lat: null, lng: null } };
  expect(readAppointment({ ...told, property }, '09:30')).toMatchObject({ lat: null, lng: null });
});

const member = {
  working_hours: [
    { day: 3, from: '09:00', to: '12:00' },
    { day: 3, from: '13:00', to: '17:30' },
    { day: 7, from: '10:00', to: '11:15' },
  ],
  time_off: [
    { from: '2027-02-10', to: '2027-02-12', reason: 'Dentist' as string | null },
    { from: '2027-02-20', to: '2027-02-20', reason: null },
  ],
};

test('a day has the hours of its day of the week, 1 being Monday and 7 Sunday', () => {
  const hours = [
    { from: 540, to: 720 },
    { from: 780, to: 1050 },
  ];
  expect(workingDayOf(member, '2027-02-03')).toEqual({ hours, timeOff: null, isKnown: true });
  expect(workingDayOf(member, '2027-02-07').hours).toEqual([{ from: 600, to: 675 }]);
  expect(workingDayOf(member, '2027-02-08').hours).toEqual([]);
});

test.each([
  ['2027-02-09', null],
  ['2027-02-10', 'Dentist'],
  ['2027-02-11', 'Dentist'],
  ['2027-02-12', 'Dentist'],
  ['2027-02-13', null],
  ['2027-02-20', 'time off'],
])('time off includes both its ends: on %s it is %j', (day, timeOff) => {
  expect(workingDayOf(member, day).timeOff).toBe(timeOff);
});

test('hours on another day are hours, and this day is off', () => {
  const sundays = { ...member, working_hours: member.working_hours.slice(2) };
  expect(workingDayOf(sundays, '2027-02-03')).toEqual({ hours: [], timeOff: null, isKnown: true });
});

test('hours are unknown for somebody without any', () => {
  expect(workingDayOf({ working_hours: [], time_off: [] }, '2027-02-03')).toEqual({
    hours: [],
    timeOff: null,
    isKnown: false,
  });
});

test('the day begins at home, where it is known', () => {
  const home = { lat: '50.80', lng: '-1.10' };
  expect(workingDayOf({ ...member, home_geocoords: home }, '2027-02-03').home).toEqual({ lat: 50.8, lng: -1.1 });
  expect(workingDayOf(member, '2027-02-03').home).toBeUndefined();
});

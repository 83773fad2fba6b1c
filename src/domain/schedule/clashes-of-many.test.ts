import { expect, test } from 'vitest';
import { type Arrival, clashesOfMany } from './clashes-of-many.ts';

const date = '2027-02-03';
const nine = { day: 3, from: '09:00', to: '17:30' };
const member = { working_hours: [nine], time_off: [] };
const visit = (id: number, from: number | undefined, more: Partial<Arrival> = {}): Arrival => ({
  id,
  label: `visit ${id}`,
  from,
  minutes: 60,
  lat: null,
  lng: null,
  ...more,
});
const booked = (id: number, from: number) => ({ ...visit(id, from), from });
const day = (arriving: Arrival[], more: Partial<Parameters<typeof clashesOfMany>[0]> = {}) => {
  const found = clashesOfMany({ member, date, staying: [], arriving, leavesOut: false, ...more });
  return Object.fromEntries([...found].map(([id, all]) => [id, all.map(({ kind, reason }) => `${kind}: ${reason}`)]));
};

test('a visit clashes with what the clerk has, and two that come with one another', () => {
  expect(day([visit(1, 600), visit(2, 630), visit(3, 800)], { staying: [booked(9, 840)] })).toEqual({
    1: ['overlap: Overlaps visit 2'],
    2: ['overlap: Overlaps visit 1'],
    3: ['overlap: Overlaps visit 9'],
  });
});

test('the earlier of two that come at once stays where those with a clash are left out', () => {
  const arriving = [visit(2, 630), visit(1, 600), visit(3, 670)];
  expect(day(arriving, { leavesOut: true })).toEqual({ 2: ['overlap: Overlaps visit 1'] });
});

test('a long visit that began before others overlaps as well', () => {
  const staying = [{ ...booked(8, 540), minutes: 240 }, booked(9, 600)];
  expect(day([visit(1, 720)], { staying })).toEqual({ 1: ['overlap: Overlaps visit 8'] });
});

test('time off and a day off are in the way of a visit without a time as well', () => {
  const away = { ...member, time_off: [{ from: date, to: date }] };
  expect(day([visit(1, 600), visit(2, undefined)], { member: away })).toEqual({
    1: ['time-off: Away: time off'],
    2: ['time-off: Away: time off'],
  });
  const off = { ...member, working_hours: [{ ...nine, day: 1 }] };
  expect(day([visit(1, 600), visit(2, undefined)], { member: off })).toEqual({
    1: ['hours: Does not work that day'],
    2: ['hours: Does not work that day'],
  });
  expect(day([visit(1, 480), visit(2, undefined)])).toEqual({ 1: ['hours: Outside working hours, 09:00 to 17:30'] });
});

test('the way is too long to it, or from it to what stays', () => {
  const far = { lat: 51, lng: -1 };
  const near = { lat: 50.8, lng: -1 };
  const staying = [
    { ...booked(8, 600), ...near },
    { ...booked(9, 730), ...near },
  ];
  const [first, onward] = day([visit(1, 665, far)], { staying })[1] ?? [];
  expect(first).toMatch(/^travel: .+ from visit 8, but only 5 min between$/);
  expect(onward).toMatch(/^travel: Next is visit 9: .+ from visit 1, but only 5 min between$/);
});

test('an area that the clerk does not go to is named, with a time or without', () => {
  const there = { postcode: 'SO14 2AA', type: 1 };
  const arriving = [visit(1, 600, there), visit(2, undefined, there)];
  expect(day(arriving, { member: { ...member, areas: ['PO'] } })).toEqual({
    1: ['remit: Does not go to SO14'],
    2: ['remit: Does not go to SO14'],
  });
});

test('thousands at one time are answered at once', () => {
  const arriving = Array.from({ length: 3000 }, (_, at) => visit(at + 1, 600, { label: '10:00 at PO5 3LX' }));
  const began = performance.now();
  expect(Object.keys(day(arriving))).toHaveLength(3000);
  expect(performance.now() - began).toBeLessThan(5000);
});

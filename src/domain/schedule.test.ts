import { describe, expect, test } from 'vitest';
import { type Appointment, findConflicts, suggestTime, travelMinutes, type WorkingDay } from './schedule.ts';

const southsea = { lat: 50.79, lng: -1.09 };
const southampton = { lat: 50.9, lng: -1.4 };
const at = (id: number, from: number, minutes: number, place = southsea): Appointment => ({
  id,
  label: `${Math.floor(from / 60)}:00`,
  from,
  minutes,
  ...place,
});
const day: WorkingDay = { hours: [{ from: 540, to: 1050 }], timeOff: null, isKnown: true };
const reasons = (appointments: Appointment[], of = day) =>
  [...findConflicts(appointments, of)].map(([id, all]) => [id, all.map((one) => one.kind)]);

describe('conflicts of a clerk’s day', () => {
  test('two that overlap both say so', () => {
    expect(reasons([at(1, 540, 90), at(2, 600, 60)])).toEqual([
      [1, ['overlap']],
      [2, ['overlap']],
    ]);
  });

  test('one straight after the other at the same place is no conflict', () => {
    expect(reasons([at(1, 540, 60), at(2, 600, 60)])).toEqual([]);
  });

  test('travel that takes longer than the gap is marked on the later one', () => {
    expect(travelMinutes(southsea, southampton)).toBeGreaterThan(40);
    expect(reasons([at(1, 540, 60), at(2, 615, 60, southampton)])).toEqual([[2, ['travel']]]);
    expect(reasons([at(1, 540, 60), at(2, 720, 60, southampton)])).toEqual([]);
  });

  test('outside working hours, on a day off, and away', () => {
    expect(reasons([at(1, 480, 60)])).toEqual([[1, ['hours']]]);
    expect(reasons([at(1, 1020, 60)])).toEqual([[1, ['hours']]]);
    expect(reasons([at(1, 600, 60)], { ...day, hours: [] })).toEqual([[1, ['hours']]]);
    expect(reasons([at(1, 600, 60)], { ...day, timeOff: 'Holiday' })).toEqual([[1, ['time-off']]]);
    expect(reasons([at(1, 480, 60)], { hours: [], timeOff: null, isKnown: false })).toEqual([]);
  });
});

describe('a suggestion', () => {
  test('takes the first gap that holds the appointment and the ways', () => {
    const busy = [at(1, 540, 60), at(2, 720, 60)];
    expect(suggestTime({ minutes: 90, ...southsea }, busy, day)).toMatchObject({ from: 600 });
    expect(suggestTime({ minutes: 150, ...southsea }, busy, day)).toMatchObject({ from: 780 });
  });

  test('is free no longer than the clerk works, whatever comes after', () => {
    expect(suggestTime({ minutes: 60, ...southsea }, [at(1, 1260, 60)], day)?.reason).toBe(
      'first of the day; free 09:00 to 17:30',
    );
  });

  test('is none when the day is full or the clerk is away', () => {
    expect(suggestTime({ minutes: 600, ...southsea }, [], day)).toBeUndefined();
    expect(suggestTime({ minutes: 30, ...southsea }, [], { ...day, timeOff: 'Sick' })).toBeUndefined();
  });
});

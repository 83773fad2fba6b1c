import { describe, expect, test } from 'vitest';
import {
  type Appointment,
  clockText,
  findConflicts,
  minutesOfDay,
  suggestTime,
  travelMinutes,
  type WorkingDay,
} from './schedule.ts';

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

const told = (appointments: Appointment[], of = day) =>
  [...findConflicts(appointments, of)].map(([id, all]) => [id, all.map((one) => one.reason)]);

test('the way between two places is a straight line at thirty kilometres an hour, in whole minutes', () => {
  const degreeOfLatitude = travelMinutes({ lat: 50, lng: -1 }, { lat: 51, lng: -1 });
  // 111.195 km
  expect(degreeOfLatitude).toBe(223);
  expect(travelMinutes(southampton, southsea)).toBe(travelMinutes(southsea, southampton));
  expect(travelMinutes(southsea, southsea)).toBe(0);
});

test.each([
  { lat: null, lng: null },
  { lat: 50.9, lng: null },
  { lat: null, lng: -1.4 },
])('the way to or from an unknown place, %j, is unknown', (place) => {
  expect(travelMinutes(southsea, place)).toBeUndefined();
  expect(travelMinutes(place, southsea)).toBeUndefined();
});

test('two postcodes at the centre that they share have an unknown way, never one of no minutes', () => {
  const [one, other] = [
    { ...southsea, postcode: 'LS1 4AP' },
    { ...southsea, postcode: 'LS6 2AA' },
  ];
  expect(travelMinutes(one, other)).toBeUndefined();
  expect(travelMinutes(one, { ...southsea, postcode: 'ls14ap' })).toBe(0);
  expect(travelMinutes(one, { ...southampton, postcode: 'LS6 2AA' })).toBe(travelMinutes(southsea, southampton));
  const booked = [{ ...at(1, 540, 60), postcode: 'LS1 4AP' }];
  expect(suggestTime({ minutes: 60, ...other }, booked, day)?.reason).toBe(
    'way from 9:00 not known; free 10:00 to 17:30',
  );
});

test('a time of the day is read and written', () => {
  expect(['00:00', '09:05', '23:59'].map(minutesOfDay)).toEqual([0, 545, 1439]);
  expect([0, 545, 1439].map(clockText)).toEqual(['00:00', '09:05', '23:59']);
});

describe('conflicts of a clerk’s day', () => {
  test('are found in the order of the day, however the appointments are listed', () => {
    const [late, early] = [at(1, 700, 60), at(2, 540, 60)];
    expect(reasons([late, early])).toEqual([]);
    expect(reasons([at(1, 615, 60, southampton), early])).toEqual([[1, ['travel']]]);
    expect(told([at(1, 600, 60), at(2, 540, 90)])).toEqual([
      [2, ['Overlaps 10:00']],
      [1, ['Overlaps 9:00']],
    ]);
  });

  test('stand in the order of the ids for two appointments at one time', () => {
    expect(reasons([at(2, 540, 60), at(1, 540, 60)])).toEqual([
      [1, ['overlap']],
      [2, ['overlap']],
    ]);
  });

  test('name each of the others when three overlap', () => {
    expect(told([at(1, 540, 180), at(2, 600, 60), at(3, 630, 60)])).toEqual([
      [1, ['Overlaps 10:00', 'Overlaps 10:00']],
      [2, ['Overlaps 9:00', 'Overlaps 10:00']],
      [3, ['Overlaps 9:00', 'Overlaps 10:00']],
    ]);
  });

  test('say what is wrong in words', () => {
    const travel = travelMinutes(southsea, southampton);
    expect(told([at(1, 540, 60), at(2, 615, 60, southampton)])).toEqual([
      [2, [`${travel} min from 9:00, but only 15 min between`]],
    ]);
    const parted = {
      ...day,
      hours: [
        { from: 540, to: 720 },
        { from: 780, to: 1050 },
      ],
    };
    expect(told([at(1, 690, 60)], parted)).toEqual([[1, ['Outside working hours, 09:00 to 12:00 and 13:00 to 17:30']]]);
    expect(told([at(1, 600, 60)], { ...day, hours: [] })).toEqual([[1, ['Does not work that day']]]);
    expect(told([at(1, 600, 60)], { ...day, timeOff: 'Holiday' })).toEqual([[1, ['Away: Holiday']]]);
  });

  test('leave out an appointment that fills the hours to the minute, and a way that fills the gap', () => {
    expect(reasons([at(1, 540, 510)])).toEqual([]);
    const travel = travelMinutes(southsea, southampton) ?? 0;
    expect(reasons([at(1, 540, 60), at(2, 600 + travel, 60, southampton)])).toEqual([]);
    expect(reasons([at(1, 540, 60), at(2, 599 + travel, 60, southampton)])).toEqual([[2, ['travel']]]);
  });

  test('include a way without any time for it', () => {
    expect(reasons([at(1, 540, 60), at(2, 600, 60, southampton)])).toEqual([[2, ['travel']]]);
  });

  test('leave out an unknown way', () => {
    const unknown = { ...at(2, 600, 60), lat: null, lng: null };
    expect(reasons([at(1, 540, 60), unknown])).toEqual([]);
  });

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

  test('include the way from home to the first, from when the hours begin', () => {
    const travel = travelMinutes(southampton, southsea) ?? 0;
    const fromHome = { ...day, home: southampton };
    expect(told([at(1, 539 + travel, 60), at(2, 800, 60)], fromHome)).toEqual([
      [1, [`${travel} min from home, but the day begins at 09:00`]],
    ]);
    expect(reasons([at(1, 540 + travel, 60)], fromHome)).toEqual([]);
    expect(reasons([at(1, 480, 60)], fromHome)).toEqual([[1, ['hours']]]);
    expect(reasons([at(1, 540, 60)], { ...fromHome, timeOff: 'Sick' })).toEqual([[1, ['time-off']]]);
    expect(reasons([at(1, 540, 60)], { ...fromHome, hours: [], isKnown: false })).toEqual([]);
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

  test('lasts no longer than the clerk works, whatever comes after', () => {
    expect(suggestTime({ minutes: 60, ...southsea }, [at(1, 1260, 60)], day)?.reason).toBe(
      'first of the day; free 09:00 to 17:30',
    );
  });

  test('counts the way there and the way on, and says which', () => {
    const busy = [at(1, 540, 60, southampton), at(2, 840, 60, southampton)];
    const travel = travelMinutes(southampton, southsea) ?? 0;
    const suggestion = suggestTime({ minutes: 60, ...southsea }, busy, day);
    expect(suggestion?.from).toBe(Math.ceil((600 + travel) / 15) * 15);
    expect(suggestion?.reason).toBe(
      `${travel} min from 9:00; free ${clockText(suggestion?.from ?? 0)} to ${clockText(840 - travel)}`,
    );
    expect(suggestTime({ minutes: 840 - 600 - travel, ...southsea }, busy, day)?.from).not.toBe(600 + travel);
  });

  test('looks at each stretch of the day, and is exact at their ends', () => {
    const parted = {
      ...day,
      hours: [
        { from: 540, to: 600 },
        { from: 780, to: 900 },
      ],
    };
    expect(suggestTime({ minutes: 60, ...southsea }, [], parted)?.from).toBe(540);
    expect(suggestTime({ minutes: 61, ...southsea }, [], parted)?.from).toBe(780);
    expect(suggestTime({ minutes: 120, ...southsea }, [], parted)?.from).toBe(780);
    expect(suggestTime({ minutes: 121, ...southsea }, [], parted)).toBeUndefined();
  });

  test('follows the order of the day, however the appointments are listed', () => {
    const busy = [at(4, 900, 60), at(3, 765, 60), at(2, 600, 60), at(1, 540, 60)];
    expect(suggestTime({ minutes: 90, ...southsea }, busy, day)).toEqual({
      from: 660,
      reason: '0 min from 10:00; free 11:00 to 12:45',
    });
  });

  test('lies between nine and half past five when the clerk’s hours are unknown', () => {
    const unknown = { hours: [], timeOff: null, isKnown: false };
    expect(suggestTime({ minutes: 510, ...southsea }, [], unknown)).toEqual({
      from: 540,
      reason: 'first of the day; free 09:00 to 17:30',
    });
    expect(suggestTime({ minutes: 511, ...southsea }, [], unknown)).toBeUndefined();
  });

  test('ends with the next appointment, also where the way to it is unknown', () => {
    const next = { ...at(2, 720, 60), lat: null, lng: null };
    expect(suggestTime({ minutes: 60, ...southsea }, [at(1, 540, 60), next], day)?.reason).toBe(
      '0 min from 9:00; free 10:00 to 12:00',
    );
    expect(suggestTime({ minutes: 120, ...southsea }, [at(1, 540, 60), next], day)?.from).toBe(600);
  });

  test('says that a way is not known when one of the places is unknown', () => {
    expect(suggestTime({ minutes: 60, lat: null, lng: null }, [at(1, 540, 60)], day)?.reason).toBe(
      'way from 9:00 not known; free 10:00 to 17:30',
    );
    const home = { lat: null, lng: null, postcode: 'BT1 5GS' };
    expect(suggestTime({ minutes: 60, ...southsea }, [], { ...day, home })?.reason).toBe(
      'first of the day; way from home not known; free 09:00 to 17:30',
    );
  });

  test('keeps the agreed time when it fits, also between two quarters of an hour', () => {
    expect(suggestTime({ minutes: 60, from: 585, ...southsea }, [], day)).toEqual({
      from: 585,
      reason: 'first of the day; free 09:45 to 17:30',
    });
    expect(suggestTime({ minutes: 60, from: 667, ...southsea }, [at(1, 540, 60)], day)?.from).toBe(667);
    expect(suggestTime({ minutes: 60, from: 990, ...southsea }, [], day)?.from).toBe(990);
  });

  test('is the nearest time when the agreed one does not fit', () => {
    const busy = [at(1, 570, 60)];
    expect(suggestTime({ minutes: 60, from: 585, ...southsea }, busy, day)?.from).toBe(630);
    expect(suggestTime({ minutes: 60, from: 991, ...southsea }, busy, day)?.from).toBe(990);
    expect(suggestTime({ minutes: 60, from: 480, ...southsea }, [], day)?.from).toBe(540);
    expect(suggestTime({ minutes: 511, from: 585, ...southsea }, [], day)).toBeUndefined();
  });

  test('leaves time for the way from home before the first of the day', () => {
    const travel = travelMinutes(southampton, southsea) ?? 0;
    const fromHome = { ...day, home: southampton };
    const begin = Math.ceil((540 + travel) / 15) * 15;
    expect(suggestTime({ minutes: 60, ...southsea }, [], fromHome)).toEqual({
      from: begin,
      reason: `first of the day; ${travel} min from home; free ${clockText(begin)} to 17:30`,
    });
    expect(suggestTime({ minutes: 60, from: 540 + travel, ...southsea }, [], fromHome)?.from).toBe(540 + travel);
    expect(suggestTime({ minutes: 60, from: 539 + travel, ...southsea }, [], fromHome)?.from).not.toBe(539 + travel);
    expect(suggestTime({ minutes: 60, ...southsea }, [at(1, 540, 60)], fromHome)?.from).toBe(600);
  });

  test('names no way from a home that nobody has given', () => {
    const unknown = { ...day, home: { lat: null, lng: null } };
    expect(suggestTime({ minutes: 60, ...southsea }, [], unknown)).toEqual({
      from: 540,
      reason: 'first of the day; free 09:00 to 17:30',
    });
  });

  test('is none when the day is full or the clerk is away', () => {
    expect(suggestTime({ minutes: 600, ...southsea }, [], day)).toBeUndefined();
    expect(suggestTime({ minutes: 30, ...southsea }, [], { ...day, timeOff: 'Sick' })).toBeUndefined();
  });
});

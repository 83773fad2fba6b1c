import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { agoText, dateText, dateTimeText, durationText } from './date-text.ts';
import { addDays, setAccountZone, toInstant, toWallTime, weekStartOf } from './time-zone.ts';

describe.each([
  ['in a browser that has Temporal', Temporal],
  ['in one that has none', undefined],
])('wall time in London, %s', (_browser, known) => {
  beforeEach(() => {
    vi.stubGlobal('Temporal', known);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('carries the offset of the season', () => {
    expect(toInstant({ date: '2027-02-03', time: '09:30' })).toBe('2027-02-03T09:30:00+00:00');
    expect(toInstant({ date: '2027-07-03', time: '09:30' })).toBe('2027-07-03T09:30:00+01:00');
  });

  test('is right on both sides of a clock change', () => {
    expect(toInstant({ date: '2027-03-28', time: '00:59' })).toBe('2027-03-28T00:59:00+00:00');
    expect(toInstant({ date: '2027-03-28', time: '02:00' })).toBe('2027-03-28T02:00:00+01:00');
    expect(toInstant({ date: '2027-10-31', time: '02:00' })).toBe('2027-10-31T02:00:00+00:00');
  });

  test('reads an instant of any offset', () => {
    expect(toWallTime('2027-07-03T23:30:00Z')).toEqual({ date: '2027-07-04', time: '00:30' });
    expect(toWallTime('2027-07-03')).toEqual({ date: '2027-07-03', time: '' });
  });

  test('knows zones west of Greenwich', () => {
    expect(toInstant({ date: '2027-07-03', time: '09:30' }, 'America/New_York')).toBe('2027-07-03T09:30:00-04:00');
  });

  test('days are added across months', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  });
});

describe('dates in words', () => {
  test('follow the house form', () => {
    expect(dateTimeText('2027-02-03T09:30:00+00:00')).toBe('Wed 3 Feb 2027, 09:30');
    expect(dateText('2027-09-05')).toBe('Sun 5 Sep 2027');
  });

  test('say how long ago', () => {
    const now = new Date('2027-02-03T09:30:00Z');
    expect(agoText('2027-02-03T09:27:00Z', now)).toBe('3 minutes ago');
    expect(agoText('2027-02-02T09:27:00Z', now)).toBe('yesterday');
    expect(agoText('2026-12-02T09:27:00Z', now)).toBe('2 months ago');
  });

  test('say how long ago as the browser itself would', () => {
    const now = new Date('2027-02-03T09:30:00Z');
    const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
    for (const [unit, minutes] of [
      ['minute', 1],
      ['hour', 60],
      ['day', 1440],
      ['month', 30.5 * 1440],
      ['year', 365 * 1440],
    ] as const) {
      for (const count of [-11, -2, -1, 1, 2, 11]) {
        const at = new Date(now.getTime() + count * minutes * 60_000);
        if (Math.abs(count) === 1 && unit === 'month') at.setTime(at.getTime() + count * 86_400_000);
        expect(agoText(at.toISOString(), now)).toBe(words.format(count, unit));
      }
    }
  });

  test('name durations', () => {
    expect(durationText('PT1H30M')).toBe('1 h 30 min');
    expect(durationText('PT45M')).toBe('45 min');
    expect(durationText('PT2H')).toBe('2 h');
  });
});

test('a week begins on the day that the account says', () => {
  onTestFinished(() => setAccountZone(undefined, 1));
  expect(['2027-02-01', '2027-02-03', '2027-02-07'].map(weekStartOf)).toEqual(
    Array.from({ length: 3 }, () => '2027-02-01'),
  );
  setAccountZone(undefined, 7);
  expect(['2027-02-06', '2027-02-07', '2027-02-13'].map(weekStartOf)).toEqual([
    '2027-01-31',
    '2027-02-07',
    '2027-02-07',
  ]);
  setAccountZone(undefined, 6);
  expect(weekStartOf('2027-02-05')).toBe('2027-01-30');
});

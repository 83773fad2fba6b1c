import { describe, expect, test } from 'vitest';
import { agoText, dateText, dateTimeText, durationText } from './date-text.ts';
import { addDays, toInstant, toWallTime } from './time-zone.ts';

describe('wall time in London', () => {
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

  test('name durations', () => {
    expect(durationText('PT1H30M')).toBe('1 h 30 min');
    expect(durationText('PT45M')).toBe('45 min');
    expect(durationText('PT2H')).toBe('2 h');
  });
});

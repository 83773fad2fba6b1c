import { describe, expect, test } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { readInterval } from './date-interval.ts';

const london = (text: string) => readInterval(text, 'Europe/London');

describe('an interval of dates', () => {
  test('takes a single date as that day in the account’s time zone', () => {
    expect(london('2027-07-03')).toEqual({
      from: '2027-07-02T23:00:00Z',
      until: '2027-07-03T23:00:00Z',
      untilIncluded: false,
    });
  });

  test('includes the whole last day', () => {
    expect(london('2027-02-01/2027-02-05')).toEqual({
      from: '2027-02-01T00:00:00Z',
      until: '2027-02-06T00:00:00Z',
      untilIncluded: false,
    });
  });

  test('counts a duration from its start: five days', () => {
    expect(london('2027-02-01/P5D')).toEqual(london('2027-02-01/2027-02-05'));
  });

  test('counts a duration back from its end', () => {
    expect(london('P5D/2027-02-05')).toEqual(london('2027-02-01/2027-02-05'));
  });

  test('leaves an end open with two dots', () => {
    expect(london('../2027-02-05')).toMatchObject({ from: null, until: '2027-02-06T00:00:00Z' });
    expect(london('2027-02-01/..')).toMatchObject({ from: '2027-02-01T00:00:00Z', until: null });
    expect(london('../..')).toMatchObject({ from: null, until: null });
  });

  test('takes date-times with an offset, also when its plus arrives as a space', () => {
    expect(london('2027-02-01T09:00:00+01:00/2027-02-01T17:00:00 01:00')).toEqual({
      from: '2027-02-01T08:00:00Z',
      until: '2027-02-01T16:00:00Z',
      untilIncluded: true,
    });
  });

  test('keeps a day a day across the change of clocks', () => {
    expect(london('2027-03-28/P1D')).toMatchObject({ from: '2027-03-28T00:00:00Z', until: '2027-03-28T23:00:00Z' });
  });

  test.each([
    '2027-02-05/2027-02-01',
    '2027-02-05/2027-02-04',
    '2027-02-05T00:00:00Z/2027-02-04',
    '2027-02-30',
    'soon',
    'P1D',
    'P1D/P2D',
    '../P1D',
    'a/b/c',
    '/',
    '2027-02-01/',
    '/2027-02-01',
    '0000-01-01',
    '2027-01-01/P99999Y',
    '2027-01-01/-P1D',
  ])('refuses %s and says why', (text) => {
    expect(() => london(text)).toThrow(Refusal);
  });
});

import { describe, expect, test } from 'vitest';
import { invalid } from '#domain/refusal.ts';
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

  test('takes date-times without an offset in the account’s time zone', () => {
    expect(london('2027-07-01T09:00/2027-07-01T17:30:00')).toEqual({
      from: '2027-07-01T08:00:00Z',
      until: '2027-07-01T16:30:00Z',
      untilIncluded: true,
    });
  });

  test('takes the years 1000 to 2999', () => {
    expect(london('1000-01-01/2999-12-31')).toMatchObject({ until: '3000-01-01T00:00:00Z' });
  });

  test('takes a moment for an interval that it begins and ends', () => {
    const at = '2027-02-05T09:00:00Z';
    expect(london(`${at}/${at}`)).toEqual({ from: at, until: at, untilIncluded: true });
  });

  test.each([
    ['2027-02-05/2027-02-01', 'ends before it starts'],
    ['2027-02-05/2027-02-04', 'ends before it starts'],
    ['2027-02-05T00:00:00Z/2027-02-04', 'ends before it starts'],
    ['2027-02-30', "has '2027-02-30', which is no ISO 8601 date, date-time or duration"],
    ['soon', "has 'soon', which is no ISO 8601 date, date-time or duration"],
    ['P1D', 'needs a start or an end beside the duration'],
    ['P1D/P2D', 'needs a start or an end beside the duration'],
    ['../P1D', 'has a duration without a start or an end'],
    ['P1D/..', 'has a duration without a start or an end'],
    ['a/b/c', "has more than one '/'"],
    ['/', "has nothing where an end belongs; an open end is '..'"],
    ['2027-02-01/', "has nothing where an end belongs; an open end is '..'"],
    ['/2027-02-01', "has nothing where an end belongs; an open end is '..'"],
    ['0000-01-01', "has '0000-01-01', which is no ISO 8601 date, date-time or duration"],
    ['0999-12-31', "has '0999-12-31', which is no ISO 8601 date, date-time or duration"],
    ['3000-01-01', "has '3000-01-01', which is no ISO 8601 date, date-time or duration"],
    ['2027-01-01/P99999Y', 'reaches further than dates go'],
    ['2027-01-01/-P1D', "has '-P1D', which is no ISO 8601 date, date-time or duration"],
    ['2027-01-01/PT0S', "has 'PT0S', which is no ISO 8601 date, date-time or duration"],
  ])('refuses %s and says why', (text, why) => {
    const parameter = 'conduct_date';
    expect(() => london(text)).toThrow(invalid({ parameter, code: 'interval', detail: `${parameter} ${why}.` }));
  });
});

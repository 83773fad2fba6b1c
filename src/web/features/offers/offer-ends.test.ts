import { expect, test } from 'vitest';
import { endChoices, usualEnd } from './offer-ends.ts';

const now = Date.parse('2027-02-03T09:00:00Z');
const hoursOf = (conductDate: string | null) =>
  endChoices(conductDate, now).map(({ value }) => (Date.parse(value) - now) / 3_600_000);

test.each([
  [null, [1, 4, 24, 72]],
  ['2027-02-04T10:00:00Z', [1, 4, 24]],
  ['2027-02-03T09:30:00Z', [0.5]],
  ['2027-02-03T08:30:00Z', []],
])('an offer of a visit at %s ends after hours: %j', (conductDate, hours) => {
  expect(hoursOf(conductDate)).toEqual(hours);
});

test('four hours are chosen at first, or all that there are', () => {
  expect(usualEnd(endChoices(null, now))).toBe('2027-02-03T13:00:00.000Z');
  expect(usualEnd(endChoices('2027-02-03T09:30:00Z', now))).toBe('2027-02-03T09:30:00.000Z');
  expect(usualEnd([])).toBe('');
});

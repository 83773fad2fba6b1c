import { expect, test } from 'vitest';
import { untilSent } from './until-sent.ts';

const now = Date.parse('2027-02-03T12:00:00Z');

test('a page looks again just after the e-mails have gone, and never without a rest, whatever its clock says', () => {
  expect(untilSent('2027-02-03T12:00:40Z', now)).toBe(41_500);
  expect(untilSent('2027-02-03T11:00:00Z', now)).toBe(3_000);
  expect(untilSent('2027-02-03T13:00:00Z', now)).toBe(61_500);
  expect(untilSent(null, now)).toBe(false);
  expect(untilSent(undefined, now)).toBe(false);
});

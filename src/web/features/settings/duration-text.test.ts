import { expect, test } from 'vitest';
import { daysText, idleText } from './duration-text.ts';

test.each([
  [15, '15 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [240, '4 hours'],
  [1440, '1 day'],
  [4320, '3 days'],
  [10_080, '1 week'],
])('%s minutes are %s', (minutes, words) => {
  expect(idleText(minutes)).toBe(words);
});

test('whole years are years, anything else is days', () => {
  expect([90, 365, 400, 730].map(daysText)).toEqual(['90 days', '1 year', '400 days', '2 years']);
});

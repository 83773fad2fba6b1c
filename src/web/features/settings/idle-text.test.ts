import { expect, test } from 'vitest';
import { idleText } from './idle-text.ts';

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

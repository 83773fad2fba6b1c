import { expect, test } from 'vitest';
import { daysText } from './days-text.ts';

test('whole years are years, anything else is days', () => {
  expect([90, 365, 400, 730].map(daysText)).toEqual(['90 days', '1 year', '400 days', '2 years']);
});

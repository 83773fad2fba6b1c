import { expect, test } from 'vitest';
import { suggestedContribution } from './suggested-contribution.ts';

test.each([
  ['120.00', 6, 10, '48.00'],
  ['100', 0, 5, '100.00'],
  ['99.99', 1, 3, '66.66'],
  ['80.00', 5, 5, '0.00'],
  ['80.00', 9, 5, '0.00'],
  ['60.00', 2.5, 5, '30.00'],
])('%s for a thing of %d years that lasts %d: %s', (cost, ageYears, lifeYears, suggested) => {
  expect(suggestedContribution({ cost, ageYears, lifeYears })).toBe(suggested);
});

test.each([
  { cost: null, ageYears: 1, lifeYears: 5 },
  { cost: '10.00', ageYears: null, lifeYears: 5 },
  { cost: '10.00', ageYears: 1, lifeYears: null },
  { cost: '10.00', ageYears: 1, lifeYears: 0 },
])('nothing is suggested where a figure is missing: %o', (figures) => {
  expect(suggestedContribution(figures)).toBeNull();
});

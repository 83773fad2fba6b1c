import { expect, test } from 'vitest';
import { predictDuration } from './duration-prediction.ts';

test('bigger and fuller homes take longer, in quarters of an hour', () => {
  expect(predictDuration(1, { beds: 0, furnished: 'Unfurnished' })).toBe(60);
  expect(predictDuration(1, { beds: 2, furnished: 'Unfurnished' })).toBe(120);
  expect(predictDuration(1, { beds: 2, furnished: 'Fully Furnished' })).toBe(165);
  expect(predictDuration(8, { beds: 3, furnished: null })).toBe(45);
});

test.each([
  [1, 60, 150],
  [2, 45, 90],
  [3, 30, 60],
  [4, 30, 60],
  [5, 60, 135],
  [6, 75, 180],
  [7, 60, 105],
  [8, 15, 45],
  [150, 30, 60],
  [231, 30, 60],
] as const)('type %i takes %i minutes in a studio and %i with three bedrooms', (type, studio, threeBeds) => {
  expect(predictDuration(type, { beds: 0, furnished: null })).toBe(studio);
  expect(predictDuration(type, { beds: 3, furnished: null })).toBe(threeBeds);
});

test('a partly furnished home takes longer than an empty one, whatever the case of the word', () => {
  expect(predictDuration(1, { beds: 2, furnished: 'part furnished' })).toBe(135);
  expect(predictDuration(1, { beds: 2, furnished: 'PART FURNISHED' })).toBe(135);
});

test('beyond ten bedrooms nothing is added, and nothing takes less than a quarter of an hour', () => {
  const ten = predictDuration(1, { beds: 10, furnished: null });
  expect(ten).toBe(360);
  expect(predictDuration(1, { beds: 40, furnished: null })).toBe(ten);
});

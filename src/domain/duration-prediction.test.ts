import { expect, test } from 'vitest';
import { predictDuration } from './duration-prediction.ts';

test('bigger and fuller homes take longer, in quarters of an hour', () => {
  expect(predictDuration(1, { beds: 0, furnished: 'Unfurnished' })).toBe(60);
  expect(predictDuration(1, { beds: 2, furnished: 'Unfurnished' })).toBe(120);
  expect(predictDuration(1, { beds: 2, furnished: 'Fully Furnished' })).toBe(165);
  expect(predictDuration(8, { beds: 3, furnished: null })).toBe(45);
});

import { expect, test } from 'vitest';
import { withWaivers } from './waiver.ts';

test('each check has one reason, the last that was given', () => {
  const kept = [
    { check: 'vague', reason: 'Old' },
    { check: 'unseen', reason: 'No camera' },
  ] as const;
  expect(withWaivers(kept, [{ check: 'vague', reason: 'Whole door' }])).toEqual([
    { check: 'vague', reason: 'Whole door' },
    { check: 'unseen', reason: 'No camera' },
  ]);
  expect(withWaivers(kept, [])).toEqual(kept);
});

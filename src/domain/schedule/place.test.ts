import { expect, test } from 'vitest';
import { distance } from './place.ts';

test('a distance follows the great circle', () => {
  const quarter = (Math.PI / 2) * 6371;
  expect(distance({ lat: 0, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo(quarter, 6);
  expect(distance({ lat: 0, lng: 0 }, { lat: 45, lng: 90 })).toBeCloseTo(quarter, 6);
  expect(distance({ lat: 30, lng: 0 }, { lat: 60, lng: 180 })).toBeCloseTo(quarter, 6);
  expect(distance({ lat: 50, lng: -1 }, { lat: 51, lng: -1 })).toBeCloseTo(quarter / 90, 6);
  expect(distance({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBeCloseTo(55.6, 1);
});

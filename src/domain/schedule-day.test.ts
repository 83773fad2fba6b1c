import { expect, test } from 'vitest';
import { findWays, shareWidth } from './schedule-day.ts';

const southsea = { lat: 50.79, lng: -1.09 };
const southampton = { lat: 50.9, lng: -1.4 };

test('what overlaps stands side by side, what does not has the whole width', () => {
  const shares = shareWidth([
    { id: 1, from: 540, minutes: 120 },
    { id: 2, from: 540, minutes: 60 },
    { id: 3, from: 600, minutes: 120 },
    { id: 4, from: 720, minutes: 60 },
  ]);
  expect([...shares]).toEqual([
    [1, { column: 0, of: 2 }],
    [2, { column: 1, of: 2 }],
    [3, { column: 1, of: 2 }],
    [4, { column: 0, of: 1 }],
  ]);
});

test('the way to an appointment is known from the one before, and whether it fits', () => {
  const at = (id: number, from: number, place: typeof southsea | { lat: null; lng: null }) => ({
    id,
    label: `${from / 60}:00 at PO5`,
    from,
    minutes: 60,
    ...place,
  });
  const ways = findWays([
    at(1, 540, southsea),
    at(2, 600, southampton),
    at(3, 840, southsea),
    at(4, 960, southsea),
    at(5, 1080, { lat: null, lng: null }),
  ]);
  expect([...ways].map(([id, { fits }]) => [id, fits])).toEqual([
    [2, false],
    [3, true],
  ]);
  expect(ways.get(2)?.text).toMatch(/^\d+ min from 9:00 at PO5$/);
});
